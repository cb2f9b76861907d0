"""Addresses: which of them are one guest's, and which hosts this server is started for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from dedale.core.errors import DedaleError

Network: TypeAlias = IPv4Network | IPv6Network

LOCALHOST = "localhost"


class BadAddress(DedaleError, ValueError):
    """A text that is to name an address, a network or a host, and does not."""


@lru_cache(10_000)
def home_of(address: str) -> str:
    """What the limits of one guest are counted under: an address; of IPv6 the network that a house is given."""
    found = _literal(address)
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, 64), strict=False))
    return address


def network(text: str) -> Network:
    """The network that a text names, such as 10.0.0.0/8, or a single address. Raises BadAddress."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise BadAddress(
            "proxy-address", f"{text!r} is no address of a proxy; write one such as 10.0.0.5 or 10.0.0.0/8.", found=text
        ) from None


def among(address: str, networks: Iterable[Network]) -> bool:
    """Whether an address lies in one of these networks."""
    found = _literal(address)
    return found is not None and any(found in one for one in networks)


class Hosts:
    """The hosts that pages may ask for. A page that has another name rebound to this machine gets nothing.

    A rebound name is never an address: where the server listens beyond this machine, all its addresses will do.
    """

    def __init__(self, names: Iterable[str], *, beyond: bool) -> None:
        self._names = {LOCALHOST, *(name.lower() for name in names)}
        self._beyond = beyond

    def know(self, host: str) -> bool:
        """Whether this is the `Host` of a request to this server."""
        name = _without_port(host.strip().lower()).removesuffix(".")
        address = _literal(name)
        if address is not None:
            return self._beyond or address.is_loopback or name in self._names
        return name in self._names


def host_name(text: str) -> str:
    """The name that a server is to be known by, without scheme, port and path. Raises BadAddress."""
    parts = text.removesuffix(".").split(".")
    if len(text) > 253 or not all(0 < len(part) < 64 and part.replace("-", "").isalnum() for part in parts):
        raise BadAddress("host-name", f"{text!r} is no name of a host; write one such as play.example.org.", found=text)
    return text.removesuffix(".").lower()


def _literal(address: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(address)
    except ValueError:
        return None


def _without_port(host: str) -> str:
    """A host as a header names it, without its port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]
