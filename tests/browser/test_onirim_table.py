"""The Onirim table in a real browser: whole games by mouse, by keyboard and by thumb, alone and for two."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from dedale.core.luck import SECRET_BYTES
from dedale.core.table import Table
from dedale.onirim.game import GAME
from tests.browser.conftest import PHONE, WIDE, Visitors
from tests.browser.looking import nothing_found
from tests.browser.onirim_hand import ASKED, Keyboard, Mouse, Thumb
from tests.browser.positions import EVERYTHING
from tests.browser.seating import EASY, LEA, enter, new_table, table_of


def sit(page: Page, *seats: dict[str, Any], **options: Any) -> None:
    """Come to a new table, with the tokens of all seats that people play."""
    code, tokens = new_table(page, "onirim", *seats, **options)
    enter(page, code, *tokens)


def ended(page: Page) -> None:
    """The ring of the Doors is shown, and how it ended."""
    expect(page.locator(".ending .place")).to_have_count(8)
    expect(page.locator(".ending")).to_contain_text(re.compile("Victory|Defeat"))


def test_a_whole_game_by_mouse(visitors: Visitors, luck: Random) -> None:
    """With motion as most people see it; the other games ask for less of it."""
    page = visitors.somebody(reduced_motion="no-preference")
    sit(page, LEA)
    assert Mouse(page, luck).play()
    ended(page)


def test_a_whole_game_by_keyboard_with_every_expansion(visitors: Visitors, luck: Random) -> None:
    page = visitors.somebody()
    sit(page, LEA, **EVERYTHING)
    hand = Keyboard(page, luck)
    assert hand.play()
    ended(page)
    assert {"main", "nightmare"} <= hand.met


def test_a_whole_game_on_a_phone(visitors: Visitors, luck: Random) -> None:
    page = visitors.somebody(viewport=PHONE, has_touch=True)
    sit(page, LEA)
    assert Thumb(page, luck).play()
    ended(page)


def test_with_a_bot(visitors: Visitors, luck: Random) -> None:
    page = visitors.somebody()
    sit(page, LEA, EASY, talk="open")
    hand = Mouse(page, luck)
    while not {"pick", "main"} <= hand.met:
        assert hand.step()
    expect(page.get_by_role("region", name=re.compile("Hand of"))).to_be_visible()


def test_a_card_is_dragged_to_the_row(visitors: Visitors) -> None:
    page = visitors.somebody()
    sit(page, LEA)
    expect(page.locator(ASKED)).to_be_attached()
    card = page.locator(".pick").first
    name = card.get_attribute("aria-label") or ""
    card.drag_to(page.locator("[data-zone=row0]"))
    expect(page.locator("[data-zone=row0]").get_by_role("img", name=name)).to_be_visible()


def before_a_plain_discard(luck: Random) -> tuple[str, str]:
    """A game in which a card may be discarded that nothing follows but the next turn; and that card."""
    while True:
        table = Table.new(GAME, {"players": 1}, secret=luck.randbytes(SECRET_BYTES), seats=["Léa"])
        record = table.record.text(secret=True)
        action = luck.choice([one for one in table.legal(0) if GAME.text(one).startswith("discard ")])
        table.play(0, action)
        view: Any = table.view(0)
        if view.kind == "main" and sum(view.discard.values()) == 1:
            return record, GAME.text(action).split()[1]


def test_the_piles_are_looked_through(visitors: Visitors, luck: Random) -> None:
    page = visitors.somebody()
    record, card = before_a_plain_discard(luck)
    code, tokens = table_of(page, record)
    enter(page, code, *tokens)
    expect(page.locator(ASKED)).to_be_attached()
    page.keyboard.press(str(page.locator(f".pick[data-card={card}]").first.get_attribute("data-number")))
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
    page = visitors.somebody(viewport=size)
    sit(page, LEA, **EVERYTHING)
    expect(page.locator(ASKED)).to_be_attached()
    nothing_found(page)
