"""`dedale serve` on the command line: what it says when it cannot, and how others in the house find it."""

from __future__ import annotations

import errno
import os
import socket
import sqlite3
import ssl
from collections.abc import Callable
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

import httpx
import pytest

import dedale
from dedale.core.rehearsal import rehearse
from dedale.core.table import Table
from dedale.server import lan, listening
from dedale.server.errors import Refused
from dedale.server.limits import Limits
from dedale.server.listening import bound
from dedale.terminal import serve
from dedale.terminal.app import run
from tests.patience import PATIENCE
from tests.plugins import ask, install
from tests.server.nginx import certificate
from tests.server.page import Page
from tests.server.process import PLAIN, running

pytestmark = pytest.mark.slow


def test_without_what_the_server_needs_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None if name == "starlette" else find_spec(name))
    assert run(["serve", "--lang", "en"]) == 1
    assert capsys.readouterr().err.strip() == (
        "The server needs starlette, which is not installed; say: pip install 'dedale[server]'"
    )


def test_a_port_that_is_taken_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert run(["serve", "--lang", "en", "--port", port, "--store", str(tmp_path / "t.sqlite")]) == 1
    assert capsys.readouterr().err.strip() == (
        f"Something else listens at 127.0.0.1, port {port}, already; choose another --port, or stop that first."
    )


@pytest.mark.parametrize("host", ["256.1.1.1", "192.0.2.1", "no such host", "::zz", "a" * 70, "http://here"])
def test_a_host_that_is_none_of_this_machine_is_told(
    host: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    rehearse(None)  # which would be refused at any other host than this machine
    assert run(["serve", "--lang", "en", "--port", "0", "--host", host, "--store", str(tmp_path / "t.sqlite")]) == 1
    assert capsys.readouterr().err.startswith(f"This machine has no address “{host}” to listen at; leave --host out")
    assert list(tmp_path.iterdir()) == []


def test_a_port_that_is_not_allowed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", denied)
    with pytest.raises(Refused, match="choose a --port from 1024 on") as caught:
        bound("127.0.0.1", 80)
    assert caught.value.code == "port-denied"


def test_without_a_port_the_usual_one_or_a_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(listening, "PORT", taken.getsockname()[1])
        with bound("127.0.0.1", None) as listener:
            assert listener.getsockname()[1] not in (0, taken.getsockname()[1])


def _a_folder(path: Path) -> str:
    path.mkdir()
    return str(path)


def _below_a_file(path: Path) -> str:
    path.write_text("not a folder")
    return str(path / "tables.sqlite")


def _no_database(path: Path) -> str:
    path.write_text("not a database at all, and long enough to be looked at as one\n" * 20)
    return str(path)


@pytest.mark.parametrize("made", [_a_folder, _below_a_file, _no_database])
def test_a_store_that_cannot_be_opened_is_told(
    made: Callable[[Path], str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    store = made(tmp_path / "here")
    assert run(["serve", "--lang", "en", "--port", "0", "--store", store]) == 1
    assert capsys.readouterr().err.strip() == (
        f"The store “{store}” cannot be opened; check the name, and that you may write there."
    )


def _not_to_be_written(path: Path) -> str:
    if os.geteuid() == 0:
        return "/proc/dedale/tables.sqlite"  # where even root may write nothing
    path.mkdir(mode=0o500)
    return str(path / "tables.sqlite")


def test_a_store_that_may_not_be_written_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    store = _not_to_be_written(tmp_path / "here")
    before = list(tmp_path.iterdir())
    assert run(["serve", "--lang", "en", "--port", "0", "--store", store]) == 1
    assert capsys.readouterr().err.strip() == (
        f"The store “{store}” cannot be opened; check the name, and that you may write there."
    )
    assert list(tmp_path.iterdir()) == before


@pytest.mark.parametrize(
    "store", ["postgresql+asyncpg://ann:secret@127.0.0.1:9/dedale", "sqlite:///t.sqlite", "nonsense://here"]
)
def test_a_store_that_is_neither_a_file_nor_postgresql_is_refused(
    capsys: pytest.CaptureFixture[str], store: str
) -> None:
    assert run(["serve", "--lang", "en", "--port", "0", "--store", store]) == 1
    said = capsys.readouterr().err.strip()
    assert said == (
        f"The store “{store.replace(':secret', '')}” is neither a file nor an address of PostgreSQL; write a file, or "
        "postgresql://user@host/database."
    )


def test_a_certificate_that_does_not_fit_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (one, _), (_, key) = certificate(tmp_path, "one.test"), certificate(tmp_path, "two.test")
    nothing = tmp_path / "nothing.pem"
    nothing.write_text("no certificate")
    store = tmp_path / "t.sqlite"
    command = ["serve", "--lang", "en", "--port", "0", "--store", str(store)]
    for files in (
        ["--certificate", str(one), "--key", str(key)],
        ["--certificate", str(one)],
        ["--certificate", str(nothing)],
    ):
        assert run([*command, *files]) == 1
        said = capsys.readouterr().err
        assert said.startswith(f"The certificate “{files[1]}” and its key do not fit together")
        assert said.count("\n") == 1
    assert run([*command, "--certificate", str(one), "--key", str(tmp_path / "none")]) == 1
    assert capsys.readouterr().err.startswith(f"The file “{tmp_path / 'none'}” cannot be read")
    assert not store.exists()


def test_with_a_certificate_the_server_speaks_tls(tmp_path: Path) -> None:
    made, key = certificate(tmp_path)
    with running(tmp_path / "tables.sqlite", (*PLAIN, "--certificate", str(made), "--key", str(key))) as server:
        assert server.address.startswith("https://")
        trusting = ssl.create_default_context(cafile=str(made))
        answer = httpx.get(f"{server.address}/api/health", verify=trusting, timeout=PATIENCE)
        assert answer.json()["status"] == "ok"


def test_a_place_for_figures_that_is_taken_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    store = tmp_path / "t.sqlite"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert run(["serve", "--lang", "en", "--port", "0", "--store", str(store), "--metrics", port]) == 1
    assert capsys.readouterr().err.startswith(f"Nothing can be told at 127.0.0.1, port {port}: something else listens")
    assert not store.exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--proxy", "nginx"], "“nginx” is no address of a proxy; write one such as 10.0.0.5 or 10.0.0.0/8."),
        (["--name", "http://here"], "“http://here” is no name of a host; write one such as play.example.org."),
        (["--name", ""], "“” is no name of a host; write one such as play.example.org."),
        (["--prefix", "games?"], "“games?” is no path to be found under; write one such as /games."),
        (["--key", "key.pem"], "A --key is of no use without its --certificate; name both, or neither."),
        (["--log", "xml"], "“xml” is no form of a log; choose text or json."),
        (["--prune-after", "never"], "“never” is no number of days; write for example 90d."),
        (["--metrics", "here"], "“here” is no port; choose a whole number from 1 to 65535, or 0 for any."),
    ],
)
def test_an_option_for_operators_that_cannot_be_is_told(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    store = tmp_path / "t.sqlite"
    assert run(["serve", "--lang", "en", "--port", "0", "--store", str(store), *arguments]) in (1, 2)
    assert capsys.readouterr().err.strip() == said
    assert not store.exists()


def test_a_store_of_a_newer_version_is_told_and_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(store)) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('0999')")
        database.commit()
    for command in (["serve", "--port", "0"], ["store", "prune"], ["store", "backup", str(tmp_path / "copy")]):
        assert run([*command, "--lang", "en", "--store", str(store)]) == 1
        told = capsys.readouterr().err
        assert told.startswith(f"The store “{store}” was written by a newer Dédale (version 0999 of the store")
    with closing(sqlite3.connect(store)) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("alembic_version",)]
    assert not (tmp_path / "copy").exists()


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
        made = server.post_raw("/api/records", save)
        assert made.status_code == 201
        [seat] = made.json()["seats"]
        with Page(server.socket, made.json()["table"], seat["token"]) as page:
            assert page.hear()["seq"] == len(table.record.events)
            assert page.last["seats"][0]["name"] == "Ann"
            assert page.choose()["type"] == "ack"
        kept = table.record.text()
        refused = server.post_raw("/api/records", kept)
        assert refused.json()["code"] == "record-kept"
        table.sit(1, "bot expert:60s")
        slow = server.post_raw("/api/records", table.export(owner=True))
        assert slow.json()["code"] == "unknown-level"


def test_a_rehearsal_is_not_held_up_by_how_fast_a_test_makes_tables(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        codes = {server.table("labyrinth", "you")[0] for _ in range(int(Limits().tables.burst) * 2)}
    assert len(codes) == Limits().tables.burst * 2


def test_a_broken_package_is_told_when_the_server_starts(tmp_path: Path) -> None:
    install(tmp_path, "aaa", {"games": {"chess": "aaa"}, "server": {"onirim": "aaa"}}, aaa="import no_such_thing")
    program = (
        "from dedale.terminal.serve import broken_parts as b; from dedale.words import words; print(*b(words('en')))"
    )
    told = ask(tmp_path, program)
    assert told.count("cannot be used (ModuleNotFoundError") == 2
