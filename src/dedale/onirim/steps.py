"""Every step that may wait on the stack: what it does, and what must be true while it waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from dedale.onirim.entries import StepEntry

if not cython.compiled:
    from dedale.onirim.book import ask_again, deal_goals, look_at_bottom, plan, punish
    from dedale.onirim.cards import GOALS, HAPPY, NIGHTMARE
    from dedale.onirim.deal import deal_open, end_deal, end_turn
    from dedale.onirim.dreams import end_dream
    from dedale.onirim.fill import fill_hand
    from dedale.onirim.hand import draw_new_hand
    from dedale.onirim.kinds import DOOR_DRAWN, HAPPY_DREAM, MAIN, NIGHT
    from dedale.onirim.nightmare import end_nightmare, reveal_five
    from dedale.onirim.premonitions import look_at_conditions, reveal_premonitions, struck
    from dedale.onirim.prophecy import ask_tower_look, prophecy, reveal_seven, tower_look
    from dedale.onirim.state import (
        ASK,
        DEAL_END,
        DEAL_GOALS,
        DEAL_OPEN,
        END_TURN,
        FILL,
        HAPPY_END,
        HAPPY_LOOK,
        NEW_HAND,
        NIGHT_END,
        PARADOX,
        PLANNING,
        PREMONITIONS_HOLD,
        PROPHECY,
        PUNISHMENT,
        REVEAL_FIVE,
        REVEAL_PREMONITIONS,
        STRUCK,
        TOWER_ASK,
        TOWER_LOOKS,
        State,
    )

    if TYPE_CHECKING:
        from collections.abc import Callable

    TAKEN: dict[int, Callable[[State], None]] = {}

STEPS: dict[int, StepEntry] = {}
"""Every step by its number."""


def step(number: int, does: Callable[[State], None], about: StepEntry) -> None:
    """Enter a step."""
    TAKEN[number] = does
    STEPS[number] = about


step(END_TURN, end_turn, StepEntry())
step(FILL, fill_hand, StepEntry(chance="draw"))
step(NEW_HAND, draw_new_hand, StepEntry(chance="draw"))
step(PROPHECY, prophecy, StepEntry(chance="look", in_sight=4))

step(NIGHT_END, end_nightmare, StepEntry(resolving=range(NIGHTMARE, NIGHTMARE + 1)))
step(REVEAL_FIVE, reveal_five, StepEntry(chance="reveal", numbers=(1, 2, 3, 4, 5)))

step(ASK, ask_again, StepEntry(needs="with_book", numbers=(MAIN, DOOR_DRAWN, NIGHT, HAPPY_DREAM)))
step(PARADOX, look_at_bottom, StepEntry(needs="with_book", chance="look", in_sight=4))
step(PLANNING, plan, StepEntry(needs="with_book"))
step(PUNISHMENT, punish, StepEntry(needs="with_book", resolving=range(NIGHTMARE, NIGHTMARE + 1)))

step(TOWER_ASK, ask_tower_look, StepEntry(needs="with_towers", numbers=(3, 4, 5)))
step(TOWER_LOOKS, tower_look, StepEntry(needs="with_towers", chance="look", numbers=(3, 4, 5), in_sight=4))

step(HAPPY_LOOK, reveal_seven, StepEntry(needs="with_dreams", chance="reveal", in_sight=6))
step(HAPPY_END, end_dream, StepEntry(needs="with_dreams", resolving=range(HAPPY, HAPPY + 1)))
step(PREMONITIONS_HOLD, look_at_conditions, StepEntry(needs="with_dreams"))
step(STRUCK, struck, StepEntry(needs="with_dreams"))
step(
    REVEAL_PREMONITIONS,
    reveal_premonitions,
    StepEntry(needs="with_dreams", chance="premonition", numbers=(1, 2, 3, 4, 5, 6)),
)

step(DEAL_GOALS, deal_goals, StepEntry(needs="with_book", chance="goal", numbers=tuple(range(GOALS))))
step(DEAL_OPEN, deal_open, StepEntry(needs="shared_size", chance="draw"))
step(DEAL_END, end_deal, StepEntry())
