"""A tab that somebody left is as new for whoever comes next; one that was altered is nobody's."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import PHONE, WIDE, Visitors
from tests.browser.serving import Server
from tests.browser.tabs import Tabs, alter

LEFT = "[localStorage.length, sessionStorage.length, history.length, innerWidth, innerHeight]"
AS_NEW = [0, 0, 1, WIDE["width"], WIDE["height"]]


def left_by_somebody(tabs: Tabs, server: Server) -> Page:
    """A tab in which much was done."""
    coming = Visitors(tabs, server)
    page = coming.new()
    page.route("**/api/**", lambda route: route.abort())
    page.evaluate("localStorage.setItem('mine', '1'); sessionStorage.setItem('mine', '1'); history.pushState(1, '')")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert page.evaluate(LEFT) != AS_NEW
    assert coming.leave(hand_on=True) == []
    return page


def test_nothing_is_left_of_whoever_was_there(tabs: Tabs, server: Server) -> None:
    left = left_by_somebody(tabs, server)
    coming = Visitors(tabs, server)
    page = coming.somebody()
    assert page is left
    assert page.evaluate(LEFT) == AS_NEW
    assert page.evaluate("fetch('/api/health').then(({status}) => status)") == 200
    coming.leave(hand_on=True)


def test_a_tab_that_was_altered_is_closed(tabs: Tabs, server: Server) -> None:
    coming = Visitors(tabs, server)
    altered = alter(coming.new())
    coming.leave(hand_on=True)
    assert altered.is_closed()


def test_two_at_a_time_have_a_tab_each_and_whoever_was_never_here_a_new_one(visitors: Visitors) -> None:
    pages = [visitors.somebody(), visitors.somebody(), visitors.somebody(never_here=True)]
    assert len({page.context for page in pages}) == len(pages)
