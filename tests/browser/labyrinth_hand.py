"""A hand that plays Labyrinth on the page: it reads what a person can see or hear there, and points, types or taps."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

ARROWS = ("nb", "nd", "nf", "e2", "e4", "e6", "sf", "sd", "sb", "w6", "w4", "w2")
CELLS = 49
MOST_TURNS = 200

LOOK_AT_PUSHES = """async ({arrows, sought}) => {
  const settled = () => new Promise((done) => setTimeout(done, 0));
  let best = null;
  for (const arrow of arrows) {
    const button = document.querySelector(`[data-arrow="${arrow}"]`);
    if (button.getAttribute("aria-disabled") === "true") continue;
    button.focus();
    await settled();
    const names = [...document.querySelectorAll("[data-cell]")].map((cell) => cell.ariaLabel);
    const reach = names.filter((name) => name.endsWith("reachable"));
    if (reach.some((name) => sought.some((one) => name.includes(one)))) return arrow;
    if (!best || reach.length > best.reach) best = {arrow, reach: reach.length};
  }
  return best.arrow;
}"""
"""Looks at the pushes of the tile as it lies by focusing the arrows: the first that brings what is sought within reach,
or the one that opens most."""


class Hand:
    """Plays the seat on the screen. How a choice is made is for the ways of playing to say."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def play(self) -> None:
        """Play to the end of the game."""
        for _ in range(MOST_TURNS):
            if not self.my_turn():
                break
            self.turn()
        expect(self.page.locator(".labyrinth .over")).to_be_attached()

    def my_turn(self) -> bool:
        """Wait for the own push; False once the game is over."""
        due = self.page.locator(".labyrinth [data-turned], .labyrinth .over")
        expect(due.first).to_be_attached()
        if self.page.locator(".labyrinth .over").count():
            return False
        all_there(self.page)
        return True

    def turn(self) -> None:
        """One turn: a push that brings what is sought within reach if there is one, and a move there or near it."""
        sought = self.sought()
        self.make_push(self.best_push(sought))
        expect(self.page.locator("[data-stay]:visible")).to_be_visible()
        self.make_move(self.best_cell(sought))

    def sought(self) -> list[str]:
        """What the cells of the treasures sought are called, or the own start cell."""
        if self.page.locator(".homeward").count():
            return ["your start cell"]
        if self.page.locator(".open li").count():
            return [f"the {name.strip()}" for name in self.page.locator(".open li").all_text_contents()]
        lying_open = self.page.locator("[data-card] .name")
        return [f"the {lying_open.inner_text().lower() if lying_open.count() else self.card()}"]

    def card(self) -> str:
        """The treasure on the card, seen while it is held."""
        raise NotImplementedError

    def turn_tile(self) -> None:
        raise NotImplementedError

    def make_push(self, arrow: str) -> None:
        raise NotImplementedError

    def make_move(self, cell: int) -> None:
        raise NotImplementedError

    def best_push(self, sought: list[str]) -> str:
        """The arrow to push at, after a quarter turn of the tile."""
        self.turn_tile()
        arrow: str = self.page.evaluate(LOOK_AT_PUSHES, {"arrows": ARROWS, "sought": sought})
        self.page.keyboard.press("Escape")
        return arrow

    def best_cell(self, sought: list[str]) -> int:
        names = [str(cell.get_attribute("aria-label")) for cell in self.page.locator("[data-cell]").all()]
        goals = [cell for cell, name in enumerate(names) if any(one in name for one in sought)]
        reach = [cell for cell, name in enumerate(names) if name.endswith("reachable")]

        def off(cell: int) -> int:
            return min((abs(cell // 7 - goal // 7) + abs(cell % 7 - goal % 7) for goal in goals), default=0)

        return min(reach, key=off)


class Mouse(Hand):
    """Points and clicks."""

    def card(self) -> str:
        self.page.locator("[data-card]").hover()
        self.page.mouse.down()
        name = self.page.locator("[data-card] .name").inner_text()
        self.page.mouse.up()
        expect(self.page.locator("[data-card] .name")).to_have_count(0)
        return name.lower()

    def turn_tile(self) -> None:
        self.page.locator("[data-turned]").click()

    def make_push(self, arrow: str) -> None:
        button = self.page.locator(f'[data-arrow="{arrow}"]')
        self.come_to(button)
        expect(button).to_have_attribute("aria-pressed", "true")
        button.click()

    def make_move(self, cell: int) -> None:
        square = self.page.locator(f'[data-cell="{cell}"]')
        self.come_to(square)
        square.click()

    def come_to(self, target: Locator) -> None:
        """Point at something from elsewhere: a pointer that lies there already shows nothing."""
        self.page.mouse.move(0, 0)
        target.hover()


class Keyboard(Hand):
    """Uses no mouse: the focus follows the steps of a turn."""

    def card(self) -> str:
        self.page.keyboard.down("c")
        name = self.page.locator("[data-card] .name").inner_text()
        self.page.keyboard.up("c")
        expect(self.page.locator("[data-card] .name")).to_have_count(0)
        return name.lower()

    def turn_tile(self) -> None:
        self.page.keyboard.press("e")

    def make_push(self, arrow: str) -> None:
        button = self.page.locator(f'[data-arrow="{arrow}"]')
        self.walk_to(f'[data-arrow="{arrow}"]', "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
        if button.get_attribute("aria-pressed") == "false":  # the focus was there, and the preview had been left
            self.page.keyboard.press("Enter")
        expect(button).to_have_attribute("aria-pressed", "true")
        self.page.keyboard.press("Enter")

    def make_move(self, cell: int) -> None:
        expect(self.page.locator("[data-cell]:focus")).to_have_count(1)
        for _ in range(60):
            here = int(str(self.page.locator("[data-cell]:focus").get_attribute("data-cell")))
            if here == cell:
                self.page.keyboard.press("Enter")
                return
            down, right = cell // 7 - here // 7, cell % 7 - here % 7
            key = ("ArrowDown" if down > 0 else "ArrowUp") if down else ("ArrowRight" if right > 0 else "ArrowLeft")
            self.page.keyboard.press(f"Shift+{key}")
        raise AssertionError(f"The keys did not lead to the cell {cell}.")

    def walk_to(self, wanted: str, *clockwise: str) -> None:
        """Round the board with the arrow keys, side by side."""
        for _ in range(14):
            name = str(self.page.locator("[data-arrow]:focus").get_attribute("data-arrow"))
            if wanted == f'[data-arrow="{name}"]':
                return
            self.page.keyboard.press(clockwise["nesw".index(name[0])])
        raise AssertionError(f"The keys did not lead to {wanted}.")


class Thumb(Hand):
    """Taps on a phone: the first tap shows, the second or the gold button makes it."""

    def card(self) -> str:
        self.page.locator("[data-card]").dispatch_event("pointerdown", {"pointerId": 1, "pointerType": "touch"})
        name = self.page.locator("[data-card] .name").inner_text()
        self.page.locator("[data-card]").dispatch_event("pointerup", {"pointerId": 1, "pointerType": "touch"})
        expect(self.page.locator("[data-card] .name")).to_have_count(0)
        return name.lower()

    def turn_tile(self) -> None:
        self.page.locator("[data-turned]").tap()

    def make_push(self, arrow: str) -> None:
        self.page.locator(f'[data-arrow="{arrow}"]').tap()
        expect(self.page.locator("[data-turned]")).to_be_attached()
        expect(self.page.locator(f'[data-arrow="{arrow}"]')).to_have_attribute("aria-pressed", "true")
        self.page.locator(".dock [data-push]").tap()

    def make_move(self, cell: int) -> None:
        square = self.page.locator(f'[data-cell="{cell}"]')
        square.tap()
        expect(self.page.locator("[data-stay]:visible")).to_be_visible()
        square.tap()


def all_there(page: Page) -> None:
    """Wait for cells and arrows, which come when the board is painted."""
    expect(page.locator("[data-cell]")).to_have_count(CELLS)
    expect(page.locator("[data-arrow]")).to_have_count(len(ARROWS))


def seat_found(page: Page, seat: int) -> int:
    """How many treasures a seat has found, as the panel says it."""
    text = page.locator(f'[data-seat="{seat}"] .count').inner_text()
    counted = re.search(r"\d+", text)
    assert counted is not None
    return int(counted[0])
