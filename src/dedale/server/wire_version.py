"""The version of the wire, made from the messages by `make docs`."""

WIRE = "0a036cfc794e"
