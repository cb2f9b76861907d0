"""How a person gives each sort of answer at the Onirim table, with the mouse; and what the page then has to send."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from dedale.onirim.cards import CODES
from dedale.onirim.decisions import ANSWERS

Gesture = Callable[[Page, str], list[str]]
"""Gives an answer, and says which choices that stands for, in order."""


def give(page: Page, kind: str, text: str) -> list[str]:
    """Answer a decision of this kind; the choices that the page has to send."""
    gesture = cast if text.startswith("cast ") else GESTURES[kind]
    sent = gesture(page, text)
    if page.locator("[data-dare]").count():
        page.locator("[data-dare]").click()
    return sent


def control(page: Page, text: str) -> Locator:
    """The first thing in sight that stands for a choice: on the sheet if there is one."""
    named = f'[data-text="{text}"]:visible'
    found = page.locator(f'.sheet {named}, .sheet [data-listed="{text}"]')
    return (found if found.count() else page.locator(named)).first


def point(page: Page, text: str) -> list[str]:
    """Click what stands for it."""
    control(page, text).click()
    return [text]


def act(page: Page, text: str) -> list[str]:
    """Pick a card of the hand up, then say what to do with it."""
    verb, card = text.split()
    page.locator(f'.pick[data-card="{card}"]').first.click()
    page.locator(f"[data-act={verb}]:visible").click()
    return [text]


def cast(page: Page, text: str) -> list[str]:
    """Cast a spell, and pay with cards of the discard."""
    place = ".sheet" if page.locator(".sheet").count() else ".ask" if " at stop" in text else ".spells"
    page.locator(f'{place} [data-text="{text}"]').click()
    return [text, *_filled(page, "pay")]


def pool(page: Page, text: str) -> list[str]:
    """Choose a card out of a pile, and as many more as are asked for."""
    if page.locator(f'.sheet [data-listed="{text}"]').count():
        return point(page, text)
    control(page, text).click()
    return _filled(page, text.rsplit(" ", 1)[0])


def _filled(page: Page, verb: str) -> list[str]:
    """Choose until there are enough, and confirm."""
    confirm = page.locator("[data-confirm]")
    while confirm.is_disabled():
        page.locator('.sheet [data-text]:not([data-confirm]):not([data-left="0"])').first.click()
    chosen: list[str] = page.locator(".sheet .kind").evaluate_all(
        "kinds => kinds.flatMap(kind => Array(Number(kind.querySelector('.chosen')?.textContent ?? 0))"
        ".fill(kind.querySelector('[data-text]').dataset.text.split(' ').at(-1)))"
    )
    confirm.click()
    return [f"{verb} {code}" for code in sorted(chosen, key=CODES.index)]


def arrange(page: Page, text: str) -> list[str]:
    """Set a card apart if that is asked for, move one of the others, and confirm."""
    verb = text.split(maxsplit=1)[0]
    apart = [text] if verb in ("drop", "throw", "raise") else []
    if apart:
        page.locator(f'.order [data-text="{text}"]').first.click()
        expect(page.locator(".parted button")).to_have_count(1)
    shift = page.locator(".order .shift button:not([aria-disabled=true])")
    if shift.count():
        shift.last.click()
    order = [str(one.get_attribute("data-text")).split()[1] for one in page.locator(".order [data-text]").all()]
    page.locator("[data-confirm]").click()
    kept = ["keep rest"] if verb in ("throw", "keep") and order else []
    under = verb in ("raise", "under")
    laid = [f"under {code}" for code in order] if under else [f"put {code}" for code in reversed(order)]
    return [*apart, *kept, *laid[:-1]]


def swap_goals(page: Page, text: str) -> list[str]:
    """Choose one Goal, then another."""
    first = page.locator(f'.goals [data-text="{text}"]')
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    other = page.locator(f'.goals [data-text]:not([data-text="{text}"])').first
    numbers = sorted(int(str(goal.get_attribute("data-text")).split()[-1]) for goal in (first, other))
    other.click()
    return [f"swap goal {numbers[0]}", f"with goal {numbers[1]}"]


def swap_cards(page: Page, text: str) -> list[str]:
    """Choose a card of the own hand, then one of the shared ones; or let it be."""
    if text == "no swap":
        return point(page, text)
    page.locator(f'[data-text="{text}"]').click()
    other = page.locator('[data-text^="take "]').first
    taken = str(other.get_attribute("data-text"))
    other.click()
    return [text, taken]


GESTURES: dict[str, Gesture] = {
    **dict.fromkeys(ANSWERS, point),
    "main": act,
    **dict.fromkeys(("drop", "put", "happy-drop", "raise", "under"), arrange),
    **dict.fromkeys(("fetch", "pay", "key"), pool),
    "goal-first": swap_goals,
    "swap-give": swap_cards,
}
