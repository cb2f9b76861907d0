"""The four rooms by the letter of their cards: red, blue, green, brown."""

ROOMS = {"r": "obs", "b": "aqu", "g": "gar", "n": "lib"}
"""The ramp of a room: observatory, aquarium, garden, library."""

SIGNS = {"s": "sun", "m": "moon", "k": "key"}
