"""The options of a game of Onirim: how many play, and which expansions and variants."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from itertools import product
from typing import Any

from dedale.core.errors import BadOptions
from dedale.core.reading import options_given

CHOICES: dict[str, tuple[Any, ...]] = {
    "players": (1, 2),
    "book": ("no", "yes", "lost"),
    "towers": ("no", "yes", "ruins"),
    "dreams": (0, 4, 5, 6),
    "talk": ("open", "silent"),
}


@dataclass(frozen=True, slots=True)
class Options:
    """What is agreed before the game.

    `dreams` is the number of Premonitions revealed at the start, 0 without that expansion;
    `talk` is the degree of co-operation of two players.
    """

    players: int = 1
    book: str = "no"
    towers: str = "no"
    dreams: int = 0
    talk: str = "open"

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            choices = CHOICES[field.name]
            if not any(value == choice and type(value) is type(choice) for choice in choices):
                listed = ", ".join(repr(choice) for choice in choices)
                raise BadOptions(
                    "option-value",
                    f"The option {field.name!r} cannot be {value!r}; choose one of {listed}.",
                    option=field.name,
                    value=repr(value),
                    choices=listed,
                )
        if self.players == 1 and self.talk == "silent":
            raise BadOptions(
                "option-silent-alone",
                "The option 'talk' can be 'silent' only with two players; leave it out, or set 'players' to 2.",
            )


def options_from(options: object = None) -> Options:
    """The options made from themselves, from a mapping such as parsed JSON, or by default."""
    if options is None:
        return Options()
    if isinstance(options, Options):
        return options
    given = options_given(options, "Onirim", CHOICES)
    return Options(**given)


def combinations() -> list[dict[str, Any]]:
    """Every combination of options: 36 alone, and 72 for two, open and silent."""  # ONI-MIX-1
    every = []
    for values in product(*CHOICES.values()):
        chosen = dict(zip(CHOICES, values, strict=True))
        if chosen["players"] == 2 or chosen["talk"] == "open":
            every.append(asdict(Options(**chosen)))
    return every
