"""Onirim for two, to the end: each at their own screen in an open game, and at one screen in a silent one."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.onirim_hand import Mouse, together
from tests.browser.overhearing import Overheard
from tests.browser.seating import LEA, TOM, enter, new_table


def ended(page: Page) -> None:
    """The ring of the Doors is shown, and how it ended."""
    expect(page.locator(".ending .place")).to_have_count(8)
    expect(page.locator(".ending")).to_contain_text(re.compile("Victory|Defeat"))


def test_two_browsers_at_one_open_table(visitors: Visitors, luck: Random) -> None:
    lea, tom = visitors.somebody(), visitors.somebody()
    code, tokens = new_table(lea, "onirim", LEA, TOM, talk="open")
    heard = [Overheard(page) for page in (lea, tom)]
    for page, token in zip((lea, tom), tokens, strict=True):
        enter(page, code, token)
    hands = Mouse(lea, luck), Mouse(tom, luck)
    together(*hands)
    for hand in hands:
        ended(hand.page)
        assert {"pick", "main"} <= hand.met
        assert hand.curtains == 0
    assert "nightmare" in hands[0].met | hands[1].met
    assert [one.rejected() for one in heard] == [[], []]
    assert heard[0].known() == heard[1].known()


def test_two_at_one_screen_in_silence(visitors: Visitors, luck: Random) -> None:
    page = visitors.somebody()
    code, tokens = new_table(page, "onirim", LEA, {**LEA, "name": "Tom"}, talk="silent")
    enter(page, code, *tokens)
    hand = Mouse(page, luck)
    assert hand.play()
    ended(page)
    assert {"pick", "main", "nightmare"} <= hand.met
    assert hand.curtains > 2
