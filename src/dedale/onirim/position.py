"""Positions and saved states, read and checked before a number of them is believed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dedale.core.fields import Raw
from dedale.core.reading import known_names, listing, number, refuse, short
from dedale.onirim.cards import (
    CHAMBERS,
    CODE_OF,
    CODES,
    COLOURS,
    DOOR,
    GOAL,
    GOALS,
    HAPPY,
    KINDS,
    PREMONITION,
    PREMONITIONS,
    TOWER,
    TOWERS,
)
from dedale.onirim.snapshot import cards_in_play
from dedale.onirim.state import BOTTOM_SIZE, DECK_SIZE, EVERYBODY, ROW_SIZE, TOP_SIZE

ZONES = (
    *("hands", "shared", "rows", "doors", "deck_top", "bag", "deck_bottom", "discard", "limbo", "removed"),
    *("goals", "towers", "premonitions", "hidden_premonitions", "seat", "remembered"),
)


def raw_from_position(fresh: Raw, position: Mapping[str, object]) -> Raw:
    """The raw numbers of a game at the beginning of a turn, with the cards where the position says."""
    known_names("the position", position, ZONES)
    raw = dict(fresh)
    total = list(fresh["bag"])
    read_zones(raw, position)
    if "bag" not in position:
        fill_rest(raw, total, "bag")
    elif "removed" not in position:
        fill_rest(raw, total, "removed")
    finish(raw, total, raw["shared_size"])
    seat = raw["seat"]
    if not raw["hand_n"][seat] + raw["shared_n"]:
        raise refuse(f"hands, seat {seat}", "expected at least one card to play or discard")
    return raw


def read_zones(raw: Raw, data: Mapping[str, object]) -> None:
    """Read every zone that the data names into the raw numbers; the others are left empty."""
    players = raw["players"]
    raw["seat"] = number("seat", data.get("seat", 0), 0, players - 1)
    raw["hand"] = pair(raw, "hands", data, labyrinth_counts)
    raw["shared"] = labyrinth_counts("shared", data.get("shared", []))
    raw["row"] = pair(raw, "rows", data, row_cards)
    raw["doors"] = pair(raw, "doors", data, door_counts)
    raw["top"], raw["top_seen"] = known_cards("deck_top", data.get("deck_top", []), TOP_SIZE)
    raw["bottom"], raw["bottom_seen"] = known_cards("deck_bottom", data.get("deck_bottom", []), BOTTOM_SIZE)
    raw["bag"] = counts("bag", data.get("bag", []))
    raw["discard"] = counts("discard", data.get("discard", []))
    raw["limbo"] = limbo_counts("limbo", data.get("limbo", []))
    raw["removed"] = counts("removed", data.get("removed", []))
    raw["towers"] = tower_row("towers", data.get("towers", []))
    read_goals(raw, data.get("goals"))
    read_premonitions(raw, data)
    read_memory(raw, data.get("remembered"))


def finish(raw: Raw, total: list[int], shared_most: int) -> None:  # ONI-PARTS-4
    """Set what follows from the zones, after checking that no card is missing or too many."""
    raw["hand_n"] = [sum(hand) for hand in raw["hand"]]
    raw["row_n"] = [len(row) for row in raw["row"]]
    for zone in ("shared", "bag", "discard", "limbo"):
        raw[zone + "_n"] = sum(raw[zone])
    for zone in ("top", "bottom", "towers"):
        raw[zone + "_n"] = len(raw[zone])
    raw["doors_n"] = sum(map(sum, raw["doors"]))
    for card, (held, copies) in enumerate(zip(cards_in_play(raw), total, strict=True)):
        if held != copies:
            raise refuse("the zones", f"expected {copies} of {CODES[card]} in all, found {held}")
    for seat, held in enumerate(raw["hand_n"]):
        if held > raw["personal_size"]:
            raise refuse(f"hands, seat {seat}", f"expected at most {raw['personal_size']} cards, found {held}")
    if raw["shared_n"] > shared_most:
        raise refuse("shared", f"expected at most {shared_most} cards, found {raw['shared_n']}")
    # Every Paradoxical Prophecy adds a card to the top and removes at least five: there is room for them all.
    top_most = (5 * TOP_SIZE - sum(total) + sum(raw["removed"])) // 4
    if raw["with_book"] and raw["top_n"] > top_most:
        raise refuse("deck_top", f"expected at most {top_most} cards, found {raw['top_n']}")


def fill_rest(raw: Raw, total: list[int], zone: str) -> None:
    """Put the cards that no zone names into this one."""
    rest = [copies - held for copies, held in zip(total, cards_in_play({**raw, **lengths(raw)}), strict=True)]
    raw[zone] = [max(0, count + left) for count, left in zip(raw[zone], rest, strict=True)]


def lengths(raw: Raw) -> Raw:
    """The lengths that `cards_in_play` needs."""
    return {
        "top_n": len(raw["top"]),
        "bottom_n": len(raw["bottom"]),
        "towers_n": len(raw["towers"]),
        "row_n": [len(row) for row in raw["row"]],
    }


def code(place: str, value: object, first: int, last: int) -> int:
    """The number of a card code between two kinds, the last one not included."""
    found = CODE_OF.get(value) if isinstance(value, str) else None
    if found is None or not first <= found < last:
        raise refuse(place, f"expected a card code from {CODES[first]} to {CODES[last - 1]}, found {short(value)}")
    return found


def counts(place: str, value: object) -> list[int]:
    """A zone counted by kind: a list of codes, or a mapping from codes to numbers."""
    found = [0] * KINDS
    if isinstance(value, Mapping):
        for name, count in value.items():
            found[code(place, name, 0, KINDS)] = number(f"{place}, {name}", count, 0, DECK_SIZE)
    else:
        for name in listing(place, value, 0, DECK_SIZE):
            found[code(place, name, 0, KINDS)] += 1
    return found


def labyrinth_counts(place: str, value: object) -> list[int]:
    """A hand: Chambers and Towers only."""
    found = counts(place, value)
    for card in range(CHAMBERS, TOWER):
        if found[card]:
            raise refuse(place, f"expected Chambers and Towers only, found {CODES[card]}")
    return found


def limbo_counts(place: str, value: object) -> list[int]:
    """Limbo: Doors and Dreams only."""
    found = counts(place, value)
    for card, count in enumerate(found):
        if count and not DOOR <= card <= HAPPY:
            raise refuse(place, f"expected Doors and Dreams only, found {CODES[card]}")
    return found


def door_counts(place: str, value: object) -> list[int]:
    """Doors gained, counted by colour."""
    found = [0] * COLOURS
    for name in listing(place, value, 0, 8):
        found[code(place, name, DOOR, DOOR + COLOURS) - DOOR] += 1
    return found


def row_cards(place: str, value: object) -> list[int]:
    """A labyrinth row: Chambers. Whether they may lie so is for the rules to say."""
    return [code(place, name, 0, CHAMBERS) for name in listing(place, value, 0, ROW_SIZE)]


def tower_row(place: str, value: object) -> list[int]:
    """The row of Towers. Whether they may stand so is for the rules to say."""
    return [code(place, name, TOWER, KINDS) - TOWER for name in listing(place, value, 0, TOWERS)]


def known_cards(place: str, value: object, most: int) -> tuple[list[int], list[int]]:
    """Cards known at an end of the deck, given from the top down, kept from below; and who knows them."""
    cards = []
    seen = []
    for entry in listing(place, value, 0, most):
        if isinstance(entry, Mapping):
            cards.append(code(place, entry.get("card"), 0, KINDS))
            seen.append(eyes(place, entry.get("seen", [0, 1, None])))
        else:
            cards.append(code(place, entry, 0, KINDS))
            seen.append(EVERYBODY)
    return cards[::-1], seen[::-1]


def eyes(place: str, value: object) -> int:
    """A mask of seats from a list in which None stands for spectators."""
    mask = 0
    for seat in listing(place, value, 0, 3):
        mask |= 1 << (2 if seat is None else number(place, seat, 0, 1))
    return mask


def pair(raw: Raw, name: str, data: Mapping[str, object], read: Callable[[str, object], list[int]]) -> list[list[int]]:
    """A zone that every seat has; a seat that nobody sits at has an empty one."""
    players = raw["players"]
    given = listing(name, data.get(name, [[]] * players), 0, 2)
    if len(given) != players:
        raise refuse(name, f"expected {players} lists, one a seat, found {len(given)}")
    zones = [read(f"{name}, seat {seat}", value) for seat, value in enumerate(given)]
    return [*zones, *(read(name, []) for _ in range(2 - players))]


def read_goals(raw: Raw, value: object) -> None:
    """The Goals; where their faces are not given, those of Doors on the table are turned, leftmost first."""
    if not raw["with_book"]:
        if value:
            raise refuse("goals", "expected none, since the Book is not in play")
        return
    entries = listing("goals", value if value is not None else [c + "g" for c in "rbgnrbgn"], 0, GOALS)
    colours = []
    faces: list[int | None] = []
    for entry in entries:
        given = entry if isinstance(entry, Mapping) else {"goal": entry}
        colours.append(code("goals", given.get("goal"), GOAL, GOAL + COLOURS) - GOAL)
        up = given.get("up")
        if up is not None and not isinstance(up, bool):
            raise refuse("goals", f"expected 'up' to be true or false, found {short(up)}")
        faces.append(None if up is None else int(up))
    owned = [raw["doors"][0][colour] + raw["doors"][1][colour] for colour in range(COLOURS)]
    turned = [0] * COLOURS
    for place, colour in enumerate(colours):
        if faces[place] is None:
            faces[place] = int(turned[colour] >= owned[colour])
        turned[colour] += not faces[place]
    if sorted(colours) != [0, 0, 1, 1, 2, 2, 3, 3]:
        raise refuse("goals", f"expected eight, two of each colour, found {len(colours)}")
    if turned != owned:
        raise refuse("goals", "expected one face down for every Door on the table, by colour")
    raw["goals"] = colours
    raw["goal_up"] = faces


def read_premonitions(raw: Raw, data: Mapping[str, object]) -> None:
    """The Premonitions face up and face down; by default as at the start, the lowest numbers face up."""
    if not raw["with_dreams"]:
        if data.get("premonitions") or data.get("hidden_premonitions"):
            raise refuse("premonitions", "expected none, since the Premonitions are not in play")
        return
    everyone = (1 << PREMONITIONS) - 1
    first = [CODES[PREMONITION + number] for number in range(raw["with_dreams"])]
    up = premonition_mask("premonitions", data.get("premonitions", first))
    down = everyone & ~up
    if "hidden_premonitions" in data:
        down = premonition_mask("hidden_premonitions", data["hidden_premonitions"])
    if up & down:
        raise refuse("hidden_premonitions", "expected none of those that are face up")
    raw["face_up"] = up
    raw["face_down"] = down


def premonition_mask(place: str, value: object) -> int:
    """A mask of Premonitions from their codes."""
    mask = 0
    for name in listing(place, value, 0, PREMONITIONS):
        mask |= 1 << (code(place, name, PREMONITION, PREMONITION + PREMONITIONS) - PREMONITION)
    return mask


def read_memory(raw: Raw, value: object) -> None:
    """The cards of each hand that the partner, and everybody, has seen: a part of the hand."""
    if value is None:
        return
    if not isinstance(value, Mapping):
        raise refuse("remembered", f"expected a mapping, found {short(value)}")
    read_absent(raw, value.get("absent", []))
    for name in ("partner", "public"):
        seen = pair(raw, name, value, labyrinth_counts)
        for seat in range(2):
            if any(known > held for known, held in zip(seen[seat], raw["hand"][seat], strict=True)):
                raise refuse(f"remembered, {name}, seat {seat}", "expected only cards that the hand holds")
        if not raw["silent"] and any(map(any, seen)):
            raise refuse(f"remembered, {name}", "expected nothing, since hands are open in this game")
        raw["seen_by_" + name] = seen


def read_absent(raw: Raw, value: object) -> None:
    """The kinds of Labyrinth cards that everybody knows not to be in the deck."""
    absent = labyrinth_counts("remembered, absent", value)
    if not raw["silent"] and any(absent):
        raise refuse("remembered, absent", "expected nothing, since hands are open in this game")
    raw["absent"] = sum(1 << card for card, count in enumerate(absent) if count)
