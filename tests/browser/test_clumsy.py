"""What people do that nobody meant them to: twice, at the wrong moment, in two tabs, in browsers that keep nothing."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, Visitors
from tests.browser.holding import held
from tests.browser.labyrinth_hand import Mouse as LabyrinthMouse
from tests.browser.looking import nothing_outside
from tests.browser.onirim_hand import ASKED, CHOICES, Mouse
from tests.browser.overhearing import Courier, Message, Overheard
from tests.browser.positions import Answer, positions
from tests.browser.seating import EASY, LEA, enter, new_table, table_of
from tests.browser.serving import Server
from tests.browser.tabs import alter
from tests.browser.walking import arrived, at_table, give_up, open_onirim

PROPHECY = Answer("drop", "drop")
HERE = {"kind": "you", "name": "Tom"}
LONG = "W" * 40
NO_STORAGE = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('', 'SecurityError'); }});"


def test_a_phone_in_the_house_plays(visitors: Visitors, server: Server, luck: Random) -> None:
    """Over plain HTTP a browser gives a page less than on the machine itself."""
    made = new_table(visitors.somebody(), "onirim", LEA)
    page = visitors.somebody(base_url=server.address.replace("127.0.0.1", "house.test"), viewport=PHONE)
    overheard = Overheard(page)
    enter(page, *_flat(made))
    assert page.evaluate("isSecureContext") is False
    Mouse(page, luck).step()
    overheard.until(lambda: overheard.acknowledged() == 1)


def test_whoever_sits_down_twice_has_one_seat(visitors: Visitors) -> None:
    host = visitors.somebody()
    code, _ = new_table(host, "labyrinth", LEA, {"kind": "open"}, {"kind": "open"})
    friend = visitors.new(f"/t/{code}")
    with held(friend, "**/join"):
        friend.get_by_role("button", name="Sit down").dblclick()
    expect(friend.get_by_role("heading", name="One seat is free")).to_be_visible()
    told = friend.request.get(f"/api/tables/{code}").json()
    assert [seat["kind"] for seat in told["seats"]] == ["person", "person", "open"]


def test_whoever_opens_a_door_twice_has_one_table(page: Page) -> None:
    with held(page, "**/api/tables"):
        page.get_by_role("button", name=re.compile("Onirim")).dblclick()
    code = arrived(page)
    at_table(page, "Onirim")
    give_up(page)
    with held(page, "**/api/tables*/**"):
        page.get_by_role("dialog").get_by_role("button", name="The same deal again").dblclick()
    page.wait_for_url(lambda address: code not in address)
    at_table(page, "Onirim")
    kept = page.evaluate("JSON.parse(localStorage['dedale.tables']).length")
    assert kept == 2


def test_a_card_is_played_once_however_often_it_is_clicked(visitors: Visitors) -> None:
    page = visitors.somebody()
    courier = Courier(page)
    enter(page, *_flat(new_table(page, "onirim", LEA)))
    expect(page.locator(ASKED)).to_be_attached()
    page.locator(".pick").first.click()
    courier.hold()
    page.locator("[data-act=discard]").dblclick()
    courier.until(lambda: courier.acknowledged() == 1)
    courier.let_go()
    expect(page.locator(ASKED)).to_be_attached()
    assert len(courier.moves()) == 1


def test_back_and_forward_in_the_middle_of_a_game(page: Page, luck: Random) -> None:
    code = open_onirim(page)
    at_table(page, "Onirim")
    page.go_back()
    expect(page.get_by_role("button", name="Join by code")).to_be_visible()
    page.go_forward()
    assert arrived(page) == code
    at_table(page, "Onirim")
    Mouse(page, luck).step()
    expect(page.locator(CHOICES)).to_have_count(1)


def test_two_tabs_with_one_seat(visitors: Visitors, luck: Random) -> None:
    page = visitors.somebody()
    code, tokens = new_table(page, "onirim", LEA)
    enter(page, code, *tokens)
    other = page.context.new_page()
    overheard = Overheard(other)
    other.goto(f"/t/{code}")
    for one in (page, other, page):
        Mouse(one, luck).decide()
        expect(one.locator(ASKED)).to_be_attached()
        made = one.locator(CHOICES).count()
        for tab in (page, other):
            expect(tab.locator(CHOICES)).to_have_count(made)
    assert overheard.rejected() == []


def test_what_was_begun_outlasts_a_hint_and_another_language(visitors: Visitors) -> None:
    """Cards that were put in order stay so: nothing at the table has changed."""
    page = visitors.somebody()
    enter(page, *_flat(table_of(page, positions()[PROPHECY].record)))
    page.locator(".order [data-text]").last.click()
    apart = page.locator(".parted button")
    expect(apart).to_have_count(1)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hint")).to_be_visible()
    expect(apart).to_have_count(1)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("radio", name="Français").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Confirmer")).to_be_enabled()
    expect(apart).to_have_count(1)


def test_a_drag_that_the_window_ends(visitors: Visitors, luck: Random) -> None:
    """The window changes its size while a card is held: it is in the hand again, and can be played."""
    page = visitors.somebody()
    enter(page, *_flat(new_table(page, "onirim", LEA)))
    expect(page.locator(ASKED)).to_be_attached()
    card = page.locator(".pick").first
    card.hover()
    page.mouse.down()
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] - 60)
    expect(page.locator(".rowbox.inviting")).to_have_count(1)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(page.locator(".board.compact")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".rowbox.inviting")).to_have_count(0)
    page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
    expect(page.locator(".board:not(.compact)")).to_be_visible()
    Mouse(page, luck).step()
    expect(page.locator(CHOICES)).to_have_count(1)


def test_a_curtain_stays_when_the_page_is_loaded_again(page: Page) -> None:
    open_onirim(page, "here", talk="silent")
    opener = page.get_by_role("button", name=re.compile("I am Player"))
    opener.click()
    at_table(page, "Onirim")
    page.reload()
    expect(opener).to_be_visible()
    assert page.locator("[data-piece]").count() == 0


def is_by_the_bot(message: Message) -> bool:
    """Whether a message tells of something that the bot in the second seat did."""
    return any(line["seat"] == 1 for line in message.get("log", ()))


@pytest.mark.parametrize("moment", ["before the own move is known", "before the bot's are known", "after all is known"])
def test_an_undo_while_a_bot_plays(visitors: Visitors, moment: str) -> None:
    """Whatever comes at the same moment: the person moves again, and the table goes on."""
    page = visitors.somebody()
    courier = Courier(page)
    enter(page, *_flat(new_table(page, "labyrinth", LEA, EASY, first=0, cards=3)))
    hand = LabyrinthMouse(page)
    assert hand.my_turn()
    sought = hand.sought()
    hand.make_push(hand.best_push(sought))
    expect(page.locator("[data-stay]:visible")).to_be_visible()
    if moment != "after all is known":
        courier.hold(is_by_the_bot if "bot" in moment else lambda _: True)
    hand.make_move(hand.best_cell(sought))
    courier.until(
        lambda: any(is_by_the_bot(one) and one.get("changes", {}).get("turn") == [0] for one in courier.heard)
    )
    if "all" in moment:
        assert hand.my_turn()
    page.keyboard.press("Control+z")
    if "bot" in moment:
        courier.until(lambda: len(courier.asked("undo")) == 1)
    courier.let_go()
    courier.until(lambda: bool(courier.asked("undo")) and courier.acknowledged() == 3)
    expect(page.locator("[data-stay]:visible")).to_be_visible()
    assert {one["code"] for one in courier.rejected()} == (set() if "all" in moment else {"stale"})
    expect(page.get_by_role("alert")).to_have_count(0)
    hand.make_move(hand.best_cell(sought))
    assert hand.my_turn()
    hand.turn()


def test_an_undo_that_is_not_to_be_had_is_refused_in_words(visitors: Visitors) -> None:
    page = visitors.somebody()
    enter(page, *_flat(new_table(page, "onirim", LEA)))
    expect(page.locator(ASKED)).to_be_attached()
    page.keyboard.press("u")
    expect(page.get_by_role("alert")).to_contain_text("nothing to take back")
    expect(page.locator(ASKED)).to_be_attached()


def test_the_end_comes_up_over_nothing_that_somebody_has_opened(page: Page) -> None:
    alter(page).clock.install()
    open_onirim(page)
    give_up(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.clock.run_for(60_000)
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.keyboard.press("Escape")
    page.clock.run_for(60_000)
    expect(page.get_by_role("button", name="Result")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_four_at_one_screen(visitors: Visitors) -> None:
    page = visitors.somebody()
    seats = [{"kind": "you", "name": name} for name in ("Ada", "Bea", "Cleo", "Dora")]
    code, tokens = new_table(page, "labyrinth", *seats, first=0, cards=2)
    enter(page, code, *tokens)
    hand = LabyrinthMouse(page)
    for name in ("Ada", "Bea", "Cleo", "Dora", "Ada"):
        opener = page.get_by_role("button", name=re.compile(f"I am {name}"))
        expect(opener).to_be_visible()
        assert page.locator("[data-card]").count() == 0
        opener.click()
        assert hand.my_turn()
        hand.turn()


@pytest.mark.parametrize("name", [LONG, "שלום עולם ומלואו", "🦉🌙✨", "<b>&amp;</b>", "a" * 12 + " " + "b" * 27])
def test_odd_names(visitors: Visitors, name: str) -> None:
    page = visitors.somebody()
    two = [{"kind": "you", "name": name}, {"kind": "you", "name": name[::-1]}]
    for game, options in (("onirim", {"talk": "open"}), ("labyrinth", {"cards": 2, "first": 0})):
        code, tokens = new_table(page, game, *two, **options)
        enter(page, code, *tokens)
        if game == "labyrinth":
            nothing_outside(page)
            page.locator("main button.main").click()
        at_table(page, game.title())
        nothing_outside(page)
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("button", name="Who sits where").click()
        expect(page.get_by_role("dialog").get_by_text(name, exact=True).first).to_be_visible()
        nothing_outside(page)


def test_a_browser_that_keeps_nothing(visitors: Visitors, luck: Random) -> None:
    page = visitors.somebody()
    alter(page).add_init_script(NO_STORAGE)
    page.goto("/")
    page.get_by_role("radio", name="Parchment").check()
    open_onirim(page)
    at_table(page, "Onirim")
    Mouse(page, luck).step()
    expect(page.locator(CHOICES)).to_have_count(1)
    page.get_by_role("link", name="To the start page").click()
    page.get_by_role("link", name=re.compile("Your turn")).click()
    at_table(page, "Onirim")


def test_a_browser_that_kept_something_else(visitors: Visitors) -> None:
    """What another program, or another version, left in the browser's store stops nobody."""
    page = visitors.new("/api/health")
    for key in ("dedale.tables", "dedale.settings", "dedale.onirim", "dedale.labyrinth"):
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, '[null, 3, {"code": 5}]'])
    page.goto("/")
    open_onirim(page)
    at_table(page, "Onirim")


DAMAGED = {
    "empty": b"",
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "another text": "Dear diary, today we played.\n".encode("utf-16"),
    "far too long": b"# " + b"x" * 300_000,
    "even longer": b"x" * 2_000_001,
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED)
def test_a_file_that_is_no_record(page: Page, tmp_path: Path, content: bytes) -> None:
    damaged = tmp_path / "record.txt"
    damaged.write_bytes(content)
    page.get_by_role("button", name="Open a saved game").click()
    page.get_by_label("A game saved as a file").set_input_files(damaged)
    expect(page.get_by_role("alert")).to_have_text(re.compile(r"\w+.*\.$"))
    assert page.url.endswith("/")


def test_a_record_that_was_changed_by_hand(page: Page, tmp_path: Path) -> None:
    record = positions()[PROPHECY].record
    changed = tmp_path / "record.txt"
    changed.write_text(record.replace("Léa", "Zoé"))
    page.get_by_role("button", name="Open a saved game").click()
    page.get_by_label("A game saved as a file").set_input_files(changed)
    expect(page.get_by_role("alert")).to_contain_text("Line")
    changed.write_text(record)
    page.get_by_label("A game saved as a file").set_input_files(changed)
    arrived(page)
    expect(page.locator(ASKED)).to_be_attached()


def test_a_reload_while_a_choice_is_on_its_way(visitors: Visitors, luck: Random) -> None:
    """The page that is loaded again shows what came of it, and the game goes on."""
    page = visitors.somebody()
    courier = Courier(page)
    enter(page, *_flat(new_table(page, "onirim", LEA)))
    hand = Mouse(page, luck)
    expect(page.locator(ASKED)).to_be_attached()
    courier.hold()
    hand.step()
    courier.until(lambda: len(courier.moves()) == 1)
    courier.drop()
    page.reload()
    expect(page.locator(CHOICES)).to_have_count(1)
    hand.decide()
    expect(page.locator(ASKED)).to_be_attached()
    assert courier.rejected() == []


def test_somebody_watches_and_cannot_touch(visitors: Visitors) -> None:
    host = visitors.somebody()
    code, tokens = new_table(host, "onirim", LEA, EASY, talk="silent")
    enter(host, code, *tokens)
    watcher = visitors.somebody()
    overheard = Overheard(watcher)
    watcher.goto(f"/t/{code}")
    at_table(watcher, "Onirim")
    for key in ("1", "p", "d", "Enter", "u", "h"):
        watcher.keyboard.press(key)
    watcher.evaluate("for (const card of document.querySelectorAll('.pick')) card.click()")
    assert {one["type"] for one in overheard.sent} <= {"hello", "ping"}


def _flat(made: tuple[str, list[str]]) -> list[str]:
    return [made[0], *made[1]]
