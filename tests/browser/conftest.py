"""What the tests of the page share: a real server and a real browser for all of them, and new visitors for each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from dedale.server.settings import STATIC
from tests.browser.chromium import FLAGS, chromium
from tests.browser.serving import Server
from tests.combinations import QUICK
from tests.luck import SEED

collect_ignore_glob = ["test_*.py"] if QUICK else []
"""A quick run opens no browser."""

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 300_000
"""Milliseconds until something that should happen is given up: only what hangs takes so long, on any machine."""

expect.set_options(timeout=PATIENCE)

OF_THE_NETWORK = ("Failed to load resource", "WebSocket", "Cross-Origin-Opener-Policy")
"""What a browser says of a server that refuses or is gone, which the page says too, or that is met over plain HTTP."""


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


class Visitors:
    """People at browsers of their own; what goes wrong in any of them fails the test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self._contexts: list[BrowserContext] = []
        self.trouble: list[str] = []
        """Exceptions in a page, and what it refused for its own safety."""

    def somebody(self, **wishes: Any) -> Page:
        """Somebody new, who has not yet come to a page."""
        usual = {"viewport": WIDE, "locale": "en-GB", "base_url": self._server.address, "reduced_motion": "reduce"}
        context = self._browser.new_context(**(usual | wishes))
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        page.on("console", self._hear)
        return page

    def new(self, path: str = "/", **wishes: Any) -> Page:
        """Somebody new, who opens an address of the server."""
        page = self.somebody(**wishes)
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
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
    """Whoever comes to the page in a test."""
    coming = Visitors(browser, server)
    yield coming
    coming.leave()
    assert coming.trouble == []


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """Somebody at the start page."""
    return visitors.new()


@pytest.fixture
def frail_page(browser: Browser, frail_server: Server) -> Iterator[Page]:
    """Somebody at the start page of a server that may be stopped."""
    coming = Visitors(browser, frail_server)
    yield coming.new()
    coming.leave()
    assert coming.trouble == []
