"""The base of games in plain Python: what a game gets that says only what it must."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from dedale.core import notation
from dedale.core.chance import Generator
from dedale.core.errors import BadPosition, IllegalAction
from dedale.core.facts import Facts
from dedale.core.game import OVER
from dedale.core.options import GameOptions, number
from dedale.core.simple_game import SimpleGame, SimpleState

KINDS = {"knock": ["knock", "wait"]}


@dataclass(frozen=True, slots=True)
class Options(GameOptions):
    players: int = number(1, 1, 2)


class Knocking(SimpleState, kw_only=True):
    """Whoever knocks three times is let in."""

    knocks: int = 0

    def legal(self) -> list[int]:
        return [] if self.turn == OVER else [0, 1]

    def act(self, action: int) -> None:
        self.knocks += action == 0
        if self.knocks == 3:
            self.kind = "over"

    def returns(self) -> tuple[float, ...]:
        return (float(self.knocks == 3),)


class Door(SimpleGame):
    def first(self, options: Options) -> Knocking:
        return Knocking(options=options, kind="knock")


DOOR = Door("door", Knocking, Facts(Options, KINDS.items(), 0), Options, KINDS, [])


def test_nothing_is_hidden_and_nothing_doomed_unless_the_game_says_so(luck: Random) -> None:
    state = DOOR.new(seed=luck.getrandbits(32))
    assert (state.outcomes(), state.seen_by(0), state.outcome_seen_by(0)) == ([], (0, None), (0, None))
    assert not state.dooms(1)
    before = state.clone()
    state.deal_again(0, Generator(luck.getrandbits(32)))
    assert state == before


def test_it_is_played_to_its_end() -> None:
    state = DOOR.new()
    for text in ("knock", "wait", "knock", "knock"):
        state.play(DOOR.action(text))
    assert (state.turn, state.returns(), state.legal()) == (OVER, (1.0,), [])


@pytest.mark.parametrize(
    ("part", "given"),
    [("legal", []), ("act", [0]), ("happen", [0]), ("view", [0]), ("returns", [])],
)
def test_what_only_the_game_can_say_is_asked_of_it(part: str, given: list[Any]) -> None:
    bare = SimpleState(options=Options(), kind="knock")
    with pytest.raises(NotImplementedError):
        getattr(bare, part)(*given)


def test_a_game_without_a_first_state_cannot_begin() -> None:
    class Nowhere(Knocking, kw_only=True):
        pass

    game = SimpleGame("nowhere", Nowhere, Facts(Options, KINDS.items(), 0), Options, KINDS, [])
    with pytest.raises(NotImplementedError):
        game.new()


def test_a_game_begins_at_a_position(luck: Random) -> None:
    state = DOOR.start({"knocks": 2}, seed=luck.getrandbits(32))
    assert state.rng is not None
    state.play(DOOR.action("knock"))
    assert state.turn == OVER


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ([], "expected a mapping, found list"),
        ({"bells": 1}, "'bells'.*expected one of"),
        ({"knocks": "many"}, "Expected `int`, got `str`"),
    ],
)
def test_what_is_no_position_is_refused(position: Any, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        DOOR.start(position)


def test_an_illegal_action_is_refused_where_somebody_asks_for_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert notation.CHECKED is False
    monkeypatch.setattr("dedale.core.simple_game.CHECKED", True)
    state = DOOR.new()
    with pytest.raises(IllegalAction):
        state.apply(7)
    assert state == DOOR.new()
