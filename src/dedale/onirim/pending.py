"""Whether a pending decision can be pending: with those steps waiting behind it, and those cards in the air.

A saved state is believed only if the game could go on from it. What may wait behind a decision, and what it is about,
is told by its entry; whether the cards are there, by the rules themselves.
"""

from __future__ import annotations

import cython

from dedale.core.reading import refuse
from dedale.onirim.cards import CODES
from dedale.onirim.decisions import DECISIONS
from dedale.onirim.entries import NO_CARD, OnirimDecision, Steps
from dedale.onirim.snapshot import NO_GOAL
from dedale.onirim.steps import STEPS

if not cython.compiled:
    from dedale.onirim.book import goals_left
    from dedale.onirim.cards import COLOURS, GOALS, NOTHING, PREMONITION
    from dedale.onirim.decisions import FITS
    from dedale.onirim.kinds import FINISHED, RAISE, UNDER, WAIT
    from dedale.onirim.legal import answers
    from dedale.onirim.state import (
        ASK,
        BOTTOM_SIZE,
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
        PREMONITIONS_HOLD,
        PROPHECY,
        REVEAL_FIVE,
        REVEAL_PREMONITIONS,
        STRUCK,
        TOWER_LOOKS,
        State,
        hand_room,
    )

_TURN: Steps = (END_TURN, FILL)
_LIMBO: Steps = (END_TURN,)
_DEALS: tuple[Steps, ...] = ((DEAL_END, NEW_HAND), (DEAL_END, DEAL_OPEN))

AT_CHANCE = OnirimDecision(
    "chance",
    "",
    [],
    waits=(
        _TURN,
        (*_TURN, PROPHECY),
        (*_TURN, TOWER_LOOKS),
        (*_TURN, NIGHT_END, NEW_HAND),
        (*_TURN, NIGHT_END, REVEAL_FIVE),
        (*_TURN, HAPPY_END, HAPPY_LOOK),
        (*_TURN, STRUCK, REVEAL_PREMONITIONS),
        (*_TURN, STRUCK, REVEAL_PREMONITIONS, NEW_HAND),
        *((*steps, PARADOX) for steps in (_TURN, _LIMBO, (*_TURN, ASK))),
        *_DEALS,
        *((*steps, REVEAL_PREMONITIONS) for steps in _DEALS),
        *((*steps, DEAL_GOALS) for steps in _DEALS),
        *((*steps, REVEAL_PREMONITIONS, DEAL_GOALS) for steps in _DEALS),
    ),
)
AT_END = OnirimDecision(
    "the end",
    "",
    [],
    waits=(
        _LIMBO,
        _TURN,
        (*_TURN, NIGHT_END),
        (*_TURN, STRUCK, REVEAL_PREMONITIONS),
        (*_TURN, PREMONITIONS_HOLD),
    ),
)
"""What must be true while chance decides, and when the game is over."""


def check_pending(s: State) -> None:
    """Refuse a decision that cannot be pending."""
    about = AT_CHANCE if s.pending == WAIT else AT_END if s.pending == FINISHED else DECISIONS[s.pending]
    steps, numbers = split_steps(list(s.steps[: s.steps_n]))
    if steps not in about.waits:
        raise refuse("decision, steps", f"these steps cannot wait behind {name_of(about)}")
    if {about.needs, *[STEPS[step].needs for step in steps]} - in_play(s):
        raise refuse("decision", f"{name_of(about)} cannot come up with these options")
    if s.with_book and NO_GOAL in list(s.goals[:GOALS]) and DEAL_GOALS not in steps:
        raise refuse("goals", "expected eight, since they are not being laid out")
    check_cards_in_the_air(s, about, steps, numbers)
    if about.striking and s.striking not in about.striking:
        raise refuse("striking", f"{CODES[PREMONITION + s.striking]} does not bring up {name_of(about)}")
    if s.pending == WAIT:
        check_chance(s, steps[len(steps) - 1], numbers)
    elif s.pending != FINISHED:
        if not FITS[s.pending](s):
            raise refuse("decision", f"the cards do not fit {name_of(about)}")
        if not answers(s):
            raise refuse("decision, kind", f"nothing can be answered to {name_of(about)} here")


def name_of(about: OnirimDecision) -> str:
    """What a decision is called in an error."""
    return repr(about.name) if about.answers else about.name


def in_play(s: State) -> set[str]:
    """What a decision or a step may need, as far as it is there: nothing, an expansion, a second player."""
    fields = {
        "with_book": s.with_book,
        "with_towers": s.with_towers,
        "with_dreams": s.with_dreams,
        "shared_size": s.shared_size,
    }
    return {"", *[name for name, value in fields.items() if value]}


def split_steps(stack: list[int]) -> tuple[Steps, dict[int, int]]:
    """The steps without their numbers, from the bottom; and the number of each step that takes one."""
    steps: list[int] = []
    numbers = {}
    waiting = list(stack)
    while waiting:
        step = waiting.pop()
        steps.insert(0, step)
        if step in STEPS and STEPS[step].numbers:
            numbers[step] = waiting.pop() if waiting else NOTHING
            if numbers[step] not in STEPS[step].numbers:
                raise refuse("decision, steps", f"expected one of {STEPS[step].numbers} before step {step}")
    return tuple(steps), numbers


def check_cards_in_the_air(s: State, about: OnirimDecision, steps: Steps, numbers: dict[int, int]) -> None:
    """The card being resolved, the Premonition that strikes and the cards in sight must all have their reason."""
    interrupted = DECISIONS[numbers[ASK]].resolving if ASK in numbers else NO_CARD
    reasons = [about.resolving, interrupted, *[STEPS[step].resolving for step in steps]]
    due = [cards for cards in reasons if cards != NO_CARD] or [NO_CARD]
    if s.resolving not in due[0]:
        raise refuse("resolving", f"this card is not being resolved at {name_of(about)}")
    if (s.striking != NOTHING) != (STRUCK in steps):
        raise refuse("striking", f"expected a Premonition that strikes just when it waits behind {name_of(about)}")
    most = STEPS[steps[len(steps) - 1]].in_sight if s.pending == WAIT else about.in_sight
    if s.looked_n > most:
        raise refuse("looked", f"expected at most {most} cards in sight at {name_of(about)}, found {s.looked_n}")
    if s.pending in (RAISE, UNDER) and s.bottom_n + s.looked_n > BOTTOM_SIZE:
        raise refuse("deck_bottom", f"expected at most {BOTTOM_SIZE} cards, with those in sight that go back there")


def check_chance(s: State, step: int, numbers: dict[int, int]) -> None:
    """Chance decides only where a card is to come that nobody knows, and only without a generator."""
    if not chance_can_decide(s, step, numbers):
        raise refuse("decision", "chance has nothing to decide here")
    if s.seeded:
        raise refuse("rng", "expected null, since a state with a generator does not wait for chance")


def chance_can_decide(s: State, step: int, numbers: dict[int, int]) -> bool:
    """Whether a card is to come at this step that nobody knows."""
    if step == DEAL_GOALS:
        laid = GOALS - list(s.goals[:GOALS]).count(NO_GOAL)
        too_many = [colour for colour in range(COLOURS) if goals_left(s, laid, colour) < 0]
        return laid == numbers[step] and not too_many and not s.doors_n
    if step == REVEAL_PREMONITIONS:
        return s.face_down != 0
    waits = s.bag_n > 0 and not (s.bottom_n if step == PARADOX else s.top_n)
    if step in (FILL, NEW_HAND):
        return waits and hand_room(s) > 0
    if step == DEAL_OPEN:
        return waits and s.shared_n < 8 and not s.hand_n[0] + s.hand_n[1]
    if step == TOWER_LOOKS:
        return waits and s.looked_n < numbers[step]
    return waits
