"""The rows of `dedale lab match`: bots against each other, in a game whose seats compete."""

from __future__ import annotations

from collections.abc import Sequence

import dedale
from dedale.bots import player_typed
from dedale.core.errors import UnknownBot
from dedale.lab.errors import BadPlan
from dedale.lab.plan import Row, new_row
from dedale.lab.variants import variants


def match_rows(
    matches: Sequence[Sequence[str]], texts: Sequence[str] = (), batch: int | None = None, game: str | None = None
) -> list[Row]:
    """A row for each match and variant. The bots change seats from game to game, all with the same deals."""
    if not matches:
        raise BadPlan("lab-no-match", "Which bots? Name two or more for each match, such as expert,planner.")
    name = _game_of(matches) if game is None else game
    facts = dedale.game(name).facts
    if facts.together:
        raise BadPlan(
            "lab-match-together",
            f"In {name} all win or lose together: measure partners with 'dedale lab rates {name} --bots easy+expert'.",
            game=name,
        )
    for bots in matches:
        if len(bots) < 2 or len(bots) not in facts.seats:
            found, most = ",".join(bots), max(facts.seats)
            raise BadPlan(
                "lab-match",
                f"{found!r} is no match: name 2 to {most} bots, such as expert,planner.",
                found=found,
                most=most,
            )
    return [
        new_row(name, options, tuple(bots), batch)
        for bots in matches
        for options in variants(name, texts, {"players": len(bots), **facts.endless})
    ]


def _game_of(matches: Sequence[Sequence[str]]) -> str:
    """The one game of rivals whose bots these are."""
    rivals = [name for name in dedale.games() if not dedale.game(name).facts.together]
    playable = [name for name in rivals if all(_plays(name, bot) for bots in matches for bot in bots)]
    if len(playable) == 1 or len(rivals) == 1:
        return (playable or rivals)[0]
    known = ", ".join(playable or rivals)
    raise BadPlan(
        "lab-match-game",
        f"Which game do they play? Name one of {known} before the bots.",
        known=known,
    )


def _plays(game: str, bot: str) -> bool:
    try:
        player_typed(game, bot)
    except UnknownBot as error:
        if error.code == "bot-outside":
            raise
        return False
    return True
