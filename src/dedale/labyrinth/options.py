"""The options of a game of Labyrinth: who plays, how many cards, and the young players' variant."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from dedale.core.errors import BadOptions
from dedale.core.reading import options_given
from dedale.labyrinth.tiles import CORNERS, TREASURES, USUAL_PAWNS


@dataclass(frozen=True, slots=True)
class Options:
    """What is agreed before the game.

    `cards` is the number of treasures for each player, None for as many as can be dealt;
    `first` the seat that begins, from 0, or None to leave it to chance; `turn_limit` ends the game without a winner
    after so many turns in all; `pawns` are the colours, in clockwise order, None for the usual ones.
    """

    players: int = 2
    cards: int | None = None
    young: bool = False
    first: int | None = None
    turn_limit: int | None = None
    pawns: tuple[str, ...] | None = None

    def __post_init__(self) -> None:
        _check_number("players", self.players, 1, 4)  # LAB-SETUP-2 LAB-SETUP-5
        if self.cards is not None:
            _check_number("cards", self.cards, 1, len(TREASURES) // self.players)  # LAB-SETUP-2 LAB-SETUP-5
        if not isinstance(self.young, bool):
            raise BadOptions(
                "option-flag",
                f"The option 'young' cannot be {self.young!r}; choose true or false.",
                option="young",
                value=repr(self.young),
            )
        if self.first is not None:
            _check_number("first", self.first, 0, self.players - 1)  # LAB-SETUP-4
        if self.turn_limit is not None:
            _check_number("turn_limit", self.turn_limit, 1, 1_000_000)  # LAB-END-1
        if self.pawns is not None:
            clockwise = tuple(colour for colour in CORNERS if isinstance(self.pawns, tuple) and colour in self.pawns)
            if self.pawns != clockwise or len(clockwise) != self.players:  # LAB-PARTS-6
                raise BadOptions(
                    "option-pawns",
                    f"The option 'pawns' cannot be {self.pawns!r}; choose {self.players} of {', '.join(CORNERS)}, "
                    "in this clockwise order.",
                    value=", ".join(map(str, self.pawns)) if isinstance(self.pawns, tuple) else repr(self.pawns),
                    players=self.players,
                )

    @property
    def cards_each(self) -> int:
        """How many treasures each player looks for."""
        return len(TREASURES) // self.players if self.cards is None else self.cards  # LAB-SETUP-2

    @property
    def colours(self) -> tuple[str, ...]:
        """The pawns' colours, by seat."""
        return USUAL_PAWNS[self.players] if self.pawns is None else self.pawns  # LAB-PARTS-6


def _check_number(option: str, value: object, least: int, most: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadOptions(
            "option-number",
            f"The option {option!r} cannot be {value!r}; choose a whole number from {least} to {most}.",
            option=option,
            value=repr(value),
            least=least,
            most=most,
        )


def options_from(options: object = None) -> Options:
    """The options made from themselves, from a mapping such as parsed JSON, or by default."""
    if options is None:
        return Options()
    if isinstance(options, Options):
        return options
    given = options_given(options, "Labyrinth", [field.name for field in fields(Options)])
    if isinstance(given.get("pawns"), list):
        given["pawns"] = tuple(given["pawns"])
    return Options(**given)


def options_json(options: Options) -> dict[str, Any]:
    """The options as JSON data, every field written out."""
    return {
        "players": options.players,
        "cards": options.cards,
        "young": options.young,
        "first": options.first,
        "turn_limit": options.turn_limit,
        "pawns": None if options.pawns is None else list(options.pawns),
    }


def combinations() -> list[dict[str, Any]]:
    """Every number of players, with and without the variant; short games, and one with chosen pawns."""
    every = [Options(players=players, young=young) for players in (1, 2, 3, 4) for young in (False, True)]
    short = [Options(players=players, cards=2, turn_limit=400, first=players - 1) for players in (1, 2, 3, 4)]
    chosen = Options(players=2, cards=3, pawns=("yellow", "green"))
    return [options_json(options) for options in (*every, *short, chosen)]
