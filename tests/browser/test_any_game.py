"""A game that comes with a package and brings no screens is played on the page, and not one line of ours names it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, WIDE, Visitors, luck_text
from tests.browser.looking import nothing_found
from tests.browser.serving import Server
from tests.browser.tabs import Tabs
from tests.browser.walking import nothing_sideways
from tests.examples.outside import install_examples

MOST_CHOICES = 60
DESKTOP = {"viewport": WIDE}
HELD = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def wider_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which the examples are installed."""
    folder = tmp_path_factory.mktemp("examples")
    install_examples(folder, folder / "site")
    serving = Server(tmp_path_factory.mktemp("wider"), site=folder / "site")
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def guests(tabs: Tabs, wider_server: Server, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    wider_server.rehearse(luck_text(request))
    coming = Visitors(tabs, wider_server)
    yield coming
    assert coming.leave() == []


def choices(page: Page) -> Locator:
    return page.locator("[data-choice]")


def open_game(page: Page, players: str, second: str) -> None:
    page.locator("[data-game=pearls]").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name=players, exact=True).check(force=True)
    sheet.get_by_role("combobox").first.select_option(second)
    sheet.get_by_role("button", name="Open this door").click()
    page.wait_for_url(re.compile("/t/"))


def play_on(page: Page) -> None:
    """Choose the first that is offered until the game is over: the log has grown with each choice."""
    result = page.get_by_role("dialog", name="The game is over")
    for _ in range(MOST_CHOICES):
        expect(choices(page).first.or_(result)).to_be_visible()
        if result.is_visible():
            return
        asked = page.locator(".choices").inner_text(), page.locator(".plain").inner_text()
        choices(page).first.click()
        page.wait_for_function(
            "([asked, table]) => document.querySelector('.choices')?.innerText !== asked || "
            "document.querySelector('.plain')?.innerText !== table",
            arg=list(asked),
        )
    raise AssertionError("The game does not end.")


@pytest.mark.parametrize("wishes", [DESKTOP, HELD], ids=["desktop", "phone"])
def test_it_is_played_to_the_end_with_a_bot_a_hint_a_replay_and_an_analysis(
    wishes: dict[str, Any], guests: Visitors
) -> None:
    page = guests.new(**wishes)
    open_game(page, "2", "easy")
    expect(page.get_by_role("heading", name="Pearls", level=1)).to_be_visible()
    expect(choices(page).first).to_be_visible()
    nothing_sideways(page)
    nothing_found(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("Best:")
    expect(page.locator(".choices .hinted")).to_have_count(1)
    hint.get_by_role("button", name="Close").click()
    play_on(page)
    page.get_by_role("link", name="Look at the game again").click()
    page.wait_for_url(re.compile("/review$"))
    slider = page.get_by_role("slider", name="Place in the game")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(page.locator(".plain")).to_be_visible()
    page.get_by_role("button", name="Look the game through").click()
    expect(page.get_by_role("heading", name="Moments that mattered")).to_be_visible()
    nothing_sideways(page)


def test_at_one_screen_a_curtain_falls_between_two(guests: Visitors) -> None:
    page = guests.new()
    open_game(page, "2", "here")
    expect(page.get_by_role("heading", name="Pass the screen to Player 1")).to_be_visible()
    page.get_by_role("button", name="I am Player 1").click()
    choices(page).first.click()
    expect(page.get_by_role("heading", name="Pass the screen to Player 2")).to_be_visible()
    page.get_by_role("button", name="I am Player 2").click()
    expect(page.locator(".back")).to_have_count(1)


def test_two_play_by_a_link_in_two_languages(guests: Visitors) -> None:
    page = guests.new()
    open_game(page, "2", "open")
    other = guests.new(page.url, locale="fr-FR")
    other.get_by_role("button", name="Prendre place").click()
    expect(page.get_by_role("region", name="Player 1")).to_be_visible()
    choices(page).first.click()
    expect(choices(other).first).to_be_visible()
    expect(other.get_by_role("heading", name="Perles", level=1)).to_be_visible()


def test_no_source_knows_the_example_by_name() -> None:
    project = Path(__file__).parents[2]
    sources = [
        file
        for folder, kinds in {"src/dedale": ("py", "pxd", "ftl"), "web/src": ("ts", "svelte", "css")}.items()
        for kind in kinds
        for file in (project / folder).rglob(f"*.{kind}")
    ]
    assert len(sources) > 400
    assert [file for file in sources if "pearls" in file.read_text().lower()] == []
