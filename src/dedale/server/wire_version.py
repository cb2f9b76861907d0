"""The version of the wire, made from the messages by `make docs`."""

WIRE = "8384bbdc6ee7"
