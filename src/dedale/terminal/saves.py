"""Where games are kept: one file a game in the user's data folder, written after every choice."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from dedale.core.errors import DedaleError, FileTrouble
from dedale.core.files import write_text
from dedale.core.rehearsal import draw

if TYPE_CHECKING:
    from dedale.core.table import Table


class NoSaves(DedaleError, RuntimeError):
    """The last game was asked for, and there is none."""


def folder(environment: Mapping[str, str]) -> Path:
    """The folder of the saved games, as the XDG base directories say."""
    data = environment.get("XDG_DATA_HOME", "")
    base = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    return base / "dedale" / "saves"


def shown(path: Path) -> str:
    """A path as a person reads it, with ~ for the home folder."""
    home = Path.home()
    return f"~/{path.relative_to(home)}" if path.is_relative_to(home) else str(path)


def new_file(game: str, environment: Mapping[str, str]) -> Path:
    """A file for a new game: by its name the files sort by age, and no two games share one."""
    while True:
        stamp = time.strftime("%Y-%m-%d-%H%M%S")
        file = folder(environment) / f"{game}-{stamp}-{draw(2).hex()}.txt"
        if not file.exists():
            return file


def last_file(environment: Mapping[str, str]) -> Path:
    """The file of the game that was played last."""
    found = list(folder(environment).glob("*.txt"))
    if not found:
        raise NoSaves("no-saves", "No game has been saved yet; begin one with 'dedale play' and its name.")
    return max(found, key=lambda path: (path.stat().st_mtime_ns, path.name))


def save(table: Table, path: Path, environment: Mapping[str, str] = os.environ) -> None:
    """Write the game to a file, with its secret: the owner's save. Raises FileTrouble."""
    if path.parent == folder(environment):
        _make_folder(path.parent)
    write_text(path, table.export(owner=True))


def _make_folder(path: Path) -> None:
    """Make the data folder if it is not there yet: for its owner only, as saves hold what is hidden."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise FileTrouble(
            "file-unwritable", f"The folder {str(path)!r} cannot be made: {error.strerror}.", name=str(path)
        ) from None
