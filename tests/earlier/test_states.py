"""States that an earlier version wrote as JSON are read, and go on as they would have."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import dedale
from dedale.onirim.restore import EARLIER
from tests.earlier.seen import STATES, as_then, fields_of, in_short, played_on, views

KEPT: list[dict[str, Any]] = [json.loads(line) for line in STATES.read_text(encoding="utf-8").splitlines()]


def plain(value: object) -> object:
    """A value as JSON has it: lists in the place of tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))


def named_as_then(then: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """What there is now, with what Onirim's decisions are about by the names of then.

    Three names served all decisions, and kept what they said when it meant nothing any more.
    """
    if now["game"] != "onirim":
        return now
    renamed = {EARLIER.get(name, name): value for name, value in now["decision"].items()}
    return now | {"decision": then["decision"] | renamed}


@pytest.mark.parametrize("then", KEPT, ids=lambda then: f"{then['state']['game']}-{then['state']['revealed']}")
def test_a_state_of_then_is_the_same_state(then: dict[str, Any]) -> None:
    game = dedale.game(then["state"]["game"])
    state = game.from_json(then["state"])
    now = fields_of(views([state]))
    assert as_then(then["state"], plain(named_as_then(then["state"], state.to_json()))) == then["state"]
    assert {field: now.get(field) for field in then["views"]} == then["views"]
    assert plain(state.outcomes()) == then["outcomes"]
    assert plain(state.playout(7)) == then["playout"]
    assert in_short(played_on(game, state)) == then["goes on"]
