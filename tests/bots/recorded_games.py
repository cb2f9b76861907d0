"""Recorded games for the tests of hints and analysis, played at random and the same every time.

Their deals are chosen, as a few games have to come past what the tests count.
"""

from __future__ import annotations

from random import Random
from typing import Any

import dedale
from dedale.core.table import Table

KINDS: list[tuple[str, dict[str, Any]]] = [
    ("onirim", {}),
    ("onirim", {"book": "yes", "towers": "yes", "dreams": 5}),
    ("onirim", {"players": 2}),
    ("onirim", {"players": 2, "talk": "silent", "book": "lost", "towers": "ruins", "dreams": 6}),
    ("labyrinth", {"players": 1, "cards": 2, "turn_limit": 30}),
    ("labyrinth", {"players": 2, "cards": 2, "turn_limit": 60}),
    ("labyrinth", {"players": 3, "cards": 1, "turn_limit": 90}),
    ("labyrinth", {"players": 4, "cards": 2, "young": True, "turn_limit": 60}),
]
"""A game of every kind: alone, together, in silence, against each other, with and without an end."""


def table_of(game: str, options: dict[str, Any], deal: int = 0) -> Table:
    return Table.new(dedale.game(game), options, secret=deal.to_bytes(16, "big"))


def played(game: str, options: dict[str, Any], deal: int = 0, most: int | None = None) -> Table:
    """A table at which all have played at random, to the end or so many choices."""
    table = table_of(game, options, deal)
    pick = Random(deal)
    choices = 0
    while not table.over and choices != most:
        table.play(table.turn, pick.choice(table.state.legal()))
        choices += 1
    return table
