"""What is true of every position of Onirim, told from its JSON and its views alone."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from dedale.core.game import State
from dedale.onirim.state import DEAL_END
from dedale.onirim.view import View

# ONI-PARTS-1, ONI-PARTS-2, ONI-TOWER-4, ONI-DREAM-1, written out again so that a slip in the code shows.
BASE = {"rs": 9, "rm": 4, "rk": 3, "bs": 8, "bm": 4, "bk": 3, "gs": 7, "gm": 4, "gk": 3, "ns": 6, "nm": 4, "nk": 3}
BASE |= {"rd": 2, "bd": 2, "gd": 2, "nd": 2, "xn": 10}
SIDES = {"r3": ("sm", "m"), "r4": ("s", "m"), "r5": ("", "m"), "b3": ("m", "sm"), "b4": ("m", "m"), "b5": ("m", "")}
SIDES |= {"g3": ("s", "sm"), "g4": ("s", "s"), "g5": ("s", ""), "n3": ("sm", "s"), "n4": ("m", "s"), "n5": ("", "s")}
PREMONITIONS = [f"p{number}" for number in range(1, 9)]
GOALS = Counter({"rg": 2, "bg": 2, "gg": 2, "ng": 2})
DOORS = ["rd", "bd", "gd", "nd"]
NO_CARD: list[str] = []


def parts(options: dict[str, Any]) -> Counter[str]:
    """The cards in play."""
    cards = Counter(BASE)
    if options["dreams"]:
        cards["xh"] = 4
    if options["towers"] != "no":
        cards.update(SIDES.keys())
    return cards


def check(state: State) -> None:
    """Assert everything that holds at any time."""
    saved = state.to_json()
    check_cards(saved)
    check_rows(saved)
    check_hands(saved)
    check_relics(saved)
    check_end(saved)
    for seat in (*range(state.seats), None):
        view = state.view(seat)
        assert isinstance(view, View)
        check_view(saved, view)


def check_cards(saved: dict[str, Any]) -> None:
    """Every card is somewhere, once."""
    found: Counter[str] = Counter()
    for zone in ("shared", "towers", "looked"):
        found.update(saved[zone])
    for zone in ("hands", "rows", "doors"):
        for cards in saved[zone]:
            found.update(cards)
    for zone in ("bag", "discard", "limbo", "removed"):
        found.update(saved[zone])
    for zone in ("deck_top", "deck_bottom"):
        found.update(entry["card"] for entry in saved[zone])
    found.update(NO_CARD if saved["resolving"] is None else [saved["resolving"]])
    assert found == parts(saved["options"])


def check_rows(saved: dict[str, Any]) -> None:
    """No two neighbours share a symbol, in the rows and among the Towers."""
    for row in saved["rows"]:
        assert all(left[1] != right[1] and left[1] in "smk" for left, right in pairwise(row))
    for left, right in pairwise(saved["towers"]):
        assert not set(SIDES[left][1]) & set(SIDES[right][0])


def check_hands(saved: dict[str, Any]) -> None:
    """Hands hold Labyrinth cards, and not too many; Limbo holds the others."""
    two = saved["options"]["players"] == 2
    dealing = saved["decision"]["kind"] == "pick" or DEAL_END in saved["decision"]["steps"][:1]
    for hand in saved["hands"]:
        assert len(hand) <= (3 if two else 5)
    assert len(saved["shared"]) <= (8 if dealing and two else 2 if two else 0)
    for card in (*saved["shared"], *(card for hand in saved["hands"] for card in hand)):
        assert card[1] in "smk345"
    assert all(card in (*DOORS, "xn", "xh") for card in saved["limbo"])
    if saved["decision"]["kind"] == "main":
        assert [len(hand) for hand in saved["hands"]] == ([3, 3] if two else [5])
        assert len(saved["shared"]) == (2 if two else 0)
        assert not saved["looked"]
        assert saved["resolving"] is saved["striking"] is None


def check_relics(saved: dict[str, Any]) -> None:
    """The Goals are two a colour, one face down for each Door; the Premonitions are all somewhere."""
    doors = Counter(door for owned in saved["doors"] for door in owned)
    assert all(doors[door] <= 2 for door in DOORS)
    goals = saved["goals"]
    if saved["options"]["book"] == "no":
        assert goals == []
        assert saved["removed"] == {}
    elif len(goals) == 8:
        assert Counter(goal["goal"] for goal in goals) == GOALS
        turned = Counter(goal["goal"][0] + "d" for goal in goals if not goal["up"])
        assert turned == +doors
    striking = NO_CARD if saved["striking"] is None else [saved["striking"]]
    rows = (saved["premonitions"], saved["hidden_premonitions"], saved["gone_premonitions"], striking)
    known = sorted(code for row in rows for code in row)
    assert known == (PREMONITIONS if saved["options"]["dreams"] else [])


def check_end(saved: dict[str, Any]) -> None:
    """A game is won with all Doors, and a Rampart if there are Towers; lost with an empty deck; else it goes on."""
    kind, result = saved["decision"]["kind"], saved["result"]
    assert (result is None) == (kind != "over")
    won = sum(map(len, saved["doors"])) == 8
    if saved["options"]["players"] == 2:
        won = all(sorted(doors) == sorted(DOORS) for doors in saved["doors"])
    if saved["options"]["towers"] != "no":
        colours = [tower[0] for tower in saved["towers"]]
        won = won and any(len(set(colours[place : place + 4])) == 4 for place in range(len(colours) - 3))
    assert won == (result == "won")
    if result == "lost":
        assert not saved["deck_top"]
        assert not saved["bag"]
        assert not saved["deck_bottom"]


def check_view(saved: dict[str, Any], view: View) -> None:
    """What a viewer sees, and what is told to be out of sight, make up the whole; nothing hidden shows."""
    viewer = view.seat
    seen: Counter[str] = Counter(view.unseen)
    for cards in (view.shared, view.towers, *view.rows, *view.doors, *(hand.cards for hand in view.hands)):
        seen.update(cards)
    for counts in (view.discard, view.limbo, view.removed):
        seen.update(counts)
    for places in (view.deck.top, view.deck.bottom, view.looked):
        seen.update(card for card in places if card is not None)
    seen.update(NO_CARD if view.resolving is None else [view.resolving])
    assert seen == parts(view.options)

    for shown, known in ((view.deck.top, saved["deck_top"]), (view.deck.bottom, saved["deck_bottom"])):
        assert shown == [entry["card"] if viewer in entry["seen"] else None for entry in known]
    assert view.deck.count == len(saved["deck_top"]) + sum(saved["bag"].values()) + len(saved["deck_bottom"])
    assert view.looked == [card if viewer in saved["lookers"] else None for card in saved["looked"]]
    for owner, hand in enumerate(view.hands):
        assert hand.count == len(saved["hands"][owner])
        if owner == viewer or saved["options"]["talk"] == "open":
            assert hand.cards == saved["hands"][owner]
        else:
            memory = saved["remembered"]["public" if viewer is None else "partner"][owner]
            assert hand.cards == memory
            assert not Counter(memory) - Counter(saved["hands"][owner])
    assert view.hidden_premonitions == sorted(saved["hidden_premonitions"])
    assert bool(view.legal) == (view.turn == viewer)
