"""Malformed, oversized, out-of-turn, replayed and forged messages: nothing changes, and nobody else is disturbed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from dedale.server.limits import LARGEST_FRAME
from tests.patience import PATIENCE
from tests.server.page import Page, opened
from tests.server.process import NARROW, ServerProcess, running
from tests.soaking import SOAK

pytestmark = pytest.mark.slow

REFUSED, BROKEN = (90_000, 10_000) if SOAK else (1_800, 250)

MOVE = {"type": "move", "id": "a", "seat": 0, "base": 1, "action": 1}
HELLOS = 60
"""Messages that an address may send to a server of `NARROW`."""

KINDS = ("move", "undo", "resign", "stop", "hint", "say", "seat", "replace")


def broken_frame(pick: Random) -> str | bytes:
    """Something that is no message."""
    kinds: list[Callable[[], str | bytes]] = [
        lambda: pick.randbytes(pick.randint(0, 300)),
        lambda: "".join(chr(pick.randint(1, 0xD7FF)) for _ in range(pick.randint(0, 60))),
        lambda: "[" * pick.randint(1, 8000),
        lambda: '{"type":' * pick.randint(1, 1500),
        lambda: json.dumps({"type": pick.choice(["", "hi", None, 3, "snapshot", "ack"])}),
        lambda: json.dumps({"type": pick.choice(KINDS), "id": pick.choice([None, "", "x" * 41, 5, {}])}),
        lambda: json.dumps(MOVE | {"seat": pick.choice([-1, 99, "0", 1e9])}),
        lambda: json.dumps(MOVE | {"base": pick.choice([-5, 2**70, 0.5])}),
        lambda: json.dumps(MOVE | {"action": pick.choice([None, "1", 1e400])}),
        lambda: json.dumps({"type": "say", "id": "a", "seat": 0, "text": "x" * pick.choice([0, 301, 9000])}),
        lambda: json.dumps({"type": "hello", "table": "aaaaaaaa"}),
    ]
    return pick.choice(kinds)()


def refused_request(pick: Random, shown: dict[str, Any], number: int) -> dict[str, Any]:
    """A request that is well formed, and that seat 1 may not make now."""
    base = pick.choice([shown["seq"], 0, shown["seq"] + pick.randint(1, 9), pick.randint(0, shown["seq"])])
    seat = pick.choice([0, 1, 2, 7])
    common = {"id": f"f{number}", "seat": seat}
    return pick.choice(
        [
            {"type": "move", "base": base, "action": pick.choice([pick.randint(0, 96), -1, 2**40])} | common,
            {"type": "undo", "base": base} | common,
            {"type": "resign"} | common | {"seat": pick.choice([0, 2, 7])},
            {"type": "hint"} | common,
            {"type": "stop"} | common | {"seat": pick.choice([0, 2, 7])},
            {"type": "say", "text": pick.choice(["\n", "\u202e", "  ", "a\tb"])} | common,
            {"type": "seat", "who": pick.choice(["bot:x", "bot hard", "a\nb", "y" * 80, "bot:expert:9s"])} | common,
            {"type": "replace", "who": pick.choice(["bot:x", "me", "bot:easy"])}
            | common
            | {"seat": pick.choice([0, 7])},
        ]
    )


def test_what_may_not_be_done_is_refused_again_and_again_and_changes_nothing(
    server: ServerProcess, luck: Random
) -> None:
    code, [mine, theirs] = server.table("labyrinth", "you", "friend", first=0)
    elsewhere, [token] = server.table("onirim", "you")
    with (
        Page(server.socket, code, mine) as page,
        Page(server.socket, code, theirs) as rogue,
        Page(server.socket, elsewhere, token) as bystander,
    ):
        seq = page.until("snapshot")["seq"]
        page.until("presence")
        rogue.until("snapshot")
        bystander.until("snapshot")
        for number in range(REFUSED):
            rogue.send(**refused_request(luck, rogue.last, number))
            answer = rogue.until("ack", "reject", "hint", "error")
            assert answer["type"] == "reject", answer
            assert "snapshot" not in answer
            if number % 100 == 0 and not bystander.last["over"]:
                assert bystander.choose()["type"] == "ack"
        assert page.choose()["seq"] == seq + 1
        assert [message["type"] for message in page.heard] == ["snapshot", "presence", "update", "ack"]


def test_however_many_hints_one_guest_asks_for_their_bots_play_on(server: ServerProcess) -> None:
    code, [token] = server.table("onirim", "you")
    elsewhere, [mine] = server.table("labyrinth", "you", "hard", first=0)
    with Page(server.socket, code, token) as greedy, Page(server.socket, elsewhere, mine) as page:
        greedy.until("snapshot")
        page.until("snapshot")
        for number in range(100):
            greedy.send(type="hint", id=f"h{number}", seat=0)
        assert greedy.until("reject")["code"] == "too-many-thoughts"
        while page.last["turn"] == 0:
            assert page.choose()["type"] == "ack"
        while page.last["turn"] == 1:
            page.until("update")
        assert greedy.choose()["type"] == "ack"


def closing_of(rogue: ClientConnection) -> int | None:
    """The code that the server closes with, after whatever it sends before."""
    try:
        while True:
            rogue.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_what_is_no_message_ends_its_own_socket_and_nothing_else(server: ServerProcess, luck: Random) -> None:
    code, [mine, theirs] = server.table("labyrinth", "you", "friend", first=0)
    with Page(server.socket, code, mine) as page:
        seq = page.until("snapshot")["seq"]
        for number in range(BROKEN):
            first = number % 3 == 0
            with opened(server.socket) as rogue:
                if not first:
                    rogue.send(json.dumps({"type": "hello", "table": code, "tokens": [theirs] if number % 2 else []}))
                    rogue.recv(PATIENCE)
                frame = broken_frame(luck)
                rogue.send(frame)
                assert closing_of(rogue) in (4400, 4404, 1007), frame
            page.catch_up()
        assert page.choose()["seq"] == seq + 1


def test_a_frame_that_is_too_long_ends_its_socket(server: ServerProcess) -> None:
    code, [token] = server.table("onirim", "you")
    with Page(server.socket, code, token) as page:
        page.hear()
        page.send(type="say", id="a", seat=0, text="x" * LARGEST_FRAME)
        assert page.closed()[0] == 1009
    with Page(server.socket, code, token) as page:
        assert page.hear()["type"] == "snapshot"


def test_a_move_that_is_replayed_on_another_socket_or_at_another_table_does_nothing(server: ServerProcess) -> None:
    code, [token] = server.table("onirim", "you")
    other, [another] = server.table("onirim", "you")
    with Page(server.socket, code, token) as page:
        base = page.hear()["seq"]
        move = {"id": "m", "base": base, "action": page.screen()["choices"][0]["action"]}
        seq = page.ask("move", **move)["seq"]
    with Page(server.socket, code, token) as again:
        again.hear()
        assert again.ask("move", **move)["seq"] == seq == again.last["seq"]
    with Page(server.socket, code, another) as forged:
        assert forged.closed()[0] == 4401
    with Page(server.socket, other) as watching:
        watching.hear()
        assert watching.ask("move", **move)["code"] == "wrong-token"


def test_a_text_that_is_none_ends_its_socket_without_a_word_in_the_log(server: ServerProcess) -> None:
    with opened(server.socket) as rogue:
        rogue.send(b"\xff\xfe", text=True)
        assert closing_of(rogue) == 1007


def test_whoever_says_hello_again_and_again_is_sent_away(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", NARROW) as narrow:
        code, _ = narrow.table("onirim", "you")
        closings = []
        for _ in range(HELLOS + 1):
            with Page(narrow.socket, code) as page:
                first = page.hear()
                closings.append(first["type"])
        assert closings == ["snapshot"] * HELLOS + ["error"]


def test_there_is_one_door_for_sockets(server: ServerProcess) -> None:
    with pytest.raises(InvalidStatus) as refused, opened(f"{server.socket}/more"):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("origin", "let_in"),
    [(None, True), ("SELF", True), ("http://evil.example", False), ("null", False), ("http://[", False)],
)
def test_only_pages_of_this_server_may_open_a_socket(server: ServerProcess, origin: str | None, let_in: bool) -> None:
    own = server.address if origin == "SELF" else origin
    headers = {} if own is None else {"origin": own}
    if let_in:
        with opened(server.socket, additional_headers=headers) as socket:
            assert socket.protocol.state.name == "OPEN"
    else:
        with pytest.raises(InvalidStatus) as refused, opened(server.socket, additional_headers=headers):
            pass
        assert refused.value.response.status_code == 403


def test_whoever_sends_too_much_is_sent_away(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", NARROW) as narrow:
        code, [token] = narrow.table("onirim", "you")
        with Page(narrow.socket, code, token) as page:
            page.hear()
            for n in range(25):
                page.send(type="ping", n=n)
            closing, error = page.closed()
            assert closing == 4429
            assert error is not None
            assert error["code"] == "too-many"
            assert sum(message["type"] == "pong" for message in page.heard) == 20
        with Page(narrow.socket, code, token) as page, Page(narrow.socket, code) as watcher:
            assert page.hear()["type"] == watcher.hear()["type"] == "snapshot"
            with Page(narrow.socket, code) as third:
                assert third.closed()[0] == 4429
