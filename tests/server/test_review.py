"""A game that is over can be seen again and looked through; one under way cannot."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Barrier
from typing import Any

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.page import Page
from tests.server.process import HELD_UP, WIDE, ServerProcess, running

pytestmark = pytest.mark.slow

LONGEST = 1_000


def replay(server: ServerProcess, code: str, seat: int | None = None, language: str = "en") -> dict[str, Any]:
    asked = "" if seat is None else f"?seat={seat}"
    answer = server.get(f"/api/tables/{code}/replay{asked}", **{"accept-language": language})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def news(server: ServerProcess, code: str) -> list[dict[str, Any]]:
    """All that is told of an analysis."""
    return [json.loads(line) for line in server.get(f"/api/tables/{code}/analysis").text.splitlines()]


def seen(screen: dict[str, Any]) -> tuple[Any, str, Any]:
    return screen["view"], screen["question"], screen["choices"]


def play_out(page: Page, which: int = 0) -> list[dict[str, Any]]:
    """Play a game to its end, or give it up: the screens that were shown on the way."""
    page.until("snapshot")
    shown = [page.screen()]
    for number in range(LONGEST):
        if page.last["over"]:
            return shown
        assert page.choose(which + number)["type"] == "ack"
        shown.append(page.screen())
    raise AssertionError("the game did not end")


def test_a_replay_shows_what_the_player_saw_and_no_more(server: ServerProcess) -> None:
    code, tokens = server.table("onirim", "you")
    with Page(server.socket, code, *tokens) as page:
        shown = play_out(page)
        log = page.log
    found = replay(server, code, 0)
    assert [seen(frame) for frame in found["frames"]] == [seen(screen) for screen in shown]
    assert found["log"] == log
    assert found["result"] == shown[-1]["question"]
    assert [frame["played"] in [one["text"] for one in frame["choices"]] for frame in found["frames"][:-1]] == [
        True
    ] * (len(shown) - 1)
    assert [line["seq"] for line in found["log"]] == sorted(line["seq"] for line in found["log"])


def test_every_seat_and_a_watcher_see_their_own_side(server: ServerProcess) -> None:
    code, tokens = server.table("labyrinth", "you", "friend")
    with (
        Page(server.socket, code, tokens[0]) as first,
        Page(server.socket, code, tokens[1]) as second,
        Page(server.socket, code) as watcher,
    ):
        pages: dict[int | None, Page] = {0: first, 1: second, None: watcher}
        shown: dict[int | None, list[dict[str, Any]]] = {seat: [] for seat in pages}
        for seat, page in pages.items():
            page.until("snapshot")
            shown[seat].append(page.screen())
        for number in range(12):
            assert pages[first.last["turn"]].choose(number)["type"] == "ack"
            for seat, page in pages.items():
                while page.last["seq"] < max(one.last["seq"] for one in pages.values()):
                    page.until("update")
                shown[seat].append(page.screen())
        assert first.ask("resign", 0)["type"] == "ack"
    for seat, screens in shown.items():
        frames = replay(server, code, seat)["frames"]
        assert [seen(frame) for frame in frames[:-1]] == [seen(screen) for screen in screens[:-1]]
        assert (frames[-1]["turn"], frames[-1]["view"]) == (-2, screens[-1]["view"])
        if seat is not None:
            assert {frame["view"]["targets"][1 - seat] for frame in frames} == {None}
        assert all(frame["played"] is None for frame in frames if frame["turn"] != seat)


def test_nothing_is_shown_of_a_game_under_way_even_if_it_was_over_once(server: ServerProcess) -> None:
    code, tokens = server.table("onirim", "you")

    def refused() -> list[tuple[int, str]]:
        answers = [server.get(f"/api/tables/{code}/{what}") for what in ("replay", "replay?seat=0", "analysis")]
        return [(answer.status_code, answer.json()["code"]) for answer in answers]

    no = [(409, "export-running")] * 3
    assert refused() == no
    with Page(server.socket, code, *tokens) as page:
        page.until("snapshot")
        page.choose()
        page.ask("undo")
        assert refused() == no
        while not page.last["over"]:
            page.choose()
        assert replay(server, code)["frames"]
        assert page.ask("undo")["type"] == "ack"
        assert not page.last["over"]
        assert refused() == no


def test_what_was_taken_back_is_in_no_replay(server: ServerProcess) -> None:
    code, tokens = server.table("onirim", "you")
    with Page(server.socket, code, *tokens) as page:
        page.until("snapshot")
        first = page.screen()["choices"]
        page.choose(0)
        page.ask("undo")
        page.choose(1)
        page.ask("resign")
        log = page.log
    found = replay(server, code, 0)
    assert found["frames"][0]["played"] == first[1]["text"]
    assert found["log"] == log
    assert found["assisted"]


def test_a_replay_is_small(server: ServerProcess) -> None:
    code, tokens = server.table("onirim", "you")
    with Page(server.socket, code, *tokens) as page:
        play_out(page)
    address = f"{server.address}/api/tables/{code}/replay?seat=0"
    with httpx.stream("GET", address, headers={"accept-encoding": "gzip"}, timeout=PATIENCE) as answer:
        sent = sum(map(len, answer.iter_raw()))
    assert answer.headers["content-encoding"] == "gzip"
    assert sent < 60_000


def test_a_replay_that_cannot_be_is_refused_with_the_reason(server: ServerProcess) -> None:
    code, tokens = server.table("onirim", "you")
    with Page(server.socket, code, *tokens) as page:
        page.until("snapshot")
        page.ask("resign")
    for path, status, reason in [
        (f"{code}/replay?seat=1", 422, "no-such-seat"),
        (f"{code}/replay?seat=x", 422, "malformed"),
        (f"{code}/replay?seat=-1", 422, "malformed"),
        ("zzzzzzzz/replay", 404, "no-such-table"),
        ("zzzzzzzz/analysis", 404, "no-such-table"),
    ]:
        answer = server.get(f"/api/tables/{path}")
        assert (answer.status_code, answer.json()["code"]) == (status, reason)
        assert answer.json()["words"]


@pytest.mark.parametrize("game", ["onirim", "labyrinth"])
def test_a_game_is_looked_through_and_its_sums_add_up(server: ServerProcess, game: str) -> None:
    code, tokens = server.table(game, "you", *(["easy"] if game == "labyrinth" else []))
    with Page(server.socket, code, *tokens) as page:
        page.until("snapshot")
        for number in range(3):
            while page.last["turn"] != 0:
                page.until("update")
            page.choose(number)
        page.ask("resign")
    told = news(server, code)
    assert all(set(one) == {"progress"} for one in told[:-1])
    review = told[-1]["review"]
    analysis = review["analysis"]
    assert analysis["game"] == game
    for account in analysis["accounts"]:
        parts = sum(account[name] for name in ("start", "luck", "own", "others"))
        assert parts == pytest.approx(account["result"], abs=1e-9)
    assert len(review["choices"]) == len(analysis["choices"]) > 0
    assert len(review["draws"]) == len(analysis["draws"])
    for sums in review["sums"]:
        assert sum(sums[name] for name in ("start", "luck", "own", "others")) == sums["result"]
    assert len(review["told"]) == len(review["sums"]) == len(analysis["seats"])
    frames = [frame["at"] for frame in replay(server, code)["frames"]]
    assert {choice["at"] for choice in analysis["choices"] if choice["chosen"]} <= set(frames)
    assert news(server, code) == told[-1:], "what was thought out is kept"


def test_a_record_brought_from_elsewhere_is_seen_again_too(server: ServerProcess, tmp_path: Path) -> None:
    code, tokens = server.table("labyrinth", "you", "easy", cards=1)
    with Page(server.socket, code, *tokens) as page:
        page.until("snapshot")
        page.ask("resign")
    record = server.get(f"/api/tables/{code}/record").text
    made = server.post_raw("/api/records", record).json()
    assert made["seats"] == []
    again = replay(server, made["table"], 0)
    assert again["frames"] == replay(server, code, 0)["frames"]


def test_a_server_that_is_stopped_ends_an_analysis_without_a_word(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", HELD_UP) as server:
        code, tokens = server.table("onirim", "you")
        with Page(server.socket, code, *tokens) as page:
            page.until("snapshot")
            page.choose()
            page.ask("resign")
        with httpx.stream("GET", f"{server.address}/api/tables/{code}/analysis", timeout=PATIENCE) as answer:
            told = answer.iter_lines()
            assert "progress" in next(told)
            server.stop()
            assert not any("review" in line for line in told)


def test_whoever_asks_for_an_analysis_while_the_server_is_stopped_is_told_so(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", WIDE) as server:
        codes = []
        for _ in range(2):
            code, tokens = server.table("onirim", "you")
            codes.append(code)
            with Page(server.socket, code, *tokens) as page:
                page.until("snapshot")
                page.choose()
                page.ask("resign")
        asked = Barrier(5)

        def ask_again_and_again(code: str) -> set[int]:
            """Ask and hang up until the server is gone: the statuses of the answers."""
            found: set[int] = set()
            with suppress(httpx.HTTPError), httpx.Client(timeout=PATIENCE) as client:
                while True:
                    with client.stream("GET", f"{server.address}/api/tables/{code}/analysis") as answer:
                        if not found:
                            asked.wait(PATIENCE)
                        found.add(answer.status_code)
            return found

        with ThreadPoolExecutor(4) as pool:
            asking = [pool.submit(ask_again_and_again, code) for code in codes * 2]
            asked.wait(PATIENCE)
            server.stop()
            assert set().union(*(one.result(PATIENCE) for one in asking)) <= {200, 429, 503}
