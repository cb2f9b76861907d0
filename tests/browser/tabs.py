"""Tabs that go from one visitor to the next, emptied in between: most of what a visit costs is a new process for it."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from typing import Any
from weakref import WeakSet

from playwright.sync_api import Browser, ConsoleMessage, Error, Page

PATIENCE = 300_000
"""Milliseconds until something that should happen is given up: only what hangs takes so long, on any machine."""

OF_THE_NETWORK = ("Failed to load resource", "WebSocket", "Cross-Origin-Opener-Policy")
"""What a browser says of a server that refuses or is gone, which the page says too, or that is met over plain HTTP."""

PLAIN = "/theme.js"
"""An address of the server where the page itself does not run, and so keeps nothing either."""

FORGET = "localStorage.clear(); sessionStorage.clear()"

UNPAINTED = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("use { visibility: hidden !important }");
  document.adoptedStyleSheets = [sheet];
}"""
"""Keeps drawings in their places without painting them, which is a third of all that a browser without a graphics card
does. No test of the page looks at what they show: those of the drawings do."""

_altered: WeakSet[Page] = WeakSet()


def alter(page: Page) -> Page:
    """Say of a page that it is listened to, or made to behave unlike others: nobody else gets its tab."""
    _altered.add(page)
    return page


class Tab:
    """A tab of a browser that knows nothing of others, and what went wrong in it."""

    def __init__(self, browser: Browser, wishes: dict[str, Any]) -> None:
        self.wishes = wishes
        self.trouble: list[str] = []
        """Exceptions in a page, and what it refused for its own safety."""
        self._context = browser.new_context(**wishes)
        self._context.set_default_timeout(PATIENCE)
        if wishes["reduced_motion"] == "reduce":  # whoever wishes for all motion sees all drawings too
            self._context.add_init_script(UNPAINTED)
        self.page = self._context.new_page()
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(words in message.text for words in OF_THE_NETWORK):
            self.trouble.append(message.text)

    @property
    def as_new(self) -> bool:
        """Whether nothing was done to it that cannot be undone."""
        return self._context.pages == [self.page] and self.page not in _altered

    def empty(self) -> None:
        """Leave nothing of whoever was there."""
        self.page.unroute_all()
        self.page.mouse.move(0, 0)
        self.page.goto(PLAIN)
        self.page.evaluate(FORGET)
        self.page.set_viewport_size(self.wishes["viewport"])
        self._context.clear_cookies()
        session = self._context.new_cdp_session(self.page)
        session.send("Page.resetNavigationHistory")
        session.detach()
        self.trouble.clear()

    def close(self) -> None:
        with suppress(Error):
            self._context.close()


class Tabs:
    """The tabs of a browser that nobody sits at now, by what was wished of them."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: defaultdict[str, list[Tab]] = defaultdict(list)

    def new(self, wishes: dict[str, Any]) -> Tab:
        return Tab(self._browser, wishes)

    def take(self, wishes: dict[str, Any]) -> Tab:
        """One that somebody left, or a new one."""
        idle = self._idle[_named(wishes)]
        return idle.pop() if idle else self.new(wishes)

    def give_back(self, tab: Tab) -> None:
        """For whoever comes next and wishes the same."""
        if tab.as_new:
            tab.empty()
            self._idle[_named(tab.wishes)].append(tab)
        else:
            tab.close()


def _named(wishes: dict[str, Any]) -> str:
    return repr(sorted(wishes.items(), key=lambda wish: wish[0]))
