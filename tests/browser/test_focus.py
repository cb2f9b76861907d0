"""The focus by keyboard: it never gets lost, and comes back to where it was; what is told is told once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from dedale.core.luck import SECRET_BYTES
from dedale.core.table import Table
from dedale.onirim.game import GAME
from tests.browser.conftest import PHONE, Visitors
from tests.browser.seating import LEA, enter, new_table, table_of
from tests.browser.test_review import a_record, brought
from tests.browser.walking import at_table, give_up, has_focus, open_onirim

ZOE: dict[str, Any] = {"kind": "you", "name": "Zoé"}

TOO_SMALL = """() => [...document.querySelectorAll("fieldset label, .coach a")]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, {width, height}]) => width < 44 || height < 44)
  .map(([name, {width, height}]) => `${name}: ${width} x ${height}`)"""
"""Segments and links of the coach that a thumb could miss."""


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("button", name=name, exact=isinstance(name, str))


def press(control: Locator) -> None:
    """Press a control by keyboard."""
    control.focus()
    control.press("Enter")


def heading_has_focus(page: Page, name: str | re.Pattern[str]) -> None:
    expect(page.get_by_role("heading", level=1, name=name)).to_be_focused()


def test_sheets_hint_and_undo_give_the_focus_back(page: Page) -> None:
    press(button(page, re.compile("Onirim")))
    at_table(page, "Onirim")
    expect(page.locator(".pick[data-home]")).to_be_focused()
    menu = button(page, "Menu")
    press(menu)
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    press(menu)
    press(button(page, "Who sits where"))
    press(button(page, "Close"))
    expect(menu).to_be_focused()
    hint = button(page, "Hint")
    press(hint)
    press(page.get_by_role("region", name="Hint").get_by_role("button", name="Close"))
    expect(page.get_by_role("region", name="Hint")).to_have_count(0)
    expect(hint).to_be_focused()
    undo = button(page, "Undo")
    page.keyboard.press("1")
    page.keyboard.press("d")
    expect(undo).to_be_enabled()
    press(undo)
    expect(undo).to_be_disabled()
    expect(undo).to_be_focused()
    pile = page.locator("button.pile[aria-expanded]:not([aria-disabled=true])").first
    press(pile)
    expect(page.locator(".spread")).to_be_focused()
    page.keyboard.press("Escape")
    expect(pile).to_be_focused()


def test_every_page_has_a_title_and_takes_the_focus(page: Page) -> None:
    press(page.locator("a[href='/statistics']").first)
    heading_has_focus(page, "Statistics")
    expect(page).to_have_title("Statistics · Dédale")
    page.go_back()
    heading_has_focus(page, "Dédale")
    page.keyboard.press("Tab")
    expect(page.get_by_role("heading", level=1)).not_to_be_focused()
    open_onirim(page, "link")
    heading_has_focus(page, "One seat is free")
    expect(page).to_have_title("One seat is free · Dédale")
    press(button(page, "Let a bot play in seat 2"))
    at_table(page, "Onirim")
    has_focus(page)


def test_a_curtain_opened_by_keys_leads_to_the_board_and_hides_no_end(visitors: Visitors) -> None:
    page, other = visitors.somebody(), visitors.somebody()
    code, tokens = new_table(page, "labyrinth", LEA, ZOE, first=0)
    enter(page, code, *tokens)
    enter(other, code, *tokens)
    expect(button(page, "I am Léa")).to_be_focused()
    expect(page).to_have_title("Pass the screen to Léa · Dédale")
    expect(button(other, "I am Léa")).to_be_focused()
    other.keyboard.press("Enter")
    expect(other.locator("[data-arrow]:focus")).to_have_count(1)
    give_up(other)
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()


def before_a_prophecy() -> str:
    """A game of Onirim in which a key may be discarded."""
    table = Table.new(GAME, {"players": 1}, secret=bytes(SECRET_BYTES), seats=["Léa"])
    while not any(re.fullmatch("discard .k", GAME.text(action)) for action in table.legal(table.turn)):
        table.play(table.turn, table.legal(table.turn)[0])
    return table.record.text(secret=True)


def test_the_focus_goes_with_the_cards_of_a_prophecy_and_stays_where_somebody_writes(visitors: Visitors) -> None:
    page, writer = visitors.somebody(), visitors.somebody()
    code, tokens = table_of(page, before_a_prophecy())
    for one in (page, writer):
        enter(one, code, *tokens)
        at_table(one, "Onirim")
    writer.evaluate("document.querySelector('main').append(document.createElement('input'))")
    writer.locator("main > input").focus()
    press(page.locator(".pick[data-card$=k]").first)
    page.keyboard.press("d")
    expect(writer.locator(".order [data-held]")).to_have_count(5)
    expect(writer.locator("main > input")).to_be_focused()
    expect(page.locator(".sheet")).to_be_focused()
    cards = page.locator(".order [data-held]")
    expect(cards).to_have_count(5)
    later = page.locator(".order li").nth(3).locator(".shift button").last
    press(later)
    expect(page.locator(".order li").nth(4).locator(".shift button").last).to_be_focused()
    expect(page.locator(".order li").nth(4).locator(".shift button").last).to_be_disabled()
    press(cards.first)
    expect(page.locator(".parted [data-held]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(cards.first).to_be_focused()
    expect(cards).to_have_count(5)


def test_what_others_say_is_marked_and_heard_on_a_phone(visitors: Visitors) -> None:
    host, friend = visitors.new(viewport=PHONE), visitors.somebody()
    code = open_onirim(host, "link")
    friend.goto(f"/t/{code}")
    friend.get_by_label("Your name").fill("Tom")
    press(button(friend, "Sit down"))
    at_table(friend, "Onirim")
    has_focus(friend)
    at_table(host, "Onirim")
    expect(button(host, "The game so far")).to_be_visible()
    friend.get_by_label("Say something").fill("Hello there")
    friend.keyboard.press("Enter")
    expect(friend.get_by_label("Say something")).to_be_focused()
    expect(host.locator("[aria-live]").get_by_text("Tom says: Hello there", exact=True)).to_be_attached()
    expect(friend.locator(".unseen[aria-live]").get_by_text("Hello there")).to_have_count(0)
    press(button(host, "The game so far, with a new message"))
    expect(host.get_by_role("dialog").get_by_text("Hello there")).to_be_visible()
    host.keyboard.press("Escape")
    expect(button(host, "The game so far")).to_be_focused()


def test_a_review_keeps_the_focus_and_says_each_step_once(page: Page, tmp_path: Path) -> None:
    brought(page, a_record(tmp_path, "onirim", "Léa"))
    heading_has_focus(page, "Onirim")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    on = button(page, "One step on")
    press(on)
    expect(on).to_be_disabled()
    expect(on).to_be_focused()
    told = page.locator(".dock [aria-live]")
    expect(told).to_contain_text("6 of 6")
    scrubber = page.get_by_role("slider", name="Place in the game")
    scrubber.press("ArrowLeft")
    expect(scrubber).to_have_attribute("aria-valuetext", re.compile("5 of 6"))
    expect(told).to_contain_text("6 of 6")
    press(page.locator("#analysis").get_by_role("button", name="Look the game through"))
    expect(page.get_by_role("heading", name="Luck and choice")).to_be_focused()
    expect(page.locator("#analysis [role=status]")).to_have_text("The game has been looked through.")


def test_a_thumb_meets_every_segment(visitors: Visitors) -> None:
    for language in ("en-GB", "fr-FR"):
        page = visitors.new(viewport=PHONE, locale=language)
        expect(page.locator("fieldset").first).to_be_visible()
        assert page.evaluate(TOO_SMALL) == []
    page.goto("/learn/onirim")
    expect(page.locator(".coach a")).to_be_visible()
    assert page.evaluate(TOO_SMALL) == []
