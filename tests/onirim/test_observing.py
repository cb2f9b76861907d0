"""The numbers that a seat of Onirim is told are those of its view: made here a second time, from the view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

import pytest

from dedale.core.game import CHANCE, OVER, Seat
from dedale.onirim.cards import CODES, COLOUR_LETTERS
from dedale.onirim.decisions import KIND_NAMES
from dedale.onirim.game import GAME
from dedale.onirim.view import View
from tests.combinations import combinations_of, named
from tests.conformance.checks import seats_of
from tests.conformance.walks import walk
from tests.luck import luck_of

CHAMBERS, DOORS, TOWERS, PREMONITIONS = CODES[:12], CODES[12:16], CODES[18:30], CODES[34:]

Numbers = list[int]


def counts(codes: Iterable[str], cards: Iterable[str | None] | Mapping[str, int]) -> Numbers:
    held = Counter(cards)
    return [held[code] for code in codes]


def chosen_at(view: View, kind: str, places: int) -> Numbers:
    """What was chosen before a decision of this kind, as one place out of several."""
    return [int(view.kind == kind and view.chosen == place) for place in range(places)]


def told_by(view: View) -> dict[str, Numbers]:
    """What the channels say, from a view."""
    first = view.seat or 0
    order = [first, 1 - first][: len(view.hands)]
    kinds = CODES[:30] if view.options["towers"] != "no" else CODES[:18]
    whose = {CHANCE: 2, OVER: 3}.get(view.turn, int(view.turn != first))
    told = {
        "decision": [int(name == view.kind and view.turn >= 0) for name in KIND_NAMES[1:]],
        "turn": [int(whose == place) for place in range(4)],
        "won": [int(view.result == "won")],
        "claim": chosen_at(view, "claim", 4),
    }
    if len(order) == 2:
        told["active"] = [int(view.actor == seat) for seat in order]
        named = chosen_at(view, "source", 60)
        told["played"], told["discarded"] = named[: len(kinds)], named[30 : 30 + len(kinds)]
        told["given"] = chosen_at(view, "swap-take", len(kinds))
    for prefix, seat in zip(("", "partner-"), order, strict=False):
        row, series = view.rows[seat], view.series[seat]
        told |= {
            f"{prefix}hand": counts(kinds, view.hands[seat].cards),
            f"{prefix}hand-size": [view.hands[seat].count],
            f"{prefix}row": counts(CHAMBERS, row),
            f"{prefix}row-end": counts(CHAMBERS, row[-1:]),
            f"{prefix}series": [int(colour == series.colour) for colour in COLOUR_LETTERS],
            f"{prefix}series-length": [series.length],
            f"{prefix}doors": counts(DOORS, view.doors[seat]),
        }
    if len(order) == 2:
        told["shared"] = counts(kinds, view.shared)
    five = [*view.deck.top, *[None] * 5][:5]
    told |= {
        "deck": [view.deck.count],
        "top": [number for card in five for number in counts(kinds, [card])],
        "known-top": counts(kinds, view.deck.top),
        "known-bottom": counts(kinds, view.deck.bottom),
        "unseen": counts(kinds, view.unseen),
        "discard": counts(kinds, view.discard),
        "limbo": counts(kinds, view.limbo),
        "removed": counts(kinds, view.removed),
        "resolving": counts(kinds, [view.resolving]),
        "looked": counts(kinds, view.looked),
        "looked-size": [len(view.looked)],
    }
    if view.options["book"] != "no":
        goals = [goal.goal[0] for goal in view.goals] + [""] * (8 - len(view.goals))
        told["goals"] = [int(colour == goal) for goal in goals for colour in COLOUR_LETTERS]
        told["goals-up"] = ([int(goal.up) for goal in view.goals] + [0] * 8)[:8]
        told["goal-to-swap"] = chosen_at(view, "goal-second", 8)
        told["cards-owed"] = [view.owed if view.kind == "pay" else 0]
    if view.options["towers"] != "no":
        towers = [*view.towers, *[""] * 12][:12]
        told["towers"] = [int(code == tower) for tower in towers for code in TOWERS]
        told["rampart"] = [int(view.rampart)]
        told["look-size"] = [view.chosen or 0 if view.kind == "tower-look" else 0]
    if view.options["dreams"]:
        told["premonitions"] = counts(PREMONITIONS, view.premonitions)
        told["hidden-premonitions"] = counts(PREMONITIONS, view.hidden_premonitions)
        told["striking"] = counts(PREMONITIONS, [view.striking])
        told["keys-owed"] = [view.owed if view.kind == "key" else 0]
    return told


def check(state: Any, seat: Seat) -> None:
    observation = GAME.observation(state.options)
    numbers = bytearray(observation.size)
    state.observe(seat, numbers)
    assert observation.read(numbers) == told_by(state.view(seat))


@pytest.mark.parametrize("options", combinations_of(GAME), ids=named)
def test_an_observation_says_what_the_view_says(options: dict[str, Any]) -> None:
    for state in walk(GAME, options, luck_of("observing", options)):
        for seat in seats_of(state):
            check(state, seat)


def test_a_look_in_silence_tells_the_partner_how_many_cards_and_not_which(luck: Random) -> None:
    silent = {"players": 2, "talk": "silent"}
    hands = {"hands": [["rk", "bk", "gm"], ["rm", "ns", "nk"]], "shared": ["rs", "bk"], "seat": 0}
    state = GAME.start(hands, silent, luck.getrandbits(32))
    state.play(GAME.action("discard rk"))
    state.play(GAME.action("no swap"))
    observation = GAME.observation(silent)
    own, partner = bytearray(observation.size), bytearray(observation.size)
    state.observe(0, own)
    state.observe(1, partner)
    assert (sum(observation.read(own)["looked"]), observation.read(own)["looked-size"]) == (5, [5])
    assert (sum(observation.read(partner)["looked"]), observation.read(partner)["looked-size"]) == (0, [5])


def test_channels_of_what_is_not_in_play_are_left_out() -> None:
    alone = GAME.observation()
    everything = GAME.observation({"players": 2, "book": "yes", "towers": "yes", "dreams": 6})
    assert {*alone.places} < {*everything.places}
    assert {"shared", "goals", "towers", "premonitions"} <= {*everything.places} - {*alone.places}
