"""What the server is told when it starts."""

from __future__ import annotations

import ssl
from dataclasses import dataclass, field
from pathlib import Path

from dedale.core.rehearsal import patience
from dedale.server.addresses import Network
from dedale.server.limits import Limits

STATIC = Path(__file__).with_name("static")
"""Where the page is built."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Where to keep tables, and how to behave."""

    store: str
    """A file, or the URL of a database."""
    static: Path = STATIC
    pace: float = 0.6
    """The least seconds that a bot takes for a choice."""
    limits: Limits = field(default_factory=Limits)
    lan: str | None = None
    """The address under which others in the house find the server, such as http://192.168.1.5:8321."""
    names: tuple[str, ...] = ()
    """The names that the server is known by, besides its addresses."""
    beyond: bool = False
    """Whether others than this machine can reach it."""
    proxies: tuple[Network, ...] = ()
    """The proxies in front of it: whom they say they speak for is believed."""
    prefix: str = ""
    """The path that the page is found under, such as /games; nothing if it has the host for itself."""
    certificate: ssl.SSLContext | None = None
    structured_log: bool = False
    access_log: bool = False
    metrics: tuple[str, int] | None = None
    """The address and port at which figures are told."""
    prune_after: int | None = None
    """After so many days at which nothing happened a table is deleted; None keeps all."""
    request_within: float = field(default_factory=lambda: patience(10.0))
    """Seconds for the head of a request to come, and between two requests."""
    unread_within: float = field(default_factory=lambda: patience(30.0))
    """Seconds for which what is sent may stay unread."""
    check_every: float = 600.0
    """Seconds between two looks through the whole store."""
    keep_every: float = 60.0
    """Seconds between two looks for finished games that are not kept yet."""
