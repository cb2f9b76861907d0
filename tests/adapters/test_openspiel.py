"""OpenSpiel's own tests, and that its games are ours: in every combination, choice by choice and chance by chance."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test as theirs
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

import dedale
from dedale.adapters.openspiel import start_from
from dedale.core.game import CHANCE, OVER, State
from tests.adapters.near_the_end import after, choices, last_of_labyrinth, last_of_onirim
from tests.adapters.one_by_one import numbers_of
from tests.combinations import combinations_of, named
from tests.conformance.walks import chance
from tests.luck import luck_of

ALL, SINGLE, NONE = (
    pyspiel.PrivateInfoType.ALL_PLAYERS,
    pyspiel.PrivateInfoType.SINGLE_PLAYER,
    pyspiel.PrivateInfoType.NONE,
)


def loaded(name: str, options: dict[str, Any]) -> Any:
    """The game with these options as parameters."""
    given = {
        key: "+".join(value) if isinstance(value, list) else value
        for key, value in options.items()
        if value is not None
    }
    return pyspiel.load_game(f"dedale_{name}", given)


def every_combination() -> Iterator[Any]:
    for name in dedale.games():
        for options in combinations_of(dedale.game(name)):
            yield pytest.param(name, options, id=f"{name}-{named(options)}")


@pytest.mark.parametrize(("name", "options"), [*every_combination()])
def test_random_steps_agree_with_the_engine(name: str, options: dict[str, Any]) -> None:
    rules, luck = dedale.game(name), luck_of("openspiel", name, options)
    game = loaded(name, options)
    assert game.num_players() == options["players"]
    assert pyspiel.load_game(str(game)) is not None
    theirs_, ours = game.new_initial_state(), rules.new(options | dict(rules.facts.endless))
    for _ in range(120):
        assert theirs_.is_terminal() == (ours.turn == OVER)
        assert theirs_.returns() == list(ours.returns())
        if ours.turn == OVER:
            break
        assert theirs_.is_chance_node() == (ours.turn == CHANCE)
        if ours.turn == CHANCE:
            total = sum(weight for _, weight in ours.outcomes())
            assert theirs_.chance_outcomes() == [(one, weight / total) for one, weight in ours.outcomes()]
            choice = chance(ours, luck)
            assert theirs_.action_to_string(choice) == rules.outcome_text(choice)
            ours.resolve(choice)
        else:
            assert theirs_.current_player() == ours.turn
            assert theirs_.legal_actions() == ours.legal()
            choice = luck.choice(ours.legal())
            assert theirs_.action_to_string(choice) == rules.text(choice)
            ours.play(choice)
        theirs_.apply_action(choice)
        assert theirs_.held == ours


@pytest.mark.parametrize(("name", "options"), [*every_combination()])
def test_what_is_observed_hangs_on_nothing_hidden(name: str, options: dict[str, Any]) -> None:
    rules, luck = dedale.game(name), luck_of("openspiel observes", name, options)
    game = loaded(name, options)
    state = game.new_initial_state()
    seats = range(options["players"])
    kinds = [
        pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
        for public, recall, private in ((True, False, SINGLE), (True, False, NONE), (False, False, SINGLE))
    ]
    observers = [make_observation(game, kind) for kind in kinds]
    for number in range(60):
        if state.is_terminal():
            break
        if number % 6 == 0 and not state.is_chance_node():
            for seat in seats:
                observers[0].set_from(state, seat)
                assert (observers[0].tensor[len(seats) :] == numbers_of(rules, state.held, seat)).all()
                assert list(observers[0].tensor) == state.observation_tensor(seat)
                assert observers[0].string_from(state, seat) == state.observation_string(seat)
            true = state.held
            for seat in seats:
                told = [one.string_from(state, seat) for one in observers]
                state.held = true.sample(seat, luck.getrandbits(32))
                assert [one.string_from(state, seat) for one in observers] == told
                state.held = true.sample(None, luck.getrandbits(32))
                if len(seats) > 1:
                    assert observers[1].string_from(state, seat) == told[1]
                state.held = true
        state.apply_action(luck.choice(choices(state.held)))


def test_an_information_state_is_what_was_told(luck: Random) -> None:
    """Two ways that differ only in what a seat was not told are one to it; its own cards are told."""
    game = pyspiel.load_game("dedale_labyrinth(players=2,cards=2)")
    first = game.new_initial_state()
    while first.is_chance_node() and "?" not in first.information_state_string(0):
        first.apply_action(luck.choice(choices(first.held)))
    one, other = first.clone(), first.clone()
    drawn = choices(one.held)
    one.apply_action(drawn[0])
    other.apply_action(drawn[1])
    for seat in (0, 1):
        same = one.information_state_string(seat) == other.information_state_string(seat)
        assert same == (one.held.view(seat) == other.held.view(seat))
    assert one.information_state_string(0) != one.information_state_string(1)


@pytest.mark.parametrize(
    "text",
    [
        "dedale_onirim",
        "dedale_onirim(players=2,book=lost,towers=ruins,dreams=6,talk=silent)",
        "dedale_labyrinth(players=1,cards=1,turn_limit=20)",
        "dedale_labyrinth(players=3,cards=1,turn_limit=20,pawns=red+blue+green)",
    ],
)
def test_openspiel_plays_it(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), 1, True, False)


def test_copies_and_files_keep_the_game(luck: Random) -> None:
    game = pyspiel.load_game("dedale_onirim(players=2,talk=silent,dreams=4)")
    state = game.new_initial_state()
    for _ in range(40):
        state.apply_action(luck.choice(choices(state.held)))
    twin = state.clone()
    assert (str(twin), twin.history()) == (str(state), state.history())
    again_game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert (str(again_game), str(again)) == (str(game), str(state))
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    twin.apply_action(choices(twin.held)[0])
    assert str(twin) != str(state)
    assert again.held == state.held


def partial(name: str, rules: str, options: dict[str, Any]) -> type:
    """What OpenSpiel asks of 400 positions, from one after the deal."""
    luck = luck_of("partial tree", name)
    state = dedale.game(rules).new(options, luck.getrandbits(32))
    for _ in range(10):
        state.play(luck.choice(state.legal()))
    game = pyspiel.load_game(f"dedale_{rules}", {"start": start_from(state)})
    members = {"game_name": f"dedale_{rules}", "game": game}
    return type(f"Test{name}PartialTree", (theirs.EnforceAPIOnPartialTreeBase,), members)


TestOnirimPartialTree = partial("Onirim", "onirim", {})
TestSilentPartialTree = partial("Silent", "onirim", {"players": 2, "talk": "silent"})
TestLabyrinthPartialTree = partial("Labyrinth", "labyrinth", {"players": 2, "cards": 4, "turn_limit": 20})


def counted(start: State) -> tuple[tuple[int, int, int], int]:
    """All ways from here: those to a chance, a choice, and the end; and what the seats to decide can tell apart."""
    numbers, told = [0, 0, 0], set()
    left: list[tuple[State, tuple[Any, ...]]] = [(start, ((),) * start.seats)]
    while left:
        state, heard = left.pop()
        numbers[0 if state.turn == CHANCE else 2 if state.turn == OVER else 1] += 1
        if state.turn >= 0:
            told.add((state.turn, heard[state.turn]))
        for choice in choices(state):
            seen = state.outcome_seen_by(choice) if state.turn == CHANCE else state.seen_by(choice)
            news = [(state.turn, choice if seat in seen else state.kind) for seat in range(state.seats)]
            left.append((after(state, choice), tuple((*one, new) for one, new in zip(heard, news, strict=True))))
    return (numbers[0], numbers[1], numbers[2]), len(told)


def full(name: str, start: State) -> type:
    """What OpenSpiel asks of all positions from one near the end."""
    expected, told = counted(start)
    theirs.TOTAL_NUM_STATES[name] = expected
    theirs.PERFECT_RECALL_NUM_STATES[name] = told
    game = pyspiel.load_game(f"dedale_{start.to_json()['game']}", {"start": start_from(start), "recall": 30})
    return type(f"Test{name}FullTree", (theirs.EnforceAPIOnFullTreeBase,), {"game_name": name, "game": game})


TestOnirimFullTree = full("Onirim", last_of_onirim({}, luck_of("full tree alone"), 600))
TestSilentFullTree = full(
    "Silent", last_of_onirim({"players": 2, "talk": "silent"}, luck_of("full tree in silence"), 600)
)
TestLabyrinthFullTree = full("Labyrinth", last_of_labyrinth(luck_of("full tree of a race")))


@pytest.mark.parametrize("text", ["dedale_onirim", "dedale_labyrinth(players=2,cards=1,turn_limit=3)"])
def test_openspiel_writes_a_playthrough(text: str, luck: Random) -> None:
    seed = luck.getrandbits(31)
    first, second = (generate_playthrough.playthrough(text, None, seed=seed) for _ in range(2))
    assert first == second
    assert "IsTerminal() = True" in first
    assert "Rewards()" in first


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_shimmy_gives_it_to_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test
    from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

    for name, config in (("dedale_onirim", {"players": 2}), ("dedale_labyrinth", {"cards": 1, "turn_limit": 6})):
        env = OpenSpielCompatibilityV0(game_name=name, config=config)
        api_test(env, num_cycles=60, verbose_progress=False)


def test_a_game_may_begin_anywhere(luck: Random) -> None:
    state = last_of_labyrinth(luck)
    begun = pyspiel.load_game("dedale_labyrinth", {"start": start_from(state)})
    assert begun.new_initial_state().held == state
    assert pyspiel.load_game(str(begun)).new_initial_state().held == state
    for wrong in ("nonsense", start_from(dedale.game("onirim").new({}))):
        with pytest.raises(pyspiel.SpielError, match="make it with start_from"):
            pyspiel.load_game("dedale_labyrinth", {"start": wrong})


def test_bad_input_is_refused_with_what_to_do() -> None:
    for text, sentence in (
        ("dedale_onirim(players=3)", "The option 'players' cannot be 3; choose one of 1, 2"),
        ("dedale_onirim(mist=yes)", "mist"),
        ("dedale_labyrinth(cards=99)", "The option 'cards' cannot be 99; choose a whole number from 1 to 12"),
    ):
        with pytest.raises(pyspiel.SpielError, match=sentence):
            pyspiel.load_game(text)
    game = pyspiel.load_game("dedale_labyrinth")
    state = game.new_initial_state()
    before = str(state)
    for action in (-1, 1000):
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(action)
    assert str(state) == before
    with pytest.raises(pyspiel.SpielError, match="Observations have no parameters"):
        game.make_py_observer(None, {"tiles": 3})
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_observers_tell_what_was_asked_for(luck: Random) -> None:
    game = pyspiel.load_game("dedale_labyrinth(players=3,cards=2,recall=8)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(luck.choice(choices(state.held)))

    def told(*, public: bool, recall: bool, private: Any) -> Any:
        kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
        one = make_observation(game, kind)
        one.set_from(state, 1)
        return one

    own = state.held.view(1).targets[1]
    whole = told(public=True, recall=False, private=ALL)
    assert {"player-0-target", "player-2-target"} <= whole.dict.keys()
    assert whole.dict["player-0-target"].sum() == 1
    assert f"{own}" in told(public=False, recall=False, private=SINGLE).string_from(state, 1)
    assert told(public=False, recall=False, private=NONE).string_from(state, 1) == ""
    assert told(public=False, recall=False, private=SINGLE).tensor is None
    assert own in told(public=False, recall=True, private=SINGLE).string_from(state, 1)
    assert told(public=True, recall=False, private=NONE).dict["target"].sum() == 0
    public = told(public=True, recall=True, private=NONE).string_from(state, 1).splitlines()
    mine = told(public=True, recall=True, private=SINGLE).string_from(state, 1).splitlines()[1:]
    assert len(public) == len(mine) == len(state.history())
    assert sum(one != other for one, other in zip(public, mine, strict=True)) == 1
    assert np.count_nonzero(told(public=True, recall=True, private=SINGLE).dict["events"][:, 0]) == 8
