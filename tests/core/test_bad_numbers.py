"""What is no seed, no number of games, no seat or no legal action is refused with a sentence, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import dedale
from dedale.core.game import State
from tests.build.source_tree import run
from tests.conformance.walks import print_of

NO_NUMBERS: tuple[Any, ...] = ("x", 0.5, [1], b"1")


class Whole:
    """A whole number of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def states() -> list[State]:
    return [dedale.game(name).new(seed=1) for name in dedale.games()]


@pytest.mark.parametrize("name", dedale.games())
@pytest.mark.parametrize("seed", NO_NUMBERS)
def test_what_is_no_seed_is_refused(name: str, seed: Any) -> None:
    game = dedale.game(name)
    state = game.new(seed=1)
    before = print_of(state)
    kind = type(seed).__name__
    for ask in (
        lambda: game.new(seed=seed),
        lambda: state.playout(seed),
        lambda: state.playouts(3, seed),
        lambda: state.sample(0, seed),
        lambda: state.reseed(seed),
    ):
        for error in (dedale.BadNumber, ValueError, TypeError):
            with pytest.raises(error, match=f"^A seed is a whole number, such as 7, not {kind}.$"):
                ask()
    assert print_of(state) == before


def test_a_position_takes_no_other_seed_either() -> None:
    wrong: Any = "x"
    with pytest.raises(dedale.BadNumber, match="A seed is a whole number"):
        dedale.game("onirim").start({"hands": [["rs", "rm", "rk", "bs", "gm"]]}, seed=wrong)


@pytest.mark.parametrize("name", dedale.games())
def test_any_whole_number_is_a_seed(name: str) -> None:
    state = dedale.game(name).new(seed=1)
    seven: Any = Whole(7)
    assert state.playout(seven) == state.playout(7) == state.playout(7 + 2**64) == state.playout(7 - 2**64)
    three: Any = Whole(3)
    assert state.playouts(three, seven) == state.playouts(3, 7)
    for seed in (seven, 7 - 2**64):
        twin = state.clone()
        twin.reseed(seed)
        other = state.clone()
        other.reseed(7)
        assert twin == other
        assert state.sample(0, seed) == state.sample(0, 7)


@pytest.mark.parametrize("name", dedale.games())
def test_what_is_no_number_of_games_is_refused(name: str) -> None:
    state = dedale.game(name).new(seed=1)
    for count in NO_NUMBERS:
        with pytest.raises(dedale.BadNumber, match=f"number of games is a whole number, not {type(count).__name__}"):
            state.playouts(count, 1)
    for count in (-1, -(2**80), 2**63):
        with pytest.raises(dedale.BadNumber, match=f"The number of games cannot be {count}; ask for 0, 1 or more"):
            state.playouts(count, 1)
    assert state.playouts(0, 1) == ((0.0,) * state.seats, 0)


@pytest.mark.parametrize("name", dedale.games())
@pytest.mark.parametrize("seat", [9, -1, True, "0"])
def test_a_seat_that_nobody_sits_at_is_refused(name: str, seat: Any) -> None:
    state = dedale.game(name).new(seed=1)
    for ask in (lambda: state.sample(seat, 1), lambda: state.view(seat)):
        with pytest.raises(dedale.UnknownSeat, match=f"There is no seat {seat!r}; the seats go from 0 to"):
            ask()


def test_nobody_is_warned_of_what_is_not_legal() -> None:
    state = dedale.game("onirim").new(seed=1)
    with pytest.raises(dedale.IllegalAction):
        state.dooms(10**6)


ILLEGAL = """
import dedale
for name in dedale.games():
    state = dedale.game(name).new(seed=1)
    action = next(action for action in dedale.game(name).actions if action not in state.legal())
    before = state.clone()
    for one in (action, "x", 10**30):
        try:
            state.apply(one)
        except dedale.IllegalAction as error:
            print(error)
    assert state == before
    state.apply(state.legal()[0])
    assert state != before
"""


@pytest.mark.parametrize("form", ["", "1"])
def test_apply_refuses_what_is_illegal_where_somebody_asks_for_checks(form: str) -> None:
    told = run(ILLEGAL, DEDALE_CHECK="1", DEDALE_UNCOMPILED=form).splitlines()
    assert len(told) == 3 * len(dedale.games())
    for first, second, third in zip(told[::3], told[1::3], told[2::3], strict=True):
        assert "is not legal now. The decision is" in first
        assert second == "An action is a whole number, not str."
        assert "is not legal now" in third


@pytest.mark.parametrize(("name", "page"), [("onirim", "notation"), ("labyrinth", "notation-labyrinth")])
def test_an_unknown_text_sends_to_the_page_of_its_own_game(name: str, page: str) -> None:
    for read in (dedale.game(name).action, dedale.game(name).outcome):
        with pytest.raises(dedale.BadText, match=rf"\(see docs/{page}.md\)\.$"):
            read("no such thing")
