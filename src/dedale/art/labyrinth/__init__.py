"""The drawings of Labyrinth: stone and lantern."""
