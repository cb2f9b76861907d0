"""Writes the golden logs in `tests/logs`: what the server tells of whole games, in every language.

Games are played at random, with seeds as ever, in combinations of options in which any two choices meet. A file has
the log as each seat and a watcher reads it.

    python -m tools.golden_logs           play every game again and compare
    python -m tools.golden_logs --write   write the logs anew; read what differs before you commit it
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from pathlib import Path
from random import Random
from typing import Any

import dedale
from dedale.core.table import Table
from dedale.words import languages, words
from dedale.words.table_log import TableLog
from tests.combinations import named, pairwise

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "logs"
GAMES = ("onirim", "labyrinth")
MOST_CHOICES = 120
"""A game of Labyrinth that is played at random does not end by itself."""


def played(game: str, options: dict[str, Any]) -> Table:
    """A game of these options, the same each time."""
    name = f"{game} {named(options)}"
    pick = Random(name)
    secret = hashlib.sha256(name.encode()).digest()[:16]
    seats = ["Ann", "bot hard", "Cleo", "Dan"][: options["players"]]
    table = Table.new(dedale.game(game), options, secret=secret, seats=seats)
    for _ in range(MOST_CHOICES):
        if table.over:
            break
        table.play(table.turn, pick.choice(table.legal(table.turn)))
    return table


def log_of(table: Table, language: str) -> str:
    """The log of a table as each seat and a watcher reads it."""
    told = []
    for viewer in (*range(len(table.seats)), None):
        told.append("# a watcher" if viewer is None else f"# seat {viewer + 1}")
        say = words(language).say
        told += [
            f"{line.seq} {line.sort} {say(line.words, viewer, table.seats)}" for line in TableLog(table, viewer).lines
        ]
    return "\n".join(told) + "\n"


def logs() -> dict[str, str]:
    """Every log by the name of its file."""
    found = {}
    for game in GAMES:
        for number, options in enumerate(pairwise(dedale.game(game).combinations())):
            table = played(game, options)
            for language in languages():
                found[f"{game}-{number}.{language}.txt"] = f"{named(options)}\n{log_of(table, language)}"
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the logs of whole games with those that are kept.")
    parser.add_argument("--write", action="store_true", help="write them anew")
    if parser.parse_args().write:
        for name, text in logs().items():
            (FOLDER / name).write_text(text, encoding="utf-8")
        return 0
    differing = [name for name, text in logs().items() if (FOLDER / name).read_text(encoding="utf-8") != text]
    print(*differing, sep="\n")
    return bool(differing)


if __name__ == "__main__":
    sys.exit(main())
