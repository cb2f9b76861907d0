"""The version of the wire, made from the messages by `make docs`."""

WIRE = "8044b6c359da"
