"""A state as plain numbers, and back: what JSON, pickles and views are made from."""

from __future__ import annotations

from typing import Any

import cython

if not cython.compiled:
    from dedale.labyrinth.state import State


def dump(s: State) -> dict[str, Any]:
    """Every field of the state: numbers, and lists of numbers."""
    return {
        "rng": s.rng,
        "policy": s.policy,
        "north": s.north,
        "east": s.east,
        "south": s.south,
        "west": s.west,
        "revealed_n": s.revealed_n,
        "turns_n": s.turns_n,
        "turn_limit": s.turn_limit,
        "bag": s.bag,
        "seeded": s.seeded,
        "came": s.came,
        "players": s.players,
        "young": s.young,
        "cards": s.cards,
        "first": s.first,
        "seat": s.seat,
        "kind_n": s.kind_n,
        "stage": s.stage,
        "dealt": s.dealt,
        "winner": s.winner,
        "barred": s.barred,
        "extra": s.extra,
        "pawns": list(s.pawns[:4]),
        "homes": list(s.homes[:4]),
        "current": list(s.current[:4]),
        "left": list(s.left[:4]),
        "tiles_left": list(s.tiles_left[:14]),
        "treasure": list(s.treasure[:50]),
        "found": [s.found[0], s.found[1], s.found[2], s.found[3]],
        "open_cards": [s.open_cards[0], s.open_cards[1], s.open_cards[2], s.open_cards[3]],
    }


def load(s: State, raw: dict[str, Any]) -> None:
    """Set every field. The numbers are trusted: whoever calls has checked them."""
    s.rng = raw["rng"]
    s.policy = raw["policy"]
    s.north = raw["north"]
    s.east = raw["east"]
    s.south = raw["south"]
    s.west = raw["west"]
    s.revealed_n = raw["revealed_n"]
    s.turns_n = raw["turns_n"]
    s.turn_limit = raw["turn_limit"]
    s.bag = raw["bag"]
    s.seeded = raw["seeded"]
    s.came = raw["came"]
    s.players = raw["players"]
    s.young = raw["young"]
    s.cards = raw["cards"]
    s.first = raw["first"]
    s.seat = raw["seat"]
    s.kind_n = raw["kind_n"]
    s.stage = raw["stage"]
    s.dealt = raw["dealt"]
    s.winner = raw["winner"]
    s.barred = raw["barred"]
    s.extra = raw["extra"]
    for i in range(4):
        s.pawns[i] = raw["pawns"][i]
    for i in range(4):
        s.homes[i] = raw["homes"][i]
    for i in range(4):
        s.current[i] = raw["current"][i]
    for i in range(4):
        s.left[i] = raw["left"][i]
    for i in range(14):
        s.tiles_left[i] = raw["tiles_left"][i]
    for i in range(50):
        s.treasure[i] = raw["treasure"][i]
    for seat in range(4):
        s.found[seat] = raw["found"][seat]
        s.open_cards[seat] = raw["open_cards"][seat]
