"""What was typed on the command line as the options of a game: seats counted from 1, pawns with commas between."""

from __future__ import annotations

import re
from collections.abc import Mapping

from dedale.core.errors import BadOptions
from dedale.core.options import OptionValue, OptionValues

CHANCE = "chance"
"""What to say where chance is to draw who begins."""

_USUAL_PLAYERS = 2
_MOST_PLAYERS = 4


def options_asked(options: Mapping[str, OptionValue]) -> OptionValues:
    """The options as the game takes them; a number or a name that it does not know is left for it to refuse."""
    asked = dict(options)
    if "first" in asked:
        asked["first"] = _seat(asked["first"], asked.get("players", _USUAL_PLAYERS))
    if "pawns" in asked:
        asked["pawns"] = tuple(re.split(r"[\s,]+", str(asked["pawns"]).strip().lower()))
    return asked


def _seat(first: object, players: object) -> int | None:
    """The seat that begins, counted from 0; None for chance."""
    if first == CHANCE:
        return None
    most = players if isinstance(players, int) and 1 <= players <= _MOST_PLAYERS else _MOST_PLAYERS
    if not isinstance(first, int) or not 1 <= first <= most:
        raise BadOptions(
            "option-seat",
            f"{str(first)!r} cannot begin; name a seat from 1 to {most}, or {CHANCE}.",
            value=str(first),
            players=most,
        )
    return first - 1
