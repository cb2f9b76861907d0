"""Finished games can be seen again for ever: what everybody saw of them is kept, and needs no rules to be read."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

import dedale
from dedale.core.table import Table
from tests.patience import PATIENCE
from tests.server.page import Page
from tests.server.process import WIDE, ServerProcess, running

pytestmark = pytest.mark.slow

ZEALOUS = (*WIDE, "--zealous")


def finished(server: ServerProcess, luck: Random, game: str, seats: list[str], options: dict[str, Any]) -> str:
    """A game that was played to its end elsewhere, and brought here: its code."""
    table = Table.new(dedale.game(game), {"players": len(seats), **options}, seats=seats)
    while not table.over:
        table.play(table.turn, luck.choice(table.legal(table.turn)))
    made = server.post_raw("/api/records", table.export())
    assert made.status_code == 201, made.text
    code: str = made.json()["table"]
    return code


def wait_until_kept(store: Path, code: str) -> None:
    until = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(store)) as database:
        while database.execute("SELECT kept FROM tables WHERE code = ?", [code]).fetchone() != (1,):
            assert time.monotonic() < until
            time.sleep(0.05)


def reviews(store: Path) -> int:
    with closing(sqlite3.connect(store)) as database:
        return int(database.execute("SELECT count(*) FROM reviews").fetchone()[0])


def age(store: Path, code: str) -> None:
    """Have a table been played by rules that nobody knows any more."""
    with closing(sqlite3.connect(store)) as database:
        database.execute("UPDATE tables SET rules = 0 WHERE code = ?", [code])
        database.execute("DELETE FROM events WHERE \"table\" = ? AND line LIKE '* %'", [code])
        database.commit()


def without_choices(replay: dict[str, Any]) -> dict[str, Any]:
    """A replay as it is kept: with the choice that was made, and without those that were not."""
    for frame in replay["frames"]:
        frame["choices"] = [one for one in frame["choices"] if one["text"] == frame["played"]]
    for seat in replay["seats"]:
        seat["here"] = False
    return replay


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("onirim", ["Ann", "Ben"], {"talk": "silent"}),
        ("labyrinth", ["Ann", "", "bot easy"], {"cards": 1, "turn_limit": 20}),
    ],
)
def test_a_finished_game_is_seen_again_when_its_rules_are_gone(
    tmp_path: Path, luck: Random, game: str, seats: list[str], options: dict[str, Any]
) -> None:
    store = tmp_path / "tables.sqlite"
    asked = [
        f"replay{seat}|{language}"
        for seat in ("", *(f"?seat={n}" for n in range(len(seats))))
        for language in ("en", "fr")
    ]

    def ask(server: ServerProcess, what: str) -> dict[str, Any]:
        path, language = what.split("|")
        answer = server.get(f"/api/tables/{code}/{path}", **{"accept-language": language})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    with running(store, ZEALOUS) as server:
        code = finished(server, luck, game, seats, options)
        before = {what: without_choices(ask(server, what)) for what in asked}
        known = server.get(f"/api/tables/{code}").json()
        record = server.get(f"/api/tables/{code}/record").text
        wait_until_kept(store, code)
    age(store, code)
    with running(store, WIDE) as server:
        for what in asked:
            assert ask(server, what) == before[what]
        assert server.get(f"/api/tables/{code}/record").text == record
        later = server.get(f"/api/tables/{code}").json()
        assert {key: later[key] for key in later if key != "seats"} == {
            key: known[key] for key in known if key != "seats"
        }
        refused = server.get(f"/api/tables/{code}/replay?seat=7")
        assert (refused.status_code, refused.json()["code"]) == (422, "no-such-seat")
        refused = server.get(f"/api/tables/{code}/analysis")
        assert (refused.status_code, refused.json()["code"]) == (409, "table-rules")
        with Page(server.socket, code) as page:
            closing_code, error = page.closed()
        assert closing_code == 4404
        assert error is not None
        assert "/review" in error["words"]


def test_a_game_under_way_is_told_to_be_of_other_rules(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    with running(store, ZEALOUS) as server:
        code, _ = server.table("onirim", "you")
    age(store, code)
    with running(store, ZEALOUS) as server:
        for path in ("", "/record", "/replay"):
            refused = server.get(f"/api/tables/{code}{path}")
            assert (refused.status_code, refused.json()["code"]) == (409, "table-rules")
            assert "traceback" not in json.dumps(refused.json()).lower()


def test_what_is_kept_is_that_of_the_game_as_it_ended(tmp_path: Path) -> None:
    """A game alone can be taken back after its end, and end otherwise."""
    store = tmp_path / "tables.sqlite"
    with running(store, ZEALOUS) as server:
        code, [token] = server.table("labyrinth", "you", turn_limit=2)
        with Page(server.socket, code, token) as page:
            page.hear()
            ends = 0
            while ends < 2:
                while not page.last["over"]:
                    assert page.choose(-1)["type"] == "ack"
                ends += 1
                wait_until_kept(store, code)
                if ends == 1:
                    assert page.ask("undo")["type"] == "ack"
                    assert reviews(store) == 0, "what is under way is kept from everybody"
                    assert page.choose(0)["type"] == "ack"
        replay = without_choices(server.get(f"/api/tables/{code}/replay?seat=0").json())
    age(store, code)
    with running(store, WIDE) as server:
        assert server.get(f"/api/tables/{code}/replay?seat=0").json() == replay
