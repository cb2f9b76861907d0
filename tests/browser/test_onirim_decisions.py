"""Every decision of Onirim, with every expansion, alone and for two: answered on the page in every way it can be."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from dedale.onirim.decisions import ANSWERS
from dedale.onirim.game import GAME
from tests.browser.conftest import PHONE, WIDE, Visitors
from tests.browser.looking import in_other_words, nothing_found, nothing_outside, texts_of
from tests.browser.onirim_gestures import GESTURES, give
from tests.browser.onirim_hand import ASKED
from tests.browser.overhearing import Overheard
from tests.browser.positions import Answer, Position, answers, positions
from tests.browser.seating import table_of
from tests.browser.serving import Server
from tests.browser.tabs import Tabs

FOLLOW = """(address) => {
  const link = Object.assign(document.createElement("a"), {href: address});
  document.body.append(link);
  link.click();
  link.remove();
}"""
"""Follows a link within the page, which is not loaded anew."""


class Seated:
    """Somebody who comes to one table after the other."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.overheard = Overheard(page)

    def come(self, position: Position) -> None:
        """Sit down where a decision is due."""
        self.page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
        code, tokens = table_of(self.page, position.record)
        self.page.evaluate(FOLLOW, f"/t/{code}#token={tokens[position.seat]}")
        expect(self.page).to_have_url(re.compile(rf"/t/{code}$"))
        expect(self.page.locator(f'{ASKED}[data-kind="{position.kind}"]')).to_be_attached()
        self.overheard.forget()

    def speak(self, language: str) -> None:
        """Choose a language in the menu."""
        self.page.locator(".tools .round").click()
        self.page.locator(f"dialog input[value={language}]").check()
        self.page.keyboard.press("Escape")
        expect(self.page.locator("html")).to_have_attribute("lang", language)


@pytest.fixture(scope="module")
def everybody(tabs: Tabs, shared_server: Server) -> Iterator[Visitors]:
    coming = Visitors(tabs, shared_server)
    yield coming
    coming.leave()


@pytest.fixture(scope="module")
def guest(everybody: Visitors) -> Seated:
    """One guest for all decisions: their browser has loaded the page already."""
    return Seated(everybody.new())


@pytest.fixture(autouse=True)
def nothing_goes_wrong(everybody: Visitors, server: Server) -> Iterator[None]:
    """In no test, each with its own luck."""
    yield
    assert everybody.trouble == []


def test_every_decision_of_the_engine_has_a_position_and_a_gesture() -> None:
    assert set(positions()) == set(answers())
    assert set(GESTURES) == set(ANSWERS)


@pytest.mark.parametrize("answer", answers(), ids=lambda answer: f"{answer.kind}-{answer.sort}".replace(" ", "-"))
def test_an_answer_is_given(guest: Seated, answer: Answer) -> None:
    position = positions()[answer]
    guest.come(position)
    expected = give(guest.page, answer.kind, position.of(answer.sort))
    guest.overheard.until(lambda: guest.overheard.acknowledged() >= len(expected))
    assert [GAME.text(action) for action in guest.overheard.moves()] == expected
    assert guest.overheard.rejected() == []


@pytest.mark.parametrize("kind", ANSWERS)
def test_a_decision_is_there_for_everybody(guest: Seated, kind: str) -> None:
    """In both languages, on a desk and on a phone, in every theme; what confirms it never has to be looked for."""
    met = [one for answer, one in positions().items() if answer.kind == kind]
    guest.come(max(met, key=lambda position: len(position.choices)))
    for choice in guest.page.locator("[data-text]:visible").all():
        assert choice.evaluate("one => one.ariaLabel || one.textContent.trim()")
    english = texts_of(guest.page)
    nothing_found(guest.page)
    nothing_outside(guest.page, WIDE)
    for size in ({"width": 1280, "height": 720}, PHONE):
        nothing_outside(guest.page, size)
        for confirm in guest.page.locator("[data-confirm]:visible").all():
            expect(confirm).to_be_in_viewport(ratio=1)
    nothing_found(guest.page, themes=["night"])
    guest.speak("fr")
    in_other_words(guest.page, english)
    nothing_outside(guest.page, PHONE, WIDE)
    guest.speak("en")
