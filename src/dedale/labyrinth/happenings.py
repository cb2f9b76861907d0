"""What an event did to the table of Labyrinth: what slid, who was carried or walked, what was found."""

from __future__ import annotations

import cython

from dedale.core.events import Action, Chance
from dedale.core.happening import Happening, hidden
from dedale.labyrinth.tiles import TREASURES, arrow_name, cell_name

if not cython.compiled:
    from dedale.labyrinth.deal import FREE_CELLS, receiver
    from dedale.labyrinth.kinds import (
        CARD_OUTCOME,
        DEAL_CARD,
        DEAL_FIRST,
        DEAL_TILE,
        FINISHED,
        FIRST_OUTCOME,
        NOTHING,
        PUSH,
        PUSHES,
    )
    from dedale.labyrinth.state import State


def happenings(before: State, event: Action | Chance, after: State) -> list[Happening]:
    """What an event did, in the order in which it did it, with all that is hidden."""
    told: list[Happening] = []
    if isinstance(event, Chance):
        told.append(brought(before, event.outcome))
    elif before.pending == PUSH:
        told.append(Happening("push", before.seat, to=arrow_name(event.action >> 2), count=event.action & 3))
        told += [
            way("carry", seat, before.pawns[seat], after.pawns[seat])
            for seat in range(before.players)
            if after.pawns[seat] != before.pawns[seat]
        ]
    else:
        told.append(way("walk", before.seat, before.pawns[before.seat], event.action - PUSHES))
        tell_find(before, after, told)
    if after.pending == PUSH:
        told.append(Happening("turn", after.seat))
    elif after.pending == FINISHED:
        told.append(Happening("end", None if after.winner == NOTHING else after.winner))
    return told


def brought(s: State, outcome: int) -> Happening:
    """What chance brought: a tile, a card that its owner alone looks at, or whose turn is the first."""
    if s.stage == DEAL_TILE:
        return Happening("tile", to=cell_name(FREE_CELLS[s.dealt]))
    if s.stage == DEAL_FIRST:
        return Happening("first", outcome - FIRST_OUTCOME)
    treasure = TREASURES[outcome - CARD_OUTCOME]
    if s.stage == DEAL_CARD and s.young:
        return Happening("card", receiver(s, s.dealt), card=treasure)
    owner = receiver(s, s.dealt) if s.stage == DEAL_CARD else s.seat
    return hidden(Happening("card", owner, card=treasure), (owner,))


def way(kind: str, seat: int, start: int, end: int) -> Happening:
    """A pawn goes, or is carried, from cell to cell."""
    return Happening(kind, seat, source=cell_name(start), to=cell_name(end))


def tell_find(before: State, after: State, told: list[Happening]) -> None:
    """The treasure that was found, if one was, and that it was the last."""
    seat = before.seat
    found = after.found[seat] & ~before.found[seat]
    if found:
        told.append(Happening("find", seat, card=TREASURES[found.bit_length() - 1], count=after.left[seat]))
        if not after.left[seat]:
            told.append(Happening("homeward", seat))
