"""A lesson is the same deal for everybody, brings what it was chosen for, does not count, and opens nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import dedale
from dedale.core.deed import Deed
from dedale.core.game import CHANCE, OVER
from dedale.core.table import Table
from dedale.server.lessons import lesson_of
from dedale.words import languages, words
from tests.server.page import Page
from tests.server.process import ServerProcess

pytestmark = pytest.mark.slow

SCRIPTS = (Path(__file__).parents[2] / "web/src").glob("*/learn/lesson.json")
TAUGHT: dict[str, Any] = {path.parts[-3]: json.loads(path.read_text(encoding="utf-8")) for path in SCRIPTS}
ALONE = [{"kind": "you", "name": "Ann"}]


def lesson(server: ServerProcess, game: str) -> tuple[str, str]:
    made = server.post("/api/tables", {"game": game, "seats": ALONE, "lesson": True})
    assert made.status_code == 201, made.text
    return made.json()["table"], made.json()["seats"][0]["token"]


def follow(page: Page, game: str) -> list[str]:
    """Take every step of a lesson: the kinds of question that it brings."""
    kinds = []
    for step in TAUGHT[game]["steps"]:
        screen = page.screen(0)
        kinds.append(screen["view"]["kind"])
        wanted = (step["verb"], step["about"][0])
        offered = [choice["action"] for choice in screen["choices"] if (choice["verb"], choice["about"]) == wanted]
        assert len(offered) == 1, (step, screen["choices"])
        assert page.ask("move", action=offered[0])["type"] == "ack"
    return kinds


def test_every_game_has_a_lesson() -> None:
    assert set(TAUGHT) == set(dedale.games())
    assert lesson_of("onirim").options == {"players": 1}


def test_the_lesson_of_onirim_brings_two_doors_a_nightmare_and_a_prophecy(server: ServerProcess) -> None:
    code, token = lesson(server, "onirim")
    with Page(server.socket, code, token) as page:
        page.hear()
        kinds = follow(page, "onirim")
        view = page.screen(0)["view"]
    assert kinds == ["main", "main", "door", "main", "claim", "nightmare", "main", "drop", "put", "put", "put", "main"]
    assert sorted(view["doors"][0]) == ["bd", "gd"]
    assert view["series"] == [{"colour": "r", "length": 1}]


def test_the_lesson_of_labyrinth_turns_carries_finds_and_comes_home(server: ServerProcess) -> None:
    code, token = lesson(server, "labyrinth")
    with Page(server.socket, code, token) as page:
        page.hear()
        follow(page, "labyrinth")
        assert page.last["over"]
        view = page.screen(0)["view"]
        assert "Your pawn is carried to d1." in page.told()
    assert view["winner"] == 0
    assert sorted(view["found"][0]) == ["ghost", "helmet", "skull"]


@pytest.mark.parametrize("step", range(len(TAUGHT["labyrinth"]["steps"])))
def test_every_way_that_a_lesson_accepts_leads_on(step: int) -> None:
    game = dedale.game("labyrinth")
    steps = TAUGHT["labyrinth"]["steps"]
    for taken in steps[step]["about"]:
        table = Table.new(game, lesson_of("labyrinth").options, secret=lesson_of("labyrinth").secret)
        for at, one in enumerate(steps):
            way = Deed(one["verb"], taken if at == step else one["about"][0])
            [action] = [action for action in table.legal(0) if game.deed(action) == way]
            table.play(0, action)
        assert table.over


def test_a_lesson_is_the_same_for_everybody_and_counts_as_assisted_from_the_start(server: ServerProcess) -> None:
    first, token = lesson(server, "onirim")
    second, _ = lesson(server, "onirim")
    told = [server.get(f"/api/tables/{code}").json() for code in (first, second)]
    assert told[0]["commitment"] == told[1]["commitment"]
    with Page(server.socket, first, token) as page:
        assert page.hear()["assisted"]
        assert page.last["log"] == []
        assert page.last["secret"] is None
    ordinary, [own] = server.table("onirim", "you")
    with Page(server.socket, ordinary, own) as page:
        assert not page.hear()["assisted"]
    assert server.get(f"/api/tables/{ordinary}").json()["commitment"] != told[0]["commitment"]


def test_the_deal_of_a_lesson_again_is_assisted_too_and_says_no_less_in_its_log(server: ServerProcess) -> None:
    code, token = lesson(server, "onirim")
    wish = {"game": "onirim", "options": {"players": 1}, "seats": ALONE, "same_deal_as": code, "token": token}
    made = server.post("/api/tables", wish).json()
    with Page(server.socket, made["table"], made["seats"][0]["token"]) as page:
        assert page.hear()["assisted"]
        assert page.last["log"] == []
        assert page.ask("hint")["type"] == "hint"
        assert len(page.log) == 1


@pytest.mark.parametrize(
    "more",
    [
        {"seats": [*ALONE, {"kind": "you"}]},
        {"seats": [{"kind": "bot", "level": "easy"}]},
        {"seats": [{"kind": "open"}]},
        {"options": {"players": 1, "book": "yes"}},
        {"same_deal_as": "abcdefgh"},
        {"token": "x"},
    ],
)
def test_a_lesson_takes_no_other_deal_options_or_company(server: ServerProcess, more: dict[str, Any]) -> None:
    refused = server.post("/api/tables", {"game": "onirim", "seats": ALONE, "lesson": True} | more)
    assert (refused.status_code, refused.json()["code"]) == (422, "lesson-alone")


def test_a_lesson_opens_no_table_but_its_own(server: ServerProcess) -> None:
    ordinary, _ = server.table("onirim", "you")
    code, token = lesson(server, "onirim")
    with Page(server.socket, ordinary, token) as page:
        assert page.closed()[0] == 4401
    refused = server.get(f"/api/tables/{code}/record")
    assert (refused.status_code, refused.json()["code"]) == (409, "export-running")
    assert (
        server.post("/api/tables", {"game": "chess", "seats": ALONE, "lesson": True}).json()["code"] == "unknown-game"
    )


KINDS = {"onirim": {"main", "claim", "door", "nightmare", "drop", "put"}, "labyrinth": {"push", "move"}}
"""The kinds of question that a game with the options of a lesson asks."""


def kinds_asked(name: str, games: int, pick: Random) -> set[str]:
    """The kinds of question that some random games with the options of a lesson ask."""
    game = dedale.game(name)
    asked = set()
    for _ in range(games):
        state = game.new(game.options(lesson_of(name).options), seed=pick.getrandbits(32))
        for _ in range(400):
            if state.turn == OVER:
                break
            assert state.turn != CHANCE
            asked.add(state.kind)
            state.play(pick.choice(state.legal()))
    return asked


@pytest.mark.parametrize("name", dedale.games())
def test_the_coach_has_words_for_every_kind_of_question(name: str, luck: Random) -> None:
    assert kinds_asked(name, 30, luck) <= KINDS[name]
    for language in languages():
        say = words(language)
        for kind in KINDS[name]:
            for part in ("", ".text", ".again", ".tip"):
                assert say.has(f"page-learn-{name}-{kind}{part}"), (language, kind, part)
