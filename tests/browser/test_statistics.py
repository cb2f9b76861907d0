"""The statistics: what a browser keeps of its games, shown, saved, brought along and deleted."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, Visitors
from tests.browser.looking import SHEET, nothing_found
from tests.browser.walking import give_up, nothing_sideways, open_onirim

DREAM = {"players": 1, "book": "no", "towers": "no", "dreams": 0, "talk": "open"}


def result(number: int, **more: Any) -> dict[str, Any]:
    """A result as the page keeps it."""
    usual: dict[str, Any] = {"game": "onirim", "options": DREAM, "others": [], "seats": 1, "outcome": "won", "doors": 8}
    kept = {"code": f"game{number:03d}", "ended": 1_780_000_000_000 + number, "decisions": 30, "assisted": False}
    return usual | kept | more


WALK: dict[str, Any] = {"game": "labyrinth", "doors": None}
HISTORY = [
    *(result(n, outcome="lost" if n % 2 else "won", doors=5 if n % 2 else 8, luck=0.25) for n in range(20)),
    result(20, options=DREAM | {"players": 2, "talk": "silent"}, others=["bot:hard"], outcome="lost", doors=3),
    result(21, assisted=True),
    result(22, **WALK, options={"players": 1, "cards": 24, "young": False}, turns=31),
    result(23, **WALK, options={"players": 1, "cards": 24, "young": False}, turns=40),
    result(24, **WALK, options={"players": 3, "cards": 6, "young": False}, others=["bot:easy", "person"], place=1),
]


def with_history(visitors: Visitors, **wishes: Any) -> Page:
    """Somebody who has played before, at the statistics."""
    page = visitors.new(**wishes)
    kept = [{name: value for name, value in one.items() if value is not None} for one in HISTORY]
    page.evaluate("kept => localStorage.setItem('dedale.results', kept)", json.dumps(kept))
    page.goto("/statistics")
    expect(page.locator("main label").first).to_contain_text(re.compile("bot|robot"))
    return page


def test_each_variant_stands_beside_our_bots(visitors: Visitors) -> None:
    page = with_history(visitors)
    alone = page.get_by_role("radio", name=re.compile("Alone · the base game"))
    expect(alone).to_be_checked()
    told = page.locator("main label").filter(has_text="Alone · the base game")
    expect(told).to_contain_text(re.compile(r"you 50% \(30–70\)\s*plain bot \d+%\s*best bot \d+%"))
    dream = page.get_by_role("region", name="Alone · the base game")
    expect(dream).to_contain_text("1loss in a row, up to now")
    expect(dream).to_contain_text("1win in a row at the most")
    expect(dream).to_contain_text("25%with average luck, by 20 analyses")
    expect(dream.get_by_role("img", name="Over 20 games: now 50%, between 50% and 60%.")).to_be_visible()
    expect(dream.get_by_text("5 Doors: 10 games")).to_be_attached()
    dream.get_by_text("The same as a table").click()
    expect(dream.get_by_role("row")).to_have_count(21)
    expect(page.locator("dl > div").filter(has_text="With hints, undone choices")).to_contain_text("one game, 1 won")
    page.get_by_role("radio", name=re.compile(r"With a bot \(hard\) · silent")).check()
    expect(page.get_by_role("region", name=re.compile("silent")).get_by_text("3 Doors: one game")).to_be_attached()
    walk = page.get_by_role("region", name="Alone · 24 treasures")
    expect(walk).to_contain_text("35.5 turnson average, the last 2 games")
    expect(walk).to_contain_text("31 turnsat the best")
    page.get_by_role("radio", name=re.compile("Against a bot")).check()
    expect(page.get_by_role("region", name=re.compile("a friend")).get_by_text("Place 1: one game")).to_be_attached()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing(visitors: Visitors, size: dict[str, int]) -> None:
    page = with_history(visitors, viewport=size)
    page.get_by_text("The same as a table").first.click()
    nothing_found(page)
    nothing_sideways(page)
    if size is PHONE:
        page.get_by_role("button", name="Delete everything").click()
        nothing_found(page, SHEET)


def test_in_french(visitors: Visitors) -> None:
    page = with_history(visitors, locale="fr-FR")
    expect(page.get_by_role("heading", level=1, name="Statistiques")).to_be_visible()
    expect(page.get_by_text("vous 50\u202f% (30–70)")).to_be_visible()
    expect(page.get_by_role("radio", name=re.compile("Avec un robot \\(difficile\\) · grand silence"))).to_be_attached()
    assert "page-" not in page.locator("#page").inner_text()


def test_results_are_saved_deleted_and_brought_back(visitors: Visitors, tmp_path: Path) -> None:
    page = with_history(visitors)
    with page.expect_download() as table:
        page.get_by_role("button", name="spreadsheet").click()
    lines = table.value.path().read_text().splitlines()
    assert len(lines) == 1 + len(HISTORY)
    assert lines[1] == ("game000,onirim,2026-05-28T20:26:40.000Z,won,,1,30,false,,0.25,8,,,1,no,no,0,open,,")
    assert lines[-1].endswith("won,bot:easy person,1,30,false,,,,1,,3,,,,,6,false")
    with page.expect_download() as saving:
        page.get_by_role("button", name="bring along").click()
    saved = tmp_path / "results.json"
    saving.value.save_as(saved)
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Keep them").click()
    expect(page.get_by_role("heading", name="Onirim")).to_be_visible()
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("heading", name="No game to tell of yet")).to_be_visible()
    nothing_found(page)
    damaged = tmp_path / "damaged.json"
    damaged.write_text(saved.read_text().replace('"won"', '"drawn"', 1))
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(damaged)
    expect(page.get_by_role("alert")).to_contain_text("Game 1 in this file cannot be read")
    chooser.set_input_files(saved)
    expect(page.get_by_role("status")).to_have_text(f"{len(HISTORY)} games added.")
    page.reload()
    expect(page.get_by_text("21 games that count")).to_be_visible()


def test_a_game_that_ends_is_there_and_one_left_alone_is_found(page: Page) -> None:
    open_onirim(page)
    give_up(page)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="To the start page").click()
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_text("One game that counts")).to_be_visible()
    expect(page.locator("main label").first).to_contain_text("you 0%")
    page.evaluate(
        """() => {
            localStorage.removeItem('dedale.results')
            const tables = JSON.parse(localStorage.getItem('dedale.tables'))
            localStorage.setItem('dedale.tables', JSON.stringify(tables.map(one => ({...one, noted: false}))))
        }"""
    )
    page.reload()
    expect(page.get_by_text("One game that counts")).to_be_visible()
