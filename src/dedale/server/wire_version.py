"""The version of the wire, made from the messages by `make docs`."""

WIRE = "26b189b74005"
