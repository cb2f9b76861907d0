"""In a silent game everybody learns from a search what is not in the deck; whoever samples it holds to that."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from dedale.onirim.game import GAME

KEYS = {"rk", "bk", "gk", "nk"}
REDS = {"rs": 9, "rm": 4, "rk": 3}
SILENT = {"players": 2, "talk": "silent"}
SAMPLES = 4000


def in_the_deck(state: Any) -> set[str]:
    data = state.to_json()
    return {*data["bag"], *(entry["card"] for end in ("deck_top", "deck_bottom") for entry in data[end])}


def test_a_search_that_finds_no_key_leaves_the_hidden_ones_in_hands(luck: Random) -> None:
    """The green Door is paid for, Premonition 5 strikes, and the only key that is not in sight is the partner's."""
    position = {
        "hands": [["gk", "ns", "rs"], ["nk", "bs", "bm"]],
        "premonitions": ["p5"],
        "doors": [["bd"], ["bd"]],
        "deck_top": [{"card": "gd", "seen": []}],
        "discard": {"rk": 3, "bk": 3, "gk": 2, "nk": 2},
    }
    state = GAME.start(position, SILENT | {"dreams": 4}, luck.getrandbits(32))
    for text in ("discard ns", "door for key", "search no key"):
        while text not in map(GAME.text, state.legal()):
            state.play(GAME.action("pass"))
        state.play(GAME.action(text))
    for viewer in (0, None):
        for _ in range(50):
            assert not KEYS & in_the_deck(state.sample(viewer, luck.getrandbits(64)))


def test_cards_that_must_be_in_hands_are_in_either_as_often_as_it_has_places() -> None:
    """Two cards that cannot be in the deck, in five places: every pair of places is as likely, so a hand of two holds
    both in one sample of ten, a hand of three in three of ten."""
    position = {
        "hands": [["rs", "bs", "bm"], ["rm", "nm"]],
        "removed": REDS | {"rs": 8, "rm": 3},
        "remembered": {"absent": list(REDS)},
    }
    state = GAME.start(position, SILENT, 1)
    held: Counter[int] = Counter()
    for seed in range(SAMPLES):
        found = state.sample(None, seed).to_json()["hands"]
        held[sum(card in REDS for card in found[1])] += 1
    for reds, share in ((0, 0.3), (1, 0.6), (2, 0.1)):
        assert abs(held[reds] / SAMPLES - share) < 5 * (share * (1 - share) / SAMPLES) ** 0.5
