"""The house: the address under which phones find this server, and QR codes of links."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from io import BytesIO, StringIO

import segno

from dedale.server.errors import Refused

TEST_NET = ("192.0.2.1", 9)
"""An address that nobody has: asking for the way to it sends nothing."""


def own_address() -> str | None:
    """The address of this machine in its network; None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(TEST_NET)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return None if address.startswith("127.") or address == "0.0.0.0" else address


def terminal_qr(link: str) -> str:
    """A QR code to be shown in a terminal."""
    out = StringIO()
    segno.make(link, micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()


def invitation_svg(link: str, own: Sequence[str]) -> bytes:
    """The QR code of a link of this server, whose addresses are given. Raises Refused for others."""
    if not any(link == address or link.startswith(f"{address}/") for address in own):
        raise Refused("invitation-foreign", "A QR code is made only of links of this server.")
    out = BytesIO()
    segno.make(link, micro=False).save(
        out, kind="svg", border=2, xmldecl=False, svgns=True, omitsize=True, dark="#000", light="#fff"
    )
    return out.getvalue()
