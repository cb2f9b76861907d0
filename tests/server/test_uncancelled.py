"""What a hostile guest can send from outside: half requests, empty frames, answers never read, other people's names."""

from __future__ import annotations

import json
import re
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.outside import BINARY, CONTINUATION, PING, PONG, TEXT, Outside, frame, free_port
from tests.server.process import NARROW, WIDE, ServerProcess, running

pytestmark = pytest.mark.slow

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
FILES = 512
CROWD = 700
"""More than the server may have files open, and fewer than a test may."""


def healthy(server: ServerProcess, home: str = "127.0.0.1") -> bool:
    with Outside(server.address, home=home) as guest:
        return guest.request("GET", "/api/health")[0] == 200


@pytest.mark.parametrize("begun", [HALF, b""])
def test_more_half_requests_than_there_are_files_keep_nobody_out_and_fill_no_log(tmp_path: Path, begun: bytes) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite", (*WIDE, "--files", str(FILES)))
    with ExitStack() as held:
        for number in range(CROWD):
            guest = held.enter_context(Outside(server.address, home=f"127.0.1.{1 + number % 50}"))
            guest.send(begun)
            if number % 100 == 0:
                assert healthy(server)
        assert healthy(server)
        assert healthy(server, "127.0.1.1")
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
        assert re.search(rf"Max open files\s+{FILES}\s+{FILES}", limits), "the limit is raised as far as it goes"
    server.stop()
    assert server.errors == ""


def test_one_address_has_only_so_many_connections_and_its_next_request_is_still_answered(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", NARROW) as server, ExitStack() as held:
        guests = [held.enter_context(Outside(server.address)) for _ in range(400)]
        for guest in guests:
            guest.send(HALF)
        assert healthy(server)
        assert guests[0].rest() == b"", "whoever has kept the server waiting for longest had to go"


@pytest.mark.parametrize(
    "begun", [b"", b"GET", HALF, b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"]
)
def test_whoever_never_ends_a_request_is_cut_off(tmp_path: Path, begun: bytes) -> None:
    with running(tmp_path / "tables.sqlite", (*WIDE, "--hasty")) as server, Outside(server.address) as guest:
        guest.send(begun)
        guest.rest()


def test_whoever_sends_a_request_letter_by_letter_is_cut_off_too(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", (*WIDE, "--hasty")) as server, Outside(server.address) as guest:
        guest.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nx: ")
        guest.line.settimeout(0.05)
        ended = False
        while not ended:
            try:
                guest.send(b"x")
                ended = guest.line.recv(1) == b""
            except TimeoutError:
                continue
            except ConnectionError:
                ended = True


def test_whoever_reads_no_answers_is_cut_off(tmp_path: Path) -> None:
    port = free_port()
    with (
        running(tmp_path / "tables.sqlite", (*WIDE, "--hasty", "--metrics", str(port))) as server,
        Outside(server.address, room=4096) as guest,
    ):
        guest.line.settimeout(0.2)
        asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        try:
            while True:
                guest.send(asked)
        except (TimeoutError, ConnectionError):
            pass  # the server takes no more, as it cannot answer what it has
        waited = time.monotonic() + PATIENCE
        while figure(port, "dedale_connections") > 0:
            assert time.monotonic() < waited


def figure(port: int, name: str) -> float:
    """One of the figures that a server tells."""
    told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    found = re.search(rf"^{re.escape(name)} (\S+)$", told, re.MULTILINE)
    assert found, told
    return float(found[1])


@pytest.mark.parametrize(
    "idle",
    [
        frame(PING),
        frame(PONG),
        frame(PING, b"x" * 125),
        frame(CONTINUATION, last=False),
        frame(CONTINUATION, b"x", last=False),
    ],
    ids=["pings", "pongs", "long pings", "empty pieces", "small pieces"],
)
@pytest.mark.parametrize("greeted", [False, True])
def test_frames_that_say_nothing_are_limited_before_a_hello_too(tmp_path: Path, idle: bytes, greeted: bool) -> None:
    with running(tmp_path / "tables.sqlite", NARROW) as server:
        code, [token] = server.table("onirim", "you")
        with Outside(server.address) as guest:
            assert guest.upgrade() == 101
            if greeted:
                guest.say(type="hello", table=code, tokens=[token], seq=None)
                assert guest.hear()["type"] == "snapshot"
            if idle[0] & 0x0F == CONTINUATION:
                guest.send(frame(TEXT, b"{", last=False))
            guest.send(idle * 1000)
            guest.rest()
        assert healthy(server)


def test_pongs_that_nobody_reads_take_no_room(tmp_path: Path) -> None:
    most = 200_000
    with running(tmp_path / "tables.sqlite", WIDE) as server, Outside(server.address, room=4096) as guest:
        assert guest.upgrade() == 101
        assert guest.until_it_ends(frame(PING, b"x" * 125) * 10, most // 10) < most // 10
        assert healthy(server)


def test_many_small_messages_in_one_go_end_their_socket(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", NARROW) as server, Outside(server.address) as guest:
        assert guest.upgrade() == 101
        guest.until_it_ends(frame(BINARY) * 5000, 10)
        guest.rest()
        assert healthy(server)


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost", True),
        ("LOCALHOST.:8321", True),
        ("127.0.0.1:1", True),
        ("[::1]:8321", True),
        ("house.test:9", True),
        ("evil.example", False),
        ("evil.example:8321", False),
        ("192.168.1.5:8321", False),
        ("localhost.evil.example", False),
        ("[", False),
        ("", False),
    ],
)
def test_only_a_host_that_the_server_was_started_for_is_answered(tmp_path: Path, host: str, known: bool) -> None:
    wish = json.dumps({"game": "onirim", "seats": [{"kind": "you"}]}).encode()
    with running(tmp_path / "tables.sqlite", (*WIDE, "--name", "house.test")) as server:
        with Outside(server.address) as guest:
            status, _, body = guest.request("POST", "/api/tables", wish, host, Content_Type="application/json")
            if known:
                assert status == 201
            elif host:
                assert status == 421
                assert json.loads(body)["code"] == "wrong-host"
            else:
                assert status in (400, 421)
        with Outside(server.address) as guest:
            assert guest.request("GET", "/", host=host)[0] in ((200, 503) if known else (400, 421))
        if host:
            with Outside(server.address) as guest:
                assert guest.upgrade(host=host) == (101 if known else 403)


def test_a_house_is_found_by_its_addresses_and_its_own_name_alone() -> None:
    from dedale.server.addresses import Hosts

    hosts = Hosts(["parlour", "parlour.local"], beyond=True)
    assert all(map(hosts.know, ("192.168.1.5:8321", "[fe80::1]:8321", "parlour:8321", "parlour.local", "localhost")))
    assert not any(map(hosts.know, ("evil.example:8321", "parlour.evil.example", "192.168.1.5.evil.example")))
