"""Scripted games for the tests of the rules: a position, what the players do, and what chance brings.

    table = at({"hands": "rk rs bs gm nm", "deck_top": "xn rs"})
    table.do("discard rk").comes("bs gs ns").do("drop xn", "put ns")
    assert table.discard() == "rk xn"

Cards are written as codes with spaces between them. Zones without an order are told in the order of the
codes (red, blue, green, brown; sun, moon, key; Doors, Nightmares, Happy Dreams, Towers), rows from the oldest card on,
the deck from its top. No chance is ever left to a generator, and after every step the zones must add up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Self

from dedale.core.game import CHANCE, OVER
from dedale.onirim.cards import CODE_OF
from dedale.onirim.game import GAME, Onirim
from dedale.onirim.view import View
from tests.rules.scripted import Scripted

ZONES_OF_A_SEAT = ("hands", "rows", "doors")


def at(position: Mapping[str, Any], **options: Any) -> Scene:
    """A game from a position on, at the main decision of its `seat`; the options by name.

    A zone may be a string of codes. `hands`, `rows` and `doors` are one such string alone, and a list of two with
    two players. Cards named nowhere are in the deck; with a `bag`, they are out of the game.
    """
    return Scene(GAME.start({zone: _listed(zone, value) for zone, value in position.items()}, options))


def pair(position: Mapping[str, Any] | None = None, **options: Any) -> Scene:
    """Two players, unless the position says else with red and blue personal hands and green cards shared."""
    usual = {"hands": ["rs rm rk", "bs bm bk"], "shared": "gs gm"}
    return at(usual | dict(position or {}), players=2, **options)


def new(**options: Any) -> Scene:
    """A game from the shuffle on; the options by name."""
    return Scene(GAME.new(options))


def cards(codes: str) -> list[str]:
    """The codes of a string."""
    return codes.split()


class Scene(Scripted[Onirim]):
    """A game under way whose every choice and chance the test tells."""

    game = GAME

    def __init__(self, state: Onirim) -> None:
        super().__init__(state)
        self._in_play = self.cards_in_play()

    def comes(self, *codes: str) -> Self:
        """Let chance bring these cards (or Goals, or Premonitions), one after the other."""
        return super().comes(*(code for some in codes for code in cards(some)))

    @property
    def seat(self) -> int:
        """The active player's seat."""
        return int(self.json()["seat"])

    @property
    def waits(self) -> bool:
        """Whether chance is to decide."""
        return bool(self.state.turn == CHANCE)

    @property
    def result(self) -> str | None:
        """ "won", "lost", or None while the game goes on."""
        assert (self.state.turn == OVER) == (self.json()["result"] is not None)
        result: str | None = self.json()["result"]
        return result

    def hand(self, seat: int = 0) -> str:
        """A personal hand."""
        return " ".join(self.json()["hands"][seat])

    def shared(self) -> str:
        """The shared hand."""
        return " ".join(self.json()["shared"])

    def row(self, seat: int = 0) -> str:
        """A labyrinth row, from its first card on."""
        return " ".join(self.json()["rows"][seat])

    def doors(self, seat: int = 0) -> str:
        """The Doors before a player."""
        return " ".join(self.json()["doors"][seat])

    def towers(self) -> str:
        """The row of Towers, from the left."""
        return " ".join(self.json()["towers"])

    def goals(self) -> str:
        """The Goals from the left, those turned face down in brackets."""
        return " ".join(goal["goal"] if goal["up"] else f"({goal['goal']})" for goal in self.json()["goals"])

    def premonitions(self) -> str:
        """The Premonitions face up."""
        return " ".join(self.json()["premonitions"])

    def hidden_premonitions(self) -> str:
        """The Premonitions face down."""
        return " ".join(self.json()["hidden_premonitions"])

    def gone_premonitions(self) -> str:
        """The Premonitions that have left the game."""
        return " ".join(self.json()["gone_premonitions"])

    def discard(self) -> str:
        """The discard."""
        return _counted(self.json()["discard"])

    def limbo(self) -> str:
        """Limbo."""
        return _counted(self.json()["limbo"])

    def removed(self) -> str:
        """The cards removed from the game."""
        return _counted(self.json()["removed"])

    def bag(self) -> str:
        """The cards of the deck whose place nobody knows."""
        return _counted(self.json()["bag"])

    def top(self) -> str:
        """The cards that somebody knows on top of the deck, the next one first."""
        return " ".join(entry["card"] for entry in self.json()["deck_top"])

    def bottom(self) -> str:
        """The cards that somebody knows at the bottom of the deck, the very last one last."""
        return " ".join(entry["card"] for entry in self.json()["deck_bottom"])

    def deck_size(self) -> int:
        """How many cards the deck has."""
        return self.view(None).deck.count

    def looked(self) -> str:
        """The cards in the air: looked at or revealed, in the order in which they came."""
        return " ".join(self.json()["looked"])

    def resolving(self) -> str | None:
        """The card being resolved."""
        code: str | None = self.json()["resolving"]
        return code

    def cards_in_play(self) -> Counter[str]:
        """How many cards of each kind all zones together hold."""
        data = self.json()
        total: Counter[str] = Counter()
        for zone in ("bag", "discard", "limbo", "removed"):
            total.update(data[zone])
        for zone in ZONES_OF_A_SEAT:
            for of_a_seat in data[zone]:
                total.update(of_a_seat)
        for zone in ("shared", "towers", "looked"):
            total.update(data[zone])
        for zone in ("deck_top", "deck_bottom"):
            total.update(entry["card"] for entry in data[zone])
        if data["resolving"] is not None:
            total[data["resolving"]] += 1
        return total

    def view(self, seat: int | None = 0) -> View:
        """All that a seat may know; None is a spectator."""
        return self.state.view(seat)

    def seen_by(self, action: str) -> tuple[int | None, ...]:
        """Who is told that this answer was given."""
        return self.state.seen_by(GAME.action(action))

    def outcome_seen_by(self, code: str) -> tuple[int | None, ...]:
        """Who is told that chance brought this."""
        return self.state.outcome_seen_by(GAME.outcome(code))

    def check(self) -> None:
        """No card is created or lost, and whoever is to decide has an answer."""
        assert self.cards_in_play() == self._in_play, f"the zones no longer add up: {self.json()}"
        assert self.state.turn in (CHANCE, OVER) or self.legal(), f"nothing can be answered to {self.kind!r}"


def _listed(zone: str, value: Any) -> Any:
    """A zone as the engine reads it, from strings of codes."""
    if zone in ZONES_OF_A_SEAT:
        seats = [value] if isinstance(value, str) else value
        return [cards(codes) if isinstance(codes, str) else codes for codes in seats]
    return cards(value) if isinstance(value, str) else value


def _counted(zone: Mapping[str, int]) -> str:
    """A zone counted by kind, in the order of the codes."""
    return " ".join(code for code in sorted(zone, key=CODE_OF.__getitem__) for _ in range(zone[code]))
