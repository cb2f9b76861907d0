"""The version of the wire, made from the messages by `make docs`."""

WIRE = "72d01553ad65"
