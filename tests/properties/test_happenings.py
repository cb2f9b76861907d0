"""What happened accounts for everything that changed: moved in the order told, the cards lie where they lie."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from dedale.core.events import Action, Chance
from dedale.core.game import CHANCE, OVER, State
from dedale.core.happening import Happening, Hidden, as_seen, happenings
from dedale.labyrinth.game import GAME as LABYRINTH
from dedale.labyrinth.tiles import cell_name
from dedale.onirim.game import GAME as ONIRIM
from tests.combinations import combinations_of, named
from tests.conformance.walks import LONGEST, chance
from tests.luck import luck_of

Zones = dict[str, Counter[str]]


def zones_of(state: State) -> Zones:
    """The cards of Onirim by zone."""
    data = state.to_json()
    zones: Zones = {name: Counter(data[name]) for name in ("shared", "towers", "looked", "discard", "limbo", "removed")}
    for name, each in (("hand", data["hands"]), ("row", data["rows"]), ("doors", data["doors"])):
        zones |= {f"{name}{seat}": Counter(cards) for seat, cards in enumerate(each)}
    zones["resolving"] = Counter([data["resolving"]] if data["resolving"] else [])
    zones["deck"] = Counter(data["bag"]) + Counter(one["card"] for one in (*data["deck_top"], *data["deck_bottom"]))
    return {name: +cards for name, cards in zones.items()}


def carry_out(zones: Zones, told: list[Happening]) -> None:
    """Move the cards as was told; each lies where it is said to come from."""
    for one in told:
        if one.kind == "shuffle":
            assert zones["limbo"].total() == one.count
            zones["deck"] += zones["limbo"]
            zones["limbo"] = Counter()
        if one.kind == "move":
            source, to = (("deck" if zone in ("top", "bottom") else zone) for zone in (one.source, one.to))
            assert zones[source or ""][one.card or ""] > 0, one
            zones[source or ""] -= Counter([one.card or ""])
            zones[to or ""] += Counter([one.card or ""])


def events(state: State, pick: Random, passes: frozenset[int]) -> Any:
    """Play at random: the state before each event, the event, and the state after."""
    for _ in range(LONGEST):
        if state.turn == OVER:
            return
        before = state.clone()
        if state.turn == CHANCE:
            came = chance(state, pick)
            event: Action | Chance = Chance(came)
            state.resolve(came)
        else:
            chosen = pick.choice(state.legal())
            event = Action(state.turn, chosen, chosen not in passes)
            state.play(chosen)
        yield before, event, state


@pytest.mark.parametrize("options", combinations_of(ONIRIM), ids=named)
def test_every_card_of_onirim_moves_as_is_told(options: dict[str, Any]) -> None:
    zones: Zones | None = None
    for before, event, after in events(ONIRIM.new(options), luck_of(options), ONIRIM.passes):
        told = happenings(ONIRIM, before, event, after)
        zones = zones or zones_of(before)
        carry_out(zones, told)
        assert {name: +cards for name, cards in zones.items()} == zones_of(after)
        old, new = before.view(None), after.view(None)
        turns = [one.seat for one in told if one.kind == "turn"]
        assert turns[-1:] in ([new.actor], [] if old.actor == new.actor else None)
        assert [one.to for one in told if one.kind == "end"] == ([new.result] if after.turn == OVER else [])
        goals = {one.count for one in told if one.kind in ("goal-laid", "goal-due", "goal-done")}
        swapped = {int(place or 0) for one in told if one.kind == "goals-swapped" for place in (one.source, one.to)}
        padded = [*old.goals, *[None] * (len(new.goals) - len(old.goals))]
        changed = {place for place, (was, now) in enumerate(zip(padded, new.goals, strict=True), 1) if was != now}
        assert changed - swapped == goals
        for kind, zone in (("premonition-shown", "premonitions"), ("premonition-gone", "gone_premonitions")):
            assert {one.card for one in told if one.kind == kind} >= set(getattr(new, zone)) - set(getattr(old, zone))
        stands = [one.kind == "rampart-stands" for one in told if one.kind.startswith("rampart")]
        assert (stands or [old.rampart])[-1] == new.rampart


@pytest.mark.parametrize("options", combinations_of(LABYRINTH), ids=named)
def test_every_pawn_and_treasure_of_labyrinth_moves_as_is_told(options: dict[str, Any]) -> None:
    for before, event, after in events(LABYRINTH.new(options), luck_of(options), LABYRINTH.passes):
        told = happenings(LABYRINTH, before, event, after)
        old, new = before.view(None), after.view(None)
        pawns = [cell_name(cell) for cell in old.pawns]
        found = [set(one) for one in old.found]
        for one in told:
            if one.kind in ("carry", "walk"):
                assert one.seat is not None
                assert pawns[one.seat] == one.source
                pawns[one.seat] = one.to or ""
            if one.kind == "find":
                assert one.seat is not None
                assert one.count == new.left[one.seat]
                found[one.seat].add(one.card or "")
        assert pawns == [cell_name(cell) for cell in new.pawns]
        assert found == [set(one) for one in new.found]
        assert sum(one.kind == "tile" for one in told) == (before.kind == "tile")
        drawn = [one for one in told if one.kind == "card"]
        assert [isinstance(one, Hidden) for one in drawn] == ([not options["young"]] if before.kind == "card" else [])
        assert all(one.card in new.unseen or options["young"] for one in drawn)
        assert [one.seat for one in told if one.kind == "end"] == ([new.winner] if after.turn == OVER else [])
        assert [one.seat for one in told if one.kind == "turn"] == ([new.actor] if after.kind == "push" else [])


def test_a_hidden_card_is_told_to_those_who_may_know_it() -> None:
    secret = Hidden("move", 0, card="rs", source="deck", to="hand0", seen=(0,))
    assert as_seen([secret], 0) == [Happening("move", 0, card="rs", source="deck", to="hand0")]
    assert as_seen([secret], 1) == as_seen([secret], None) == [Happening("move", 0, source="deck", to="hand0")]
