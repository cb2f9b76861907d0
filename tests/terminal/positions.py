"""Games that stand at a given position, saved to be resumed at the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import dedale
from dedale.core.events import Action
from dedale.core.record import Record
from dedale.core.table import Table


def saved(folder: Path, position: dict[str, Any], game: str = "onirim", **options: object) -> str:
    """The file of a game that begins at this position."""
    file = folder / "position.txt"
    table = Table.new(dedale.game(game), options, secret=bytes(16), start=position)
    file.write_text(table.export(owner=True), encoding="utf-8")
    return str(file)


def calm(folder: Path) -> str:
    """The file of a game of Onirim whose next cards ask nothing: after a choice the next turn begins."""
    return saved(folder, {"hands": [["rs", "rm", "bs", "gm", "nm"]], "deck_top": ["gs", "bm", "ns"]})


def state_in(file: str | Path) -> dict[str, Any]:
    """Everything of the state that a record leads to."""
    return Record.load(file).replay().to_json()


def texts_in(file: str | Path) -> list[str]:
    """The actions of a record that were chosen and not taken back."""
    record = Record.load(file)
    return [record.game.text(event.action) for event in record.live if isinstance(event, Action) and event.chosen]
