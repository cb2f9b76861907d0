"""Onirim: the whole rulebook, one concept a file."""
