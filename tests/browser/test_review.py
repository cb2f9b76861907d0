"""A game that is over is seen again: by steps, by scrubber, by the log, with other eyes; and looked through."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import dedale
from dedale.core.luck import SECRET_BYTES
from dedale.core.table import Table
from tests.browser.conftest import PHONE, WIDE, Visitors
from tests.browser.looking import nothing_found
from tests.browser.walking import at_table, give_up, nothing_sideways, open_onirim

STEPS = 5


def a_record(folder: Path, game: str, *seats: str) -> Path:
    """A short game, given up, as a file; the same every time."""
    table = Table.new(dedale.game(game), {"players": len(seats)}, secret=bytes(SECRET_BYTES), seats=seats)
    for _ in range(STEPS):
        table.play(table.turn, table.legal(table.turn)[0])
    table.resign(0)
    file = folder / f"{game}.txt"
    file.write_text(table.export())
    return file


def brought(page: Page, file: Path) -> None:
    """Open a record from the start page: it leads to the review."""
    page.get_by_role("button", name="Open a saved game").click()
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url(re.compile("/review$"))
    expect(scrubber(page)).to_be_visible()


def scrubber(page: Page) -> Locator:
    return page.get_by_role("slider", name="Place in the game")


def at_step(page: Page, step: int) -> None:
    expect(scrubber(page)).to_have_value(str(step - 1))
    expect(page.get_by_role("region", name="Through the game")).to_contain_text(f"{step} of {STEPS + 1}")


def look_through(page: Page) -> None:
    page.get_by_role("button", name="Look the game through").click()
    expect(page.get_by_role("heading", name="Moments that mattered")).to_be_visible()


def test_a_game_is_walked_through_by_keys_buttons_scrubber_and_log(page: Page, tmp_path: Path) -> None:
    brought(page, a_record(tmp_path, "onirim", "Léa"))
    at_table(page, "Onirim")
    at_step(page, 1)
    for key, step in [("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", 6), ("Home", 1), ("PageDown", 2)]:
        page.keyboard.press(key)
        at_step(page, step)
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()
    page.get_by_role("button", name="One step on").click()
    at_step(page, 2)
    scrubber(page).fill("3")
    at_step(page, 4)
    log = page.get_by_role("list", name="The game so far")
    expect(log.locator("[aria-current=step]")).to_have_count(1)
    log.get_by_role("button").first.click()
    at_step(page, 2)
    expect(log.get_by_role("button").first).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("region", name="The game was given up.").or_(page.locator(".ending"))).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_role("button", name="Result")).to_be_visible()


def test_it_plays_by_itself_and_stops_at_the_end(page: Page, tmp_path: Path) -> None:
    brought(page, a_record(tmp_path, "onirim", "Léa"))
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play it by itself").click()
    at_step(page, STEPS + 1)
    expect(page.get_by_role("button", name="Play it by itself")).to_be_visible()


def test_other_eyes_see_other_things(page: Page, tmp_path: Path) -> None:
    brought(page, a_record(tmp_path, "labyrinth", "Léa", "Tom"))
    at_table(page, "Labyrinth")
    page.keyboard.press("ArrowRight")
    pushed = page.get_by_role("list", name="The game so far").get_by_role("button").nth(1)
    sought = page.get_by_role("heading", name=re.compile("You are looking for"))
    expect(pushed).to_contain_text(re.compile("(You push|Tom pushes)"))
    before = pushed.inner_text()
    expect(sought).to_be_visible()
    eyes = page.get_by_label("Seen with the eyes of")
    page.route("**/replay*", lambda route: route.abort())
    eyes.select_option("Tom")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    expect(eyes).to_have_value("0")
    expect(pushed).to_have_text(before)
    page.unroute("**/replay*")
    eyes.select_option("Tom")
    expect(pushed).not_to_have_text(before)
    expect(eyes).to_have_value("1")
    at_step(page, 2)
    eyes.select_option("a watcher")
    expect(sought).to_have_count(0)
    expect(pushed).to_contain_text(re.compile("(Léa|Tom) pushes"))


def test_from_the_end_of_a_game_to_what_can_be_learnt_from_it(page: Page) -> None:
    code = open_onirim(page)
    at_table(page, "Onirim")
    give_up(page)
    page.get_by_role("link", name="Look at the game again").click()
    expect(scrubber(page)).to_be_visible()
    look_through(page)
    sums = page.get_by_role("region", name="Luck and choice")
    expect(sums).to_contain_text("to win at first")
    expect(sums).to_contain_text("by your choices")
    expect(sums).to_contain_text("You gave up a game that you still had")
    expect(page.get_by_role("img", name=re.compile("The chance to win in the course of the game"))).to_be_visible()
    page.wait_for_function(
        "code => JSON.parse(localStorage['dedale.tables']).find(one => one.code === code).luck === 0", arg=code
    )
    page.reload()
    expect(scrubber(page)).to_be_visible()
    look_through(page)


def test_a_game_under_way_shows_nothing_of_its_past(page: Page) -> None:
    code = open_onirim(page)
    at_table(page, "Onirim")
    page.goto(f"/t/{code}/review")
    expect(page.get_by_role("heading", name="This game is still under way")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    at_table(page, "Onirim")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_in_any_theme_and_nothing_is_cut_off(
    visitors: Visitors, tmp_path: Path, size: dict[str, int]
) -> None:
    page = visitors.new(viewport=size)
    brought(page, a_record(tmp_path, "labyrinth", "Léa", "bot easy"))
    at_table(page, "Labyrinth")
    page.keyboard.press("ArrowRight")
    look_through(page)
    nothing_found(page)
    nothing_sideways(page)
