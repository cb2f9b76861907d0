"""Hints in words: what the best choice is worth, and why it is the best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from dedale.core.message import Message, message, sentences
from dedale.words.catalogue import known
from dedale.words.games import game_words

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


class Because(Protocol):
    """A reason by its code and facts."""

    @property
    def code(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, Any]: ...


class Advised(Protocol):
    """What to do by the texts of its actions, what that does, and its value."""

    @property
    def texts(self) -> Sequence[str]: ...
    @property
    def same(self) -> Sequence[str]: ...
    @property
    def does(self) -> Sequence[Because]: ...
    @property
    def value(self) -> Estimated: ...


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
    def close(self) -> bool: ...
    @property
    def reasons(self) -> Sequence[Because]: ...
    @property
    def risks(self) -> Sequence[Because]: ...


def hint_words(hint: Hinted, view: View | None = None, *, typed: bool = True) -> list[Message]:
    """A hint in a few sentences: what to do and what that does, why, what it is worth, and the next best.

    Of two that are worth the same it says just that.

    Where choices are `typed`, it says how they are written.
    """

    def plan(advice: Advised) -> Message:
        return plan_words(hint.game, advice, view, typed=typed)

    def line(key: str, advice: Advised) -> list[Message]:
        return [message(key, action=plan(advice)), *(reason_words(hint.game, fact) for fact in advice.does)]

    def value(advice: Advised) -> Message:
        return value_words(hint.unit, advice.value)

    worth = [] if any(fact.code == "wins" for fact in hint.best.does) else [value(hint.best)]
    if hint.next is None:
        return [sentences(line("hint-only", hint.best)), *worth]
    if hint.close:
        return [message("hint-close", action=plan(hint.best), other=plan(hint.next)), *worth]
    said = [sentences(line("hint-best", hint.best))]
    said += [reason_words(hint.game, reason) for reason in (*hint.reasons, *hint.risks)]
    said += [*worth, sentences([*line("hint-next", hint.next), value(hint.next)])]
    if not hint.clear:
        said.append(Message("hint-unsure"))
    return said


def plan_words(game: str, advice: Advised, view: View | None = None, *, typed: bool = True) -> Message:
    """What to do, in one action or in several that belong together."""
    if len(advice.texts) == 1:
        return action_words(game, advice.texts[0], view)
    return game_words(game).plan_words(advice.texts, advice.same, view, typed=typed)


def value_words(unit: str, value: Estimated) -> Message:
    """What something is worth, with its interval: a probability to win, or how many turns the game takes."""
    if unit == TURNS:
        # More turns are worth less: what is low as a value is many as turns.
        turns = {"value": -value.value, "low": -value.high, "high": -value.low}
        return message("hint-value-turns", **{name: round(number, 1) for name, number in turns.items()})
    return message(
        "hint-value", value=round(value.value * 100), low=round(value.low * 100), high=round(value.high * 100)
    )


def reason_words(game: str, reason: Because) -> Message:
    """What a choice does, or why it is the best, in one sentence."""
    key, own = f"reason-{reason.code}", f"{game}-reason-{reason.code}"
    facts = game_words(game).reason_facts(reason.facts)
    return message("sentence", text=Message(own if known(own) else key, facts))


def action_words(game: str, text: str, view: View | None = None) -> Message:
    """What a choice of any game does; with a view of the moment it may say more."""
    return game_words(game).action_words(text, view)
