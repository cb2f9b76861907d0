"""A bot for Onirim that does not think: it stays with a colour while it can, and takes every Door."""

from __future__ import annotations

from random import Random
from typing import Any

import dedale
from dedale.bots import Budget, Seat


class HastyBot:
    """Takes the first thing that it likes."""

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        view: Any = seat.view()
        row = view.rows[view.actor]
        colour = row[-1][0] if len(row) % 3 else ""
        tastes = ("fetch door", "door for", f"play {colour}", "discard", "nightmare reveal")
        text = dedale.game("onirim").text
        actions = Random(seed).sample(seat.legal(), len(seat.legal()))
        liked = [action for taste in tastes for action in actions if text(action).startswith(taste)]
        return (liked or actions)[0]


BOTS = {"hasty": HastyBot}
