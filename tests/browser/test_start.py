"""The start page: two clicks to a game, what was left, what can be chosen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visitors
from tests.browser.walking import arrived, at_table, give_up, nothing_sideways, open_labyrinth, open_onirim

FIRST_LOAD = 250_000
"""The most bytes that the start page may cost, compressed, with fonts and drawings."""


def test_one_click_on_a_door_is_a_game_of_onirim(page: Page) -> None:
    open_onirim(page)
    at_table(page, "Onirim")


def test_one_click_on_the_other_is_a_game_of_labyrinth(page: Page) -> None:
    open_labyrinth(page)
    at_table(page, "Labyrinth")


def test_a_phone_has_both_doors_and_one_button(visitors: Visitors) -> None:
    page = visitors.new(viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("radio", name="Labyrinth").check()
    nothing_sideways(page)
    page.get_by_role("button", name=re.compile("Open this door")).tap()
    arrived(page)
    at_table(page, "Labyrinth")
    nothing_sideways(page)


def test_what_is_left_can_be_gone_on_with(page: Page) -> None:
    code = open_onirim(page)
    at_table(page, "Onirim")
    page.get_by_role("link", name="To the start page").click()
    page.get_by_role("link", name=re.compile("Your turn")).click()
    assert arrived(page) == code
    at_table(page, "Onirim")


def test_a_game_that_is_over_can_be_had_again_with_the_same_deal_and_looked_at(page: Page) -> None:
    code = open_onirim(page)
    give_up(page)
    page.get_by_role("dialog").get_by_role("button", name="The same deal again").click()
    page.wait_for_url(lambda address: code not in address)
    again = arrived(page)
    deals = [page.request.get(f"/api/tables/{one}").json()["commitment"] for one in (code, again)]
    assert deals[0] == deals[1]
    page.goto("/")
    page.get_by_role("region", name="Played lately").get_by_role("link", name="Onirim, alone lost").click()
    expect(page).to_have_url(re.compile(f"/t/{code}/review"))


def test_expansions_say_what_they_do_and_how_hard_they_are(page: Page) -> None:
    hard = page.get_by_text(re.compile("of 100 such games"))
    before = hard.inner_text()
    page.get_by_role("button", name="Towers").click()
    expect(page.get_by_text("Twelve Towers join the deck")).to_be_visible()
    page.get_by_role("radio", name="Ruins").check()
    expect(page.get_by_text("Nightmares shake even a standing Rampart")).to_be_visible()
    expect(hard).not_to_have_text(before)
    code = open_onirim(page)
    assert page.request.get(f"/api/tables/{code}").json()["options"]["towers"] == "ruins"
    page.goto("/")
    page.get_by_role("link", name="What is this: The Towers").click()
    expect(page.locator("#towers h2")).to_be_focused()
    expect(page.locator("#towers")).to_be_in_viewport()


def test_pawns_are_given_to_people_and_bots(page: Page) -> None:
    page.get_by_label("Who has the yellow pawn").select_option("hard")
    page.get_by_label("Who has the blue pawn").select_option("free")
    code = open_labyrinth(page)
    told = page.request.get(f"/api/tables/{code}").json()
    assert told["options"]["pawns"] == ["red", "yellow"]
    assert [(seat["kind"], seat["level"]) for seat in told["seats"]] == [("person", None), ("bot", "hard")]


def test_the_language_changes_at_once_and_stays(page: Page) -> None:
    page.get_by_role("radio", name="Français").check()
    expect(page.get_by_text("Quelle porte")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.get_by_text("Quelle porte")).to_be_visible()


def test_a_browser_that_speaks_french_is_spoken_to_in_french(visitors: Visitors) -> None:
    page = visitors.new(locale="fr-CA")
    expect(page.get_by_text("Quelle porte")).to_be_visible()


def test_the_theme_changes_at_once_and_stays(page: Page) -> None:
    page.get_by_role("radio", name="Parchment").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "parchment")
    page.reload()
    expect(page.get_by_role("radio", name="Parchment")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-theme", "parchment")


def test_the_first_load_is_small(visitors: Visitors) -> None:
    page = visitors.new(never_here=True)
    expect(page.get_by_role("button", name=re.compile("Onirim"))).to_be_visible()
    page.wait_for_load_state("networkidle")
    sent: int = page.evaluate(
        "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]"
        ".reduce((sum, entry) => sum + entry.encodedBodySize, 0)"
    )
    assert 50_000 < sent <= FIRST_LOAD
