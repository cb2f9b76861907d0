"""The bot that trusts the net, as it plays seats inside the core."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if not cython.compiled:
    from dedale.bots.onirim.mind import Mind
    from dedale.core.base import BaseState
    from dedale.core.chance import M64, scramble
    from dedale.core.many import Pilot
    from dedale.onirim.kinds import BASE
    from dedale.onirim.sampling import deal_the_unseen_again
    from dedale.onirim.state import State

if TYPE_CHECKING:
    from dedale.bots.onirim.net import Net


class NetPilot(Pilot):
    """Plays what leads to the position that a net likes best."""

    def __init__(self, net: Net) -> None:
        self.mind = Mind(net)
        self.imagined = State()

    def decide(self, state: BaseState, luck: int) -> int:
        """The first thought, of the game as the seat may imagine it."""
        self.imagined.copy_from(cython.cast(State, state))
        self.imagined.rng = scramble(~luck & M64)
        deal_the_unseen_again(self.imagined, self.imagined.seat)
        self.mind.take_in(self.imagined, self.imagined.seat)
        choice: int = self.mind.choose(self.mind.top.state, self.imagined.seat)
        return BASE[self.imagined.pending] + choice
