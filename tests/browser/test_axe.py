"""axe finds nothing on any screen in any theme."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, Visitors
from tests.browser.walking import at_table, give_up, open_labyrinth, open_onirim

THEMES = ("night", "parchment", "contrast")
SHEET = "dialog[open]"

FINISHED = """() => Promise.allSettled(
  document.getAnimations().filter(one => one.effect.getComputedTiming().endTime < Infinity).map(one => one.finished))"""
"""Waits for whatever moves or fades to be done."""


def nothing_found(page: Page, within: str = "#page") -> None:
    """Every theme of what is on the screen now; the drawings' own sheets, which nobody sees or hears, are left out."""
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        page.evaluate(FINISHED)
        found = Axe().run(page, context={"include": [[within]]}).response["violations"]
        told = [(one["id"], node["target"], node["failureSummary"]) for one in found for node in one["nodes"]]
        assert told == [], theme


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_start_page(visitors: Visitors, size: dict[str, int]) -> None:
    page = visitors.new(viewport=size)
    for chip in ("Book of Steps", "Towers", "Dreams"):
        page.get_by_role("button", name=chip).click()
    nothing_found(page)
    page.get_by_role("button", name="Join by code").click()
    nothing_found(page, SHEET)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Open a record").click()
    nothing_found(page, SHEET)


def test_the_lobby_and_the_way_in(visitors: Visitors) -> None:
    host = visitors.new()
    code = open_onirim(host, "link")
    expect(host.get_by_role("heading", name="One seat is free")).to_be_visible()
    nothing_found(host)
    friend = visitors.new(f"/t/{code}")
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
    nothing_found(friend)


def test_the_curtain(page: Page) -> None:
    open_onirim(page, "here", talk="silent")
    expect(page.get_by_role("button", name=re.compile("I am"))).to_be_visible()
    nothing_found(page)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["Onirim", "Labyrinth"])
def test_a_table_and_its_sheets(visitors: Visitors, game: str, size: dict[str, int]) -> None:
    page = visitors.new(viewport=size)
    if game == "Onirim":
        open_onirim(page)
    else:
        if size is PHONE:
            page.get_by_role("radio", name="Labyrinth").check()
        open_labyrinth(page)
    at_table(page, game)
    nothing_found(page)
    for sheet in ("Invite and share", "Who sits where", "The game so far", "Keys"):
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name=sheet).click()
        expect(page.get_by_role("dialog", name=sheet)).to_be_visible()
        nothing_found(page, SHEET)
        page.keyboard.press("Escape")
    give_up(page)
    nothing_found(page, SHEET)


def test_a_page_that_says_what_is_wrong(visitors: Visitors) -> None:
    page = visitors.new("/t/zzzzzzzz")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    nothing_found(page)
