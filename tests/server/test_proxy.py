"""The server behind a real nginx, with TLS, under a path of its own, and with guests told apart by trusted proxies."""

from __future__ import annotations

import json
import ssl
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.debian import NGINX
from tests.patience import PATIENCE
from tests.server.nginx import proxied
from tests.server.outside import Outside
from tests.server.process import WIDE, ServerProcess

pytestmark = pytest.mark.slow

BEHIND = (*WIDE, "--prefix", "/games", "--proxy", "127.0.0.1", "--log-all")
TABLE = {"game": "onirim", "seats": [{"kind": "you"}]}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    started = ServerProcess(tmp_path / "tables.sqlite", BEHIND)
    yield started
    started.stop()


@pytest.fixture
def front(server: ServerProcess, tmp_path: Path) -> Iterator[str]:
    try:
        NGINX.path()
    except RuntimeError as trouble:
        pytest.fail(str(trouble), pytrace=False)
    with proxied(tmp_path, server.address) as address:
        yield address


def test_a_table_is_made_and_played_at_through_the_proxy(server: ServerProcess, front: str) -> None:
    with httpx.Client(verify=False, timeout=PATIENCE) as guest:
        assert guest.get(f"{front}/api/health").json()["status"] == "ok"
        assert guest.get(front, follow_redirects=False).headers["location"].endswith("/games/")
        origin = front.removesuffix("/games")
        foreign = guest.post(f"{front}/api/tables", json=TABLE, headers={"origin": "https://evil.example"})
        assert foreign.json()["code"] == "foreign-page"
        made = guest.post(f"{front}/api/tables", json=TABLE, headers={"origin": origin}).json()
    loose = ssl.create_default_context()
    loose.check_hostname, loose.verify_mode = False, ssl.CERT_NONE
    socket = front.replace("https", "wss", 1) + "/api/socket"
    with connect(socket, ssl=loose, origin=Origin(origin), max_size=None, open_timeout=PATIENCE) as page:
        token = made["seats"][0]["token"]
        page.send(json.dumps({"type": "hello", "table": made["table"], "tokens": [token], "seq": None}))
        shown = json.loads(page.recv(PATIENCE))
        action = shown["screens"][0]["choices"][0]["action"]
        page.send(json.dumps({"type": "move", "id": "a", "seat": 0, "base": shown["seq"], "action": action}))
        heard = [json.loads(page.recv(PATIENCE))["type"] for _ in range(2)]
    assert heard == ["update", "ack"]


def test_the_page_and_its_files_are_found_under_the_prefix(server: ServerProcess, front: str) -> None:
    with httpx.Client(verify=False, timeout=PATIENCE) as guest:
        for path in ("/", "/t/aaaaaaaa", "/rules/onirim"):
            index = guest.get(front + path).text
            assert 'data-top="/games"' in index
            assert '"./' not in index
        assert guest.get(f"{front}/theme.js").status_code == 200
        assert guest.get(front.removesuffix("/games") + "/theme.js").status_code == 404


def addresses(server: ServerProcess) -> list[str]:
    """Where the server says that its guests came from."""
    return [json.loads(line)["address"] for line in server.errors.splitlines()]


def test_a_guest_cannot_claim_another_address_through_the_proxy(server: ServerProcess, front: str) -> None:
    with httpx.Client(verify=False, timeout=PATIENCE) as guest:
        guest.get(f"{front}/api/health", headers={"x-forwarded-for": "203.0.113.7"})
    until = time.monotonic() + PATIENCE
    while not server.errors.endswith("\n"):  # a request is noted after it was answered
        assert time.monotonic() < until
    assert addresses(server) == ["127.0.0.1"]


@pytest.mark.parametrize(("trusted", "seen"), [("127.0.0.1", "203.0.113.7"), ("10.0.0.0/8", "127.0.0.1")])
def test_only_a_trusted_proxy_says_where_a_guest_comes_from(tmp_path: Path, trusted: str, seen: str) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite", (*WIDE, "--proxy", trusted, "--log-all"))
    with Outside(server.address) as guest:
        assert guest.request("GET", "/api/health", X_Forwarded_For="198.51.100.1, 203.0.113.7")[0] == 200
    server.stop()
    assert addresses(server) == [seen]
