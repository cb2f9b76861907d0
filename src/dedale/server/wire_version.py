"""The version of the wire, made from the messages by `make docs`."""

WIRE = "6ac056ea8dc8"
