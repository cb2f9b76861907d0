"""Bots as they play seats of many games at once: inside the core where they can, else asked one by one."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from dedale.bots.bot import Player
from dedale.bots.seat import Seat
from dedale.core.many import AskingPilot, Pilot


@runtime_checkable
class Piloting(Protocol):
    """A bot that can play inside the core."""

    def pilot(self, options: Any) -> Pilot:
        """The same bot for games with these options; each thread has its own."""


def pilot_of(player: Player, options: Any) -> Pilot:
    """The pilot that plays as a player does. One that has to be asked is told no past: only how things stand."""
    if isinstance(player.bot, Piloting):
        return player.bot.pilot(options)

    def ask(state: Any, luck: int) -> int:
        real = getattr(state, "held", state)
        return player.choose(Seat(real, real.turn), luck)

    return AskingPilot(ask)
