"""Tables made without the start page: over HTTP, as the page itself makes them, or from a record under way."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

LEA: dict[str, Any] = {"kind": "you", "name": "Léa"}
TOM: dict[str, Any] = {"kind": "friend", "name": "Tom"}
EASY: dict[str, Any] = {"kind": "bot", "level": "easy"}

Made = tuple[str, list[str]]
"""The code of a table, and the tokens of its seats in their order."""


def new_table(page: Page, game: str, *seats: dict[str, Any], **options: Any) -> Made:
    """A new table for these seats."""
    asked = {"game": game, "options": {"players": len(seats), **options}, "seats": list(seats)}
    return _made(page, "/api/tables", data=asked)


def table_of(page: Page, record: str) -> Made:
    """A table where a record stands."""
    return _made(page, "/api/records", data=record, headers={"content-type": "text/plain"})


def enter(page: Page, code: str, *tokens: str) -> None:
    """Come to a table with the tokens of the seats to play."""
    for number, token in enumerate(tokens):
        invitation = f"#token={token}"
        if number:
            page.evaluate("invitation => { location.hash = invitation }", invitation)
        else:
            page.goto(f"/t/{code}{invitation}")
        expect(page).to_have_url(re.compile(rf"/t/{code}$"))


def _made(page: Page, path: str, **sent: Any) -> Made:
    answer = page.request.post(path, **sent)
    assert answer.status == 201, answer.text()
    made = answer.json()
    tokens = {one["seat"]: one["token"] for one in made["seats"]}
    for one in made["invitations"]:
        joined = page.request.post(
            f"/api/tables/{made['table']}/join", data={"name": "Tom", "invitation": one["invitation"]}
        )
        assert joined.status == 200, joined.text()
        tokens[one["seat"]] = joined.json()["token"]
    return made["table"], [token for _, token in sorted(tokens.items())]
