"""The presenters of our own games."""
