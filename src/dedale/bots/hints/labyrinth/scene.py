"""What a seat can see on the board of Labyrinth, now and after a turn of its own: by carrying the turn out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from msgspec.structs import replace

from dedale.bots.hints.imagined import imagined
from dedale.bots.seat import Seat
from dedale.labyrinth.game import GAME, Labyrinth
from dedale.labyrinth.solving import HOME, fewest, sight_of_view
from dedale.labyrinth.tiles import cell_name
from dedale.labyrinth.view import View

AHEAD = 3
"""So many turns a seat looks ahead for its own target."""


class Scene:
    """A decision of Labyrinth with the eyes of the seat that makes it."""

    def __init__(self, seat: Seat) -> None:
        self._state = cast(Labyrinth, imagined(GAME, seat))
        self.seat = seat.number
        self.view = self._state.view(seat.number)
        self.young = bool(self.view.options["young"])
        self.others = [other for other in range(len(self.view.pawns)) if other != seat.number]

    @property
    def sought(self) -> list[str]:
        """All that the seat may find now: one treasure, a young player's open ones, or home."""
        target = self.view.targets[self.seat]
        return self.view.open[self.seat] if target is None else [target]

    def after(self, actions: Iterable[int]) -> Outcome:
        """How things stand once the actions are played."""
        state = self._state.clone()
        for action in actions:
            state.apply(action)
        return Outcome(self, state)


class Outcome:
    """The board after a turn of the seat."""

    def __init__(self, scene: Scene, state: Labyrinth, view: View | None = None) -> None:
        self._scene = scene
        self._state = state
        self.view = state.view(scene.seat) if view is None else view

    @property
    def wins(self) -> bool:
        """Whether the seat has won."""
        return self.view.winner == self._scene.seat

    @property
    def found(self) -> str | None:
        """The treasure that the turn found."""
        before = self._scene.view.found[self._scene.seat]
        return next((name for name in self.view.found[self._scene.seat] if name not in before), None)

    @property
    def nearest(self) -> tuple[str, int] | None:
        """What the seat looks for and in how many turns it is there if nobody pushes; None for many turns."""
        found = fewest(sight_of_view(self.view, self._scene.seat), self._scene.seat, self._scene.sought, AHEAD)
        return None if found is None else (found.target, len(found.turns))

    @property
    def arrows(self) -> int:
        """At how many arrows a push leads to what the seat looks for, if nobody pushes before."""
        return len({GAME.deed(push).about["arrow"] for push, _, _ in self._finds_next()})

    @property
    def then_home(self) -> bool:
        """Whether the last treasure can be found next turn so that home is a turn away after that."""
        for _, state, cell in self._finds_next():
            state.apply(GAME.action(f"move {cell_name(cell)}"))
            if Outcome(self._scene, state).within_reach(self._scene.seat, [HOME]):
                return True
        return False

    def _finds_next(self) -> Iterator[tuple[int, Labyrinth, int]]:
        """The pushes of the seat's next turn that lead to what it looks for, if nobody pushes before.

        With the state after each, and the cell to go to.
        """
        mine = GAME.from_json(self._state.to_json() | {"seat": self._scene.seat, "kind": "push"})
        for push in mine.legal():
            after = mine.clone()
            after.apply(push)
            view = after.view(self._scene.seat)
            for name in self._scene.sought:
                cell = _lies_on(view, name, self._scene.seat)
                if cell is not None and cell in view.reachable:
                    yield push, after, cell
                    break

    def replies(self, names: list[str] | None = None) -> tuple[int, int]:
        """After how many of the next seat's pushes the seat has a turn to what it looks for, and of how many."""
        names = self._scene.sought if names is None else names
        pushes = self._state.legal()
        still = 0
        for push in pushes:
            after = self._state.clone()
            after.apply(push)
            sight = sight_of_view(after.view(self._scene.seat), self._scene.seat)
            still += fewest(sight, self._scene.seat, names, 1) is not None
        return still, len(pushes)

    def next_cards(self) -> list[str]:
        """What the seat may look for after a find: a card that it has not seen, or an open one."""
        view = self.view
        if view.targets[self._scene.seat] == HOME:
            return [HOME]
        return view.open[self._scene.seat] if self._scene.young else view.unseen

    def within_reach(self, seat: int, names: list[str]) -> list[str]:
        """Those of some targets that a seat could reach in one turn as the board lies."""
        sight = sight_of_view(self.view, seat)
        return [name for name in names if fewest(sight, seat, [name], 1) is not None]

    def moved(self, seat: int, cell: int) -> Outcome:
        """The same board with a pawn elsewhere."""
        pawns = [cell if other == seat else pawn for other, pawn in enumerate(self.view.pawns)]
        return Outcome(self._scene, self._state, replace(self.view, pawns=pawns))

    def rival_reach(self, seat: int) -> list[str]:
        """What another seat may look for and could find in one turn as the board lies."""
        return self.within_reach(seat, may_seek(self.view, seat))


def may_seek(view: View, seat: int) -> list[str]:
    """What another seat may look for, as far as the viewer knows."""
    if view.targets[seat] == HOME:
        return [HOME]
    return view.open[seat] if view.options["young"] else view.unseen


def _lies_on(view: View, name: str, seat: int) -> int | None:
    """The cell of a target; None while it lies beside the board."""
    if name == HOME:
        return view.homes[seat]
    return next((cell for cell, tile in enumerate(view.tiles) if tile.treasure == name), None)
