"""The state of a game: every zone, and the pending decision. Data only, no rule.

Zones whose order nobody sees are counts by kind of card; rows, Towers, Goals and the cards
known on top or at the bottom of the deck have an order. The stack of steps holds what is
still to happen in this turn: an effect pushes its steps, and the flow of the turn pops them.

`top` and `bottom` end with the card nearest the top of the deck. `top_seen` and `bottom_seen`
tell who knows each card: a bit for each seat, and the bit PUBLIC for spectators; `drawn_seen`
tells who knew the card just drawn.

What a pending decision is about has a field of its own, which holds something only while that decision is pending:
`named_action`, the answer to "main" whose card may come from either hand; `claim_colour`, of the Door to fetch;
`goal_to_swap`, the place of the first one; `card_to_give` in a swap; each NOTHING at other times. `look_size` is how
many cards a Tower lets one look at, `cards_owed` and `keys_owed` are the answers still to come, `pay_from`,
`throw_from` and `key_from` the lowest that may come next; each 0 at other times.
"""

from __future__ import annotations

import cython

from dedale.core.fields import Fields

if cython.compiled:
    from cython.cimports.libc.string import memcpy
else:
    from dedale.core.base import BaseState

    FILL = 1
    END_TURN = 2
    ASK = 3
    PROPHECY = 4
    TOWER_ASK = 5
    TOWER_LOOKS = 6
    PARADOX = 7
    PLANNING = 8
    PUNISHMENT = 9
    REVEAL_FIVE = 10
    NEW_HAND = 11
    NIGHT_END = 12
    HAPPY_LOOK = 13
    HAPPY_END = 14
    PREMONITIONS_HOLD = 15
    STRUCK = 16
    REVEAL_PREMONITIONS = 17
    DEAL_GOALS = 18
    DEAL_OPEN = 19
    DEAL_END = 20
    LAST_STEP = 20
    EVERYBODY = 7
    PUBLIC = 4
    DECK_SIZE = 92
    TOP_SIZE = 40
    BOTTOM_SIZE = 8
    ROW_SIZE = 58
    LOOK_SIZE = 7
    STACK_SIZE = 16

FIELDS = Fields("dedale.onirim")


class State(BaseState):
    """All there is to a game under way. `dedale.onirim.game.Onirim` gives it its methods."""

    rng: int
    policy: int
    revealed_n: int
    absent: int
    seeded: int
    scripted: int
    players: int
    with_book: int
    with_towers: int
    with_dreams: int
    silent: int
    personal_size: int
    shared_size: int

    seat: int
    pending: int
    won: int
    named_action: int
    claim_colour: int
    look_size: int
    goal_to_swap: int
    card_to_give: int
    cards_owed: int
    pay_from: int
    throw_from: int
    keys_owed: int
    key_from: int
    passed: int
    resolving: int
    striking: int
    lookers: int
    drawn_seen: int
    steps_n: int
    steps: bytearray

    hand_n: bytearray
    shared_n: int
    doors_n: int
    top_n: int
    bag_n: int
    bottom_n: int
    discard_n: int
    limbo_n: int
    row_n: bytearray
    towers_n: int
    looked_n: int
    series_colour: bytearray
    series_n: bytearray
    face_up: int
    face_down: int

    hand: list[bytearray]
    shared: bytearray
    doors: list[bytearray]
    bag: bytearray
    discard: bytearray
    limbo: bytearray
    removed: bytearray
    row: list[bytearray]
    towers: bytearray
    goals: bytearray
    goal_up: bytearray
    looked: bytearray
    bottom: bytearray
    bottom_seen: bytearray
    seen_by_partner: list[bytearray]
    seen_by_public: list[bytearray]
    top: bytearray
    top_seen: bytearray
    end: int

    if not cython.compiled:

        def __init__(self) -> None:
            for field in FIELDS.all:
                setattr(self, field.name, field.of())

    def copy_from(self, other: State) -> None:
        """Become equal to another state, generator included."""
        if cython.compiled:
            memcpy(
                cython.address(self.rng),
                cython.address(other.rng),
                cython.cast(cython.p_char, cython.address(other.end))
                - cython.cast(cython.p_char, cython.address(other.rng)),
            )
        else:
            for field in FIELDS.all:
                setattr(self, field.name, field.of(getattr(other, field.name)))


def push(s: State, step: int) -> None:
    """Let a step happen next, before those already waiting."""
    s.steps[s.steps_n] = step
    s.steps_n += 1


def push_with(s: State, step: int, argument: int) -> None:
    """Push a step that takes a number, which lies below it."""
    s.steps[s.steps_n] = argument
    s.steps[s.steps_n + 1] = step
    s.steps_n += 2


def pop(s: State) -> int:
    """Take the next step, or its number, off the stack."""
    s.steps_n -= 1
    return s.steps[s.steps_n]


def deck_size(s: State) -> int:
    """How many cards the deck has."""
    return s.top_n + s.bag_n + s.bottom_n


def hand_room(s: State) -> int:
    """How many cards the active player's hand, shared cards included, is short of."""
    return s.personal_size - s.hand_n[s.seat] + s.shared_size - s.shared_n
