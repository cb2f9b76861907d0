"""`dedale serve` on the command line: what it says when it cannot, and how others in the house find it."""

from __future__ import annotations

import socket
from importlib.util import find_spec
from pathlib import Path

import httpx
import pytest

import dedale
from dedale.core.table import Table
from dedale.server import lan
from dedale.server.errors import Refused
from dedale.terminal import serve
from dedale.terminal.app import run
from tests.server.page import Page
from tests.server.process import running


def test_without_what_the_server_needs_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None if name == "fastapi" else find_spec(name))
    assert run(["serve", "--lang", "en"]) == 1
    assert capsys.readouterr().err.strip() == (
        "The server needs fastapi, which is not installed; say: pip install 'dedale[server]'"
    )


def test_a_port_that_is_taken_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert run(["serve", "--lang", "en", "--port", port, "--store", str(tmp_path / "t.sqlite")]) == 1
    assert "choose another port" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--port", "x"], ["--port", "70000"], ["--pace", "fast"], ["--pace", "-1"]])
def test_a_command_line_that_cannot_be_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", *arguments]) == 2
    assert capsys.readouterr().err


def test_a_qr_code_can_be_read_in_a_terminal_and_on_a_page() -> None:
    drawn = lan.terminal_qr("http://192.168.1.5:8321/")
    assert len(drawn.splitlines()) > 10
    assert lan.invitation_svg("http://192.168.1.5:8321/t/abcdefgh", ["http://192.168.1.5:8321"]).startswith(b"<svg")
    with pytest.raises(Refused):
        lan.invitation_svg("http://192.168.1.55:8321/", ["http://192.168.1.5:8321", "http://192.168.1.5"])


def test_the_command_serves_until_it_is_stopped_and_a_saved_game_is_played_on(tmp_path: Path) -> None:
    table = Table.new(dedale.game("onirim"), {"players": 2}, seats=["Ann", "bot easy"])
    while table.turn != 0:
        table.play(1, table.legal(1)[0])
    save = table.export(owner=True)
    with running(tmp_path / "tables.sqlite") as server:
        made = httpx.post(f"{server.address}/api/records", content=save, timeout=60)
        assert made.status_code == 201
        [seat] = made.json()["seats"]
        with Page(server.socket, made.json()["table"], seat["token"]) as page:
            assert page.hear()["seq"] == len(table.record.events)
            assert page.last["seats"][0]["name"] == "Ann"
            assert page.choose()["type"] == "ack"
        kept = table.record.text()
        refused = httpx.post(f"{server.address}/api/records", content=kept, timeout=60)
        assert refused.json()["code"] == "record-kept"
        table.sit(1, "bot expert:60s")
        slow = httpx.post(f"{server.address}/api/records", content=table.export(owner=True), timeout=60)
        assert slow.json()["code"] == "unknown-level"
