"""Positions for the tests of the Premonitions: a Door is gained while some of them lie face up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rules.table import Scene, at

NO_OTHERS: Mapping[str, Any] = {}
"""No expansion but this one."""

REST = "bs gs gm ns"
"""What the hand holds besides the key; the brown sun is played."""


def gains(
    door: str, doors: str, up: str, hidden: str = "", options: Mapping[str, Any] = NO_OTHERS, **zones: Any
) -> Scene:
    """A Door drawn was paid for with its key, with these Doors on the table and these Premonitions face up.

    What `deck_top` names comes after the Door. The hand is then two cards short.
    """
    after = zones.pop("deck_top", "")
    given = {
        "hands": f"{door[0]}k {REST}",
        "doors": doors,
        "premonitions": up,
        "hidden_premonitions": hidden,
        "deck_top": f"{door} {after}",
        **zones,
    }
    return at(given, dreams=4, **options).do("play ns", "door for key")


def fetches(colour: str, doors: str, up: str, hidden: str = "", **zones: Any) -> Scene:
    """The third card of a colour was played, and its Door fetched: the first phase, with four cards in hand."""
    given = {
        "hands": f"{colour}m bs gs gm ns",
        "rows": f"{colour}s {colour}k",
        "doors": doors,
        "premonitions": up,
        "hidden_premonitions": hidden,
        **zones,
    }
    return at(given, dreams=4).do(f"play {colour}m", "fetch door")


def two_gain(
    door: str, doors: list[str], up: str, hidden: str = "", options: Mapping[str, Any] = NO_OTHERS, **zones: Any
) -> Scene:
    """Two players: the first seat paid for a Door with its key."""
    given = {
        "hands": [f"{door[0]}k bs ns", "gs gm nm"],
        "shared": "bm gm",
        "doors": doors,
        "premonitions": up,
        "hidden_premonitions": hidden,
        "deck_top": door,
        **zones,
    }
    return at(given, players=2, dreams=4, **options).do("play ns", "door for key")
