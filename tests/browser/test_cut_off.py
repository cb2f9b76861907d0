"""Two browsers at one online table, one of them cut off: it says so, finds back by itself, and lacks nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.onirim_hand import ASKED, Mouse
from tests.browser.overhearing import Overheard
from tests.browser.seating import LEA, TOM, enter, new_table
from tests.browser.serving import Server
from tests.browser.wire import Wire

BLANK = "/api/health"


class Guest:
    """Somebody at the table, with what their page and the server say to each other."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.overheard = Overheard(page)
        self.hand = Mouse(page)

    @property
    def lost(self) -> Locator:
        return self.page.get_by_text("The connection is lost")

    def known(self) -> int:
        """The number of events of the table that this page has been told."""
        return max((one["seq"] for one in self.overheard.heard if one["type"] in ("snapshot", "update")), default=0)

    def log(self) -> list[Any]:
        """What the page shows of the game so far."""
        return self.page.locator("ol[aria-label] li:not(.table)").all_inner_texts()

    def asked(self) -> None:
        expect(self.page.locator(ASKED)).to_be_attached()


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    between = Wire(server.address)
    yield between
    between.close()


@pytest.fixture
def guests(visitors: Visitors, wire: Wire) -> tuple[Guest, Guest]:
    """Léa, who sits at the server, and Tom, whose line to it may fail. It is Tom's turn to pick a card."""
    lea, tom = Guest(visitors.new(BLANK)), Guest(visitors.new(BLANK, base_url=wire.address))
    code, tokens = new_table(lea.page, "onirim", LEA, TOM, talk="open")
    enter(lea.page, code, tokens[0])
    enter(tom.page, code, tokens[1])
    first = expect(lea.page.locator(ASKED).or_(lea.page.locator(".board")).first)
    first.to_be_visible()
    if lea.page.locator(ASKED).count():
        lea.hand.step()
    tom.asked()
    return lea, tom


def picks(guest: Guest) -> int:
    """How many cards the page says were picked."""
    return sum("pick" in line for line in guest.log())


def test_who_is_cut_off_comes_back_to_every_move(guests: tuple[Guest, Guest], wire: Wire) -> None:
    lea, tom = guests
    tom.hand.step()
    lea.asked()
    wire.fail("cut")
    expect(tom.lost).to_be_visible()
    expect(lea.lost).to_have_count(0)
    before = tom.known()
    lea.hand.step()
    expect(lea.page.locator(ASKED)).to_have_count(0)
    assert tom.known() == before
    wire.mend()
    expect(tom.lost).to_have_count(0)
    tom.asked()
    assert tom.known() == lea.known() > before
    assert len(tom.log()) == len(lea.log())
    tom.hand.step()
    lea.asked()


@pytest.mark.parametrize("way", ["to server", "to page"])
def test_what_was_chosen_while_the_line_was_dead_is_played_once(
    guests: tuple[Guest, Guest], wire: Wire, way: Any
) -> None:
    """Whether the choice is lost on its way or only the answer to it: it is sent again, and counts once."""
    lea, tom = guests
    before = picks(lea)
    wire.fail(way)
    tom.hand.step()
    expect(tom.lost).to_be_visible()
    assert picks(tom) == before
    if way == "to page":
        lea.asked()
    wire.mend()
    expect(tom.lost).to_have_count(0)
    lea.asked()
    tom.overheard.until(lambda: tom.overheard.acknowledged() == 1)
    assert len([one for one in tom.overheard.sent if one["type"] == "move"]) > 1
    assert len(tom.overheard.moves()) == 1
    assert picks(lea) == picks(tom) == before + 1
    assert tom.overheard.rejected() == []
    lea.hand.step()
    tom.asked()
