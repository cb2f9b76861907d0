"""The HTTP API and the page's files: what they answer, and that they break nothing."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.applications import Starlette
from starlette.routing import Route

from dedale.core.message import Message
from dedale.server.app import make_app
from dedale.server.headers import HEADERS
from dedale.server.limits import MOST_EVENTS, Limits, RateLimit
from dedale.server.page import Page
from dedale.server.settings import Settings
from dedale.server.store.opening import open_log
from dedale.words import words
from tests.patience import PATIENCE
from tests.server.process import ServerProcess
from tests.soaking import SOAK

pytestmark = pytest.mark.slow

EXAMPLES = 300 if SOAK else 12
HEALTHY = list(HealthCheck)
JSON = {"content-type": "application/json"}


def test_the_api_keeps_to_what_it_says_of_itself(server: ServerProcess) -> None:
    """Whatever fits the schema is answered as the schema says; the games refuse more than it can tell."""
    api_schema: Any = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    tried = set()
    for found in api_schema.get_all_operations():
        operation = found.ok()
        tried.add((operation.method.upper(), operation.path))

        @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=HEALTHY)
        @given(case=operation.as_strategy())
        def keeps_its_word(case: Any) -> None:
            case.call_and_validate(timeout=PATIENCE, excluded_checks=[positive_data_acceptance])

        keeps_its_word()
    assert ("POST", "/api/tables/{code}/join") in tried
    assert len(tried) == 12


def test_the_server_says_that_it_is_well(server: ServerProcess) -> None:
    health = server.get("/api/health").json()
    assert health["status"] == "ok"
    assert health["lan"] is None


def test_every_game_is_listed_with_options_levels_and_rates(server: ServerProcess) -> None:
    games = {game["name"]: game for game in server.get("/api/games").json()}
    assert set(games) == {"labyrinth", "onirim"}
    assert games["onirim"]["levels"] == ["easy", "medium", "hard", "expert"]
    assert games["onirim"]["seats"] == [1, 2]
    book = next(option for option in games["onirim"]["options"] if option["name"] == "book")
    assert book["choices"] == ["no", "yes", "lost"]
    labels = [msgspec.convert(one, Message) for one in book["labels"]]
    assert [words("en").say(one) for one in labels] == ["without the Book", "with the Book", "Lost!"]
    assert book["default"] == "no"
    assert words("fr").say(msgspec.convert(book["label"], Message)) == "Le Grimoire des Pas Perdus"
    assert all(rate["low"] <= rate["value"] <= rate["high"] for game in games.values() for rate in game["rates"])
    assert len(games["onirim"]["rates"]) > 200


def test_the_games_are_sent_compressed(server: ServerProcess) -> None:
    answer = server.get("/api/games")
    assert answer.headers["content-encoding"] == "gzip"
    assert 5 * int(answer.headers["content-length"]) < len(answer.content)


def test_every_answer_has_the_headers_that_keep_a_page_safe(server: ServerProcess) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/nothing.js", "/t/abc"):
        answer = server.get(path)
        assert HEADERS.items() <= dict(answer.headers).items(), path
        assert "server" not in answer.headers
    policy = HEADERS["content-security-policy"]
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


def test_who_reads_gets_the_page_at_a_lost_address_and_a_missing_file_stays_plain(server: ServerProcess) -> None:
    read = {"accept": "text/html,*/*;q=0.8"}
    start = server.get("/", **read)
    lost = server.get("/nowhere", **read)
    assert lost.status_code == 404
    assert (lost.text == start.text) == (start.status_code == 200)
    for path, headers in (("/assets/nothing.js", read), ("/nothing.js", {"accept": "*/*"})):
        answer = server.get(path, **headers)
        assert answer.status_code == 404
        assert "There is nothing at this address" in answer.text


def test_errors_are_told_as_a_message_and_in_english_for_whoever_has_no_catalogue(server: ServerProcess) -> None:
    answer = server.get("/api/tables/zzzzzzzz", **{"accept-language": "de, fr;q=0.5"})
    assert answer.status_code == 404
    assert answer.json()["code"] == "no-such-table"
    assert answer.json()["words"].startswith("There is no table")
    told = msgspec.convert(["error-no-such-table", answer.json()["facts"]], Message)
    assert words("fr").say(told).startswith("Il n’y a pas de table")


def test_a_game_brings_its_words_to_the_page(server: ServerProcess) -> None:
    assert server.get("/api/words/onirim?language=fr").text == "", "the page has them"
    assert server.get("/api/words/nonsense?language=fr").text == ""
    assert server.get("/api/words/onirim?language=../fr").text == ""


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "you"}]}, "unknown-game"),
        ({"game": "onirim", "seats": []}, "malformed"),
        ({"game": "onirim", "seats": [{"kind": "you"}] * 3}, "option-value"),
        ({"game": "onirim", "seats": [{"kind": "you"}], "options": {"players": 2}}, "seat-count"),
        ({"game": "onirim", "seats": [{"kind": "you"}], "options": {"colour": 1}}, "option-unknown"),
        ({"game": "onirim", "seats": [{"kind": "bot", "level": "expert:99s"}]}, "unknown-level"),
        ({"game": "onirim", "seats": [{"kind": "you", "name": "bot hard"}]}, "person-name"),
        ({"game": "onirim", "seats": [{"kind": "you", "name": "a\nb"}]}, "seat-name"),
        ({"game": "onirim", "seats": [{"kind": "you"}], "same_deal_as": "zzzzzzzz"}, "no-such-table"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(server: ServerProcess, body: Any, code: str) -> None:
    answer = server.post("/api/tables", body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert answer.json()["words"]


@pytest.mark.parametrize("text", ["", "hello", "Dédale record 1\n", "Dédale record 99\n", "\x00" * 50, "x" * 300_000])
def test_a_damaged_record_is_refused_with_the_reason(server: ServerProcess, text: str) -> None:
    answer = server.post_raw("/api/records", text.encode())
    assert answer.status_code == 422
    assert answer.json()["words"]


def test_a_record_that_is_too_long_is_refused_before_it_is_read(server: ServerProcess) -> None:
    answer = server.post_raw("/api/records", "*\n" * (MOST_EVENTS + 200))
    assert (answer.status_code, answer.json()["code"]) == (422, "table-long")


def test_half_a_character_is_refused(server: ServerProcess) -> None:
    body = rb'{"game": "onirim", "seats": [{"kind": "you"}], "options": {"\ud800": 1}}'
    answer = server.post_raw("/api/tables", body, **JSON)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


def test_what_is_no_json_is_told_so(server: ServerProcess) -> None:
    for body in (b"{", b"[" * 20_000, b'{"game": 1' + b"0" * 10_000 + b"}"):
        answer = server.post_raw("/api/tables", body, **JSON)
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://["])
def test_a_page_of_another_site_can_have_nothing_done(server: ServerProcess, origin: str) -> None:
    answer = server.post_raw("/api/records", "", origin=origin)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")
    own = server.post_raw("/api/records", "", origin=server.address)
    assert own.json()["code"] == "record-none"


def test_a_record_that_is_no_text_is_refused(server: ServerProcess) -> None:
    answer = server.post_raw("/api/records", b"\xff\xfe")
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


def test_a_qr_code_is_made_of_links_of_this_server_alone(server: ServerProcess) -> None:
    made = server.post("/api/invitation", {"link": f"{server.address}/t/abcdefgh#token=secret"})
    assert made.status_code == 200
    assert made.headers["content-type"] == "image/svg+xml"
    assert made.text.startswith("<svg")
    assert "style=" not in made.text
    assert server.post("/api/invitation", {"link": "https://evil.example/"}).json()["code"] == "invitation-foreign"
    assert server.get(f"/api/invitation?link={server.address}/t/abcdefgh").status_code == 200
    assert server.get(f"/api/invitation?link={server.address}/t/abc%23token=x").json()["code"] == "malformed"


def test_the_page_is_served_with_its_files_and_for_its_own_addresses(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    app = Starlette(routes=[Route("/{path:path}", Page(folder).show)])

    async def visit() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            assert (await client.get("/")).status_code == 503
            assert "make page" in (await client.get("/t/abcdefgh")).text
            assert 'lang="fr"' in (await client.get("/", headers={"accept-language": "fr"})).text
            (folder / "index.html").write_text("<!doctype html><title>page</title>")
            (folder / "assets" / "a.js").write_text("let a = 1;" * 100)
            assert "page" in (await client.get("/t/abcdefgh")).text
            script = await client.get("/assets/a.js")
            assert script.headers["content-type"].startswith("text/javascript")
            assert script.headers["content-encoding"] == "gzip"
            assert "immutable" in script.headers["cache-control"]
            known = {"if-none-match": script.headers["etag"]}
            assert (await client.get("/assets/a.js", headers=known)).status_code == 304
            for outside in (
                "/../secret.txt",
                "/%2e%2e/secret.txt",
                "/assets/%2e%2e/%2e%2e/secret.txt",
                "/%00",
                "/no.js",
            ):
                answer = await client.get(outside)
                assert answer.status_code == 404
                assert "secret" not in answer.text

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("limits", "path", "allowed"),
    [
        (Limits(tables=RateLimit(0, 3)), "/api/tables", 3),
        (Limits(requests=RateLimit(0, 5)), "/api/tables", 5),
    ],
)
def test_whoever_asks_for_too_much_has_to_wait(tmp_path: Path, limits: Limits, path: str, allowed: int) -> None:
    async def ask() -> list[int]:
        log = await open_log(str(tmp_path / "t.sqlite"))
        app = make_app(log, Settings("", limits=limits))
        body = {"game": "onirim", "seats": [{"kind": "you"}]}
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            answers = [await client.post(path, json=body) for _ in range(allowed + 2)]
        await log.close()
        assert answers[-1].json()["code"] == "too-many"
        return [answer.status_code for answer in answers]

    assert asyncio.run(ask()) == [201] * allowed + [429, 429]


def test_the_api_says_what_it_is_without_a_page_of_scripts(server: ServerProcess) -> None:
    described = json.loads(server.get("/api/openapi.json").text)
    assert "/api/tables/{code}/join" in described["paths"]
    assert server.get("/api/docs").status_code == 404
