"""The version of the wire, made from the messages by `make docs`."""

WIRE = "00b84be9a45a"
