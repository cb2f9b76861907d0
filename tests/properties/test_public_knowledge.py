"""What everybody has learnt holds in every sample: cards that cannot be in the deck are not put there.

In a silent game hands are hidden, so a spectator cannot tell who holds what. But Premonition 1 takes every red Chamber
out of the deck, and whoever searches it for a key and says that there is none says so to all.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from dedale.core.game import State
from dedale.onirim.game import GAME
from dedale.onirim.view import View
from tests.combinations import QUICK
from tests.luck import luck_of

SILENT = [one for one in GAME.combinations() if one["talk"] == "silent" and one["dreams"]]
REDS = ("rs", "rm", "rk")
KEYS = ("rk", "bk", "gk", "nk")
GAMES = 2 if QUICK else 12
PLAIN = [colour + symbol for colour in "rbn" for symbol in ("s", "s", "s", "m", "m", "k")]


def nearly_struck(options: dict[str, Any], pick: Random, premonition: str) -> State:
    """A game in which this Premonition strikes when the green Door on top of the deck is paid for with the key at hand.

    Premonition 5, which searches for keys, finds one at most: the others are in hands or out of the game.
    """
    cards = pick.sample(PLAIN, 4)
    hands = [["gk", "ns", cards[0]], cards[1:]]
    position: dict[str, Any] = {"hands": hands, "premonitions": [premonition], "deck_top": [{"card": "gd", "seen": []}]}
    position["doors"] = [["rd"], ["rd"]] if premonition == "p1" else [["bd"], ["bd"]]
    if options["book"] != "no":
        position["goals"] = [colour + "g" for colour in ("rrggbbnn" if premonition == "p1" else "bbggrrnn")]
    if premonition == "p5":
        held = Counter(card for hand in hands for card in hand)
        position["discard"] = {key: 3 - held[key] for key in KEYS}
        position["discard"][pick.choice(("rk", "bk", "nk"))] -= pick.randrange(2)
    return GAME.start(position, options, pick.getrandbits(32))


def choose(state: State, pick: Random) -> int:
    """First a Chamber is discarded, and the Door is paid for; then anything."""
    texts = {GAME.text(action): action for action in state.legal()}
    if "door for key" in texts:
        return texts["door for key"]
    if not gone_from(state):
        for text in ("discard ns", "pass", "no swap"):
            if text in texts:
                return texts[text]
    return pick.choice(list(texts.values()))


def deck_of(state: State) -> Counter[str]:
    data = state.to_json()
    return Counter(data["bag"]) + Counter(entry["card"] for end in ("deck_top", "deck_bottom") for entry in data[end])


def gone_from(state: State) -> list[str]:
    view = state.view(None)
    assert isinstance(view, View)
    return view.gone_premonitions


@pytest.mark.parametrize("options", SILENT, ids=str)
def test_no_sample_has_a_card_in_the_deck_that_everybody_knows_to_be_elsewhere(options: dict[str, Any]) -> None:
    met = {
        premonition: sum(follow(options, premonition, number) for number in range(GAMES))
        for premonition in ("p1", "p5")
    }
    assert all(met.values()), met


def follow(options: dict[str, Any], premonition: str, number: int) -> int:
    """Play to the end, or until a Happy Dream may take a Premonition away: how many positions had something to know."""
    pick = luck_of(options, number, premonition)
    state = nearly_struck(options, pick, premonition)
    absent: set[str] = set()
    met = 0
    while state.turn >= 0:
        action, before = choose(state, pick), gone_from(state)
        if state.kind == "happy":
            break
        state.play(action)
        if "p1" in gone_from(state) and "p1" not in before and premonition == "p1":
            absent.update(REDS)
        if GAME.text(action) == "search no key":
            absent.update(KEYS)
        met += bool(absent)
        for viewer in (0, 1, None):
            sample = state.sample(viewer, pick.getrandbits(64))
            assert not absent & deck_of(sample).keys()
            assert sample.view(viewer) == state.view(viewer)
    return met
