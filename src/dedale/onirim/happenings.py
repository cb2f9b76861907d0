"""What an event did to the table of Onirim, card by card.

The event is carried out again on a copy, step by step, by the rules themselves, and the table is looked at between the
steps. Within a step cards flow one way, so what left one zone and what came to another tell what moved. In which order,
and between which zones, is read off what everybody may know: it hangs on no hidden card.

Zones are called hand0, hand1, shared, row0, row1, doors0, doors1, towers, looked, resolving, discard, limbo, removed
and deck; a card that is laid back goes to the top or to the bottom.
"""

from __future__ import annotations

import cython

from dedale.core.events import Action, Chance
from dedale.core.happening import Happening, hidden
from dedale.onirim.cards import CODES

if not cython.compiled:
    from dedale.onirim.cards import COLOURS, DOOR, GOAL, GOALS, KINDS, NOTHING, PREMONITION, PREMONITIONS, TOWER
    from dedale.onirim.decisions import DONE
    from dedale.onirim.kinds import BASE, FINISHED, GOAL_SECOND, MAIN, NONE, PICK, SWAP_TAKE
    from dedale.onirim.state import DEAL_END, END_TURN, EVERYBODY, PARADOX, State, pop
    from dedale.onirim.steps import TAKEN
    from dedale.onirim.towers import rampart

    HAND = 0
    SHARED = 2
    RESOLVING = 3
    LOOKED = 4
    DOORS = 5
    STANDING = 7
    DISCARDED = 8
    LIMBO = 9
    REMOVED = 10
    ROW = 11
    DECK = 13
    TOP = 14
    BOTTOM = 15
    ALL_PLACES = 420
    NO_STEP = 0

ZONE_NAMES = (
    *("hand0", "hand1", "shared", "resolving", "looked", "doors0", "doors1", "towers", "discard", "limbo", "removed"),
    *("row0", "row1", "deck", "top", "bottom"),
)


def happenings(before: State, event: Action | Chance) -> list[Happening]:
    """What an event did, in the order in which it did it, with all that is hidden."""
    told: list[Happening] = []
    s = copied(before)
    old = copied(before)
    if isinstance(event, Chance):
        s.scripted = event.outcome
        s.pending = NONE
    else:
        kind = s.pending
        answer = event.action - BASE[kind]
        s.pending = NONE
        DONE[kind](s, answer)
        if kind == SWAP_TAKE:
            told.append(move(old, old.card_to_give, HAND + old.seat, SHARED, EVERYBODY))
            told.append(move(old, answer, SHARED, HAND + old.seat, EVERYBODY))
        elif kind == GOAL_SECOND:
            told.append(Happening("goals-swapped", old.seat, source=str(old.goal_to_swap + 1), to=str(answer + 1)))
        else:
            tell_step(old, s, NO_STEP, told)
    while s.pending == NONE:
        old.copy_from(s)
        step = pop(s)
        TAKEN[step](s)
        tell_step(old, s, step, told)
    if s.pending == FINISHED:
        told.append(Happening("end", to="won" if s.won else "lost"))
    return told


def copied(state: State) -> State:
    """A copy to play on."""
    copy = State.__new__(State) if cython.compiled else State()
    copy.copy_from(state)
    return copy


def tell_step(old: State, new: State, step: int, told: list[Happening]) -> None:
    """What one step did."""
    tell_cards(old, new, step, told)
    tell_goals(old, new, told)
    tell_premonitions(old, new, told)
    if rampart(new) != rampart(old):
        told.append(Happening("rampart-stands" if rampart(new) else "rampart-falls"))
    begins = (step == END_TURN or step == DEAL_END) and (new.pending == MAIN or new.pending == PICK)
    if new.seat != old.seat or begins:
        told.append(Happening("turn", new.seat))


def tell_cards(old: State, new: State, step: int, told: list[Happening]) -> None:
    """The cards that moved: those from the table first, then those from the deck."""
    lost = bytearray(ALL_PLACES)
    came = bytearray(ALL_PLACES)
    count_zones(old, lost)
    count_zones(new, came)
    for place in range(ALL_PLACES):
        both = min(lost[place], came[place])
        lost[place] -= both
        came[place] -= both
    tell_from_table(old, lost, came, told)
    tell_laid_back(old, new, lost, told)
    if new.looked_n > old.looked_n:
        tell_looked(old, new, step, told)
    else:
        tell_drawn(old, lost, came, told)


def count_zones(s: State, counts: bytearray) -> None:
    """How many cards of each kind lie in each zone."""
    for card in range(KINDS):
        counts[HAND * KINDS + card] = s.hand[0][card]
        counts[(HAND + 1) * KINDS + card] = s.hand[1][card]
        counts[SHARED * KINDS + card] = s.shared[card]
        counts[DISCARDED * KINDS + card] = s.discard[card]
        counts[LIMBO * KINDS + card] = s.limbo[card]
        counts[REMOVED * KINDS + card] = s.removed[card]
        counts[DECK * KINDS + card] = s.bag[card]
    for seat in range(2):
        for i in range(COLOURS):
            counts[(DOORS + seat) * KINDS + DOOR + i] = s.doors[seat][i]
        for i in range(s.row_n[seat]):
            counts[(ROW + seat) * KINDS + s.row[seat][i]] += 1
    for i in range(s.towers_n):
        counts[STANDING * KINDS + TOWER + s.towers[i]] += 1
    for i in range(s.looked_n):
        counts[LOOKED * KINDS + s.looked[i]] += 1
    for i in range(s.top_n):
        counts[DECK * KINDS + s.top[i]] += 1
    for i in range(s.bottom_n):
        counts[DECK * KINDS + s.bottom[i]] += 1
    if s.resolving != NOTHING:
        counts[RESOLVING * KINDS + s.resolving] += 1


def tell_from_table(old: State, lost: bytearray, came: bytearray, told: list[Happening]) -> None:
    """Cards that left a zone in which they lay, but for those that are laid back on the deck."""
    shuffled = 0
    for zone in range(DECK):
        for card in range(KINDS):
            for _ in range(lost[zone * KINDS + card]):
                if zone == LIMBO:
                    shuffled += 1
                elif zone != LOOKED or came[DISCARDED * KINDS + card]:
                    told.append(move(old, card, zone, sink(card, came), EVERYBODY))
    if shuffled:
        told.append(Happening("shuffle", source="limbo", to="deck", count=shuffled))


def sink(card: int, came: bytearray) -> int:
    """The zone that a card came to: the first that has got one more than was told."""
    zone = 0
    while not came[zone * KINDS + card]:
        zone += 1
    came[zone * KINDS + card] -= 1
    return zone


def tell_laid_back(old: State, new: State, lost: bytearray, told: list[Happening]) -> None:
    """Cards laid on the deck or slid under it, each told to those who know it there."""
    for i in range(old.top_n, new.top_n):
        source = LOOKED if lost[LOOKED * KINDS + new.top[i]] else DECK
        told.append(move(old, new.top[i], source, TOP, new.top_seen[i]))
    slid = range(new.bottom_n - old.bottom_n - 1, -1, -1)
    told += [move(old, new.bottom[i], LOOKED, BOTTOM, new.bottom_seen[i]) for i in slid]


def tell_looked(old: State, new: State, step: int, told: list[Happening]) -> None:
    """Cards of the deck that came into sight, in the order in which they did."""
    source = BOTTOM if step == PARADOX else DECK
    told += [move(old, new.looked[i], source, LOOKED, new.lookers) for i in range(old.looked_n, new.looked_n)]


def tell_drawn(old: State, lost: bytearray, came: bytearray, told: list[Happening]) -> None:
    """Cards that left the deck for good: the known ones on top, the one that chance brought, then those at the bottom.

    In silence a card that goes to a hand is told to its owner, and to those who knew it in the deck.
    """
    for i in range(old.top_n - 1, -1, -1):
        tell_one_drawn(old, old.top[i], old.top_seen[i], lost, came, told)
    if old.scripted < KINDS:
        tell_one_drawn(old, old.scripted, 0, lost, came, told)
    for i in range(old.bottom_n - 1, -1, -1):
        tell_one_drawn(old, old.bottom[i], old.bottom_seen[i], lost, came, told)
    for card in range(KINDS):
        while lost[DECK * KINDS + card]:
            tell_one_drawn(old, card, EVERYBODY, lost, came, told)


def tell_one_drawn(old: State, card: int, known: int, lost: bytearray, came: bytearray, told: list[Happening]) -> None:
    """A card that may have been drawn."""
    if lost[DECK * KINDS + card]:
        lost[DECK * KINDS + card] -= 1
        zone = sink(card, came)
        secret = old.silent and zone < SHARED
        told.append(move(old, card, DECK, zone, known | 1 << old.seat if secret else EVERYBODY))


def move(s: State, card: int, source: int, to: int, seen: int) -> Happening:
    """A card goes from one zone to another, and those in `seen` know which one it is."""
    one = Happening("move", s.seat, card=CODES[card], source=ZONE_NAMES[source], to=ZONE_NAMES[to])
    return one if seen == EVERYBODY else hidden(one, EYES[seen])


EYES = tuple(tuple(seat for bit, seat in enumerate((0, 1, None)) if seen >> bit & 1) for seen in range(8))
"""The seats of a mask, None for spectators."""


def tell_goals(old: State, new: State, told: list[Happening]) -> None:
    """Goals laid out; Goals turned as their Door was found, or is due again."""
    for place in range(GOALS):
        if new.goals[place] != old.goals[place]:
            kind = "goal-laid"
        elif new.goal_up[place] != old.goal_up[place]:
            kind = "goal-due" if new.goal_up[place] else "goal-done"
        else:
            continue
        told.append(Happening(kind, card=CODES[GOAL + new.goals[place]], count=place + 1))


def tell_premonitions(old: State, new: State, told: list[Happening]) -> None:
    """Premonitions turned face up, those that strike, and those that have left the game."""
    for number in range(PREMONITIONS):
        bit = 1 << number
        was = (old.face_up | old.face_down) & bit or old.striking == number
        if new.face_up & ~old.face_up & bit:
            told.append(Happening("premonition-shown", card=CODES[PREMONITION + number]))
        elif new.striking == number and old.striking != number:
            told.append(Happening("premonition-strikes", card=CODES[PREMONITION + number]))
        elif was and not (new.face_up | new.face_down) & bit and new.striking != number:
            told.append(Happening("premonition-gone", card=CODES[PREMONITION + number]))
