"""A real browser: the machine's own Chromium, or Debian's, installed where that may be done."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache

NAMES = ("chromium", "chromium-browser", "google-chrome")

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

MISSING = "The tests of the page need Chromium: install it (on Debian: apt-get install chromium), then run them again."

QUIETLY = {"DEBIAN_FRONTEND": "noninteractive"}


@cache
def chromium() -> str:
    """The path of the browser. Raises RuntimeError with one sentence where there is none."""
    if there := found():
        return there
    if may_be_installed():
        for words in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", "-qq", *words], env=os.environ | QUIETLY, capture_output=True, check=False)
    if there := found():
        return there
    raise RuntimeError(MISSING)


def found() -> str | None:
    """The path of the browser, where it is installed."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def may_be_installed() -> bool:
    """Whether this is a Debian whose packages we may install."""
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None
