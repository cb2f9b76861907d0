"""A store that an earlier version's server kept: every table stands as it stood, and those under way are played on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from dedale.terminal.app import run
from tests.earlier.seen import STORE, TABLES, as_then
from tests.earlier.tables import seen_of
from tests.server.page import Page
from tests.server.process import WIDE, ServerProcess, running

pytestmark = pytest.mark.slow

KEPT: dict[str, dict[str, Any]] = json.loads(TABLES.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of now on the store of then, which is sound in the end."""
    store = tmp_path_factory.mktemp("store") / "tables.sqlite"
    with closing(sqlite3.connect(store)) as database:
        database.executescript(STORE.read_text(encoding="utf-8"))
    with running(store, WIDE) as started:
        yield started
    assert run(["store", "check", "--store", str(store)]) == 0


@pytest.mark.parametrize("code", KEPT)
def test_a_table_of_then_stands_as_it_stood_and_is_played_on(server: ServerProcess, code: str) -> None:
    then = KEPT[code]
    now = json.loads(json.dumps(seen_of(server, code, then["tokens"])))
    assert as_then(then, now) == then
    with Page(server.socket, code, *then["tokens"]) as page:
        shown = page.hear()
        if shown["turn"] in shown["you"]:
            assert page.choose()["type"] == "ack"
