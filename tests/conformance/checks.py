"""What every game must do: one function for each promise of the contract.

A check is given a game, a combination of its options and a seed, and knows nothing else.
"""

from __future__ import annotations

import copy
import json
import math
import pickle
import re
from collections.abc import Callable, Hashable
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from dedale.core.chance import Generator
from dedale.core.errors import (
    BadBuffer,
    BadOptions,
    BadPosition,
    BadRecord,
    BadText,
    DedaleError,
    IllegalAction,
    IllegalOutcome,
    UnknownSeat,
)
from dedale.core.game import CHANCE, OVER, Game, Seat, State
from dedale.core.record import Record
from dedale.core.table import Table
from tests.conformance.walks import finish, follow, print_of, step, stops, walk

Check = Callable[[Game, dict[str, Any], int], None]

JUNK: tuple[Any, ...] = (-1, -2, -(2**40), 10**6, 2**31, 2**64, None, "play", 0.5, (0,))


def seats_of(state: State) -> list[Seat]:
    return [*range(state.seats), None]


def legal_is_never_empty_and_in_order(game: Game, options: dict[str, Any], seed: int) -> None:
    for state in walk(game, options, Random(seed)):
        legal = state.legal()
        assert state.kind
        if state.turn in {CHANCE, OVER}:
            assert legal == []
        else:
            assert 0 <= state.turn < state.seats
            assert legal
            assert all(a < b for a, b in pairwise(legal))
            assert all(type(action) is int and action in game.actions for action in legal)


def chance_lists_what_may_come(game: Game, options: dict[str, Any], seed: int) -> None:
    for state in walk(game, options, Random(seed)):
        outcomes = state.outcomes()
        assert bool(outcomes) == (state.turn == CHANCE)
        assert len({outcome for outcome, _ in outcomes}) == len(outcomes)
        assert all(type(weight) is int and weight > 0 for _, weight in outcomes)


def nothing_illegal_leaves_a_trace(game: Game, options: dict[str, Any], seed: int) -> None:
    pick = Random(seed)
    for state in stops(game, options, pick, 0.1):
        before = print_of(state)
        legal, possible = set(state.legal()), {outcome for outcome, _ in state.outcomes()}
        illegal = [pick.choice(game.actions) for _ in range(5)]
        for action in (*JUNK, len(game.actions), *illegal):
            if action not in legal:
                with pytest.raises(IllegalAction):
                    state.play(action)
        for outcome in (*JUNK, 0, pick.randrange(64)):
            if outcome not in possible:
                with pytest.raises(IllegalOutcome):
                    state.resolve(outcome)
        assert print_of(state) == before


def returns_are_zero_until_the_end(game: Game, options: dict[str, Any], seed: int) -> None:
    for state in walk(game, options, Random(seed)):
        returns = state.returns()
        assert len(returns) == state.seats
        assert all(math.isfinite(value) for value in returns)
        if state.turn == OVER:
            assert state.kind == "over"
        else:
            assert not any(returns)


def revealed_only_grows(game: Game, options: dict[str, Any], seed: int) -> None:
    last = 0
    for state in walk(game, options, Random(seed)):
        assert state.revealed >= last
        last = state.revealed


def a_seeded_state_never_waits_for_chance(game: Game, options: dict[str, Any], seed: int) -> None:
    one, other, pick = game.new(options, seed), game.new(options, seed), Random(seed)
    while one.turn != OVER and pick.random() < 0.999:
        assert one.turn != CHANCE
        assert one.outcomes() == []
        action = pick.choice(one.legal())
        one.play(action)
        other.play(action)
    assert print_of(one) == print_of(other)


def replay_equals_play(game: Game, options: dict[str, Any], seed: int) -> None:
    played = game.new(options)
    replayed = game.new(options)
    for choice in finish(played, Random(seed)):
        follow(replayed, choice)
    assert print_of(replayed) == print_of(played)


def apply_equals_play(game: Game, options: dict[str, Any], seed: int) -> None:
    pick = Random(seed)
    for state in stops(game, options, pick, 0.2):
        if state.turn >= 0:
            twin, action = state.clone(), pick.choice(state.legal())
            state.play(action)
            twin.apply(action)
            assert print_of(state) == print_of(twin)


def a_clone_is_independent(game: Game, options: dict[str, Any], seed: int) -> None:
    pick = Random(seed)
    for state in stops(game, options, pick, 0.05):
        if pick.random() < 0.5:
            state.reseed(pick.getrandbits(64))
        clone, before, course = state.clone(), print_of(state), pick.getrandbits(32)
        trace = finish(clone, Random(course))
        assert print_of(state) == before
        assert finish(state, Random(course)) == trace
        assert print_of(state) == print_of(clone)


def json_goes_both_ways(game: Game, options: dict[str, Any], seed: int) -> None:
    pick = Random(seed)
    for state in stops(game, options, pick, 0.05):
        if pick.random() < 0.5:
            state.reseed(pick.getrandbits(64))
        read = game.from_json(json.loads(json.dumps(state.to_json())))
        assert_equal_courses(state, read, pick.getrandbits(32))


def pickle_goes_both_ways(game: Game, options: dict[str, Any], seed: int) -> None:
    pick = Random(seed)
    for state in stops(game, options, pick, 0.05):
        if pick.random() < 0.5:
            state.reseed(pick.getrandbits(64))
        assert_equal_courses(state, pickle.loads(pickle.dumps(state)), pick.getrandbits(32))


def copies_are_clones(game: Game, options: dict[str, Any], seed: int) -> None:
    pick = Random(seed)
    for state in stops(game, options, pick, 0.05):
        for twin in (copy.copy(state), copy.deepcopy([state])[0]):
            before, course = print_of(state), pick.getrandbits(32)
            assert twin is not state
            finish(twin, Random(course))
            assert print_of(state) == before
        assert_equal_courses(state, copy.copy(state), pick.getrandbits(32))


def equal_states_hold_the_same(game: Game, options: dict[str, Any], seed: int) -> None:
    pick = Random(seed)
    last: State | None = None
    for state in stops(game, options, pick, 0.05):
        read = game.from_json(json.loads(json.dumps(state.to_json())))
        assert state == state.clone() == read
        assert state != state.to_json()
        assert last is None or state != last
        if state.turn >= 0:
            seeded = state.clone()
            seeded.reseed(pick.getrandbits(64))
            assert seeded != state
        with pytest.raises(TypeError, match="unhashable"):
            hash(state)
        last = state


def a_key_is_what_may_still_happen(game: Game, options: dict[str, Any], seed: int) -> None:
    """The generator and what was shown are not in a key; a table finds a state by it that was saved and read back."""
    pick = Random(seed)
    table: dict[Hashable, State] = {}
    for state in stops(game, options, pick, 0.1):
        read = game.from_json(state.to_json() | {"revealed": state.revealed + 1})
        assert read != state
        assert state.key() == state.clone().key() == read.key()
        if state.turn >= 0:
            seeded = state.clone()
            seeded.reseed(pick.getrandbits(64))
            assert seeded.key() == state.key()
        met = table.setdefault(state.key(), state)
        assert (met.turn, met.kind, met.legal(), met.outcomes()) == (
            *(state.turn, state.kind),
            *(state.legal(), state.outcomes()),
        )
        if state.turn != OVER:
            after = state.clone()
            step(after, pick)
            assert after.key() != state.key()


def a_state_knows_its_options(game: Game, options: dict[str, Any], seed: int) -> None:
    for state in stops(game, options, Random(seed), 0.05):
        assert state.options == game.options(options)


def the_result_says_who_won_and_why(game: Game, options: dict[str, Any], seed: int) -> None:
    for state in walk(game, options, Random(seed)):
        result = state.result()
        assert (result is None) == (state.turn != OVER)
        if result is not None:
            assert all(seat in range(state.seats) for seat in result.winners)
            assert re.fullmatch(r"[A-Z]+(-[A-Z]+)+-[0-9]+", result.clause)
            returns = state.returns()
            if max(returns) > min(returns):
                assert result.winners == tuple(seat for seat in range(state.seats) if returns[seat] == max(returns))


def assert_equal_courses(state: State, twin: State, course: int) -> None:
    """Two states are equal, and whatever is chosen stay so, their generators included."""
    assert print_of(twin) == print_of(state)
    assert all(twin.view(seat) == state.view(seat) for seat in seats_of(state))
    assert finish(twin, Random(course)) == finish(state, Random(course))
    assert print_of(twin) == print_of(state)


def a_spoilt_save_is_refused(game: Game, options: dict[str, Any], seed: int) -> None:
    pick = Random(seed)
    for state in stops(game, options, pick, 0.02):
        saved = state.to_json()
        for key in saved:
            spoilt: list[dict[str, Any]] = [saved | {key: junk} for junk in ("junk", -7, [["junk"]], {"junk": -7})]
            for data in (*spoilt, {name: saved[name] for name in saved if name != key}):
                try:
                    game.from_json(data)
                except (BadPosition, BadOptions):
                    continue
                except DedaleError as error:
                    pytest.fail(f"{key}: {error!r} is not the error of a position")
        with pytest.raises(BadPosition):
            game.from_json(saved | {"game": "no such game"})


def texts_go_both_ways(game: Game, options: dict[str, Any], seed: int) -> None:
    texts = [game.text(action) for action in game.actions]
    assert [game.action(text) for text in texts] == list(game.actions)
    assert game.passes <= set(game.actions)
    outcomes = {o for state in walk(game, options, Random(seed)) for o, _ in state.outcomes()}
    named = {outcome: game.outcome_text(outcome) for outcome in outcomes}
    assert {outcome: game.outcome(text) for outcome, text in named.items()} == {o: o for o in outcomes}
    for text in (*texts, *named.values()):
        assert text.isprintable()
        assert text == text.strip() != ""
    for junk in ("", "no such thing", texts[0] + "?"):
        with pytest.raises(BadText):
            game.action(junk)
        with pytest.raises(BadText):
            game.outcome(junk)
    for number in (-1, len(game.actions), 2**64):
        with pytest.raises(BadText):
            game.text(number)


def options_go_both_ways(game: Game, options: dict[str, Any], seed: int) -> None:
    chosen = game.options(options)
    written = game.options_json(chosen)
    assert game.options(json.loads(json.dumps(written))) == chosen == game.options(chosen)
    assert written | options == written
    hash(chosen)
    for junk in ({"no such option": 1}, options | {"no such option": 1}, 7, "junk", ["junk"]):
        with pytest.raises(BadOptions):
            game.options(junk)
    for key in written:
        with pytest.raises(BadOptions):
            game.options(options | {key: "no such value"})


def a_spoilt_position_is_refused(game: Game, options: dict[str, Any], seed: int) -> None:
    spoilt: tuple[dict[str, Any], ...] = ({"no such thing": 1}, {"": []}, {"no such thing": {"a": ["b"]}})
    for junk in spoilt:
        with pytest.raises(BadPosition):
            game.start(junk, options)


def a_playout_is_play(game: Game, options: dict[str, Any], seed: int) -> None:
    pick = Random(seed)
    for state in stops(game, options, pick, 0.05):
        for chosen in (pick.getrandbits(64), 0):
            before = print_of(state)
            returns, decisions = state.playout(chosen)
            assert print_of(state) == before
            assert trace_playout(state, chosen) == (tuple(returns), decisions)


def playouts_are_many_playouts(game: Game, options: dict[str, Any], seed: int) -> None:
    """`playouts` plays the games of consecutive seeds and adds them up."""
    state = game.new(options)
    alone = [state.playout(seed + i) for i in range(5)]
    returns, decisions = state.playouts(5, seed)
    assert decisions == sum(number for _, number in alone)
    assert tuple(returns) == tuple(map(sum, zip(*(returns for returns, _ in alone), strict=True)))


def trace_playout(state: State, seed: int) -> tuple[tuple[float, ...], int]:
    """The same game as `state.playout(seed)`, stepped through `legal` and `play`."""
    copy, choose, decisions = state.clone(), Generator(seed), 0
    copy.reseed(seed)
    while copy.turn != OVER:
        legal = copy.legal()
        copy.play(legal[choose.below(len(legal))])
        decisions += 1
    return copy.returns(), decisions


def dooms_only_looks(game: Game, options: dict[str, Any], seed: int) -> None:
    for state in stops(game, options, Random(seed), 0.1):
        if state.turn >= 0:
            before = print_of(state)
            assert all(state.dooms(action) in {True, False} for action in state.legal())
            assert print_of(state) == before


def a_view_is_plain_data(game: Game, options: dict[str, Any], seed: int) -> None:
    for state in stops(game, options, Random(seed), 0.05):
        before = print_of(state)
        for seat in seats_of(state):
            view = state.view(seat)
            assert (view.game, view.seat, view.turn, view.kind) == (game.name, seat, state.turn, state.kind)
            assert list(view.legal) == (state.legal() if seat == state.turn else [])
            assert msgspec.json.encode(view) == msgspec.json.encode(state.view(seat))
            for field in ("turn", "legal"):
                with pytest.raises(AttributeError):
                    setattr(view, field, None)
        assert print_of(state) == before


def observed(game: Game, state: State, seat: Seat) -> bytes:
    """What a state tells a seat as numbers."""
    numbers = bytearray(game.observation(state.options).size)
    state.observe(seat, numbers)
    return bytes(numbers)


def observations_fit_their_channels(game: Game, options: dict[str, Any], seed: int) -> None:
    observation, pick = game.observation(options), Random(seed)
    names = [channel.name for channel in observation.channels]
    assert len({*names}) == len(names)
    assert all(channel.size and channel.meaning for channel in observation.channels)
    for state in stops(game, options, pick, 0.1):
        before = print_of(state)
        for seat in seats_of(state):
            told = observation.read(observed(game, state, seat))
            for channel in observation.channels:
                assert len(told[channel.name]) == channel.size
                assert max(told[channel.name]) <= channel.most, channel.name
            for wrong in (bytearray(observation.size + 1), bytes(observation.size), None, [0] * observation.size):
                with pytest.raises(BadBuffer):
                    state.observe(seat, wrong)
        with pytest.raises(UnknownSeat):
            state.observe(state.seats, bytearray(observation.size))
        assert print_of(state) == before


def a_mask_is_what_is_legal(game: Game, options: dict[str, Any], seed: int) -> None:
    mask = bytearray(b"?" * len(game.actions))
    for state in walk(game, options, Random(seed)):
        state.mask_into(mask)
        assert [action for action, legal in enumerate(mask) if legal == 1] == state.legal()
        assert not {*mask} - {0, 1}
    with pytest.raises(BadBuffer):
        state.mask_into(bytearray(len(game.actions) - 1))


def undo_then_redo(game: Game, options: dict[str, Any], seed: int) -> None:
    """At a table: what was taken back and is chosen again meets the same luck."""
    pick = Random(seed)
    table = Table.new(game, options, secret=pick.randbytes(16))
    for _ in range(200):
        if table.over:
            break
        seat, before = table.turn, print_of(table.state)
        action = pick.choice(table.legal(seat))
        table.play(seat, action)
        if pick.random() < 0.2:
            after, told = print_of(table.state), table.record.live
            table.undo(seat)
            assert print_of(table.state) == before
            table.play(seat, action)
            assert print_of(table.state) == after
            assert table.record.live == told
    assert print_of(table.replay()) == print_of(table.state)


def a_record_goes_both_ways(game: Game, options: dict[str, Any], seed: int) -> None:
    pick = Random(seed)
    table = Table.new(game, options, secret=pick.randbytes(16), seats=None, undo="free")
    moves = pick.randrange(150)
    while not table.over and moves:
        moves -= 1
        seat = table.turn
        if pick.random() < 0.1:
            table.stops[seat] = not table.stops[seat]
        table.play(seat, pick.choice(table.legal(seat)))
        if pick.random() < 0.05:
            table.undo(seat)
    text = table.export(owner=True)
    read = Record.parse(text, find=lambda _: game)
    assert read.text(secret=True) == text
    assert read.events == table.record.events
    read.verify()
    assert print_of(Table.resume(read).state) == print_of(table.state)


def a_damaged_record_names_its_line(game: Game, options: dict[str, Any], seed: int) -> None:
    pick = Random(seed)
    table = Table.new(game, options, secret=pick.randbytes(16))
    for _ in range(5):
        if not table.over:
            table.play(table.turn, pick.choice(table.legal(table.turn)))
    lines = table.export(owner=True).splitlines()
    for _ in range(20):
        damaged, at = list(lines), pick.randrange(len(lines))
        cut = pick.randrange(len(lines[at]) + 1)
        another = pick.choice([*lines, lines[at][:cut], lines[at][:cut] + "?" + lines[at][cut:], 'start: {"":[{}]}'])
        damaged[at : at + pick.randrange(2)] = [another]
        error = refusal(game, "\n".join(damaged))
        assert error is None or error.facts["line"] in range(1, len(damaged) + 1)


def refusal(game: Game, text: str) -> BadRecord | None:
    """Why a text is not taken for a record, if it is not."""
    try:
        Record.parse(text, trust_edits=True, find=lambda _: game)
    except BadRecord as error:
        return error
    return None


CHECKS: list[Check] = [
    legal_is_never_empty_and_in_order,
    chance_lists_what_may_come,
    nothing_illegal_leaves_a_trace,
    returns_are_zero_until_the_end,
    revealed_only_grows,
    a_seeded_state_never_waits_for_chance,
    replay_equals_play,
    apply_equals_play,
    a_clone_is_independent,
    json_goes_both_ways,
    pickle_goes_both_ways,
    copies_are_clones,
    equal_states_hold_the_same,
    a_key_is_what_may_still_happen,
    a_state_knows_its_options,
    the_result_says_who_won_and_why,
    a_spoilt_save_is_refused,
    texts_go_both_ways,
    options_go_both_ways,
    a_spoilt_position_is_refused,
    a_playout_is_play,
    playouts_are_many_playouts,
    dooms_only_looks,
    a_view_is_plain_data,
    observations_fit_their_channels,
    a_mask_is_what_is_legal,
    undo_then_redo,
    a_record_goes_both_ways,
    a_damaged_record_names_its_line,
]
