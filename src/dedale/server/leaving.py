"""What becomes of a game when somebody gives up."""

from __future__ import annotations

from typing import Final, Literal

from dedale.bots import bots
from dedale.core.events import Event
from dedale.core.seats import bot_seat
from dedale.core.table import Table

Leaving = Literal["bot", "still"]
"""What a seat becomes whose player gives up: a bot plays on, or the pawn stands still."""

BOT: Final = "hard"
STILL: Final = "still"


def give_up(table: Table, seat: int, people: set[int], leaving: str | None) -> list[Event]:
    """The seat gives up; `people` are the other seats of people who have not, even if a bot plays for them just now.

    With nobody left to play on the game ends. Opponents play on without whoever left; the last one who has not given
    up has won, as people expect who play for two: nobody has to beat a bot for a win that was handed to them. Partners
    win and lose together: where the table lets a bot play on, the other one may go on with it and loses nothing by
    another's leaving; otherwise both end, as a dream needs both hands and cannot stand still.
    """
    others = [one for one in range(len(table.seats)) if one != seat and one not in table.record.timeline.left]
    if not table.game.facts.together:
        if len(others) == 1:
            return table.resign(seat, others[0])
        if people:
            stands_still = leaving == STILL and STILL in bots(table.game.name)
            return table.leave(seat, bot_seat(STILL if stands_still else BOT))
    elif people and leaving != STILL:
        return table.leave(seat, bot_seat(BOT))
    return table.resign(seat)
