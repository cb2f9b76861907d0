"""Requests over HTTP that do not get through for a while, so that something else comes first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, Route


@contextmanager
def held(page: Page, addresses: str) -> Iterator[None]:
    """While this lasts, what the page asks of these addresses waits."""
    waiting: list[Route] = []

    def wait(route: Route) -> None:
        waiting.append(route)

    page.route(addresses, wait)
    yield
    for route in waiting:
        route.continue_()
    page.unroute(addresses)
