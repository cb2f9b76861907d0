"""The net, its inputs, and that both forms of the code think alike."""

from __future__ import annotations

import json
import struct
from itertools import permutations
from random import Random
from typing import Any

import pytest

from dedale.bots.onirim.groups import group_of, groups, members
from dedale.bots.onirim.inputs import MOST, Inputs, describe
from dedale.bots.onirim.net import WEIGHTS, Net, Teacher
from dedale.bots.onirim.search import group_number
from dedale.onirim.encoding import COLOUR_INPUTS, WHOLE_INPUTS
from dedale.onirim.game import GAME, Onirim, from_raw
from dedale.onirim.raw import dump
from tests.build.source_tree import run
from tests.luck import seed_of

COLOURS = "rbgn"

# Weights and games are chosen where values are compared: floats of 32 bits, slopes and what is learnt are near what
# they should be with nearly all numbers, not with all.


def some_weights(seed: int) -> list[float]:
    dice = Random(seed)
    return [dice.uniform(-0.2, 0.2) for _ in range(WEIGHTS)]


def walk(options: dict[str, Any], seed: int, moves: int) -> Onirim:
    """A position some random moves into a game."""
    state = GAME.new(options, seed)
    dice = Random(seed)
    for _ in range(moves):
        if state.turn < 0:
            break
        state.apply(dice.choice(state.legal()))
    return state


def test_colours_are_interchangeable() -> None:
    net = Net()
    net.set_numbers(some_weights(1))
    x, y = Inputs(), Inputs()
    compared = 0
    for seed in range(12):
        state = walk({}, seed, 3 * seed)
        if state.turn != 0 or state.kind != "main":
            continue
        describe(state, 0, x)
        value = net.logit(x)
        for order in list(permutations(range(4)))[1::5]:
            swap = {COLOURS[i]: COLOURS[order[i]] for i in range(4)}
            other = as_recoloured(state, swap)
            describe(other, 0, y)
            assert [y.listed()[order[i]] for i in range(4)] == x.listed()[:4]
            assert y.listed()[4] == x.listed()[4]
            assert net.logit(y) == pytest.approx(value, abs=1e-4)
            compared += 1
    assert compared > 20


def as_recoloured(state: Onirim, swap: dict[str, str]) -> Onirim:
    """The position with other colours, by way of its raw numbers: the decks of a saved game are checked by colour."""
    new = [COLOURS.index(swap[letter]) for letter in COLOURS]

    def card(old: int) -> int:
        if old < 12:
            return new[old // 3] * 3 + old % 3
        return 12 + new[old - 12] if old < 16 else old

    raw = dump(state)
    changed = dict(raw)
    for zone in ("bag", "discard", "limbo", "removed", "shared"):
        changed[zone] = by_card(raw[zone], card)
    for zone in ("hand", "seen_by_partner", "seen_by_public"):
        changed[zone] = [by_card(part, card) for part in raw[zone]]
    changed["doors"] = [type(part)(part[new.index(i)] for i in range(4)) for part in raw["doors"]]
    changed["row"] = [type(part)(card(old) for old in part) for part in raw["row"]]
    for zone in ("top", "bottom", "looked"):
        changed[zone] = type(raw[zone])(card(old) for old in raw[zone])
    changed["series_colour"] = type(raw["series_colour"])(new[c] if c < 4 else c for c in raw["series_colour"])
    return from_raw(changed)


def by_card(counts: Any, card: Any) -> Any:
    moved = [0] * len(counts)
    for old, count in enumerate(counts):
        moved[card(old)] = count
    return type(counts)(moved)


@pytest.mark.parametrize("options", GAME.combinations()[::5], ids=str)
def test_inputs_stay_in_their_place(options: dict[str, Any]) -> None:
    x = Inputs()
    seen = 0
    for number in range(6):
        for moves in (0, 10, 40, 90):
            state = walk(options, seed_of("inputs", options, number), moves)
            for seat in range(state.seats):
                describe(state, seat, x)
                *colours, whole = x.listed()
                assert all(max(colour) < COLOUR_INPUTS and len(colour) < MOST for colour in colours)
                assert max(whole) < WHOLE_INPUTS
                assert len(whole) < MOST
                assert all(abs(value) <= 8 for block in (*colours, whole) for value in block.values())
                seen += len(whole)
    assert seen > 0


def test_a_group_is_told_from_a_state(luck: Random) -> None:
    known = groups()
    assert len(known) == 24
    for options in GAME.combinations():
        assert known[group_number(GAME.new(options, luck.getrandbits(32)))] == group_of(options)
        assert options in members(group_of(options))


def test_learning_brings_the_value_to_its_target() -> None:
    net = Net()
    net.set_numbers(some_weights(2))
    lesson = Teacher(net)
    x, y = Inputs(), Inputs()
    describe(GAME.new({}, 1), 0, x)
    describe(walk({}, 3, 30), 0, y)
    for _ in range(300):
        lesson.study(x, 0.9)
        lesson.study(y, 0.2)
        lesson.learn(0.003)
    assert 1 / (1 + 2.718281828 ** -net.logit(x)) == pytest.approx(0.9, abs=0.02)
    assert 1 / (1 + 2.718281828 ** -net.logit(y)) == pytest.approx(0.2, abs=0.02)


def test_a_gradient_is_the_slope_of_the_loss() -> None:
    """The gradient of the logit's cross-entropy, against small steps along many weights."""
    from math import exp, log

    numbers = some_weights(4)
    x = Inputs()
    describe(walk({"towers": "yes"}, 5, 12), 0, x)

    def loss(weights: list[float]) -> float:
        net = Net()
        net.set_numbers(weights)
        p = 1 / (1 + exp(-net.logit(x)))
        return -(0.7 * log(p) + 0.3 * log(1 - p))

    net = Net()
    net.set_numbers(numbers)
    lesson = Teacher(net)
    lesson.study(x, 0.7)
    gradient = lesson.memory()[2]
    steep = sorted(range(WEIGHTS), key=lambda i: -abs(gradient[i]))[:400:13]
    for i in steep:
        up, down = list(numbers), list(numbers)
        up[i] += 0.01
        down[i] -= 0.01
        assert gradient[i] == pytest.approx((loss(up) - loss(down)) / 0.02, rel=0.1, abs=1e-3)


THOUGHTS = """
import json, sys
from random import Random
from dedale.bots.onirim.inputs import Inputs, describe
from dedale.bots.onirim.net import WEIGHTS, Net
from dedale.bots.onirim.search import Search
from dedale.onirim.game import GAME
dice = Random(9)
net = Net()
net.set_numbers([dice.uniform(-0.2, 0.2) for _ in range(WEIGHTS)])
search = Search(net)
x = Inputs()
said = []
for options in json.loads(sys.argv[1]):
    state = GAME.new(options, 5)
    for number in range(25):
        if state.turn < 0:
            break
        describe(state, state.turn, x)
        sampled = state.sample(state.turn, number)
        said.append([net.logit(x), search.first_thought(sampled), state.kind])
        if number in (3, 9):
            said.append([0.0, search.best_action(sampled, 40), state.kind])
        state.apply(dice.choice(state.legal()))
print(json.dumps(said))
"""


@pytest.mark.slow
def test_both_forms_think_alike() -> None:
    options = json.dumps([GAME.combinations()[number] for number in (0, 35, 60, 107)])
    compiled = json.loads(run(THOUGHTS, options))
    plain = json.loads(run(THOUGHTS, options, DEDALE_UNCOMPILED="1"))
    assert len(compiled) == len(plain) > 60
    for (value, action, kind), (other, choice, same) in zip(compiled, plain, strict=True):
        assert kind == same
        assert value == pytest.approx(other, abs=1e-4)
        assert action == choice


def test_weights_survive_their_file_as_near_as_16_bits_allow() -> None:
    numbers = some_weights(7)
    packed = struct.unpack(f"<{WEIGHTS}e", struct.pack(f"<{WEIGHTS}e", *numbers))
    net, same = Net(), Net()
    net.set_numbers(numbers)
    same.set_numbers(list(packed))
    x = Inputs()
    describe(GAME.new({}, 2), 0, x)
    assert net.logit(x) == pytest.approx(same.logit(x), abs=0.02)
