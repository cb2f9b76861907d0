"""How a seat gets where it wants to, if nobody else pushes: for puzzles, hints and bots.

Only what the seat may know goes into an answer: the board, and its own target.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from dedale.core.errors import DedaleError
from dedale.core.game import OVER, Json
from dedale.core.reading import seat_or
from dedale.labyrinth.decisions import KIND_NAMES
from dedale.labyrinth.game import GAME, Labyrinth
from dedale.labyrinth.kinds import MOVE, NOTHING, PUSHES
from dedale.labyrinth.raw import dump
from dedale.labyrinth.snapshot import treasures_in
from dedale.labyrinth.solver import MOST_TURNS, find
from dedale.labyrinth.tiles import ARROWS, TREASURES, arrow_name, cell_name, sides_from
from dedale.labyrinth.view import TileView, View

HOME = "home"
"""The target of a seat that has found all its treasures."""

_ARROWS = {None: NOTHING} | {arrow_name(arrow): arrow for arrow in range(len(ARROWS))}


class NothingToSolve(DedaleError, ValueError):
    """A question that the solver cannot be asked: no target, an unknown one, or too many turns."""


class Turn(msgspec.Struct, frozen=True):
    """One turn: the push, or None where it is made already, and the cell that the pawn then moves to."""

    push: int | None
    cell: int

    @property
    def actions(self) -> list[int]:
        """The turn as actions to play."""
        return [*([] if self.push is None else [self.push]), PUSHES + self.cell]


class Solution(msgspec.Struct, frozen=True):
    """The fewest turns in which a seat reaches a target: a treasure, or home."""

    seat: int
    target: str
    turns: list[Turn]

    @property
    def actions(self) -> list[int]:
        """All actions in the order of play."""
        return [action for turn in self.turns for action in turn.actions]


class Journey(msgspec.Struct, frozen=True):
    """A way to all open treasures and home. Every leg is as short as can be; the whole need not be."""

    seat: int
    legs: list[Solution]

    @property
    def turns(self) -> list[Turn]:
        """The turns of all legs."""
        return [turn for leg in self.legs for turn in leg.turns]

    @property
    def actions(self) -> list[int]:
        """All actions in the order of play."""
        return [action for leg in self.legs for action in leg.actions]


@dataclass(frozen=True, slots=True)
class Sight:
    """What one seat sees: the board as masks, its pawn and where that may go now, and what it seeks."""

    masks: tuple[int, int, int, int]
    extra: int
    barred: int
    pawn: int
    cells: int
    moving: bool
    home: int
    places: dict[str, int]
    """Where each treasure lies; 49 is the extra tile."""
    sought: list[str]


def solve(
    state_or_view: Labyrinth | View, seat: int | None = None, most: int = 4, *, target: str | None = None
) -> Solution | None:
    """The fewest own turns to the seat's target if nobody else pushes; None if it takes more than `most`.

    Without a seat it is the viewer's, else the one whose turn it is. The target is the treasure
    that the seat looks for, or "home", unless one is named; in the young players' variant it is the nearest
    of the open treasures. A turn whose push is made already counts.
    """
    if isinstance(most, bool) or not isinstance(most, int) or not 1 <= most <= MOST_TURNS:
        raise NothingToSolve(
            "solve-most", f"The solver looks 1 to {MOST_TURNS} turns ahead, not {most!r}.", most=MOST_TURNS
        )
    sight, seat = sight_and_seat(state_or_view, seat)
    sought = sight.sought if target is None else [target]
    if not sought:
        raise NothingToSolve(
            "solve-target", "What this seat looks for is not known here; name a treasure, such as 'owl', or 'home'."
        )
    for name in sought:
        if name != HOME and name not in sight.places:
            raise NothingToSolve(
                "solve-unknown",
                f"There is no target {name!r} on this board; name a treasure, such as 'owl', or 'home'.",
                target=str(name),
            )
    return fewest(sight, seat, sought, most)


def fewest(sight: Sight, seat: int, sought: list[str], most: int) -> Solution | None:
    """The fewest turns to one of these targets. Home comes alone: it stays where it is when a line slides."""
    at_home = sought == [HOME]
    places = {sight.home: HOME} if at_home else {sight.places[name]: name for name in sought}
    if sight.moving:
        for place, name in places.items():
            if sight.cells >> place & 1:
                return Solution(seat, name, [Turn(None, place)])
    pushes, stands, reached, _, _ = find(
        *sight.masks,
        sight.extra,
        sight.barred,
        sight.cells,
        sight.pawn,
        sum(1 << place for place in places),
        at_home,
        most - 1 if sight.moving else most,
        False,
    )
    if not pushes:
        return None
    turns = [Turn(push, cell) for push, cell in zip(pushes, stands[1:], strict=True)]
    if sight.moving:
        turns.insert(0, Turn(None, stands[0]))
    return Solution(seat, places[reached], turns)


def sight_and_seat(state_or_view: Labyrinth | View, seat: int | None) -> tuple[Sight, int]:
    """What is seen of a seat, the viewer's or that of the turn unless one is named."""
    if isinstance(state_or_view, View):
        view = state_or_view
        seat = view.actor if seat is None and view.seat is None else view.seat if seat is None else seat
        seat = seat_or(seat, len(view.pawns), NOTHING)
        return sight_of_view(view, seat), seat
    seat = seat_or(max(state_or_view.turn, 0) if seat is None else seat, state_or_view.seats, NOTHING)
    return sight_of_state(state_or_view, seat), seat


def sight_of_state(state: Labyrinth, seat: int) -> Sight:
    """What a seat of a state sees."""
    raw = dump(state)
    pawn = raw["pawns"][seat]
    moving = raw["pending"] == MOVE and raw["seat"] == seat
    card = raw["current"][seat]
    sought = treasures_in(raw["open_cards"][seat]) if raw["young"] else [TREASURES[card]] if card != NOTHING else []
    return Sight(
        masks=(raw["north"], raw["east"], raw["south"], raw["west"]),
        extra=raw["extra"],
        barred=raw["barred"],
        pawn=pawn,
        cells=state.mask() if moving else 1 << pawn,
        moving=moving,
        home=raw["homes"][seat],
        places={TREASURES[treasure]: place for place, treasure in enumerate(raw["treasure"]) if treasure != NOTHING},
        sought=sought if raw["left"][seat] else [HOME],
    )


def sight_of_view(view: View, seat: int) -> Sight:
    """What a seat sees, as far as the viewer knows it."""
    masks = [0, 0, 0, 0]
    for cell, tile in enumerate(view.tiles):
        sides = sides_from(tile.sides)
        for bit in range(4):
            masks[bit] |= (sides >> bit & 1) << cell
    pawn = view.pawns[seat]
    moving = view.kind == KIND_NAMES[MOVE] and view.actor == seat
    target = view.targets[seat]
    return Sight(
        masks=(masks[0], masks[1], masks[2], masks[3]),
        extra=sides_from(view.extra.sides),
        barred=_ARROWS[view.barred],
        pawn=pawn,
        cells=sum(1 << cell for cell in view.reachable) if moving else 1 << pawn,
        moving=moving,
        home=view.homes[seat],
        places={
            tile.treasure: place for place, tile in enumerate([*view.tiles, view.extra]) if tile.treasure is not None
        },
        sought=[target] if target is not None else view.open[seat],
    )


def plan(state_or_view: Labyrinth | View, seat: int | None = None, width: int = 8, most: int = 4) -> Journey | None:
    """A way to all of a seat's open treasures and home if nobody else pushes: a plan, not an optimum.

    For the young players' variant. A beam over the order of the treasures: each leg is solved exactly, and of
    all beginnings with equally many legs the `width` shortest go on. None if a leg takes more than `most` turns
    in all of them.
    """
    view = state_or_view if isinstance(state_or_view, View) else state_or_view.view(max(state_or_view.turn, 0))
    seat = seat_or(view.seat if seat is None else seat, len(view.pawns), NOTHING)
    if seat == NOTHING or not (view.open[seat] or view.targets[seat] == HOME):
        raise NothingToSolve(
            "plan-open", "There is nothing to plan: this seat has no open treasures (they are the young players')."
        )
    beam: list[tuple[Labyrinth, list[Solution]]] = [(alone(view, seat), [])]
    best: list[Solution] | None = None
    while beam:
        longer = []
        for state, legs in beam:
            for leg in _next_legs(state, most):
                after = state.clone()
                for action in leg.actions:
                    after.play(action)
                longer.append((after, [*legs, leg]))
        ended = [legs for state, legs in longer if state.turn == OVER]
        best = min([*ended, *([] if best is None else [best])], key=_length, default=None)
        going = [(state, legs) for state, legs in longer if state.turn != OVER]
        if best is not None:
            shortest = _length(best)
            going = [(state, legs) for state, legs in going if _length(legs) < shortest]
        # A treasure found on the way to another is worth the turn that it saves.
        going.sort(key=lambda node: _length(node[1]) + len(sight_of_state(node[0], 0).sought))
        beam = going[:width]
    if best is None:
        return None
    return Journey(seat, [Solution(seat, leg.target, leg.turns) for leg in best])


def _next_legs(state: Labyrinth, most: int) -> list[Solution]:
    """The shortest ways to each of the targets."""
    sight = sight_of_state(state, 0)
    legs = [fewest(sight, 0, [target], most) for target in sight.sought]
    return [leg for leg in legs if leg is not None]


def _length(legs: list[Solution]) -> int:
    return sum(len(leg.turns) for leg in legs)


def alone(view: View, seat: int) -> Labyrinth:
    """The board with one seat's pawn and open treasures, and nobody else: what planning plays through."""
    cards = len(view.open[seat]) + len(view.found[seat])
    options = {"players": 1, "cards": cards, "young": True, "pawns": [view.colours[seat]]}
    position = {
        "tiles": [tile_text(tile) for tile in view.tiles],
        "extra": tile_text(view.extra),
        "pawns": [cell_name(view.pawns[seat])],
        "open": [view.open[seat]],
        "found": [view.found[seat]],
        "barred": view.barred,
    }
    state = GAME.start(position, options)
    if view.kind != KIND_NAMES[MOVE] or view.actor != seat:
        return state
    saved: Json = state.to_json() | {"kind": view.kind}
    return GAME.from_json(saved)


def tile_text(tile: TileView) -> str:
    """A tile as a position names it."""
    return f"{tile.sides} {tile.treasure}" if tile.treasure else tile.sides
