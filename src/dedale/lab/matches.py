"""The rows of `dedale lab match`: two to four bots of Labyrinth against each other."""

from __future__ import annotations

from collections.abc import Sequence

from dedale.lab.errors import BadPlan
from dedale.lab.plan import TURN_LIMIT, Row, new_row
from dedale.lab.variants import variants

GAME = "labyrinth"


def match_rows(matches: Sequence[Sequence[str]], texts: Sequence[str] = (), batch: int | None = None) -> list[Row]:
    """A row for each match and variant. The bots change seats from game to game, all with the same deals."""
    for bots in matches:
        if not 2 <= len(bots) <= 4:
            raise BadPlan(
                "lab-match",
                f"{','.join(bots)!r} is no match: name two to four bots, such as expert,planner.",
                found=",".join(bots),
            )
    if not matches:
        raise BadPlan("lab-no-match", "Which bots? Name two to four for each match, such as expert,planner.")
    return [
        new_row(GAME, options, tuple(bots), batch)
        for bots in matches
        for options in variants(GAME, texts, {"players": len(bots), "turn_limit": TURN_LIMIT})
    ]
