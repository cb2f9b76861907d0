"""Hints in words: what the best choice is worth, and why it is the best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from dedale.words.capitals import capitalised, continued
from dedale.words.catalogue import Words
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


def hint_words(words: Words, hint: Hinted, view: View | None = None, *, typed: bool = True) -> list[str]:
    """A hint in a few sentences: what to do and what that does, why, what it is worth, and the next best.

    Of two that are worth the same it says just that.

    Where choices are `typed`, it says how they are written.
    """

    def plan(advice: Advised) -> str:
        return continued(plan_words(words, hint.game, advice, view, typed=typed))

    def line(key: str, advice: Advised) -> str:
        facts = [reason_words(words, hint.game, fact) for fact in advice.does]
        return " ".join([words(key, action=plan(advice)), *facts])

    def value(advice: Advised) -> str:
        return value_words(words, hint.unit, advice.value)

    worth = [] if any(fact.code == "wins" for fact in hint.best.does) else [value(hint.best)]
    if hint.next is None:
        return [line("hint-only", hint.best), *worth]
    if hint.close:
        return [words("hint-close", action=plan(hint.best), other=plan(hint.next)), *worth]
    said = [line("hint-best", hint.best)]
    said += [reason_words(words, hint.game, reason) for reason in (*hint.reasons, *hint.risks)]
    said += [*worth, f"{line('hint-next', hint.next)} {value(hint.next)}"]
    if not hint.clear:
        said.append(words("hint-unsure"))
    return said


def plan_words(words: Words, game: str, advice: Advised, view: View | None = None, *, typed: bool = True) -> str:
    """What to do, in one action or in several that belong together."""
    if len(advice.texts) == 1:
        return action_words(words, game, advice.texts[0], view)
    return game_words(game).plan_words(words, advice.texts, advice.same, view, typed=typed)


def value_words(words: Words, unit: str, value: Estimated) -> str:
    """What something is worth, with its interval: a probability to win, or how many turns the game takes."""
    if unit == TURNS:
        # More turns are worth less: what is low as a value is many as turns.
        turns = {"value": -value.value, "low": -value.high, "high": -value.low}
        return words("hint-value-turns", **{name: round(number, 1) for name, number in turns.items()})
    return words("hint-value", value=round(value.value * 100), low=round(value.low * 100), high=round(value.high * 100))


def reason_words(words: Words, game: str, reason: Because) -> str:
    """What a choice does, or why it is the best, in one sentence."""
    key, own = f"reason-{reason.code}", f"{game}-reason-{reason.code}"
    facts = game_words(game).reason_facts(words, reason.facts)
    return capitalised(words(own if words.has(own) else key, **facts))


def action_words(words: Words, game: str, text: str, view: View | None = None) -> str:
    """What a choice of any game does; with a view of the moment it may say more."""
    return game_words(game).action_words(words, text, view)
