"""What a server shows of a table that it keeps, as far as it does not depend on the words."""

from __future__ import annotations

from typing import Any

from tests.earlier.seen import fields_of, in_short, lines_of
from tests.server.page import Page
from tests.server.process import ServerProcess

TOLD = ("game", "options", "over", "commitment", "undo", "leaving", "deal")
"""What anyone may know of a table."""


def seen_of(server: ServerProcess, code: str, tokens: list[str]) -> dict[str, Any]:
    """The table as anyone, as each of its people and as a watcher finds it; if it is over, step by step too."""
    table = server.get(f"/api/tables/{code}").json()
    seen: dict[str, Any] = {
        "tokens": tokens,
        "told": {name: table[name] for name in TOLD},
        "seats": [[called(seat, number), seat["kind"], seat["level"]] for number, seat in enumerate(table["seats"], 1)],
        "screens": [_screen(server, code, *one) for one in (*([token] for token in tokens), [])],
    }
    if table["over"]:
        record = server.get(f"/api/tables/{code}/record").text
        seen["record"] = in_short(lines_of(record))
        seen["replays"] = [_replay(server, code, seat) for seat in range(len(table["seats"]))]
    return seen


def called(seat: dict[str, Any], number: int) -> str:
    """The name of whoever sits in a seat, as servers told it when they still spoke a language."""
    return seat["name"] or f"{'Bot' if seat['kind'] == 'bot' else 'Player'} {number}"


def _screen(server: ServerProcess, code: str, *tokens: str) -> dict[str, Any]:
    with Page(server.socket, code, *tokens) as page:
        shown = page.hear()
    [screen] = shown["screens"]
    kept = {name: shown[name] for name in ("seq", "you", "turn", "returns", "secret", "assisted")}
    choices = [[choice["action"], choice["text"]] for choice in screen["choices"]]
    return kept | {"choices": choices, "can_undo": screen["can_undo"], "view": fields_of([screen["view"]])}


def _replay(server: ServerProcess, code: str, seat: int) -> dict[str, Any]:
    frames = server.get(f"/api/tables/{code}/replay?seat={seat}").json()["frames"]
    return {
        "frames": [[frame["at"], frame["turn"], frame["played"]] for frame in frames],
        "views": fields_of(frame["view"] for frame in frames),
    }
