"""A hand that plays Onirim on the page with the controls that a person sees: with the mouse, the keys or a thumb."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page

MOST_DECISIONS = 600

ASKED = ".board[data-asked]"
"""The board, while the seat on the screen is to decide."""

SITUATION = """() => {
  if (document.querySelector(".board .ending")) return {at: "end"};
  const curtain = !document.querySelector(".board") && document.querySelector("main.centred section > button.main");
  if (curtain) return {at: "curtain"};
  const board = document.querySelector(".board[data-asked]");
  if (!board) return null;
  const seen = (selector) => [...board.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility() && one.ariaDisabled !== "true" && !one.disabled);
  return {
    at: "question",
    kind: board.dataset.kind,
    dare: seen("[data-dare]").length > 0,
    confirm: board.querySelector("[data-confirm]")?.disabled ?? null,
    free: seen(".sheet [data-text]:not([data-left='0']):not([data-confirm])").map((one) => one.dataset.text),
    answers: seen("[data-text]:not(.spell)").map((one) => one.dataset.text),
    cards: seen(".pick").map((one) => ({card: one.dataset.card, number: one.dataset.number, label: one.ariaLabel})),
  };
}"""
"""What is asked on the screen, and what is there to answer with; null while nothing is."""

CHOICES = "ol li.choice"
"""The lines of the log that tell of choices."""

DUE = f"""([lines, made]) => {{
  const situation = ({SITUATION})();
  return document.querySelectorAll(lines).length > made ? {{at: "made"}} : situation;
}}"""
"""What is asked, until the log tells of another choice."""

EAGER = ("fetch door", "door for key", "door for shared key", "nightmare reveal")
"""Doors are taken where they are to be had, and Nightmares shorten the game."""


FOCUS = """(control) => {
  const focused = document.activeElement;
  const moved = window.focusedBefore !== focused;
  window.focusedBefore = focused;
  return [focused.matches(control), moved];
}"""
"""Whether a control has the focus, and whether the focus moved since this was last asked."""

MOST_ARROWS = 40
MOST_PRESSES = 160


class Hand:
    """Answers whatever is asked until the game is over, and remembers what it met."""

    def __init__(self, page: Page, luck: Random) -> None:
        self.page = page
        self.chance = luck
        self.met: set[str] = set()
        self.curtains = 0

    def play(self) -> bool:
        """Play; True once the game is over."""
        return any(not self.step() for _ in range(MOST_DECISIONS))

    def step(self) -> bool:
        """Wait for a question and answer it, or begin to; False once the game is over."""
        return self.answer(self.page.wait_for_function(SITUATION).json_value())

    def decide(self) -> None:
        """Answer until a choice is made, as the log beside the table tells it: some answers take several presses."""
        made = self.page.locator(CHOICES).count()
        while True:
            due = self.page.wait_for_function(DUE, arg=[CHOICES, made]).json_value()
            if due["at"] == "made" or not self.answer(due):
                return

    def look(self) -> Any:
        """What is asked now, if anything is."""
        return self.page.evaluate(SITUATION)

    def answer(self, situation: dict[str, Any]) -> bool:
        if situation["at"] == "end":
            return False
        if situation["at"] == "curtain":
            self.curtains += 1
            self.press("main.centred section > button.main")
            return True
        self.met.add(situation["kind"])
        if situation["dare"]:
            self.press("[data-dare]")
        elif situation["kind"] == "main" and not situation["free"]:
            self.act(situation["cards"])
        elif situation["confirm"] is False:
            self.press("[data-confirm]")
        elif situation["confirm"]:
            self.press(f'.sheet [data-text="{self.chance.choice(situation["free"])}"]')
        else:
            eager = [text for text in EAGER if text in situation["answers"]]
            self.press(f'[data-text="{(eager or [self.chance.choice(situation["answers"])])[0]}"]')
        return True

    def act(self, cards: list[dict[str, str]]) -> None:
        """Play a card of the hand if one fits, else discard one; a card that cannot be played says why."""
        self.chance.shuffle(cards)
        playable = [one for one in cards if "," not in one["label"]]
        chosen = (playable or cards)[0]
        self.pick_up(chosen["card"], chosen["number"])
        self.press(f"[data-act={'play' if playable else 'discard'}]")

    def pick_up(self, card: str, number: str) -> None:
        self.press(f'.pick[data-card="{card}"]')

    def press(self, control: str) -> None:
        """Use a control, told by a selector."""
        raise NotImplementedError


class Mouse(Hand):
    """Points and clicks, without waiting until nothing moves: a click is accepted at any time."""

    def press(self, control: str) -> None:
        self.page.locator(f"{control}:visible").first.click(force=True)


class Thumb(Hand):
    """Taps."""

    def press(self, control: str) -> None:
        self.page.locator(f"{control}:visible").first.tap(force=True)


class Keyboard(Hand):
    """Types, and nothing else: numbers pick a card up, P and D play and discard it; arrows and Tab lead to the rest."""

    def pick_up(self, card: str, number: str) -> None:
        self.page.keyboard.press(number)

    def press(self, control: str) -> None:
        if control.startswith("[data-act="):
            self.page.keyboard.press(control[10])
            return
        arrows = True
        for presses in range(MOST_PRESSES):
            there, moved = self.page.evaluate(FOCUS, control)
            if there:
                self.page.keyboard.press("Enter")
                return
            arrows &= presses == 0 or (moved and presses < MOST_ARROWS)
            self.page.keyboard.press("ArrowRight" if arrows else "Tab")
        raise AssertionError(f"No key leads to {control}.")


def together(*hands: Hand) -> None:
    """Several at their own screens play to the end, each when they are asked."""
    for _ in range(MOST_DECISIONS * len(hands)):
        due = [(hand, situation) for hand in hands if (situation := hand.look())]
        if len(due) == len(hands) and all(situation["at"] == "end" for _, situation in due):
            return
        for hand, situation in due:
            hand.answer(situation)
        if not due:
            hands[0].page.wait_for_timeout(20)
    raise AssertionError("The game does not end.")
