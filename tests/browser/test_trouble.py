"""What is wrong is said, and what to do about it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.serving import Server
from tests.browser.walking import arrived, at_table, give_up, open_onirim


def test_a_wrong_link(visitors: Visitors) -> None:
    page = visitors.new("/t/zzzzzzzz")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="To the start page").last.click()
    expect(page.get_by_role("heading", name="Dédale")).to_be_visible()


def test_a_wrong_code(page: Page) -> None:
    page.get_by_role("button", name="Join by code").click()
    page.get_by_label("Code of the table").fill("zzzzzzzz")
    page.get_by_role("button", name="To the table").click()
    expect(page.get_by_text("There is no table “zzzzzzzz”; check the link.")).to_be_visible()


def test_a_token_of_another_table_opens_no_seat(visitors: Visitors) -> None:
    code = open_onirim(visitors.new(), "link")
    other = visitors.new(f"/t/{code}#token={'A' * 22}")
    expect(other.get_by_role("heading", name="This link opens no seat")).to_be_visible()
    assert "#" not in other.url
    other.get_by_role("button", name="Look at the table").click()
    expect(other.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_bad_link_takes_no_good_seat_away(page: Page) -> None:
    code = open_onirim(page)
    at_table(page, "Onirim")
    page.evaluate(f"location.hash = 'token={'A' * 22}'")
    expect(page.get_by_role("heading", name="This link opens no seat")).to_be_visible()
    assert "#" not in page.url
    page.get_by_role("button", name="Look at the table").click()
    at_table(page, "Onirim")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.goto(f"/t/{code}#token={'B' * 22}")
    expect(page.get_by_role("heading", name="This link opens no seat")).to_be_visible()
    page.goto(f"/t/{code}")
    at_table(page, "Onirim")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()


def test_a_link_with_a_token_brings_a_seat_to_another_screen_and_leaves_the_address(visitors: Visitors) -> None:
    host = visitors.new()
    wish = {"game": "onirim", "seats": [{"kind": "you", "name": "Léa"}]}
    made = host.request.post("/api/tables", data=wish).json()
    other = visitors.new(f"/t/{made['table']}#token={made['seats'][0]['token']}")
    at_table(other, "Onirim")
    assert arrived(other) == made["table"]
    expect(other.get_by_role("button", name="Hint")).to_be_visible()


def test_a_record_is_saved_and_opened_again(page: Page, tmp_path: Path) -> None:
    code = open_onirim(page)
    give_up(page)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    saved = tmp_path / "record.txt"
    saving.value.save_as(saved)
    page.goto("/")
    page.get_by_role("button", name="Open a saved game").click()
    page.get_by_label("A game saved as a file").set_input_files(saved)
    page.wait_for_url(lambda address: address.endswith("/review") and code not in address)
    page.get_by_role("link", name="To the table").click()
    at_table(page, "Onirim")
    expect(page.get_by_role("button", name="Result")).to_be_visible()


def test_a_damaged_record(page: Page, tmp_path: Path) -> None:
    damaged = tmp_path / "record.txt"
    damaged.write_text("dedale record 1\nhalf a")
    page.get_by_role("button", name="Open a saved game").click()
    page.get_by_label("A game saved as a file").set_input_files(damaged)
    expect(page.get_by_role("alert")).to_contain_text("Line")


def test_a_server_that_is_not_there(frail_page: Page, frail_server: Server) -> None:
    expect(frail_page.get_by_role("button", name="Join by code")).to_be_visible()
    frail_server.stop()
    frail_page.get_by_role("button", name=re.compile("Onirim")).click()
    expect(frail_page.get_by_text("The server does not answer")).to_be_visible()
    frail_server.start()
    open_onirim(frail_page)
    at_table(frail_page, "Onirim")
