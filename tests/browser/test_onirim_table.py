"""The Onirim table in a real browser: whole games by mouse, by keyboard and by thumb, alone and for two."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, Visitors
from tests.browser.looking import nothing_found
from tests.browser.onirim_hand import ASKED, Keyboard, Mouse, Thumb
from tests.browser.positions import EVERYTHING
from tests.browser.seating import EASY, LEA, enter, new_table


def somebody(visitors: Visitors, **wishes: Any) -> Page:
    """Somebody who has not yet come to a page."""
    return visitors.new("/api/health", **wishes)


def sit(page: Page, *seats: dict[str, Any], **options: Any) -> None:
    """Come to a new table, with the tokens of all seats that people play."""
    code, tokens = new_table(page, "onirim", *seats, **options)
    enter(page, code, *tokens)


def ended(page: Page) -> None:
    """The ring of the Doors is shown, and how it ended."""
    expect(page.locator(".ending .place")).to_have_count(8)
    expect(page.locator(".ending")).to_contain_text(re.compile("Victory|Defeat"))


def test_a_whole_game_by_mouse(visitors: Visitors) -> None:
    """With motion as most people see it; the other games ask for less of it."""
    page = somebody(visitors, reduced_motion="no-preference")
    sit(page, LEA)
    assert Mouse(page).play()
    ended(page)


def test_a_whole_game_by_keyboard_with_every_expansion(visitors: Visitors) -> None:
    page = somebody(visitors)
    sit(page, LEA, **EVERYTHING)
    hand = Keyboard(page)
    assert hand.play()
    ended(page)
    assert {"main", "nightmare"} <= hand.met


def test_a_whole_game_on_a_phone(visitors: Visitors) -> None:
    page = somebody(visitors, viewport=PHONE, has_touch=True)
    sit(page, LEA)
    assert Thumb(page).play()
    ended(page)


def test_with_a_bot(visitors: Visitors) -> None:
    page = somebody(visitors)
    sit(page, LEA, EASY, talk="open")
    hand = Mouse(page)
    hand.play(most=12)
    assert {"pick", "main"} <= hand.met
    expect(page.get_by_role("region", name=re.compile("Hand of"))).to_be_visible()


def test_a_card_is_dragged_to_the_row(visitors: Visitors) -> None:
    page = somebody(visitors)
    sit(page, LEA)
    expect(page.locator(ASKED)).to_be_attached()
    card = page.locator(".pick").first
    name = card.get_attribute("aria-label") or ""
    card.drag_to(page.locator("[data-zone=row0]"))
    expect(page.locator("[data-zone=row0]").get_by_role("img", name=name)).to_be_visible()


def test_the_piles_are_looked_through(visitors: Visitors) -> None:
    page = somebody(visitors)
    sit(page, LEA)
    expect(page.locator(ASKED)).to_be_attached()
    page.keyboard.press("1")
    page.keyboard.press("d")
    discard = page.get_by_role("button", name=re.compile("^Discard, 1 card"))
    expect(discard).to_be_visible()
    discard.click()
    expect(page.get_by_role("dialog", name="Discard").get_by_role("img")).to_have_count(1)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Deck")).click()
    expect(page.get_by_role("dialog", name="Still unseen").get_by_role("table")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_nothing_for_axe_with_every_expansion(visitors: Visitors, size: dict[str, int]) -> None:
    page = somebody(visitors, viewport=size)
    sit(page, LEA, **EVERYTHING)
    expect(page.locator(ASKED)).to_be_attached()
    nothing_found(page)
