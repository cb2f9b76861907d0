"""The version of the wire, made from the messages by `make docs`."""

WIRE = "84c053b289e1"
