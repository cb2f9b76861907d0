"""A hand that plays Onirim on the page with the controls that a person sees: with the mouse, the keys or a thumb."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page, expect

MOST_DECISIONS = 400
PATIENCE = 60_000
"""Milliseconds to wait for anything: long, as machines may be busy."""

ASKED = ".board[data-asked]"
"""The board, while the seat on the screen is to decide."""

DUE = f"{ASKED}, .board .ending, main:has(h1):not(:has(.board)) button.main"
"""What to wait for: a question, the end, or the curtain between two players."""


EAGER = ("fetch door", "door for key", "door for shared key", "nightmare reveal")


class Hand:
    """Answers whatever is asked until the game is over, and remembers the kinds of question it met."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = Random(seed)
        self.met: set[str] = set()

    def play(self, most: int = MOST_DECISIONS) -> bool:
        """Play; True once the game is over."""
        for _ in range(most):
            expect(self.page.locator(DUE).first).to_be_attached(timeout=PATIENCE)
            if self.page.locator(".board .ending").count():
                return True
            if self.page.locator(".board").count() == 0:
                self.press(self.page.locator("main button.main").first)
                continue
            self.answer()
        return False

    def answer(self) -> None:
        """Answer one question, or begin to."""
        board = self.page.locator(ASKED)
        kind = board.get_attribute("data-kind") or ""
        self.met.add(kind)
        if self.page.locator("[data-dare]").count():
            self.press(self.page.locator("[data-dare]"))
        elif kind == "main":
            self.act()
        elif self.page.locator("[data-confirm]").count():
            self.choose_set()
        else:
            self.press(self.some(self.page.locator("[data-text]:visible:not([aria-disabled=true]):not(.spell)")))

    def act(self) -> None:
        """Play a card of the hand if one fits, else discard one."""
        cards = self.page.locator(".pick:visible")
        order = list(range(cards.count()))
        self.chance.shuffle(order)
        for place in order:
            playable = self.playable(cards.nth(place))
            if playable and self.chance.random() < 0.85:
                self.pick_up(cards.nth(place))
                self.press(self.page.locator("[data-act=play]:visible"))
                return
        self.pick_up(cards.nth(order[0]))
        self.press(self.page.locator("[data-act=discard]:visible"))

    def playable(self, card: Locator) -> bool:
        """A card that cannot be played says why."""
        return "," not in (card.get_attribute("aria-label") or ",")

    def choose_set(self) -> None:
        """Choose cards until the whole may be confirmed."""
        confirm = self.page.locator("[data-confirm]")
        for _ in range(20):
            if confirm.is_enabled():
                break
            self.press(
                self.some(self.page.locator(".sheet [data-text]:visible:not([data-left='0']):not([data-confirm])"))
            )
        self.press(confirm)

    def some(self, controls: Locator) -> Locator:
        """One of several controls; Doors are taken where they are to be had, and Nightmares shorten the game."""
        for eager in EAGER:
            found = self.page.locator(f'.sheet [data-text="{eager}"]')
            if found.count():
                return found.first
        expect(controls.first).to_be_visible(timeout=PATIENCE)
        return controls.nth(self.chance.randrange(controls.count()))

    def pick_up(self, card: Locator) -> None:
        self.press(card)

    def press(self, control: Locator) -> None:
        raise NotImplementedError


class Mouse(Hand):
    """Points and clicks, without waiting until nothing moves: a click is accepted at any time."""

    def press(self, control: Locator) -> None:
        control.click(timeout=PATIENCE, force=True)


class Thumb(Hand):
    """Taps."""

    def press(self, control: Locator) -> None:
        control.tap(timeout=PATIENCE, force=True)


class Keyboard(Hand):
    """Types: numbers pick a card up, P and D play and discard it, Enter answers."""

    def pick_up(self, card: Locator) -> None:
        self.page.keyboard.press(card.get_attribute("data-number") or "1")

    def press(self, control: Locator) -> None:
        verb = control.get_attribute("data-act")
        if verb:
            self.page.keyboard.press(verb[0])
            return
        control.focus()
        self.page.keyboard.press("Enter")
