"""What a seat can see on the board of Labyrinth: the facts that reasons are made of, all from its view."""

from __future__ import annotations

from msgspec.structs import replace

from dedale.labyrinth.game import Labyrinth
from dedale.labyrinth.kinds import PUSHES
from dedale.labyrinth.solver import find
from dedale.labyrinth.solving import HOME, sight_of_view, solve
from dedale.labyrinth.view import View

AHEAD = 3
"""So many turns a seat looks ahead for its own target."""


class Scene:
    """A decision of Labyrinth with the eyes of the seat that makes it."""

    def __init__(self, state: Labyrinth, seat: int) -> None:
        self._state = state
        self.seat = seat
        self.view = state.view(seat)
        self.young = bool(self.view.options["young"])
        self.others = [other for other in range(len(self.view.pawns)) if other != seat]

    @property
    def target(self) -> str | None:
        """The one thing that the seat looks for; None for a young player with several open treasures."""
        return self.view.targets[self.seat]

    @property
    def sought(self) -> list[str]:
        """All that the seat may find now."""
        return self.view.open[self.seat] if self.target is None else [self.target]

    def after(self, action: int) -> View:
        """What the seat sees once the action is played."""
        copy = self._state.clone()
        copy.apply(action)
        return copy.view(self.seat)

    def reached(self, action: int) -> str | None:
        """What is found this turn by this push and the right move, or by this move."""
        if is_push(action):
            found = solve(self.after(action), self.seat, 1)
            return None if found is None else found.target
        cell = action - PUSHES
        return next((name for name in self.sought if place_of(self.view, self.seat, name) == cell), None)

    def turns_after(self, action: int) -> int | None:
        """In how many turns after this one the target could be found if nobody pushed in between; None for many."""
        found = solve(self.after(action), self.seat, AHEAD + is_push(action))
        return None if found is None else len(found.turns) - is_push(action)

    def ways_after(self, action: int) -> int:
        """How many pushes lead to the target in the next turn, from the cell moved to, if nobody pushed in between."""
        view = self.after(action)
        sight = sight_of_view(view, self.seat)
        home = sight.sought == [HOME]
        places = [sight.home] if home else [sight.places[name] for name in sight.sought]
        targets = sum(1 << place for place in places)
        _, _, _, ways, _ = find(
            *sight.masks, sight.extra, sight.barred, 1 << sight.pawn, sight.pawn, targets, home, 1, True
        )
        return ways


def is_push(action: int) -> bool:
    """Whether an action is a push."""
    return action < PUSHES


def place_of(view: View, seat: int, name: str) -> int | None:
    """The cell of a target; None while it lies beside the board."""
    if name == HOME:
        return view.homes[seat]
    return next((cell for cell, tile in enumerate(view.tiles) if tile.treasure == name), None)


def may_seek(view: View, seat: int) -> list[str]:
    """What another seat may look for, as far as the viewer knows."""
    if view.targets[seat] == HOME:
        return [HOME]
    return view.open[seat] if view.options["young"] else view.unseen


def within_reach(view: View, seat: int) -> list[str]:
    """What another seat may look for and could find with its next turn."""
    return [name for name in may_seek(view, seat) if solve(view, seat, 1, target=name) is not None]


def with_pawn(view: View, seat: int, cell: int) -> View:
    """The view with a pawn elsewhere."""
    return replace(view, pawns=[cell if other == seat else pawn for other, pawn in enumerate(view.pawns)])
