"""Labyrinth, the sliding maze: the whole rulebook, one concept a file."""
