"""Ways through the page that several tests take."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Page, expect

TABLE = re.compile(r"/t/[a-z0-9]{8}$")
Company = Literal["alone", "here", "link", "bot"]


def open_onirim(page: Page, company: Company = "alone", **chosen: str) -> str:
    """From the start page to a new table of Onirim; its code. `chosen` are further radio buttons, by value."""
    page.locator(f"input[value={company}]").check()
    for value in chosen.values():
        page.locator(f"input[value={value}]").check()
    page.get_by_role("button", name=re.compile("Onirim")).click()
    return arrived(page)


def open_labyrinth(page: Page) -> str:
    """From the start page to a new table of Labyrinth, as it is offered; its code."""
    page.get_by_role("button", name=re.compile("Labyrinth")).click()
    return arrived(page)


def arrived(page: Page) -> str:
    """The code of the table that a page came to."""
    page.wait_for_url(TABLE)
    return page.url.rsplit("/", 1)[1]


def has_focus(page: Page) -> None:
    """Wait until something on the page has the focus."""
    page.wait_for_function("document.activeElement !== document.body")


def nothing_sideways(page: Page) -> None:
    """Nobody has to scroll sideways once everything is drawn."""
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")


def at_table(page: Page, game: str) -> None:
    """Wait until the table of a game is drawn."""
    expect(page.get_by_role("heading", level=1, name=game, exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Menu", exact=True)).to_be_visible()


def give_up(page: Page) -> None:
    """End the game at a table."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Give up", exact=True).click()
    page.get_by_role("dialog", name="Give up").get_by_role("button", name="Give up", exact=True).click()
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
