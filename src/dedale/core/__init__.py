"""The contract every game keeps, and nothing of any game."""
