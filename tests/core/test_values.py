"""States as values: packed, pickled, shown and read back; and what is refused."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.process import current_process
from pathlib import Path
from random import Random
from typing import cast

import pytest

import dedale
from dedale.core import packing
from dedale.core.game import OVER
from dedale.labyrinth.game import GAME as LABYRINTH
from dedale.labyrinth.game import Labyrinth, LabyrinthGame
from dedale.onirim.game import GAME as ONIRIM
from dedale.onirim.game import Onirim, OnirimGame
from dedale.onirim.raw import dump
from tests.build.source_tree import run
from tests.combinations import pairwise
from tests.conformance.walks import print_of, step, stops
from tests.rules.table import at

PROJECT = Path(__file__).parents[2]
RULES = {game: (PROJECT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8") for game in dedale.games()}

AnyGame = OnirimGame | LabyrinthGame
AnyState = Onirim | Labyrinth


def some_states(luck: Random, share: float) -> Iterator[tuple[AnyGame, AnyState]]:
    games: tuple[AnyGame, ...] = (ONIRIM, LABYRINTH)
    for game in games:
        for options in pairwise(game.combinations()):
            for state in stops(game, options, luck, share):
                assert isinstance(state, AnyState)
                if luck.random() < 0.5:
                    state.reseed(luck.getrandbits(64))
                yield game, state


def strange(packed: bytes, game: AnyGame) -> bytes:
    """The same, sealed by a program that shares no key with this one."""
    head = f"{game.name} {game.version} ".encode()
    return head + bytes(packing.SEAL) + packed[len(head) + packing.SEAL :]


def test_what_is_packed_is_unpacked_sealed_or_not(luck: Random) -> None:
    for game, state in some_states(luck, 0.02):
        for packed in (state.pack(), strange(state.pack(), game)):
            read = game.unpack(packed)
            assert read == state
            assert print_of(read) == print_of(state)
            assert read is not state


def test_repr_says_what_it_is_and_is_read_back(luck: Random) -> None:
    for game, state in some_states(luck, 0.02):
        about = {OVER: "over", dedale.CHANCE: f"{state.kind} by chance"}.get(state.turn)
        told = about or f"{state.kind}, seat {state.turn + 1} of {state.seats}"
        assert repr(state).startswith(f"dedale.game('{game.name}').unpack('{told}: ")
        assert eval(repr([state]), {"dedale": dedale}) == [state]
        assert repr(state.clone()) == repr(state)


def test_a_strange_state_that_cannot_be_is_refused(luck: Random) -> None:
    """Whatever bytes somebody changes: what is let in is a state that a save could have held."""
    refused = 0
    for game, state in some_states(luck, 0.004):
        packed = strange(state.pack(), game)
        first = len(f"{game.name} {game.version} ") + packing.SEAL
        for _ in range(20):
            changed = bytearray(packed)
            changed[luck.randrange(first, len(packed))] = luck.choice([0, 1, 63, 64, 127, 200, 255])
            try:
                read = game.unpack(bytes(changed))
            except (dedale.BadPosition, dedale.BadOptions):
                refused += 1
            else:
                assert game.from_json(read.to_json()) == read
    assert refused > 100


@pytest.mark.parametrize("value", [0, 21, 62, 255])
@pytest.mark.parametrize("game", [ONIRIM, LABYRINTH])
def test_no_byte_of_a_strange_state_is_believed_unseen(game: AnyGame, value: int) -> None:
    """Each byte in turn, in a state that waits for chance: nothing is looked up by a number that names nothing."""
    packed = strange(game.new().pack(), game)
    for place in range(packed.index(bytes(packing.SEAL)) + packing.SEAL, len(packed)):
        changed = packed[:place] + bytes([value]) + packed[place + 1 :]
        with suppress(dedale.BadPosition, dedale.BadOptions):
            read = game.unpack(changed)
            assert game.from_json(read.to_json()) == read


@pytest.mark.parametrize("game", [ONIRIM, LABYRINTH])
def test_what_is_no_packed_state_is_refused_with_what_was_expected(game: AnyGame) -> None:
    packed = game.new(seed=1).pack()
    other = LABYRINTH if isinstance(game, OnirimGame) else ONIRIM
    head = f"{game.name} 1 ".encode()
    older = packed.replace(head, f"{game.name} 0 ".encode(), 1)
    with pytest.raises(dedale.BadPosition, match=r"packed by version 0 of the rules and this is version 1; replay its"):
        game.unpack(older)
    for junk in (b"", b"junk", other.new(seed=1).pack()):
        with pytest.raises(dedale.BadPosition, match=f"expected bytes that `pack` of a state of {game.name} made"):
            game.unpack(junk)
    for cut in (packed[: len(head)], packed[:-1], packed + b"\0"):
        with pytest.raises(dedale.BadPosition, match=r"expected \d+ bytes, found \d+"):
            game.unpack(cut)
    for text in ("", "over", "over: ", "over: c-p(", "main: " + "0" * 500, "é"):
        with pytest.raises(dedale.BadPosition, match="In the packed state: expected"):
            game.unpack(text)
    with pytest.raises(dedale.BadPosition, match="expected bytes or a text, found NoneType"):
        game.unpack(cast(bytes, None))


def test_a_damaged_pickle_is_refused(luck: Random) -> None:
    state = ONIRIM.new(seed=luck.getrandbits(32))
    pickled = pickle.dumps(state)
    damaged = pickled.replace(state.pack()[-500:], bytes(500))
    assert damaged != pickled
    with pytest.raises(dedale.BadPosition, match="In goals: expected none"):
        pickle.loads(damaged)


def test_only_what_this_program_sealed_is_believed_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    state = ONIRIM.new(seed=1)
    without_cards = state.pack()[len("onirim 1 ") + packing.SEAL : -600] + bytes(600)
    sealed = packing.pack("onirim", 1, without_cards)
    assert not ONIRIM.unpack(sealed).to_json()["bag"]
    monkeypatch.setattr(current_process(), "authkey", b"another")
    with pytest.raises(dedale.BadPosition, match="In goals: expected none"):
        ONIRIM.unpack(sealed)


def test_the_other_form_of_the_core_reads_what_this_one_packed(luck: Random) -> None:
    program = (
        "import sys, json, dedale\n"
        "for line in sys.argv[1:]:\n"
        "    name, told = line.split()\n"
        "    state = dedale.game(name).unpack(bytes.fromhex(told))\n"
        "    print(json.dumps([dedale.compiled, state.to_json(), state.key().hex(), repr(state)], sort_keys=True))\n"
    )
    chosen = [*some_states(luck, 0.002)][:40]
    told = run(
        program,
        *(f"{game.name} {state.pack().hex()}" for game, state in chosen),
        DEDALE_UNCOMPILED="1" if dedale.compiled else "",
    )
    lines = told.splitlines()
    assert len(lines) == len(chosen)
    for line, (_, state) in zip(lines, chosen, strict=True):
        assert print_of(state) in line
        assert state.key().hex() in line
        assert repr(state) in line


def test_two_ways_to_one_position_have_one_key() -> None:
    """A Prophecy that drops the first or the second card leaves other numbers behind, and the same position."""
    ends = []
    for top in (["gm", "bm"], ["bm", "gm"]):
        state = ONIRIM.start({"hands": [["rk", "rs", "bs", "gs", "nm"]], "deck_top": [*top, "nm", "ns", "gs"]})
        for action in ("discard rk", "drop gm", "put gs", "put ns", "put nm"):
            state.play(ONIRIM.action(action))
        ends.append(state)
    assert dump(ends[0]) != dump(ends[1])
    assert ends[0].to_json() == ends[1].to_json()
    assert ends[0].key() == ends[1].key()
    assert ends[0] == ends[1]


def test_turns_are_in_a_key_of_labyrinth_only_where_they_count() -> None:
    for options, counts in (({"players": 2}, False), ({"players": 2, "turn_limit": 50}, True), ({"players": 1}, True)):
        state = LABYRINTH.new(options, seed=5)
        saved = state.to_json()
        later = LABYRINTH.from_json(saved | {"turns": saved["turns"] + 4})
        assert later != state
        assert (later.key() != state.key()) == counts


def test_every_result_names_a_clause_of_the_rules(luck: Random) -> None:
    found = set()
    for game, state in some_states(luck, 0.01):
        over = state.clone()
        over.reseed(luck.getrandbits(32))
        for _ in range(3000):
            if over.turn == OVER:
                break
            step(over, luck)
        result = over.result()
        if result is not None:
            assert f"**{result.clause}**" in RULES[game.name]
            found.add(result)
    assert dedale.Result((), "ONI-END-2") in found


def test_a_game_won_says_by_which_clause() -> None:
    alone = {"hands": "nk rs bs gs ns", "doors": "rd rd bd bd gd gd nd", "deck_top": "nd", "bag": ""}
    towers = alone | {"towers": "r4 g4 b4 n5"}
    two = {"hands": ["rs gs nk", "rs gs gk"], "doors": ["rd bd gd", "rd bd gd nd"], "deck_top": "nd"}
    for given, options, clause in (
        (alone, {}, "ONI-END-1"),
        (towers, {"towers": "ruins"}, "ONI-TOWER-5"),
        (two, {"players": 2}, "ONI-TWO-END-1"),
    ):
        scene = at(given, **options)
        assert scene.state.result() is None
        scene.do("play rs", "door for key")
        assert scene.state.result() == dedale.Result((0,) if clause != "ONI-TWO-END-1" else (0, 1), clause)


def test_labyrinth_is_won_at_home_or_by_nobody_at_the_turn_limit(luck: Random) -> None:
    found = set()
    for limit in (3, 400):
        state = LABYRINTH.new({"players": 2, "cards": 1, "turn_limit": limit, "first": 1}, seed=7)
        while state.turn != OVER:
            assert state.result() is None
            step(state, luck)
        found.add(state.result())
        assert state.returns() == ((0.0, 0.0) if limit == 3 else state.returns())
    assert dedale.Result((), "LAB-END-1") in found
    saved = LABYRINTH.new({"players": 2, "cards": 1, "first": 1}, seed=7).to_json()
    won = LABYRINTH.from_json(
        saved
        | {"kind": "over", "winner": 1, "left": [1, 0], "current": [saved["current"][0], None]}
        | {"found": [[], [saved["current"][1]]], "turns": 8}
    )
    assert won.result() == dedale.Result((1,), "LAB-END-1")
