"""axe finds nothing on any screen in any theme; the screens are whole in French and English, on a desk and a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, Visitors
from tests.browser.looking import SHEET, in_french_too, nothing_found, nothing_outside, texts_of
from tests.browser.seating import enter, table_of
from tests.browser.serving import Server
from tests.browser.walking import at_table, give_up, open_labyrinth, open_onirim

NEARLY_WON = Path(__file__).with_name("nearly_won.txt")
"""A game of Onirim alone, one choice before its end."""

SHEETS = ("Invite and share", "Who sits where", "The game so far", "Keys", "Give up")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_start_page(visitors: Visitors, size: dict[str, int]) -> None:
    page = visitors.new(viewport=size)
    for chip in ("Book of Steps", "Towers", "Dreams"):
        page.get_by_role("button", name=chip).click()
    nothing_found(page)
    page.get_by_role("button", name="Join by code").click()
    nothing_found(page, SHEET)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Open a saved game").click()
    nothing_found(page, SHEET)
    in_french_too(page, "h1")


def test_the_lobby_and_the_way_in(visitors: Visitors) -> None:
    host = visitors.new()
    code = open_onirim(host, "link")
    expect(host.get_by_role("heading", name="One seat is free")).to_be_visible()
    nothing_found(host)
    in_french_too(host, "main input[readonly]")
    friend = visitors.new(f"/t/{code}")
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
    nothing_found(friend)
    in_french_too(friend, "main form")


def test_the_curtain(page: Page) -> None:
    open_onirim(page, "here", talk="silent")
    expect(page.get_by_role("button", name=re.compile("I am"))).to_be_visible()
    nothing_found(page)
    in_french_too(page, "main button")


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
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hint")).to_be_visible()
    nothing_found(page, "section.hint")
    page.get_by_role("button", name="Menu", exact=True).click()
    nothing_found(page, SHEET)
    page.keyboard.press("Escape")
    for sheet in SHEETS:
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name=sheet).click()
        expect(page.get_by_role("dialog", name=sheet)).to_be_visible()
        nothing_found(page, SHEET)
        texts_of(page)
        page.keyboard.press("Escape")
    give_up(page)
    nothing_found(page, SHEET)
    page.keyboard.press("Escape")
    nothing_found(page)
    in_french_too(page, "header")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_victory(visitors: Visitors, size: dict[str, int]) -> None:
    page = visitors.somebody(viewport=size)
    code, tokens = table_of(page, NEARLY_WON.read_text())
    enter(page, code, *tokens)
    page.locator('.sheet [data-text="door for key"]').click()
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".ending.won .place")).to_have_count(8)
    nothing_found(page)
    in_french_too(page, ".ending.won")


def test_an_address_where_nothing_is(visitors: Visitors) -> None:
    page = visitors.new("/nowhere/at/all")
    expect(page.get_by_text("There is nothing at this address")).to_be_visible()
    nothing_found(page, "body", ["night"])


def test_a_page_that_says_what_is_wrong(visitors: Visitors) -> None:
    page = visitors.new("/t/zzzzzzzz")
    expect(page.get_by_role("alert")).to_be_visible()
    nothing_found(page)
    in_french_too(page, "main h1")


def test_a_link_that_opens_no_seat(visitors: Visitors) -> None:
    code = open_onirim(visitors.new(), "link")
    page = visitors.new(f"/t/{code}#token={'A' * 22}")
    expect(page.get_by_role("button", name="Look at the table")).to_be_visible()
    nothing_found(page)
    in_french_too(page, "main h1")


def test_a_table_whose_server_is_gone(frail_page: Page, frail_server: Server) -> None:
    open_onirim(frail_page)
    at_table(frail_page, "Onirim")
    frail_server.stop()
    expect(frail_page.get_by_text("The connection is lost")).to_be_visible()
    nothing_found(frail_page)
    texts_of(frail_page)
    nothing_outside(frail_page)
    frail_server.start()
    expect(frail_page.get_by_text("The connection is lost")).to_have_count(0)
