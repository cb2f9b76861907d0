"""A state as JSON: written from its raw numbers."""

from __future__ import annotations

from dedale.core.fields import Raw
from dedale.core.game import Json
from dedale.core.options import OptionValues
from dedale.onirim.cards import CODES, DOOR, GOAL, KINDS, NOTHING, PREMONITION, PREMONITIONS, TOWER
from dedale.onirim.decisions import DECISIONS

SPECTATOR_BIT = 2
NO_GOAL = 4


def options_of(raw: Raw) -> OptionValues:
    """The options as JSON data."""
    return {
        "players": raw["players"],
        "book": ("no", "yes", "lost")[raw["with_book"]],
        "towers": ("no", "yes", "ruins")[raw["with_towers"]],
        "dreams": raw["with_dreams"],
        "talk": "silent" if raw["silent"] else "open",
    }


def cards_of(counts: list[int], first: int = 0) -> list[str]:
    """The codes of a zone that is counted by kind, each as often as the zone holds it."""
    return [CODES[first + card] for card, count in enumerate(counts) for _ in range(count)]


def counts_of(counts: list[int]) -> dict[str, int]:
    """How many of each kind a zone holds, by code."""
    return {CODES[card]: count for card, count in enumerate(counts) if count}


def seats_in(seen: int) -> list[int | None]:
    """The seats of a mask, None standing for spectators."""
    seats: list[int | None] = [seat for seat in range(2) if seen >> seat & 1]
    return [*seats, None] if seen >> SPECTATOR_BIT & 1 else seats


def premonitions_of(mask: int) -> list[str]:
    """The codes of a mask of Premonitions."""
    return [CODES[PREMONITION + number] for number in range(PREMONITIONS) if mask >> number & 1]


def gone_premonitions(raw: Raw) -> int:
    """The Premonitions that have left the game, as a mask."""
    if not raw["with_dreams"]:
        return 0
    striking = 0 if raw["striking"] == NOTHING else 1 << raw["striking"]
    everyone = (1 << PREMONITIONS) - 1
    return int(everyone & ~(raw["face_up"] | raw["face_down"] | striking))


def goals_of(raw: Raw) -> list[Json]:
    """The Goals laid out, from the left."""
    goals = zip(raw["goals"], raw["goal_up"], strict=True)
    return [{"goal": CODES[GOAL + colour], "up": bool(up)} for colour, up in goals if colour != NO_GOAL]


def code_or_none(number: int, first: int = 0) -> str | None:
    """The code of a card, or None where there is none."""
    return None if number == NOTHING else CODES[first + number]


def result_of(raw: Raw, kind: str) -> str | None:
    """How the game ended, "won" or "lost"; None while it goes on."""
    if kind != "over":
        return None
    return "won" if raw["won"] else "lost"


def to_json(raw: Raw, kind: str, version: int) -> Json:
    """Everything about the state, hidden things too."""
    players = raw["players"]

    def known(zone: str, count: str) -> list[Json]:
        cards = zip(raw[zone], raw[zone + "_seen"], strict=True)
        from_below = [{"card": CODES[card], "seen": seats_in(seen)} for card, seen in cards]
        return from_below[: raw[count]][::-1]

    return {
        "game": "onirim",
        "version": version,
        "options": options_of(raw),
        "seat": raw["seat"],
        "hands": [cards_of(raw["hand"][seat]) for seat in range(players)],
        "shared": cards_of(raw["shared"]),
        "rows": [[CODES[card] for card in raw["row"][seat][: raw["row_n"][seat]]] for seat in range(players)],
        "doors": [cards_of(raw["doors"][seat], DOOR) for seat in range(players)],
        "deck_top": known("top", "top_n"),
        "bag": counts_of(raw["bag"]),
        "deck_bottom": known("bottom", "bottom_n"),
        "discard": counts_of(raw["discard"]),
        "limbo": counts_of(raw["limbo"]),
        "removed": counts_of(raw["removed"]),
        "goals": goals_of(raw),
        "towers": [CODES[TOWER + tower] for tower in raw["towers"][: raw["towers_n"]]],
        "premonitions": premonitions_of(raw["face_up"]),
        "hidden_premonitions": premonitions_of(raw["face_down"]),
        "gone_premonitions": premonitions_of(gone_premonitions(raw)),
        "resolving": code_or_none(raw["resolving"]),
        "striking": code_or_none(raw["striking"], PREMONITION),
        "looked": [CODES[card] for card in raw["looked"][: raw["looked_n"]]],
        "lookers": seats_in(raw["lookers"]),
        "remembered": {
            "partner": [cards_of(raw["seen_by_partner"][seat]) for seat in range(players)],
            "public": [cards_of(raw["seen_by_public"][seat]) for seat in range(players)],
        }
        | absent_of(raw),
        "decision": {
            "kind": kind,
            **{name: raw[name] for name in carried(raw)},
            "passed": bool(raw["passed"]),
            "steps": list(raw["steps"][: raw["steps_n"]]),
        },
        "revealed": raw["revealed_n"],
        "result": result_of(raw, kind),
        "rng": [raw["rng"], raw["policy"]] if raw["seeded"] else None,
    }


def carried(raw: Raw) -> tuple[str, ...]:
    """The fields that say what the pending decision is about."""
    about = DECISIONS.get(raw["pending"])
    return tuple(about.carries) if about else ()


def absent_of(raw: Raw) -> dict[str, list[str]]:
    """The kinds of cards that everybody knows not to be in the deck, if there are any."""
    absent = [CODES[card] for card in range(KINDS) if raw["absent"] >> card & 1]
    return {"absent": absent} if absent else {}


def cards_in_play(raw: Raw) -> list[int]:
    """How many cards of each kind the zones hold, cards in the air included."""
    total = [0] * KINDS
    counted = [raw["shared"], raw["bag"], raw["discard"], raw["limbo"], raw["removed"], *raw["hand"]]
    for zone in counted:
        for card, count in enumerate(zone):
            total[card] += count
    listed = [
        *raw["top"][: raw["top_n"]],
        *raw["bottom"][: raw["bottom_n"]],
        *raw["looked"][: raw["looked_n"]],
        *(TOWER + tower for tower in raw["towers"][: raw["towers_n"]]),
        *(card for seat in range(2) for card in raw["row"][seat][: raw["row_n"][seat]]),
    ]
    if raw["resolving"] != NOTHING:
        listed.append(raw["resolving"])
    for card in listed:
        total[card] += 1
    for seat in range(2):
        for colour, count in enumerate(raw["doors"][seat]):
            total[DOOR + colour] += count
    return total
