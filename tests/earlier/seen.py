"""What a game shows from its start to its end, in few letters, to be compared with what it showed earlier.

A field or an option that there is by now and was not then does not count; one that is gone, or says something else,
does.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from dedale.core.game import CHANCE, OVER, Game, State

HERE = Path(__file__).parent
GAMES = HERE / "games"
SHOWN = HERE / "games.json"
STATES = HERE / "states.json"
STORE = HERE / "tables.sql"
TABLES = HERE / "tables.json"

Fields = dict[str, str]
"""For each field of a view, a digest of all that it ever said."""


def fields_of(views: Iterable[dict[str, Any]]) -> Fields:
    """Every field of these views, as it was in all of them."""
    digests: dict[str, Any] = {}
    for view in views:
        options = {f"option {name}": value for name, value in view["options"].items()}
        for name, value in (view | options).items():
            if name == "options":
                continue
            digest = digests.setdefault(name, hashlib.blake2b(digest_size=6))
            digest.update(msgspec.json.encode(value, order="sorted") + b"\n")
    return {name: digest.hexdigest() for name, digest in digests.items()}


def views(states: Iterable[State]) -> Iterable[dict[str, Any]]:
    """What every seat and a spectator see of states, one after another, with what they may do."""
    for state in states:
        for seat in (*range(state.seats), None):
            yield msgspec.to_builtins(state.view(seat))


def played_on(game: Game, state: State) -> list[str]:
    """How a saved state goes on if everybody always takes the first choice and chance the first outcome."""
    events: list[str] = []
    while state.turn != OVER and len(events) < 400:
        if state.turn == CHANCE:
            outcome = state.outcomes()[0][0]
            state.resolve(outcome)
            events.append(game.outcome_text(outcome))
        else:
            action = state.legal()[0]
            state.play(action)
            events.append(game.text(action))
    return events


def lines_of(record: str) -> list[str]:
    """The lines of a record without those that a new option changes: the options, and the check over all lines."""
    return [line for line in record.splitlines() if not line.startswith(("options: ", "check: "))]


def as_then(then: Any, now: Any) -> Any:
    """What there is now, without the fields that there were not then."""
    if isinstance(then, dict) and isinstance(now, dict):
        return {name: as_then(value, now.get(name)) for name, value in then.items()}
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return [as_then(*pair) for pair in zip(then, now, strict=True)]
    return now


def in_short(events: list[str]) -> str:
    """Events as a number and a digest."""
    return f"{len(events)} {hashlib.blake2b('/'.join(events).encode(), digest_size=6).hexdigest()}"
