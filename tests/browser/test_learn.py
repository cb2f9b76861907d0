"""Learning: a lesson of each game that is followed, left and found again; and the rules to read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, WIDE, Visitors
from tests.browser.looking import nothing_found
from tests.browser.walking import TABLE, at_table, nothing_sideways

COACHED = "[data-coached]"

IN_SIGHT = """(coached) => {
  const shown = document.querySelectorAll(coached);
  if (shown.length !== 1) return false;
  const {top} = shown[0].getBoundingClientRect();
  return document.querySelector(".coach").getBoundingClientRect().bottom <= top && top < innerHeight;
}"""
"""Whether the coach stands above what it points at, and both are on the screen."""


def title(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("Coach|Guide")).get_by_role("heading")


def press_keys_for(page: Page) -> None:
    """What the coach points at, done without a mouse."""
    control = page.locator(COACHED).first
    verb, number = control.get_attribute("data-act"), control.get_attribute("data-number")
    if verb or number:
        page.keyboard.press(verb[0] if verb else number or "")
    else:
        control.focus()
        page.keyboard.press("Enter")


def test_onirim_is_learnt_by_keyboard(visitors: Visitors) -> None:
    page = visitors.new("/learn/onirim")
    for said, presses in [
        ("You look for eight Doors", 2),
        ("Never the same symbol twice running", 2),
        ("A Door comes out of the deck", 1),
        ("The third blue room", 2),
        ("Three in a row", 1),
        ("A Nightmare", 1),
        ("A key can look ahead", 2),
    ]:
        expect(title(page)).to_have_text(said)
        for n in range(presses):
            expect(page.locator(f"{COACHED}[data-act]" if n else f"{COACHED}:not([data-act])")).to_have_count(1)
            press_keys_for(page)
    expect(title(page)).to_have_text("The Prophecy")
    page.locator(f"{COACHED}[data-text='drop xn']").focus()
    page.keyboard.press("Enter")
    other = page.locator(".order [data-text='drop xn']")
    expect(other).to_have_count(1)
    other.focus()
    for _ in range(3):
        page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(f"{COACHED}[data-confirm]")).to_be_enabled()
    press_keys_for(page)
    expect(title(page)).to_have_text("You know enough")
    expect(page.locator("[aria-label$=': 2 Doors']")).to_be_attached()
    page.get_by_role("button", name="Play a real game").click()
    page.wait_for_url(TABLE)
    at_table(page, "Onirim")
    expect(title(page)).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_labyrinth_is_learnt_to_the_last_treasure_and_home(visitors: Visitors, size: dict[str, int]) -> None:
    page = visitors.new("/learn/labyrinth", viewport=size)
    for said, first in [
        ("The maze moves", "[data-turned]"),
        ("The maze moves", "[data-arrow=nb]"),
        ("Then walk", "[data-cell='45']"),
        ("Let yourself be carried", "[data-arrow=nd]"),
        ("Across the whole board", "[data-cell='2']"),
        ("One arrow is barred", "[data-turned]"),
        ("One arrow is barred", "[data-arrow=nd]"),
        ("Your third treasure", "[data-cell='20']"),
        ("And home", "[data-arrow=e4]"),
        ("The last steps", "[data-cell='0']"),
    ]:
        expect(title(page)).to_have_text(said)
        expect(page.locator(f"{first}{COACHED}")).to_be_visible()
        nothing_sideways(page)
        page.locator(first).click()
    expect(title(page)).to_have_text("You are home")


def test_the_coach_never_covers_what_it_points_at(visitors: Visitors) -> None:
    page = visitors.new("/learn/onirim", viewport=PHONE, has_touch=True, is_mobile=True)
    for _ in range(8):
        page.wait_for_function(IN_SIGHT, arg=COACHED)
        mark = page.locator(COACHED).evaluate("one => one.dataset.act ?? one.dataset.text ?? one.dataset.card")
        page.locator(COACHED).tap()
        expect(page.locator(f"{COACHED}[data-act='{mark}'], {COACHED}[data-card='{mark}']")).to_have_count(0)


def test_whoever_does_something_else_is_still_spoken_to_and_can_go_back(visitors: Visitors) -> None:
    page = visitors.new("/learn/onirim")
    expect(title(page)).to_have_text("You look for eight Doors")
    page.locator(".pick[data-card=gs]").click()
    page.locator("[data-act=discard]").click()
    expect(title(page)).to_have_text("Play a card or discard one")
    expect(page.get_by_role("button", name="Begin the lesson again")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(title(page)).to_have_text("You look for eight Doors")


def test_a_lesson_is_found_again_and_can_be_left(visitors: Visitors) -> None:
    page = visitors.new()
    expect(page.get_by_text("New here?")).to_be_visible()
    page.get_by_role("link", name="Learn Onirim by playing").click()
    page.wait_for_url("**/learn/onirim")
    page.locator(".pick[data-card=bm]").first.click()
    page.locator("[data-act=play]").click()
    expect(title(page)).to_have_text("Never the same symbol twice running")
    page.reload()
    expect(title(page)).to_have_text("Never the same symbol twice running")
    page.get_by_role("region", name="Coach").get_by_role("link", name="To the start page").click()
    expect(page.get_by_text("New here?")).to_have_count(0)
    page.get_by_role("link", name=re.compile("Onirim, first steps")).click()
    expect(title(page)).to_have_text("Never the same symbol twice running")
    page.get_by_role("link", name="Play without the coach").click()
    page.wait_for_url(TABLE)
    at_table(page, "Onirim")
    expect(title(page)).to_have_count(0)
    expect(page.locator(COACHED)).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "locale", "heading", "last"),
    [
        ("onirim", "en-GB", "Onirim: the rules", "All together"),
        ("onirim", "fr-FR", "Onirim\u00a0: les règles", "Tout ensemble"),
        ("labyrinth", "en-GB", "Labyrinth: the rules", "Alone"),
        ("labyrinth", "fr-FR", "Labyrinth\u00a0: les règles", "En solitaire"),
    ],
)
def test_the_rules_are_read_in_both_languages(
    visitors: Visitors, game: str, locale: str, heading: str, last: str
) -> None:
    page = visitors.new(f"/rules/{game}", locale=locale, viewport=PHONE)
    expect(page.get_by_role("heading", level=1, name=heading)).to_be_visible()
    nothing_sideways(page)
    assert page.locator("main").get_by_text("page-learn").count() == 0
    contents = page.locator("nav ol a")
    assert contents.all_inner_texts() == page.locator("article h2").all_inner_texts()
    page.get_by_role("link", name=last).click()
    expect(page.locator("article h2").last).to_be_in_viewport()
    expect(page.locator("article h2").last).to_be_focused()


def test_a_link_leads_to_a_section_and_a_table_is_not_lost_for_reading(visitors: Visitors) -> None:
    page = visitors.new("/rules/onirim#towers")
    expect(page.get_by_role("heading", level=2, name="The Towers")).to_be_in_viewport()
    page.goto("/")
    page.get_by_role("button", name=re.compile("Onirim")).click()
    at_table(page, "Onirim")
    page.get_by_role("button", name="Menu", exact=True).click()
    with page.context.expect_page() as opened:
        page.get_by_role("dialog").get_by_role("link", name="Rules").click()
    expect(opened.value.get_by_role("heading", level=1, name="Onirim: the rules")).to_be_visible()
    at_table(page, "Onirim")


@pytest.mark.parametrize(
    ("path", "size"),
    [("/rules/onirim", WIDE), ("/rules/labyrinth", PHONE), ("/learn/onirim", PHONE), ("/learn/labyrinth", WIDE)],
)
def test_axe_finds_nothing(visitors: Visitors, path: str, size: dict[str, int]) -> None:
    page = visitors.new(path, viewport=size)
    if path.startswith("/learn"):
        expect(page.locator(COACHED)).to_be_visible()
    else:
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    nothing_found(page)
