"""Programs that the tests need: the machine's own, or Debian's, installed where that may be done."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

QUIETLY = {"DEBIAN_FRONTEND": "noninteractive"}


class Program:
    """A program that has one of several names, and a package of Debian."""

    def __init__(self, name: str, package: str, purpose: str, *paths: str) -> None:
        self.name = name
        self.package = package
        self.purpose = purpose
        self._paths = paths
        self.missing = f"{purpose} need {name}: install it (on Debian: apt-get install {package}), then run them again."

    def found(self) -> str | None:
        """The path of the program, where it is installed."""
        paths = (found for path in self._paths for found in _like(path))
        return next(filter(None, map(shutil.which, paths)), None)

    def path(self) -> str:
        """The path of the program, which is installed if need be. Raises RuntimeError with one sentence."""
        if not self.found() and may_be_installed():
            for words in (["update"], ["install", "-y", "--no-install-recommends", self.package]):
                subprocess.run(["apt-get", "-qq", *words], env=os.environ | QUIETLY, capture_output=True, check=False)
        if there := self.found():
            return there
        raise RuntimeError(self.missing)


def _like(path: str) -> list[str]:
    """The files of a path with placeholders, the last first; a name as it is."""
    folder, mark, rest = path.partition("*")
    return sorted(map(str, Path(folder).glob(mark + rest)), reverse=True) if mark else [path]


def may_be_installed() -> bool:
    """Whether this is a Debian whose packages we may install."""
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


CHROMIUM = Program("Chromium", "chromium", "The tests of the page", "chromium", "chromium-browser", "google-chrome")
NGINX = Program("nginx", "nginx-light", "The tests of the proxy", "nginx", "/usr/sbin/nginx")
POSTGRESQL = Program(
    "PostgreSQL",
    "postgresql",
    "The tests of several servers",
    "/usr/lib/postgresql/*/bin/postgres",
    "postgres",
)
PROGRAMS = (CHROMIUM, NGINX, POSTGRESQL)
