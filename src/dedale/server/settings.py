"""What the server is told when it starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

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
