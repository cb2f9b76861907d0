"""The drawings of the start page: two doors into the maze."""
