"""Where everything comes from that nobody may foresee: the secrets of deals, the codes of tables, the tokens of seats.

A rehearsal makes all of it follow from a text, and lets bots count instead of looking at the clock: the same text, and
everything happens again, on a slow machine too. It is for tests alone, as whoever knows the text knows every card.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from pathlib import Path

REHEARSED_PATIENCE = 30
"""A rehearsal waits so many times as long as it would otherwise, and lets one guest do so many times as much."""


class _Unforeseen:
    """Draws bytes at random; or, if there is a script, those that follow from it."""

    script: str | Path | None = None
    """A text, or a file that holds one and may hold another later."""
    _text: str | None = None
    _drawn = 0

    def follow(self, script: str | Path | None) -> None:
        """Begin a script from its beginning, or draw at random again."""
        self.script = script
        self._text = None

    def draw(self, size: int) -> bytes:
        """The next bytes. A text that was not the last one begins from its beginning."""
        if self.script is None:
            return secrets.token_bytes(size)
        text = self.script.read_text() if isinstance(self.script, Path) else self.script
        self._drawn = self._drawn + 1 if text == self._text else 1
        self._text = text
        return blake2b(f"{text} {self._drawn}".encode(), digest_size=size).digest()


_unforeseen = _Unforeseen()


def draw(size: int) -> bytes:
    """So many bytes, at most 64, that nobody can foresee."""
    return _unforeseen.draw(size)


def draw_below(bound: int) -> int:
    """A whole number from 0 to below the bound, far smaller than 2**64, that nobody can foresee."""
    return int.from_bytes(draw(16), "big") % bound


def rehearse(script: str | Path | None) -> None:
    """Follow this text from here on, or the one in this file; None ends the rehearsal."""
    _unforeseen.follow(script)


def rehearsing() -> bool:
    """Whether nothing is left to chance or to the clock."""
    return _unforeseen.script is not None


def patience(seconds: float) -> float:
    """How long to wait for somebody who is expected to need no longer; in a rehearsal only a hang takes so long."""
    return seconds * REHEARSED_PATIENCE if rehearsing() else seconds
