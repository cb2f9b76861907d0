"""The rules of Pearls."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from dedale.core.chance import Generator
from dedale.core.game import OVER, Seat
from dedale.core.simple_game import SimpleState

CARDS = ("eel", "pearl-1", "pearl-2", "pearl-3", "pearl-4")
"""A card is its place here, which is what a pearl is worth."""
EEL = 0
COPIES = (5, 4, 4, 4, 4)
BREATHS = 6
BAG = 3
ENOUGH = 10
"""What a diver alone has to bring up."""

KINDS = {"dive": ["dive", "surface"], "drop": [f"drop {card}" for card in CARDS]}
DIVE, SURFACE, DROP = 0, 1, 2
OUTCOMES = [f"card {card}" for card in CARDS]


class View(msgspec.Struct, frozen=True):
    """What a diver, or somebody on the beach, may know. A card in a bag that they may not see is None."""

    by_seat: ClassVar[tuple[str, ...]] = ("bags", "breaths", "surfaced")

    game: str
    seat: int | None
    options: dict[str, Any]
    turn: int
    kind: str
    legal: list[int]
    sea: int
    bags: list[list[str | None]]
    breaths: list[int]
    surfaced: list[bool]


class Pearls(SimpleState, kw_only=True):
    """A game of Pearls under way."""

    chances = frozenset({"draw"})
    clause = "PEA-END-1"

    sea: list[int]
    """How many of each card are left."""
    bags: list[list[int]]
    breaths: list[int]
    order: list[int]
    """The divers who have surfaced, the first first."""

    def legal(self) -> list[int]:
        if self.kind == "dive":
            return [DIVE, SURFACE] if self.breaths[self.active] else [SURFACE]
        if self.kind == "drop":
            return sorted({DROP + card for card in self.bags[self.active]})
        return []

    def act(self, action: int) -> None:
        if action == DIVE:
            self.breaths[self.active] -= 1
            self.kind = "draw"
            return
        if action == SURFACE:
            self.order.append(self.active)
        else:
            self.bags[self.active].remove(action - DROP)
            self.sea[action - DROP] += 1
        self._next_diver()

    def outcomes(self) -> list[tuple[int, int]]:
        return [(card, left) for card, left in enumerate(self.sea) if left] if self.kind == "draw" else []

    def happen(self, outcome: int) -> None:
        self.sea[outcome] -= 1
        self.bags[self.active].append(outcome)
        self.revealed += 1
        if len(self.bags[self.active]) > BAG:
            self.kind = "drop"
        else:
            self._next_diver()

    def _next_diver(self) -> None:
        self.kind = "dive"
        if len(self.order) == self.seats:
            self.kind = "over"
            self.revealed += 1
            return
        self.active = (self.active + 1) % self.seats
        while self.active in self.order:
            self.active = (self.active + 1) % self.seats

    def worth(self, seat: int) -> int:
        """What a bag counts: two eels eat every pearl in it."""
        return 0 if self.bags[seat].count(EEL) >= 2 else sum(self.bags[seat])

    def returns(self) -> tuple[float, ...]:
        if self.kind != "over":
            return (0.0,) * self.seats
        if self.seats == 1:
            return (float(self.worth(0) >= ENOUGH),)
        best = max(self.order, key=self.worth)  # of equal ones the first
        return tuple(float(seat == best) for seat in range(self.seats))

    def sees(self, viewer: int, diver: int) -> bool:
        """Whether somebody, -1 for a spectator, sees what is in a diver's bag."""
        return viewer == diver or self.options.water == "clear" or self.kind == "over"

    def view(self, seat: Seat) -> View:
        viewer = -1 if seat is None else seat
        return View(
            game="pearls",
            seat=seat,
            options=self.game.options_json(self.options),
            turn=self.turn,
            kind=self.kind,
            legal=self.legal() if seat == self.turn else [],
            sea=sum(self.sea),
            bags=[
                [CARDS[card] for card in sorted(bag)] if self.sees(viewer, diver) else [None] * len(bag)
                for diver, bag in enumerate(self.bags)
            ],
            breaths=list(self.breaths),
            surfaced=[diver in self.order for diver in range(self.seats)],
        )

    def deal_again(self, seat: int, pick: Generator) -> None:
        """What lies in bags that the seat cannot see goes back, and as many cards come out again."""
        hidden = [diver for diver in range(self.seats) if not self.sees(seat, diver)]
        for card in (card for diver in hidden for card in self.bags[diver]):
            self.sea[card] += 1
        pool = [card for card, left in enumerate(self.sea) for _ in range(left)]
        for diver in hidden:
            self.bags[diver] = [pool.pop(pick.below(len(pool))) for _ in self.bags[diver]]
        self.sea = [pool.count(card) for card in range(len(CARDS))]

    def seen_by(self, action: int) -> tuple[Seat, ...]:
        return self.everybody if action < DROP else self._told()

    def outcome_seen_by(self, outcome: int) -> tuple[Seat, ...]:
        return self._told()

    def _told(self) -> tuple[Seat, ...]:
        return self.everybody if self.options.water == "clear" else (self.active,)

    def dooms(self, action: int) -> bool:
        """Alone, whether the best that can still come no longer is enough."""
        copy = self.clone()
        copy.act(action)
        return self.seats == 1 and self._hope() and not copy._hope()

    def _hope(self) -> bool:
        """Whether fours alone, for as many breaths as are left, would do."""
        if self.turn == OVER or self.order:
            return self.worth(0) >= ENOUGH
        draws = self.breaths[0] + (self.kind == "draw")
        return sum(sorted([*self.bags[0], *[4] * draws], reverse=True)[:BAG]) >= ENOUGH
