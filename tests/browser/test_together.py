"""Several people: by link, by code, at one screen, one too many; and a server that goes and comes back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.serving import Server
from tests.browser.walking import arrived, at_table, open_onirim


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def test_a_friend_joins_by_code(visitors: Visitors) -> None:
    host, friend = visitors.new(), visitors.new()
    code = open_onirim(host, "link")
    expect(host.get_by_role("heading", name="One seat is free")).to_be_visible()
    expect(host.get_by_text("can be reached from this computer only")).to_be_visible()
    friend.get_by_role("button", name="Join by code").click()
    friend.get_by_label("Code of the table").fill(f" {code[:4].upper()} {code[4:]} ")
    friend.get_by_role("button", name="To the table").click()
    assert arrived(friend) == code
    sit_down(friend, "Tom")
    for page in (host, friend):
        at_table(page, "Onirim")
    host.get_by_role("button", name="Menu", exact=True).click()
    host.get_by_role("button", name="Who sits where").click()
    expect(host.get_by_role("dialog").get_by_text("Tom", exact=True)).to_be_visible()


def test_whoever_comes_to_a_full_table_watches(visitors: Visitors) -> None:
    host = visitors.new()
    code = open_onirim(host, "link")
    friend, late = visitors.new(f"/t/{code}"), visitors.new(f"/t/{code}")
    expect(late.get_by_role("button", name="Sit down")).to_be_visible()
    sit_down(friend, "Tom")
    at_table(late, "Onirim")
    expect(late.get_by_role("button", name="Hint")).to_have_count(0)
    expect(late.get_by_role("region", name=re.compile("^Hand of [^:]+$"))).to_have_count(1)
    expect(late.get_by_role("region", name="Your hand")).to_have_count(0)
    refused = late.request.post(f"/api/tables/{code}/join", data={"name": "Late"})
    assert (refused.status, refused.json()["code"]) == (409, "table-full")


def test_a_curtain_hides_everything_between_two_at_one_screen(page: Page) -> None:
    open_onirim(page, "here", talk="silent")
    opener = page.get_by_role("button", name=re.compile("I am Player"))
    expect(opener).to_be_visible()
    assert "Play or discard" not in page.content()
    assert page.locator("[data-piece], use[href^='#card-']").count() == 0
    opener.click()
    at_table(page, "Onirim")
    expect(page.locator("[data-piece], use[href^='#card-']").first).to_be_attached()


def test_two_who_hide_nothing_need_no_curtain(page: Page) -> None:
    open_onirim(page, "here", talk="open")
    at_table(page, "Onirim")


def test_a_server_that_went_away_is_waited_for(frail_page: Page, frail_server: Server) -> None:
    page = frail_page
    open_onirim(page)
    at_table(page, "Onirim")
    frail_server.stop()
    lost = page.get_by_text("The connection is lost")
    expect(lost).to_be_visible()
    frail_server.start()
    expect(lost).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("radio", name="Français").check()
    expect(page.get_by_role("heading", name="Menu")).to_be_visible()
    expect(page.get_by_role("button", name="Abandonner")).to_be_visible()


def test_a_seat_is_handed_to_a_bot_and_taken_back(page: Page) -> None:
    open_onirim(page, "link")
    page.get_by_role("button", name="See the table meanwhile").click()
    at_table(page, "Onirim")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Who sits where").click()
    page.get_by_role("button", name="Hand it to a bot").click()
    page.get_by_role("button", name="Take it back").click()
    expect(page.get_by_role("button", name="Hand it to a bot")).to_be_visible()


def test_a_friend_is_invited_by_link_and_a_bot_takes_the_seat_of_one_who_does_not_come(page: Page) -> None:
    page.locator("input[value=link]").check()
    expect(page.get_by_text("you get a link and a code to send")).to_be_visible()
    code = open_onirim(page, "link")
    expect(page.get_by_label("Link to the table")).to_have_value(re.compile(f"/t/{code}$"))
    expect(page.get_by_text("dedale serve --lan")).to_be_visible()
    page.get_by_role("button", name="Let a bot play in seat 2").click()
    at_table(page, "Onirim")
    seats = page.request.get(f"/api/tables/{code}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot"]
