"""The rows of `dedale lab rates`: every bot in every variant."""

from __future__ import annotations

from collections.abc import Sequence

import dedale
from dedale.lab.errors import BadPlan
from dedale.lab.plan import Row, new_row
from dedale.lab.tally import PARTNERS
from dedale.lab.variants import variants


def rate_rows(game: str, texts: Sequence[str], bots: Sequence[str], batch: int | None = None) -> list[Row]:
    """A row for each variant and bot, or two partners such as easy+expert, who change seats from game to game.

    Of a game whose seats compete these are games alone: several bots make a match.
    """
    facts = dedale.game(game).facts
    also = dict(facts.endless) if facts.together else {"players": min(facts.seats), **facts.endless}
    every = variants(game, texts, also)
    if not facts.together and (any(PARTNERS in bot for bot in bots) or any(one["players"] != 1 for one in every)):
        raise BadPlan(
            "lab-rates-alone",
            f"Several players of {game} play against each other: measure that with 'dedale lab match', "
            "and leave 'players' out here.",
            game=game,
        )
    return [
        new_row(game, options, tuple(bot.split(PARTNERS)), batch) for options in every for bot in dict.fromkeys(bots)
    ]
