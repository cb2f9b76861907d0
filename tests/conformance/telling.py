"""What a game says of itself is true of its games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from dedale.core.errors import BadOptions
from dedale.core.facts import FAIR, FREE, POINTS, TURNS
from dedale.core.game import CHANCE, OVER, Game, State
from tests.conformance.walks import walk


def kinds_are_the_actions(game: Game, options: dict[str, Any], seed: int) -> None:
    kinds = {kind.name: range(kind.base, kind.base + kind.size) for kind in game.facts.kinds}
    assert [action for actions in kinds.values() for action in actions] == list(game.actions)
    for state in walk(game, options, Random(seed)):
        if state.turn not in (CHANCE, OVER):
            assert set(state.legal()) <= set(kinds[state.kind])
        assert all(outcome in range(game.facts.outcomes) for outcome, _ in state.outcomes())


def results_are_as_told(game: Game, options: dict[str, Any], seed: int) -> None:
    facts, chosen = game.facts, game.options({**options, **game.facts.endless})
    longest = facts.longest(chosen)
    assert longest is not None
    returns, decisions = game.new(chosen, seed).playout(seed)
    assert decisions <= longest
    assert not facts.together or len(set(returns)) == 1
    assert facts.unit(chosen) in (POINTS, TURNS)
    assert all(0 <= one <= 1 if facts.unit(chosen) == POINTS else one < 0 for one in returns)


def open_hands_hide_nothing(game: Game, options: dict[str, Any], seed: int) -> None:
    chosen = game.options(options)
    assert game.facts.undo(chosen) in (FREE, FAIR)
    for state in walk(game, options, Random(seed)):
        if not game.facts.secret_hands(chosen):
            assert all(_seen(state, seat) == _seen(state, 0) for seat in range(state.seats))


def _seen(state: State, seat: int) -> dict[str, Any]:
    """What a seat sees, but for whose eyes it is that see."""
    seen: dict[str, Any] = to_builtins(state.view(seat))
    return {name: value for name, value in seen.items() if name not in ("seat", "legal")}


def options_are_as_told(game: Game, options: dict[str, Any], seed: int) -> None:
    facts, written = game.facts, game.options_json(game.options())
    assert {option.name: option.default for option in facts.options} == written
    assert options["players"] in facts.seats
    for option in facts.options:
        refused = 0
        for choice in option.choices:
            value = list(option.choices[: game.options().players]) if option.kind == "one_each" else choice
            try:
                assert game.options_json(game.options({option.name: value}))[option.name] == value
            except BadOptions:
                refused += 1
        assert not refused or option.only_with or len(option.most) > 1, option.name
    for players in (min(facts.seats) - 1, max(facts.seats) + 1):
        with pytest.raises(BadOptions):
            game.options({"players": players})


def a_lesson_is_for_one(game: Game, options: dict[str, Any], seed: int) -> None:
    lesson = game.facts.lesson
    assert lesson is None or (game.options(lesson.options).players == 1 and len(lesson.secret) == 16)


TELLING = [
    kinds_are_the_actions,
    results_are_as_told,
    open_hands_hide_nothing,
    options_are_as_told,
    a_lesson_is_for_one,
]
