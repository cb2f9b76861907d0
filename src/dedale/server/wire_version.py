"""The version of the wire, made from the messages by `make docs`."""

WIRE = "0d10f5e4ca45"
