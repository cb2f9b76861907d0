"""The options of a game of Labyrinth: who plays, how many cards, and the young players' variant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dedale.core import options as core
from dedale.core.options import GameOptions, OptionValues, choice, number, one_each, seat
from dedale.labyrinth.tiles import CORNERS, TREASURES, USUAL_PAWNS

MOST_PLAYERS: Final = 4
MOST_CARDS: Final = tuple(len(TREASURES) // players for players in range(1, MOST_PLAYERS + 1))
"""How many treasures can be dealt to each, by how many play."""


@dataclass(frozen=True, slots=True)
class Options(GameOptions):
    """What is agreed before the game.

    `cards` is the number of treasures for each player, None for as many as can be dealt;
    `first` the seat that begins, from 0, or None to leave it to chance; `turn_limit` ends the game without a winner
    after so many turns in all; `pawns` are the colours, in clockwise order, None for the usual ones.
    """

    players: int = number(2, 1, MOST_PLAYERS)  # LAB-SETUP-2 LAB-SETUP-5
    cards: int | None = number(None, 1, MOST_CARDS)  # LAB-SETUP-2 LAB-SETUP-5
    young: bool = choice(False, True)
    first: int | None = seat(MOST_PLAYERS)  # LAB-SETUP-4
    turn_limit: int | None = number(None, 1, 1_000_000, offered=(40, 80, 120, 200, 400))
    pawns: tuple[str, ...] | None = one_each(tuple(CORNERS))  # LAB-PARTS-6

    @property
    def cards_each(self) -> int:  # LAB-SETUP-2
        """How many treasures each player looks for."""
        return MOST_CARDS[self.players - 1] if self.cards is None else self.cards

    @property
    def colours(self) -> tuple[str, ...]:  # LAB-PARTS-6
        """The pawns' colours, by seat."""
        return USUAL_PAWNS[self.players] if self.pawns is None else self.pawns


def options_from(options: object = None) -> Options:
    """The options made from themselves, from a mapping such as parsed JSON, or by default."""
    return core.options_from(Options, "Labyrinth", options)


def options_json(options: Options) -> OptionValues:
    """The options as JSON data, every field written out."""
    return core.options_json(options)


def combinations() -> list[OptionValues]:
    """Every number of players, with and without the variant; short games, and one with chosen pawns."""
    short = [Options(players=players, cards=2, turn_limit=400, first=players - 1) for players in (1, 2, 3, 4)]
    return core.combinations(Options, *short, Options(players=2, cards=3, pawns=("yellow", "green")))
