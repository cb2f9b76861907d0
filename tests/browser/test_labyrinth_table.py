"""The Labyrinth table: whole games by mouse, by keyboard and by thumb; several people; what stays hidden."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visitors
from tests.browser.labyrinth_hand import ARROWS, CELLS, Hand, Keyboard, Mouse, Thumb, all_there, seat_found
from tests.browser.looking import nothing_found
from tests.browser.seating import EASY, LEA, TOM, Made, enter, new_table
from tests.browser.walking import nothing_sideways

MEDIUM: dict[str, Any] = {"kind": "bot", "level": "medium"}
"""Ends a game of one card within a few turns, whatever is dealt and however the other plays."""

NO_HURRY = "no-preference"
"""Motion as it is for most people; the other tests ask for less of it."""


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """Somebody who has not yet come to a page."""
    return visitors.somebody()


def sit(page: Page, *seats: dict[str, Any], **options: Any) -> Made:
    """A new table for these seats; the first one begins."""
    return new_table(page, "labyrinth", *seats, **{"first": 0, **options})


def new_game(page: Page, *seats: dict[str, Any], **options: Any) -> None:
    code, tokens = sit(page, *seats, **options)
    enter(page, code, *tokens)


def ended(page: Page) -> None:
    """The end is told, with the pawn that is home and what everybody found."""
    ending = page.locator(".labyrinth .over")
    expect(ending.get_by_role("heading")).to_have_text(re.compile(r"home$"))
    expect(ending.get_by_role("listitem")).to_have_count(page.locator("[data-seat]").count())


def test_a_whole_game_by_mouse(visitors: Visitors) -> None:
    page = visitors.somebody(reduced_motion=NO_HURRY)
    new_game(page, LEA, MEDIUM, cards=1)
    Mouse(page).play()
    ended(page)


def test_a_whole_game_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.somebody()
    new_game(page, LEA, MEDIUM, cards=1)
    all_there(page)
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.locator("[data-arrow]:focus").count():
            break
    Keyboard(page).play()
    ended(page)


def test_a_whole_game_on_a_phone(visitors: Visitors) -> None:
    page = visitors.somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    new_game(page, LEA, MEDIUM, cards=1)
    all_there(page)
    nothing_sideways(page)
    targets = page.locator("[data-arrow]:visible, .athand button:visible, [data-cell]:visible").all()
    boxes = [box for target in targets if (box := target.bounding_box())]
    assert len(boxes) > CELLS
    assert all(min(box["width"], box["height"]) >= 44 for box in boxes)
    Thumb(page).play()
    ended(page)


def test_young_players_see_all_cards(visitors: Visitors) -> None:
    page = visitors.somebody()
    new_game(page, LEA, EASY, cards=2, young=True)
    expect(page.locator(".open li")).to_have_count(2)
    expect(page.locator('[data-seat="1"] [aria-label^="still to find"]')).to_have_count(2)
    expect(page.locator("[data-card]")).to_have_count(0)
    nothing_found(page)
    assert_plays_one_turn(Mouse(page))
    assert Mouse(page).my_turn()


def test_alone_turns_are_counted_and_pushes_taken_back(page: Page) -> None:
    new_game(page, LEA, cards=24)
    hand = Mouse(page)
    board = cells(page)
    hand.make_push(hand.best_push(["the owl"]))
    expect(page.locator("[data-stay]:visible")).to_be_visible()
    assert cells(page) != board
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator("[data-turned]")).to_be_visible()
    assert cells(page) == board
    hand.make_push(hand.best_push(["the owl"]))
    page.get_by_role("button", name="Stay where you are").click()
    expect(page.locator('[data-seat="0"] .count')).to_contain_text("1 turn")
    assert seat_found(page, 0) in (0, 1)


def test_the_board_in_words(page: Page) -> None:
    new_game(page, LEA, EASY, cards=3)
    home = page.get_by_role("gridcell", name=re.compile("^row 1, column a: "))
    expect(home).to_have_accessible_name("row 1, column a: corner open to east and south, your start cell, your pawn")
    skull = page.get_by_role(
        "gridcell", name=re.compile("^row 1, column c: fork open to east, south and west, the skull")
    )
    expect(skull).to_be_attached()
    expect(page.get_by_role("gridcell")).to_have_count(CELLS)
    arrows = page.get_by_role("toolbar", name="Arrows round the board").get_by_role("button")
    expect(arrows).to_have_count(len(ARROWS))
    page.locator('[data-arrow="e4"]').focus()
    expect(page.get_by_text(re.compile(r"^\d+ cells? in reach"), exact=False).first).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator('[data-arrow="e4"]')).to_have_attribute("aria-pressed", "false")


def test_the_arrow_where_the_tile_came_out_is_barred(page: Page) -> None:
    new_game(page, LEA, cards=3)
    page.locator('[data-arrow="nd"]').hover()
    page.locator('[data-arrow="nd"]').click()
    page.get_by_role("button", name="Stay where you are").click()
    barred = page.locator('[data-arrow="sd"]')
    expect(barred).to_have_accessible_name("Arrow below column d, barred: the last push came out there")
    expect(barred).to_have_attribute("aria-disabled", "true")
    barred.click(force=True)
    expect(page.locator("[data-turned]")).to_be_visible()
    expect(page.locator("[data-push]")).to_have_count(0)


def test_the_card_is_nowhere_until_it_is_held(page: Page) -> None:
    new_game(page, LEA, EASY, cards=3)
    section = page.get_by_role("region", name="You are looking for…")
    expect(page.locator("[data-card] .name")).to_be_visible()  # against bots it lies open
    section.get_by_label("Keep it open").uncheck()
    page.reload()
    expect(section.get_by_label("Keep it open")).not_to_be_checked()
    hidden = section.aria_snapshot()
    assert "#tr-" not in section.inner_html()
    treasure = Mouse(page).card()
    assert Keyboard(page).card() == Thumb(page).card() == treasure
    assert "#tr-" not in section.inner_html()
    assert section.aria_snapshot() == hidden
    assert not re.search(rf"\bthe {treasure}\b", hidden)
    expect(page.get_by_role("list", name="The game so far")).not_to_contain_text(treasure)
    page.keyboard.down("c")
    expect(section.get_by_role("status")).to_have_text(f"the {treasure}")
    page.keyboard.up("c")
    expect(section.get_by_role("status")).to_have_text("")
    section.get_by_label("Keep it open").check()
    expect(page.locator("[data-card] .name")).to_be_visible()


def test_a_curtain_between_two_at_one_screen(page: Page) -> None:
    new_game(page, LEA, {"kind": "you", "name": "Tom"}, cards=2)
    opener = page.get_by_role("button", name=re.compile("I am"))
    opener.click()
    assert_plays_one_turn(Mouse(page))
    expect(opener).to_be_visible()
    assert page.locator("[data-card]").count() == 0
    assert page.locator("[data-cell]").count() == 0
    opener.click()
    expect(page.locator('[data-seat="1"]')).to_have_attribute("aria-current", "true")
    expect(page.locator("[data-card] .name")).to_have_count(0)
    expect(page.get_by_label("Keep it open")).to_have_count(0)
    assert_plays_one_turn(Mouse(page))
    expect(opener).to_be_visible()


def test_two_browsers_one_of_them_cut_off(visitors: Visitors) -> None:
    lea, tom = visitors.somebody(), visitors.somebody()
    code, tokens = sit(lea, LEA, TOM, cards=3)
    enter(lea, code, tokens[0])
    enter(tom, code, tokens[1])
    expect(tom.locator(".waits")).to_be_visible()
    tom.close()
    expect(lea.locator('[data-seat="1"]')).to_contain_text("away")
    assert_plays_one_turn(Mouse(lea))
    expect(lea.locator(".waits")).to_contain_text("Tom pushes a tile")
    back = tom.context.new_page()
    back.goto(f"/t/{code}")
    assert_plays_one_turn(Mouse(back))
    expect(lea.locator("[data-turned]")).to_be_visible()
    assert cells(lea) != []
    assert sides(cells(lea)) == sides(cells(back))


def test_the_words_change_with_the_language(page: Page) -> None:
    new_game(page, LEA, EASY, cards=3)
    expect(page.get_by_role("heading", name="Your tile")).to_be_visible()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("radio", name="Français").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Votre plaque")).to_be_visible()
    expect(page.locator('[data-arrow="nb"]')).to_have_accessible_name("Flèche au-dessus de la colonne b")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_axe_finds_nothing_while_a_turn_is_made(visitors: Visitors, phone: bool) -> None:
    page = visitors.somebody(viewport=PHONE, has_touch=True, is_mobile=True) if phone else visitors.somebody()
    new_game(page, LEA, EASY, EASY, EASY, cards=3)
    page.locator('[data-arrow="w2"]').focus()
    expect(page.locator('[data-arrow="w2"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.down("c")
    nothing_found(page)
    page.keyboard.up("c")
    page.locator("[data-push]:visible").click()
    expect(page.locator("[data-stay]:visible")).to_be_visible()
    page.locator("[data-cell].open").last.focus()
    nothing_found(page)


def cells(page: Page) -> list[str]:
    """The names of all cells."""
    expect(page.locator("[data-cell]")).to_have_count(CELLS)
    return [str(cell.get_attribute("aria-label")) for cell in page.locator("[data-cell]").all()]


def sides(names: list[str]) -> list[str]:
    """The tiles of cells, without who stands there."""
    return [name.split(", ")[1] for name in names]


def assert_plays_one_turn(hand: Hand) -> None:
    assert hand.my_turn()
    hand.turn()
