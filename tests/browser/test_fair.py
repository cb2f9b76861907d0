"""Fair among people, as they see it: invitations, seats taken back, watchers, where a deal comes from, giving up."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visitors
from tests.browser.seating import LEA, TOM, enter, new_table
from tests.browser.walking import at_table, give_up, nothing_sideways, open_onirim

OPEN: dict[str, Any] = {"kind": "open"}


def make(page: Page, game: str, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A table as the server made it, with its invitations unanswered."""
    answer = page.request.post("/api/tables", data={"game": game, "seats": list(seats)} | more)
    assert answer.status == 201, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def see_seats(page: Page) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Who sits where").click()


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def test_an_invitation_is_answered_once_and_leaves_the_address(visitors: Visitors) -> None:
    host = visitors.new()
    made = make(host, "labyrinth", LEA, TOM)
    code, [invited] = made["table"], made["invitations"]
    link = f"/t/{code}#invitation={invited['invitation']}"
    enter(host, code, made["seats"][0]["token"])
    expect(host.get_by_role("heading", name="One seat is free")).to_be_visible()
    expect(host.get_by_text("is invited")).to_be_visible()
    friend, thief = visitors.new(link), visitors.new(link, viewport=PHONE)
    for page in (friend, thief):
        expect(page.get_by_text("A fresh deal: nobody knows it.")).to_be_visible()
        expect(page).to_have_url(re.compile(rf"/t/{code}$"))
    sit_down(friend, "Thomas")
    for page in (host, friend):
        at_table(page, "Labyrinth")
        expect(page.get_by_text("Thomas", exact=True)).to_be_visible()
    sit_down(thief, "Mallory")
    expect(thief.get_by_role("alert")).to_have_text(re.compile("sat down with this invitation already"))
    nothing_sideways(thief)
    thief.get_by_role("button", name="Watch only").click()
    at_table(thief, "Labyrinth")
    for page in (host, friend):
        expect(page.get_by_text("One person watches")).to_be_attached()
    friend.reload()
    at_table(friend, "Labyrinth")
    expect(friend.get_by_role("button", name="Hint")).to_be_visible()


def test_a_stranger_without_the_invitation_watches(visitors: Visitors) -> None:
    host = visitors.new()
    made = make(host, "labyrinth", LEA, TOM)
    stranger = visitors.new(f"/t/{made['table']}")
    at_table(stranger, "Labyrinth")
    expect(stranger.get_by_role("button", name="Sit down")).to_have_count(0)


def test_the_seat_of_one_who_left_is_freed_in_the_open_and_taken_by_another(visitors: Visitors) -> None:
    host, friend = visitors.new(), visitors.new()
    code, [mine, other] = new_table(host, "labyrinth", LEA, TOM)
    enter(host, code, mine)
    enter(friend, code, other)
    for page in (host, friend):
        at_table(page, "Labyrinth")
    see_seats(host)
    expect(host.get_by_text("is here")).to_be_visible()
    expect(host.get_by_role("button", name="Free the seat")).to_have_count(0)
    friend.goto("/")
    host.get_by_role("button", name="Free the seat").click()
    expect(host.get_by_role("heading", name="One seat is free")).to_be_visible()
    newcomer = visitors.new(f"/t/{code}")
    sit_down(newcomer, "Zoé")
    at_table(newcomer, "Labyrinth")
    for page in (host, newcomer):
        at_table(page, "Labyrinth")
        expect(page.get_by_text("Nobody sits in seat 2 now.").first).to_be_attached()
    friend.goto(f"/t/{code}")
    expect(friend.get_by_role("heading", name="This link opens no seat")).to_be_visible()
    friend.get_by_role("button", name=re.compile("table")).click()
    at_table(friend, "Labyrinth")
    expect(friend.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_deal_that_was_played_before_is_marked_before_anybody_sits_down(visitors: Visitors) -> None:
    host = visitors.new()
    first = open_onirim(host)
    at_table(host, "Onirim")
    give_up(host)
    made = make(host, "onirim", LEA, OPEN, same_deal_as=first)
    friend = visitors.new(f"/t/{made['table']}")
    expect(friend.get_by_text(re.compile(f"The same deal as at table {first}"))).to_be_visible()
    expect(friend.get_by_text(re.compile("counts in no statistics"))).to_be_visible()


def test_one_of_three_gives_up_looks_on_and_the_others_play(visitors: Visitors) -> None:
    host, leaver = visitors.new(), visitors.new()
    code, tokens = new_table(host, "labyrinth", LEA, TOM, TOM | {"name": "Zoé"})
    enter(host, code, tokens[0])
    enter(leaver, code, tokens[1])
    for page in (host, leaver):
        at_table(page, "Labyrinth")
    leaver.get_by_role("button", name="Menu", exact=True).click()
    leaver.get_by_role("button", name="Give up", exact=True).click()
    dialog = leaver.get_by_role("dialog", name="Give up")
    expect(dialog.get_by_text("a bot plays on in your seat")).to_be_visible()
    dialog.get_by_role("button", name="Give up", exact=True).click()
    for page in (host, leaver):
        expect(page.get_by_text("gave up; a bot plays on").first).to_be_visible()
    expect(leaver.get_by_role("button", name="Hint")).to_have_count(0)
    expect(host.get_by_role("button", name="Hint")).to_be_visible()
    expect(host.get_by_text("One person watches")).to_be_attached()
    expect(leaver.get_by_role("button", name="Sit down")).to_have_count(0)
    leaver.goto("/statistics")
    expect(leaver.get_by_text("Labyrinth").first).to_be_visible()


def test_of_two_the_other_has_won(visitors: Visitors) -> None:
    host, leaver = visitors.new(), visitors.new()
    code, [mine, other] = new_table(host, "labyrinth", LEA, TOM)
    enter(host, code, mine)
    enter(leaver, code, other)
    at_table(leaver, "Labyrinth")
    give_up(leaver)
    expect(leaver.get_by_role("dialog").get_by_text("Tom gave up: Léa wins.")).to_be_visible()
