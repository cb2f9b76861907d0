"""A real browser: the machine's own Chromium, or Debian's, installed where that may be done."""

from __future__ import annotations

from functools import cache

from tests.debian import CHROMIUM

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP *.test 127.0.0.1",
]
"""With these it runs as root, asks nobody for anything, and finds the server under other names too."""


@cache
def chromium() -> str:
    """The path of the browser. Raises RuntimeError with one sentence where there is none."""
    return CHROMIUM.path()
