"""What the tests of the page share: a real server and a real browser for all of them, and new visitors for each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from dedale.server.settings import STATIC
from tests.browser.chromium import FLAGS, chromium
from tests.browser.serving import Server
from tests.browser.tabs import PATIENCE, Tab, Tabs
from tests.combinations import QUICK
from tests.luck import SEED

collect_ignore_glob = ["test_*.py"] if QUICK else []
"""A quick run opens no browser."""

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server with the built page, on a new store. Nobody stops it: whoever wants to takes a `frail_server`."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("The page is not built; say: make page", pytrace=False)
    serving = Server(tmp_path_factory.mktemp("server"))
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def server(shared_server: Server, request: pytest.FixtureRequest) -> Server:
    """The server, where everything is dealt for this test."""
    shared_server.rehearse(luck_text(request))
    return shared_server


@pytest.fixture
def frail_server(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server of this test alone, which may be stopped."""
    serving = Server(tmp_path_factory.mktemp("frail"))
    serving.rehearse(luck_text(request))
    serving.start()
    yield serving
    serving.stop()


def luck_text(request: pytest.FixtureRequest) -> str:
    """What all luck of a test at a server follows from."""
    return f"{SEED} {request.node.nodeid}"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium. While it runs, no test in this process can run an event loop: these tests are a run of their own."""
    try:
        program = chromium()
    except RuntimeError as trouble:
        pytest.fail(str(trouble), pytrace=False)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=FLAGS, timeout=PATIENCE)
        yield started
        started.close()


@pytest.fixture(scope="session")
def tabs(browser: Browser) -> Tabs:
    return Tabs(browser)


class Visitors:
    """People at browsers of their own, as far as they can tell; what goes wrong in any of them fails the test."""

    def __init__(self, tabs: Tabs, server: Server) -> None:
        self._tabs = tabs
        self._server = server
        self._taken: list[Tab] = []

    def somebody(self, *, never_here: bool = False, **wishes: Any) -> Page:
        """Somebody new, who has not yet come to a page; their browser may hold files of the page from before."""
        usual = {"viewport": WIDE, "locale": "en-GB", "base_url": self._server.address, "reduced_motion": "reduce"}
        tab = self._tabs.new(usual | wishes) if never_here else self._tabs.take(usual | wishes)
        self._taken.append(tab)
        return tab.page

    def new(self, path: str = "/", **wishes: Any) -> Page:
        """Somebody new, who opens an address of the server."""
        page = self.somebody(**wishes)
        page.goto(path)
        return page

    @property
    def trouble(self) -> list[str]:
        return [one for tab in self._taken for one in tab.trouble]

    def leave(self, *, hand_on: bool = False) -> list[str]:
        """Go, and leave the tabs to others or to nobody; what went wrong until then."""
        trouble = self.trouble
        for tab in self._taken:
            if hand_on and tab.wishes["base_url"] == self._server.address:
                self._tabs.give_back(tab)
            else:
                tab.close()
        return trouble


@pytest.fixture
def visitors(tabs: Tabs, server: Server, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """Whoever comes to the page in a test."""
    coming = Visitors(tabs, server)
    failed = request.session.testsfailed
    yield coming
    assert coming.leave(hand_on=request.session.testsfailed == failed) == []


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """Somebody at the start page."""
    return visitors.new()


@pytest.fixture
def frail_page(tabs: Tabs, frail_server: Server) -> Iterator[Page]:
    """Somebody at the start page of a server that may be stopped."""
    coming = Visitors(tabs, frail_server)
    yield coming.new()
    assert coming.leave() == []
