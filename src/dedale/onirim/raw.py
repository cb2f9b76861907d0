"""A state as plain numbers, and back: what JSON, pickles and views are made from."""

from __future__ import annotations

from typing import Any

import cython

if not cython.compiled:
    from dedale.onirim.state import BOTTOM_SIZE, LOOK_SIZE, ROW_SIZE, STACK_SIZE, TOP_SIZE, State


def dump(s: State) -> dict[str, Any]:
    """Every field of the state: numbers, and lists of numbers."""
    return {
        "rng": s.rng,
        "policy": s.policy,
        "revealed_n": s.revealed_n,
        "absent": s.absent,
        "seeded": s.seeded,
        "came": s.came,
        "players": s.players,
        "with_book": s.with_book,
        "with_towers": s.with_towers,
        "with_dreams": s.with_dreams,
        "silent": s.silent,
        "personal_size": s.personal_size,
        "shared_size": s.shared_size,
        "seat": s.seat,
        "kind_n": s.kind_n,
        "won": s.won,
        "chosen": s.chosen,
        "least": s.least,
        "owed": s.owed,
        "passed": s.passed,
        "resolving": s.resolving,
        "striking": s.striking,
        "lookers": s.lookers,
        "steps_n": s.steps_n,
        "shared_n": s.shared_n,
        "doors_n": s.doors_n,
        "top_n": s.top_n,
        "bag_n": s.bag_n,
        "bottom_n": s.bottom_n,
        "discard_n": s.discard_n,
        "limbo_n": s.limbo_n,
        "towers_n": s.towers_n,
        "looked_n": s.looked_n,
        "face_up": s.face_up,
        "face_down": s.face_down,
        "steps": list(s.steps[:STACK_SIZE]),
        "hand_n": list(s.hand_n[:2]),
        "row_n": list(s.row_n[:2]),
        "series_colour": list(s.series_colour[:2]),
        "series_n": list(s.series_n[:2]),
        "shared": list(s.shared[:30]),
        "bag": list(s.bag[:30]),
        "discard": list(s.discard[:30]),
        "limbo": list(s.limbo[:30]),
        "removed": list(s.removed[:30]),
        "towers": list(s.towers[:12]),
        "goals": list(s.goals[:8]),
        "goal_up": list(s.goal_up[:8]),
        "looked": list(s.looked[:LOOK_SIZE]),
        "bottom": list(s.bottom[:BOTTOM_SIZE]),
        "bottom_seen": list(s.bottom_seen[:BOTTOM_SIZE]),
        "top": list(s.top[:TOP_SIZE]),
        "top_seen": list(s.top_seen[:TOP_SIZE]),
        "hand": [list(s.hand[0][:30]), list(s.hand[1][:30])],
        "doors": [list(s.doors[0][:4]), list(s.doors[1][:4])],
        "row": [list(s.row[0][:ROW_SIZE]), list(s.row[1][:ROW_SIZE])],
        "seen_by_partner": [list(s.seen_by_partner[0][:30]), list(s.seen_by_partner[1][:30])],
        "seen_by_public": [list(s.seen_by_public[0][:30]), list(s.seen_by_public[1][:30])],
    }


def load(s: State, raw: dict[str, Any]) -> None:
    """Set every field. The numbers are trusted: whoever calls has checked them."""
    s.rng = raw["rng"]
    s.policy = raw["policy"]
    s.revealed_n = raw["revealed_n"]
    s.absent = raw["absent"]
    s.seeded = raw["seeded"]
    s.came = raw["came"]
    s.players = raw["players"]
    s.with_book = raw["with_book"]
    s.with_towers = raw["with_towers"]
    s.with_dreams = raw["with_dreams"]
    s.silent = raw["silent"]
    s.personal_size = raw["personal_size"]
    s.shared_size = raw["shared_size"]
    s.seat = raw["seat"]
    s.kind_n = raw["kind_n"]
    s.won = raw["won"]
    s.chosen = raw["chosen"]
    s.least = raw["least"]
    s.owed = raw["owed"]
    s.passed = raw["passed"]
    s.resolving = raw["resolving"]
    s.striking = raw["striking"]
    s.lookers = raw["lookers"]
    s.steps_n = raw["steps_n"]
    s.shared_n = raw["shared_n"]
    s.doors_n = raw["doors_n"]
    s.top_n = raw["top_n"]
    s.bag_n = raw["bag_n"]
    s.bottom_n = raw["bottom_n"]
    s.discard_n = raw["discard_n"]
    s.limbo_n = raw["limbo_n"]
    s.towers_n = raw["towers_n"]
    s.looked_n = raw["looked_n"]
    s.face_up = raw["face_up"]
    s.face_down = raw["face_down"]
    fill_zone(s.steps, raw["steps"])
    fill_zone(s.hand_n, raw["hand_n"])
    fill_zone(s.row_n, raw["row_n"])
    fill_zone(s.series_colour, raw["series_colour"])
    fill_zone(s.series_n, raw["series_n"])
    fill_zone(s.shared, raw["shared"])
    fill_zone(s.bag, raw["bag"])
    fill_zone(s.discard, raw["discard"])
    fill_zone(s.limbo, raw["limbo"])
    fill_zone(s.removed, raw["removed"])
    fill_zone(s.towers, raw["towers"])
    fill_zone(s.goals, raw["goals"])
    fill_zone(s.goal_up, raw["goal_up"])
    fill_zone(s.looked, raw["looked"])
    fill_zone(s.bottom, raw["bottom"])
    fill_zone(s.bottom_seen, raw["bottom_seen"])
    fill_zone(s.top, raw["top"])
    fill_zone(s.top_seen, raw["top_seen"])
    fill_zone(s.hand[0], raw["hand"][0])
    fill_zone(s.hand[1], raw["hand"][1])
    fill_zone(s.doors[0], raw["doors"][0])
    fill_zone(s.doors[1], raw["doors"][1])
    fill_zone(s.row[0], raw["row"][0])
    fill_zone(s.row[1], raw["row"][1])
    fill_zone(s.seen_by_partner[0], raw["seen_by_partner"][0])
    fill_zone(s.seen_by_partner[1], raw["seen_by_partner"][1])
    fill_zone(s.seen_by_public[0], raw["seen_by_public"][0])
    fill_zone(s.seen_by_public[1], raw["seen_by_public"][1])


def fill_zone(zone: bytearray, values: list[int]) -> None:
    """Copy the numbers into a zone, from its beginning."""
    for i, value in enumerate(values):
        zone[i] = value
