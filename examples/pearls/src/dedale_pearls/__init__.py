"""Pearls: dive, and come up in time."""
