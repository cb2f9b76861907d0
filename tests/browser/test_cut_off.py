"""Two browsers at one online table, one of them cut off: it says so, finds back by itself, and lacks nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.onirim_hand import ASKED, Mouse
from tests.browser.overhearing import Overheard
from tests.browser.seating import LEA, TOM, enter, new_table
from tests.browser.serving import Server
from tests.browser.wire import Wire


class Guest:
    """Somebody at the table, with what their page and the server say to each other."""

    def __init__(self, page: Page, luck: Random) -> None:
        self.page = page
        self.overheard = Overheard(page)
        self.hand = Mouse(page, luck)

    @property
    def lost(self) -> Locator:
        return self.page.get_by_text("The connection is lost")

    @property
    def log(self) -> Locator:
        """What the page shows of the game so far."""
        return self.page.locator("ol[aria-label] li:not(.table)")

    @property
    def picks(self) -> Locator:
        """The cards that the page says were picked."""
        return self.log.filter(has_text="pick")

    def asked(self) -> None:
        expect(self.page.locator(ASKED)).to_be_attached()


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    between = Wire(server.address)
    yield between
    between.close()


@pytest.fixture
def guests(visitors: Visitors, wire: Wire, luck: Random) -> tuple[Guest, Guest]:
    """Léa, who sits at the server, and Tom, whose line to it may fail. It is Tom's turn to pick a card."""
    lea, tom = Guest(visitors.somebody(), luck), Guest(visitors.somebody(base_url=wire.address), luck)
    code, tokens = new_table(lea.page, "onirim", LEA, TOM, talk="open")
    enter(lea.page, code, tokens[0])
    enter(tom.page, code, tokens[1])
    lea.overheard.until(lambda: lea.overheard.known() > 0)
    if lea.overheard.heard[0]["turn"] == 0:
        lea.hand.step()
    tom.asked()
    return lea, tom


def test_who_is_cut_off_comes_back_to_every_move(guests: tuple[Guest, Guest], wire: Wire) -> None:
    lea, tom = guests
    tom.hand.step()
    lea.asked()
    wire.fail("cut")
    expect(tom.lost).to_be_visible()
    expect(lea.lost).to_have_count(0)
    before = tom.overheard.known()
    lea.hand.step()
    lea.overheard.until(lambda: lea.overheard.known() > before)
    assert tom.overheard.known() == before
    wire.mend()
    expect(tom.lost).to_have_count(0)
    tom.asked()
    expect(lea.page.locator(ASKED)).to_have_count(0)
    assert tom.overheard.known() == lea.overheard.known()
    expect(tom.log).to_have_count(lea.log.count())
    tom.hand.step()
    lea.asked()


@pytest.mark.parametrize("way", ["to server", "to page"])
def test_what_was_chosen_while_the_line_was_dead_is_played_once(
    guests: tuple[Guest, Guest], wire: Wire, way: Any
) -> None:
    """Whether the choice is lost on its way or only the answer to it: it is sent again, and counts once."""
    lea, tom = guests
    before = tom.picks.count()
    expect(lea.picks).to_have_count(before)
    wire.fail(way)
    tom.hand.step()
    expect(tom.lost).to_be_visible()
    expect(tom.picks).to_have_count(before)
    if way == "to page":
        lea.asked()
    wire.mend()
    expect(tom.lost).to_have_count(0)
    lea.asked()
    tom.overheard.until(lambda: tom.overheard.acknowledged() == 1)
    assert len([one for one in tom.overheard.sent if one["type"] == "move"]) > 1
    assert len(tom.overheard.moves()) == 1
    for guest in guests:
        expect(guest.picks).to_have_count(before + 1)
    assert tom.overheard.rejected() == []
    lea.hand.step()
    tom.asked()
