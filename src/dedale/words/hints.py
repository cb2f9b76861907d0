"""Hints in words: what the best choice is worth, and why it is the best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from dedale.words import labyrinth, onirim
from dedale.words.catalogue import Words
from dedale.words.labyrinth import treasure_words
from dedale.words.onirim import card_words

if TYPE_CHECKING:
    from dedale.core.game import View

TURNS = "turns"


class Estimated(Protocol):
    """A value with its interval."""

    @property
    def value(self) -> float: ...
    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...


class Advised(Protocol):
    """An action by its text, and its value."""

    @property
    def text(self) -> str: ...
    @property
    def value(self) -> Estimated: ...


class Because(Protocol):
    """A reason by its code and facts."""

    @property
    def code(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, Any]: ...


class Hinted(Protocol):
    """A hint, as `dedale.bots.hints` gives it."""

    @property
    def game(self) -> str: ...
    @property
    def unit(self) -> str: ...
    @property
    def best(self) -> Advised: ...
    @property
    def next(self) -> Advised | None: ...
    @property
    def clear(self) -> bool: ...
    @property
    def reason(self) -> Because | None: ...


def hint_words(words: Words, hint: Hinted, view: View | None = None) -> list[str]:
    """A hint in a few sentences: the best choice, the next best, and why where there is a reason."""

    def line(key: str, advice: Advised) -> str:
        action = action_words(words, hint.game, advice.text, view)
        return words(key, action=action, value=value_words(words, hint.unit, advice.value))

    if hint.next is None:
        return [line("hint-only", hint.best)]
    said = [line("hint-best", hint.best), line("hint-next", hint.next)]
    if not hint.clear:
        said.append(words("hint-close"))
    if hint.reason is not None:
        said.append(reason_words(words, hint.reason))
    return said


def value_words(words: Words, unit: str, value: Estimated) -> str:
    """What something is worth, with its interval: a probability to win, or how many turns the game takes."""
    if unit == TURNS:
        # More turns are worth less: what is low as a value is many as turns.
        turns = {"value": -value.value, "low": -value.high, "high": -value.low}
        return words("hint-value-turns", **{name: round(number, 1) for name, number in turns.items()})
    return words("hint-value", value=round(value.value * 100), low=round(value.low * 100), high=round(value.high * 100))


def reason_words(words: Words, reason: Because) -> str:
    """Why a choice is the best, in one sentence."""
    said = dict(reason.facts)
    if colour := said.get("colour"):
        said["colour"] = words(f"colour-{colour}")
        said["feminine"] = words(f"colour-{colour}.feminine")
        said["feminines"] = words(f"colour-{colour}.feminines")
    if card := said.get("card"):
        said["card"] = card_words(words, card, "the")
        if reason.code == "premonition":
            said["when"] = words(f"premonition-{card}.when")
    if treasure := said.get("treasure"):
        said["treasure"] = treasure_words(words, treasure, "the")
    if pawn := said.get("pawn"):
        said["pawn"] = words(f"pawn-{pawn}")
    return words(f"reason-{reason.code}", **said)


def action_words(words: Words, game: str, text: str, view: Any = None) -> str:
    """What a choice of any game does; with a view of the moment it may say more."""
    if game == "onirim":
        return onirim.action_words(words, text, view)
    return labyrinth.action_words(words, text, view)
