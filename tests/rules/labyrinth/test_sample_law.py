"""The law of `sample`: the others' cards and those that nobody has seen are dealt again,
all arrangements equally likely.

Small positions are enumerated exactly and compared with thousands of samples.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

import dedale
from tests.rules.chi_square import bound, chi_square
from tests.rules.labyrinth.table import TREASURES, Scene, at

pytestmark = pytest.mark.slow

SAMPLES = 3000 if dedale.compiled else 1000

Told = tuple[str | None, ...]


def three_hidden() -> Scene:
    """Three players with a card each, four cards in the bag."""
    found = [" ".join(TREASURES[0:6]), " ".join(TREASURES[6:12]), " ".join(TREASURES[12:17])]
    return at(players=3, current=" ".join(TREASURES[17:20]), found=found)


def one_on_the_way_home() -> Scene:
    """The second seat looks for nothing any more."""
    found = [" ".join(TREASURES[0:6]), " ".join(TREASURES[6:14]), " ".join(TREASURES[14:21])]
    return at(players=3, current=f"{TREASURES[21]} - {TREASURES[22]}", found=found)


def four_at_the_table() -> Scene:
    """Four players, two cards in the bag."""
    found = [" ".join(TREASURES[4 * seat : 4 * seat + 4]) for seat in range(4)]
    return at(players=4, current=" ".join(TREASURES[16:20]), found=[found[0] + " owl", found[1] + " rat", *found[2:]])


CASES = [
    (scene, viewer) for scene in (three_hidden, one_on_the_way_home, four_at_the_table) for viewer in (0, 1, 2, None)
]


def law(table: Scene, viewer: int | None) -> dict[Told, float]:
    """The probability of each arrangement of the hidden cards, by counting all of them."""
    current = table.json()["current"]
    hidden = [seat for seat, card in enumerate(current) if card is not None and seat != viewer]
    unseen = [*(current[seat] for seat in hidden), *table.bag()]
    ways: Counter[Told] = Counter()
    for cards in permutations(unseen, len(hidden)):
        arrangement = list(current)
        for seat, card in zip(hidden, cards, strict=True):
            arrangement[seat] = card
        ways[tuple(arrangement)] += 1
    return {arrangement: count / ways.total() for arrangement, count in ways.items()}


@pytest.mark.clause("LAB-SETUP-3")
@pytest.mark.parametrize(("scene", "viewer"), CASES)
def test_samples_follow_the_law(scene: object, viewer: int | None) -> None:
    assert callable(scene)
    table = scene()
    expected = law(table, viewer)
    samples = (table.state.sample(viewer, seed) for seed in range(SAMPLES))
    found = Counter(tuple(sample.to_json()["current"]) for sample in samples)
    assert chi_square(expected, found) < bound(expected)


@pytest.mark.clause("LAB-SETUP-3")
@pytest.mark.parametrize(("scene", "viewer"), CASES)
def test_a_sample_looks_the_same_to_the_viewer_and_keeps_every_card_once(scene: object, viewer: int | None) -> None:
    assert callable(scene)
    table = scene()
    before = table.json()
    for seed in range(50):
        sample = Scene(table.state.sample(viewer, seed))
        assert sample.view(viewer) == table.view(viewer)
        sample.check()
    assert table.json() == before


@pytest.mark.clause("LAB-SETUP-3")
def test_a_sample_has_a_generator_of_its_own() -> None:
    table = at(pawns="c1 g7", current="skull owl").do("push e6 0")
    assert table.state.sample(0, 7).to_json() == table.state.sample(0, 7).to_json()
    nexts = set()
    for seed in range(50):
        sample = Scene(table.state.sample(0, seed)).do("move c1")
        assert sample.kind == "push", "a sample needs nobody to say what chance brings"
        nexts.add(sample.current(0))
    assert len(nexts) > 10


def nothing_moves(current: list[str], bag: list[str], pick: Random) -> Told:
    """Everything stays where it really is."""
    return tuple(current)


def only_the_bag(current: list[str], bag: list[str], pick: Random) -> Told:
    """The others get cards that nobody has, and never the real ones."""
    return (current[0], *pick.sample(bag, 2))


def never_from_the_bag(current: list[str], bag: list[str], pick: Random) -> Told:
    """The others exchange their cards."""
    return (current[0], *pick.sample(current[1:], 2))


def low_cards_more_often(current: list[str], bag: list[str], pick: Random) -> Told:
    """The first of two cards drawn is taken if it comes before the other."""
    unseen = sorted([*current[1:], *bag], key=TREASURES.index)
    first = min(pick.sample(unseen, 2), key=TREASURES.index)
    unseen.remove(first)
    return (current[0], first, pick.choice(unseen))


@pytest.mark.parametrize("wrong", [nothing_moves, only_the_bag, never_from_the_bag, low_cards_more_often])
def test_a_wrong_sampler_would_be_found_out(wrong: object, luck: Random) -> None:
    assert callable(wrong)
    table = three_hidden()
    expected = law(table, 0)
    found = Counter(wrong(table.json()["current"], table.bag(), luck) for _ in range(SAMPLES))
    assert chi_square(expected, found) > 2 * bound(expected)
