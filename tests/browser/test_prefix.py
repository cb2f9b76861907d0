"""The page behind a real proxy, with TLS and under a path of its own: every way through it stays there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors, luck_text
from tests.browser.onirim_hand import Mouse
from tests.browser.overhearing import Overheard
from tests.browser.serving import Server
from tests.browser.walking import at_table, give_up, open_onirim
from tests.debian import NGINX
from tests.server.nginx import proxied


@pytest.fixture
def front(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of the page behind the proxy."""
    try:
        NGINX.path()
    except RuntimeError as trouble:
        pytest.fail(str(trouble), pytrace=False)
    server = Server(tmp_path, "--prefix", "/games", "--proxy", "127.0.0.1")
    server.rehearse(luck_text(request))
    server.start()
    with proxied(tmp_path, server.address) as address:
        yield address
    server.stop()


def within(page: Page, front: str, path: str) -> None:
    """Wait until the page is at an address under its prefix."""
    expect(page).to_have_url(re.compile(re.escape(front) + path + "$"))


def test_every_way_through_the_page_stays_under_its_path(visitors: Visitors, front: str, luck: Random) -> None:
    page = visitors.somebody(ignore_https_errors=True)
    overheard = Overheard(page)
    page.goto(f"{front}/")
    code = open_onirim(page)
    within(page, front, f"/t/{code}")
    at_table(page, "Onirim")
    Mouse(page, luck).step()
    overheard.until(lambda: overheard.acknowledged() == 1)
    page.reload()
    at_table(page, "Onirim")
    give_up(page)
    page.get_by_role("dialog").get_by_role("link", name="Look at the game again").click()
    within(page, front, f"/t/{code}/review")
    page.go_back()
    within(page, front, f"/t/{code}")


def test_a_link_that_is_opened_elsewhere_leads_to_the_page_too(visitors: Visitors, front: str) -> None:
    page = visitors.somebody(ignore_https_errors=True)
    page.goto(f"{front}/rules/onirim")
    link = page.locator("a[href$='/learn/onirim']").first
    link.hover()
    expect(link).to_have_attribute("href", "/games/learn/onirim")
    with page.context.expect_page() as opened:
        link.click(modifiers=["ControlOrMeta"])
    within(opened.value, front, "/learn/onirim")
    link.click()
    within(page, front, "/learn/onirim")
