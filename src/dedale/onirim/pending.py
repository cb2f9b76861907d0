"""Whether a pending decision can be pending: with those steps waiting behind it, and those cards in the air.

A saved state is believed only if the game could go on from it. Which steps may wait behind a decision is a
short list for each kind, read from the bottom of the stack; the numbers that some steps take are left out.
"""

from __future__ import annotations

from dedale.core.reading import refuse
from dedale.onirim.cards import COLOURS, DOOR, GOALS, HAPPY, KINDS, NIGHTMARE, NOTHING, TOWER
from dedale.onirim.kinds import (
    CLAIM,
    DISCARD,
    DOOR_DRAWN,
    DROP,
    END,
    FETCH,
    FINISHED,
    GOAL_FIRST,
    GOAL_SECOND,
    HAPPY_DREAM,
    HAPPY_DROP,
    KIND_NAMES,
    LOSE_DOOR,
    MAIN,
    NIGHT,
    PAY,
    PICK,
    PUT,
    RAISE,
    RAZE,
    SEARCH_KEY,
    SOURCE,
    STOP,
    STRIKE,
    SWAP_GIVE,
    SWAP_TAKE,
    TOWER_LOOK,
    UNDER,
    WAIT,
)
from dedale.onirim.position import Raw, stand_together
from dedale.onirim.snapshot import NO_GOAL
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
    PLANNING,
    PREMONITIONS_HOLD,
    PROPHECY,
    PUNISHMENT,
    REVEAL_FIVE,
    REVEAL_PREMONITIONS,
    STRUCK,
    TOWER_ASK,
    TOWER_LOOKS,
)

Steps = tuple[int, ...]

NUMBERS: dict[int, tuple[int, ...]] = {
    ASK: (MAIN, DOOR_DRAWN, NIGHT, HAPPY_DREAM),
    TOWER_ASK: (3, 4, 5),
    TOWER_LOOKS: (3, 4, 5),
    REVEAL_FIVE: (1, 2, 3, 4, 5),
    REVEAL_PREMONITIONS: (1, 2, 3, 4, 5, 6),
    DEAL_GOALS: tuple(range(GOALS)),
}
"""The steps that take a number, which lies below them on the stack, and the numbers that each may take."""

TURN: Steps = (END_TURN, FILL)
LIMBO: Steps = (END_TURN,)
AFTER_SPELL: tuple[Steps, ...] = (TURN, LIMBO, (*TURN, ASK))
DEALS: tuple[Steps, ...] = ((DEAL_END, NEW_HAND), (DEAL_END, DEAL_OPEN))

WAITING: dict[int, tuple[Steps, ...]] = {
    **dict.fromkeys((MAIN, SOURCE, END, CLAIM, DOOR_DRAWN, NIGHT, RAZE, HAPPY_DREAM), (TURN,)),
    **dict.fromkeys((DROP, TOWER_LOOK, STRIKE), (TURN,)),
    **dict.fromkeys((SWAP_GIVE, SWAP_TAKE), (TURN, (*TURN, PROPHECY), (*TURN, TOWER_ASK))),
    **dict.fromkeys((HAPPY_DROP, FETCH), ((*TURN, HAPPY_END),)),
    **dict.fromkeys((RAISE, UNDER, GOAL_FIRST, GOAL_SECOND), AFTER_SPELL),
    **dict.fromkeys((LOSE_DOOR, SEARCH_KEY), ((*TURN, STRUCK),)),
    PUT: (TURN, (*TURN, HAPPY_END)),
    STOP: (TURN, LIMBO),
    PAY: (*((*steps, spell) for steps in AFTER_SPELL for spell in (PARADOX, PLANNING)), (*TURN, PUNISHMENT)),
    PICK: ((),),
    WAIT: (
        TURN,
        (*TURN, PROPHECY),
        (*TURN, TOWER_LOOKS),
        (*TURN, NIGHT_END, NEW_HAND),
        (*TURN, NIGHT_END, REVEAL_FIVE),
        (*TURN, HAPPY_END, HAPPY_LOOK),
        (*TURN, STRUCK, REVEAL_PREMONITIONS),
        (*TURN, STRUCK, REVEAL_PREMONITIONS, NEW_HAND),
        *((*steps, PARADOX) for steps in AFTER_SPELL),
        *DEALS,
        *((*steps, REVEAL_PREMONITIONS) for steps in DEALS),
        *((*steps, DEAL_GOALS) for steps in DEALS),
        *((*steps, REVEAL_PREMONITIONS, DEAL_GOALS) for steps in DEALS),
    ),
    FINISHED: (LIMBO, TURN, (*TURN, NIGHT_END), (*TURN, STRUCK, REVEAL_PREMONITIONS), (*TURN, PREMONITIONS_HOLD)),
}
"""The steps that may wait behind each kind of decision, behind chance, and at the end of a game."""

NEEDED = {
    "with_book": (STOP, PAY, RAISE, UNDER, GOAL_FIRST, GOAL_SECOND),
    "with_towers": (END, RAZE, TOWER_LOOK),
    "with_dreams": (HAPPY_DREAM, HAPPY_DROP, FETCH, STRIKE, LOSE_DOOR, SEARCH_KEY),
    "shared_size": (SOURCE, SWAP_GIVE, SWAP_TAKE, PICK),
}
NEEDED_BY_STEPS = {
    "with_book": (ASK, PARADOX, PLANNING, PUNISHMENT, DEAL_GOALS),
    "with_towers": (TOWER_ASK, TOWER_LOOKS),
    "with_dreams": (HAPPY_END, HAPPY_LOOK, STRUCK, REVEAL_PREMONITIONS, PREMONITIONS_HOLD),
    "shared_size": (DEAL_OPEN,),
}
"""What must be in play for a decision to be asked, or for a step to wait: an expansion, or a second player."""

IN_THE_AIR = {
    DOOR_DRAWN: range(DOOR, NIGHTMARE),
    NIGHT: range(NIGHTMARE, NIGHTMARE + 1),
    RAZE: range(NIGHTMARE, NIGHTMARE + 1),
    HAPPY_DREAM: range(HAPPY, HAPPY + 1),
    END: range(TOWER, KINDS),
}
"""The card that is being resolved at a decision."""

AIR_BY_STEPS = {NIGHT_END: NIGHT, PUNISHMENT: NIGHT, HAPPY_END: HAPPY_DREAM}
"""The steps that wait while a card is being resolved, and the decision that it brought."""

CHOSEN = {
    SOURCE: range(2 * DISCARD),
    CLAIM: range(COLOURS),
    TOWER_LOOK: range(3, 6),
    GOAL_SECOND: range(GOALS - 1),
    SWAP_TAKE: range(KINDS),
}
STRIKING = {LOSE_DOOR: (1, 6), SEARCH_KEY: (4,)}
OWED = {PAY: range(1, 13), SEARCH_KEY: range(1, 3)}
IN_SIGHT = {DROP: 5, PUT: 7, HAPPY_DROP: 7, RAISE: 5, UNDER: 4}
IN_SIGHT_BY_CHANCE = {PROPHECY: 4, TOWER_LOOKS: 4, HAPPY_LOOK: 6, PARADOX: 4}
"""At most so many cards lie in sight at a decision, or while chance is still to show more; else none does."""


def check_pending(raw: Raw) -> None:
    """Refuse a decision that cannot be pending."""
    kind = raw["kind_n"]
    steps, numbers = split_steps(raw["steps"])
    if steps not in WAITING[kind]:
        raise refuse("decision, steps", f"these steps cannot wait behind {name_of(kind)}")
    for options, kinds in NEEDED.items():
        if not raw[options] and (kind in kinds or set(steps) & set(NEEDED_BY_STEPS[options])):
            raise refuse("decision", f"{name_of(kind)} cannot come up with these options")
    if raw["with_book"] and NO_GOAL in raw["goals"] and DEAL_GOALS not in steps:
        raise refuse("goals", "expected eight, since they are not being laid out")
    check_cards_in_the_air(raw, kind, steps, numbers)
    for place, allowed in (("chosen", CHOSEN), ("owed", OWED), ("striking", STRIKING)):
        if kind in allowed and raw[place] not in allowed[kind]:
            raise refuse(f"decision, {place}", f"{raw[place]} does not fit {name_of(kind)}")
    if kind == WAIT:
        check_chance(raw, steps[-1], numbers)
    elif not fits(raw, kind):
        raise refuse("decision", f"the cards do not fit {name_of(kind)}")


def name_of(kind: int) -> str:
    """What a decision is called in an error."""
    return {WAIT: "chance", FINISHED: "the end"}.get(kind) or repr(KIND_NAMES[kind])


def split_steps(stack: list[int]) -> tuple[Steps, dict[int, int]]:
    """The steps without their numbers, from the bottom; and the number of each step that takes one."""
    steps: list[int] = []
    numbers = {}
    waiting = list(stack)
    while waiting:
        step = waiting.pop()
        steps.insert(0, step)
        if step in NUMBERS:
            numbers[step] = waiting.pop() if waiting else NOTHING
            if numbers[step] not in NUMBERS[step]:
                raise refuse("decision, steps", f"expected one of {NUMBERS[step]} before step {step}")
    return tuple(steps), numbers


def check_cards_in_the_air(raw: Raw, kind: int, steps: Steps, numbers: dict[int, int]) -> None:
    """The card being resolved, the Premonition that strikes and the cards in sight must all have their reason."""
    reasons = [kind, numbers.get(ASK, MAIN), *(AIR_BY_STEPS.get(step, MAIN) for step in steps)]
    due = [IN_THE_AIR[reason] for reason in reasons if reason in IN_THE_AIR]
    if raw["resolving"] not in (due[0] if due else (NOTHING,)):
        raise refuse("resolving", f"this card is not being resolved at {name_of(kind)}")
    if (raw["striking"] != NOTHING) != (STRUCK in steps):
        raise refuse("striking", f"expected a Premonition that strikes just when it waits behind {name_of(kind)}")
    most = IN_SIGHT_BY_CHANCE.get(steps[-1], 0) if kind == WAIT else IN_SIGHT.get(kind, 0)
    if raw["looked_n"] > most:
        raise refuse("looked", f"expected at most {most} cards in sight at {name_of(kind)}, found {raw['looked_n']}")
    if kind in (RAISE, UNDER) and raw["bottom_n"] + raw["looked_n"] > BOTTOM_SIZE:
        raise refuse("deck_bottom", f"expected at most {BOTTOM_SIZE} cards, with those in sight that go back there")


def check_chance(raw: Raw, step: int, numbers: dict[int, int]) -> None:
    """Chance decides only where a card is to come that nobody knows."""
    room = raw["personal_size"] + raw["shared_size"] - raw["hand_n"][raw["seat"]] - raw["shared_n"]
    if step == DEAL_GOALS:
        laid = GOALS - raw["goals"].count(NO_GOAL)
        waits = laid == numbers[step] and two_a_colour(raw["goals"]) and not raw["doors_n"]
    elif step == REVEAL_PREMONITIONS:
        waits = raw["face_down"] != 0
    else:
        waits = raw["bag_n"] > 0 and not raw["bottom_n" if step == PARADOX else "top_n"]
        if step in (FILL, NEW_HAND):
            waits = waits and room > 0
        elif step == DEAL_OPEN:
            waits = waits and raw["shared_n"] < 8 and not sum(raw["hand_n"])
        elif step == TOWER_LOOKS:
            waits = waits and raw["looked_n"] < numbers[step]
    if not waits:
        raise refuse("decision", "chance has nothing to decide here")
    if raw["seeded"]:
        raise refuse("rng", "expected null, since a state with a generator does not wait for chance")


def two_a_colour(goals: list[int]) -> bool:
    """Whether no colour has more Goals than there are."""
    return all(goals.count(colour) <= 2 for colour in range(COLOURS))


def fits(raw: Raw, kind: int) -> bool:
    """Whether the cards are there that the decision is about."""
    seat = raw["seat"]
    chosen = raw["chosen"]
    if kind == SOURCE:
        return raw["shared"][chosen % DISCARD] > 0 and (chosen >= DISCARD or can_play(raw, chosen))
    if kind == END:
        tower = raw["resolving"] - TOWER
        ends = [*raw["towers"][:1], *raw["towers"][-1:]]
        return bool(ends) and stand_together(tower, ends[0]) and stand_together(ends[1], tower)
    if kind == RAZE:
        return bool(raw["towers_n"])
    if kind == SWAP_GIVE:
        return bool(raw["shared_n"])
    if kind == SWAP_TAKE:
        return bool(raw["hand"][seat][chosen])
    if kind == CLAIM:
        door = DOOR + chosen
        return raw["bag"][door] > 0 or door in raw["top"] or door in raw["bottom"]
    if kind == SEARCH_KEY:
        return bool(raw["least"] < COLOURS)
    if kind == PICK:
        first, second = raw["hand_n"]
        return bool(raw["shared_n"] + first + second == 8 and first - second == seat)
    return True


def can_play(raw: Raw, card: int) -> bool:
    """Whether the card chosen may be laid in the row, or at an end of the Towers."""
    if card < TOWER:
        row = raw["row"][raw["seat"]]
        return not row or row[-1] % 3 != card % 3
    towers = raw["towers"]
    return not towers or stand_together(card - TOWER, towers[0]) or stand_together(towers[-1], card - TOWER)
