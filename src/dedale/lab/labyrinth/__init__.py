"""What the lab does for Labyrinth alone."""
