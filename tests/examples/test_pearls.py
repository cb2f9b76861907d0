"""The example of a game: it keeps the contract, and gets what every game gets without a line of its own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dedale.bots import Budget, Seat
from dedale.bots.analysis import analyse
from dedale.bots.hints import advise
from dedale.bots.search import SearchBot
from dedale.core.table import Table
from tests.combinations import named
from tests.conformance.checks import CHECKS
from tests.conformance.secrecy import SECRECY
from tests.conformance.telling import TELLING
from tests.conformance.walks import walk
from tests.examples.outside import pearls
from tests.luck import seed_of

GAME = pearls()
BUDGET = Budget(iterations=6)


@pytest.mark.parametrize("options", GAME.combinations(), ids=named)
def test_it_keeps_the_contract(options: dict[str, Any]) -> None:
    for check in (*CHECKS, *SECRECY, *TELLING):
        check(GAME, options, seed_of("pearls", options))


@pytest.mark.parametrize("options", GAME.combinations(), ids=named)
def test_a_hint_has_numbers_without_reasons_and_knows_what_its_seat_knows(options: dict[str, Any]) -> None:
    judge, seed = SearchBot(), seed_of("hints of pearls", options)
    for state in walk(GAME, options, Random(seed)):
        if state.turn < 0 or len(state.legal()) < 2:
            continue
        hint = advise(GAME, Seat(state, state.turn), judge, BUDGET, seed, judge)
        assert hint.best.action in state.legal()
        assert (hint.reasons, hint.risks, hint.best.does) == ([], [], [])
        sample = state.sample(state.turn, seed)
        assert advise(GAME, Seat(sample, state.turn), judge, BUDGET, seed, judge) == hint


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_finished_game_is_analysed(players: int) -> None:
    table = Table.new(GAME, {"players": players}, secret=b"pearls".ljust(16, b"!"))
    while not table.over:
        seat = table.turn
        table.play(seat, SearchBot().choose(Seat(table.state, seat), BUDGET, table.dice()))
    found = analyse(table.record, judge=SearchBot(), budget=BUDGET)
    assert found.finished
    assert found.unit == "points"
    assert {choice.seat for choice in found.choices} == set(range(players))
    for seat, account in enumerate(found.accounts):
        assert account.start + account.luck + account.own + account.others == pytest.approx(account.result)
        assert account.result == table.returns()[seat]


def test_two_eels_eat_the_pearls_and_of_equal_bags_the_first_wins() -> None:
    state = GAME.start({"bags": [[0, 0, 4], [1]], "breaths": [0, 0]}, {"players": 2})
    assert (state.worth(0), state.worth(1)) == (0, 1)
    for _ in range(2):
        state.play(GAME.action("surface"))
    assert state.returns() == (0.0, 1.0)
    even = GAME.start({"bags": [[3], [1, 2]], "breaths": [0, 0]}, {"players": 2})
    for _ in range(2):
        even.play(GAME.action("surface"))
    assert even.returns() == (1.0, 0.0)
    assert even.result().winners == (0,)


def test_alone_ten_are_enough() -> None:
    for bag, won in (([4, 4, 2], 1.0), ([4, 4, 1], 0.0)):
        state = GAME.start({"bags": [bag], "breaths": [0]}, {"players": 1})
        state.play(GAME.action("surface"))
        assert state.returns() == (won,)
