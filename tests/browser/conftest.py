"""What the tests of the page share: a real server, a real browser, and a new visitor for each test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from dedale.server.settings import STATIC
from tests.browser.chromium import FLAGS, chromium
from tests.browser.serving import Server

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000
"""Milliseconds until a page that should show something is given up: long, as machines may be busy."""

expect.set_options(timeout=PATIENCE)

OF_THE_NETWORK = ("Failed to load resource", "WebSocket", "Cross-Origin-Opener-Policy")
"""What a browser says of a server that refuses or is gone, which the page says too, or that is met over plain HTTP."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server with the built page, on a new store."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("The page is not built; say: make page", pytrace=False)
    serving = Server(tmp_path_factory.mktemp("server"))
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium. Of a module and no longer: while it runs, no other test could run an event loop."""
    try:
        program = chromium()
    except RuntimeError as trouble:
        pytest.fail(str(trouble), pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield started
        started.close()


class Visitors:
    """People at browsers of their own; what goes wrong in any of them fails the test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self._contexts: list[BrowserContext] = []
        self.trouble: list[str] = []
        """Exceptions in a page, and what it refused for its own safety."""

    def new(self, path: str = "/", **wishes: Any) -> Page:
        """Somebody new, who opens an address of the server."""
        usual = {"viewport": WIDE, "locale": "en-GB", "base_url": self._server.address, "reduced_motion": "reduce"}
        context = self._browser.new_context(**(usual | wishes))
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        page.on("console", self._hear)
        page.goto(path)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(words in message.text for words in OF_THE_NETWORK):
            self.trouble.append(message.text)

    def leave(self) -> None:
        for context in self._contexts:
            with suppress(Exception):
                context.close()


@pytest.fixture
def visitors(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """Whoever comes to the page in a test."""
    server.deal_for(request.node.nodeid)
    coming = Visitors(browser, server)
    yield coming
    coming.leave()
    assert coming.trouble == []


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """Somebody at the start page."""
    return visitors.new()
