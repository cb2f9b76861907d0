"""The law of `sample`: what a viewer has not seen lies in the places it has not seen, all arrangements equally likely
as long as hands hold Labyrinth cards. Small positions are enumerated exactly and compared with thousands of samples.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest

from dedale.core.game import CHANCE
from dedale.onirim.game import GAME
from tests.rules.chi_square import bound, chi_square
from tests.rules.table import Scene, at, pair

pytestmark = pytest.mark.slow

SAMPLES = 3000
NO_LABYRINTH = {"rd", "bd", "gd", "nd", "xn", "xh"}

Place = tuple[str, int]
Dealt = list[tuple[Place, str]]
Told = tuple[tuple[Place, str], ...]


def unseen(data: dict[str, Any], viewer: int | None) -> Dealt:
    """The places whose cards the viewer does not know, with the cards that lie there.

    A place in a hand or in the bag has no number of its own: the order there means nothing.
    """
    dealt: Dealt = []
    memory = data["remembered"]["public" if viewer is None else "partner"]
    for seat, hand in enumerate(data["hands"]):
        if data["options"]["talk"] == "silent" and seat != viewer:
            hidden = Counter(hand) - Counter(memory[seat])
            dealt += [(("hand", seat), card) for card in hidden.elements()]
    for zone in ("deck_top", "deck_bottom"):
        dealt += [((zone, i), known["card"]) for i, known in enumerate(data[zone]) if viewer not in known["seen"]]
    if viewer not in data["lookers"]:
        dealt += [(("looked", i), card) for i, card in enumerate(data["looked"])]
    return dealt + [(("bag", 0), card) for card in Counter(data["bag"]).elements()]


def told(dealt: Dealt) -> Told:
    """An arrangement as something to compare, in which equal cards are equal."""
    return tuple(sorted(dealt))


def law(dealt: Dealt) -> dict[Told, float]:
    """The probability of each arrangement of the same cards in the same places, by counting all of them."""
    places = [place for place, _ in dealt]
    ways: Counter[Told] = Counter()
    for cards in permutations([card for _, card in dealt]):
        arrangement = list(zip(places, cards, strict=True))
        if not any(place[0] == "hand" and card in NO_LABYRINTH for place, card in arrangement):
            ways[told(arrangement)] += 1
    return {arrangement: count / ways.total() for arrangement, count in ways.items()}


def two_unknown_hands() -> Scene:
    """Doors, Nightmares and equal cards in the bag, and both ends of the deck known to somebody else."""
    return pair(
        {
            "hands": ["rs gk", "bs bm"],
            "bag": "rs rs xn rd",
            "deck_top": [{"card": "bk", "seen": [1]}, "nm", {"card": "bd", "seen": [1]}],
            "deck_bottom": [{"card": "xn", "seen": [0]}],
        },
        talk="silent",
    )


def a_hand_partly_seen() -> Scene:
    """The partner remembers more of the first hand than spectators do."""
    seen = {"partner": [["rs", "rm"], []], "public": [["rs"], []]}
    bottom = [{"card": "bs", "seen": []}]
    position = {"hands": ["rs rs rm", "bs"], "bag": "rk nd xn rm", "remembered": seen, "deck_bottom": bottom}
    return pair(position, talk="silent")


def a_prophecy_in_the_air() -> Scene:
    """The first player is looking at three cards."""
    table = pair({"hands": ["rk rs rm", "bs"], "bag": "rs xn rd"}, talk="silent")
    return table.do("discard rk", "no swap").comes("rs xn rd")


def a_prophecy_put_back() -> Scene:
    """The first player has put two cards of a Prophecy back, and holds two in the air."""
    table = pair({"hands": ["rk rs", "bs bm"], "bag": "rs xn rd bk gs"}, talk="silent")
    return table.do("discard rk", "no swap").comes("rs xn rd bk gs").do("drop rs", "put xn", "put gs")


def towers_in_the_bag() -> Scene:
    """Towers may lie in a hand as well as Chambers."""
    return pair({"hands": ["rs", "b3 bs"], "bag": "r3 xn xn bs", "shared": "gs"}, talk="silent", towers="yes")


def a_game_in_words() -> Scene:
    """An open game: only the deck is unknown, to spectators more than to the players."""
    top = [{"card": "rs", "seen": [0, 1]}, {"card": "xn", "seen": [0, 1]}]
    return pair({"deck_top": top, "bag": "rs bs rd"})


def alone() -> Scene:
    """A game alone, with a top that only the player knows."""
    top = [{"card": "rs", "seen": [0]}, {"card": "xn", "seen": [0]}]
    return at({"hands": "rs rm", "deck_top": top, "bag": "rs bs rd"})


CASES: list[tuple[Callable[[], Scene], int | None]] = [
    (two_unknown_hands, 0),
    (two_unknown_hands, 1),
    (a_hand_partly_seen, 0),
    (a_hand_partly_seen, 1),
    (a_hand_partly_seen, None),
    (a_prophecy_in_the_air, 0),
    (a_prophecy_in_the_air, 1),
    (a_prophecy_in_the_air, None),
    (a_prophecy_put_back, 0),
    (a_prophecy_put_back, 1),
    (towers_in_the_bag, 0),
    (towers_in_the_bag, 1),
    (towers_in_the_bag, None),
    (a_game_in_words, 0),
    (a_game_in_words, None),
    (alone, 0),
    (alone, None),
]


@pytest.mark.parametrize(("scene", "viewer"), CASES)
def test_samples_follow_the_law(scene: Callable[[], Scene], viewer: int | None) -> None:
    table = scene()
    expected = law(unseen(table.json(), viewer))
    found = Counter(told(unseen(sample, viewer)) for sample in samples(table, viewer))
    assert chi_square(expected, found) < bound(expected)


@pytest.mark.parametrize(("scene", "viewer"), CASES)
def test_a_sample_looks_the_same_to_the_viewer(scene: Callable[[], Scene], viewer: int | None) -> None:
    table = scene()
    before = table.json()
    for seed in range(100):
        sample = table.state.sample(viewer, seed)
        assert sample.view(viewer) == table.view(viewer)
        assert Scene(sample).cards_in_play() == table.cards_in_play()
    assert table.json() == before


def test_a_sample_has_a_generator_of_its_own() -> None:
    table = two_unknown_hands()
    assert table.state.sample(0, 7).to_json() == table.state.sample(0, 7).to_json()
    draws = set()
    for seed in range(50):
        sample = table.state.sample(0, seed)
        sample.play(GAME.action("play gs"))
        sample.play(GAME.action("from shared"))
        assert sample.turn != CHANCE
        draws.add(tuple(sample.to_json()["shared"]))
    assert len(draws) > 1


def samples(table: Scene, viewer: int | None) -> Iterator[dict[str, Any]]:
    """Samples of a state with fixed seeds, as data."""
    return (table.state.sample(viewer, seed).to_json() for seed in range(SAMPLES))


# Samplers that break the law, each in one way; the test above would not let them pass.


def nothing_moves(dealt: Dealt, pick: Random) -> Dealt:
    """Everything stays where it really is."""
    return dealt


def hands_take_anything(dealt: Dealt, pick: Random) -> Dealt:
    """Doors and Dreams may lie in a hand."""
    cards = [card for _, card in dealt]
    pick.shuffle(cards)
    return [(place, card) for (place, _), card in zip(dealt, cards, strict=True)]


def deck_before_hands(dealt: Dealt, pick: Random) -> Dealt:
    """Known places of the deck are filled before the hands, and the hands from what Labyrinth cards are left."""
    while True:
        arrangement = []
        cards = [card for _, card in dealt]
        pick.shuffle(cards)
        for place in sorted((place for place, _ in dealt), key=lambda place: (place[0] == "bag", place[0] == "hand")):
            fitting = [card for card in cards if place[0] != "hand" or card not in NO_LABYRINTH]
            if not fitting:
                break
            cards.remove(fitting[0])
            arrangement.append((place, fitting[0]))
        else:
            return arrangement


def kinds_equally_likely(dealt: Dealt, pick: Random) -> Dealt:
    """Each place takes one of the kinds that are left, however many cards there are of it."""
    left = Counter(card for _, card in dealt)
    arrangement = []
    for place in sorted((place for place, _ in dealt), key=lambda place: place[0] != "hand"):
        kinds = [card for card in left if place[0] != "hand" or card not in NO_LABYRINTH]
        card = pick.choice(kinds)
        left -= Counter([card])
        arrangement.append((place, card))
    return arrangement


@pytest.mark.parametrize("wrong", [nothing_moves, hands_take_anything, deck_before_hands, kinds_equally_likely])
def test_a_wrong_sampler_would_be_found_out(wrong: Callable[[Dealt, Random], Dealt], luck: Random) -> None:
    dealt = unseen(two_unknown_hands().json(), 0)
    expected = law(dealt)
    found = Counter(told(wrong(dealt, luck)) for _ in range(SAMPLES))
    assert chi_square(expected, found) > 2 * bound(expected)
