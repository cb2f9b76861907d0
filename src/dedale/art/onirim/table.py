"""A whole position of Onirim as a picture, from what a seat sees; no words, only cards and numbers."""

from __future__ import annotations

from collections.abc import Sequence

from dedale.art.numerals import number
from dedale.art.onirim.sprite import sprite
from dedale.art.picture import Picture, picture
from dedale.art.svg import box, group, line, paint, put
from dedale.art.themes import DEFAULT
from dedale.onirim.view import GoalView, View

WIDTH, MARGIN, GAP = 1180, 30, 12
SMALL, MIDDLE, LARGE = 84, 104, 132
"""How wide a card is among the Doors, in a row, in a hand; it is 1.4 times as high."""

PILES = 210
"""How much room the deck and the piles take at the left."""

CHAMBERS = ("s", "m", "k")


def draw_table(view: View, theme: str = DEFAULT) -> Picture:
    """From the top: Doors; Goals, Towers and Premonitions if any; piles and rows; what is looked at; hands."""
    bands = [_doors(view), _beside(view), _rows(view), _looked(view), _hands(view)]
    parts, y = "", float(MARGIN)
    for drawing, height in bands:
        if height:
            parts += group(drawing, transform=f"translate(0 {y:g})")
            y += height + 2 * GAP
    height = y - 2 * GAP + MARGIN
    ground = box(0, 0, WIDTH, height, "felt-mid") + put("ground", 0, 0, WIDTH, height, preserveAspectRatio="none")
    return picture(ground + parts + _verdict(view, height), (WIDTH, height), sprite().pieces, theme)


def _doors(view: View) -> tuple[str, float]:
    """The Doors that each has, and outlines for those still to find."""
    seats = len(view.doors)
    each = 2 if seats == 1 else 1
    out, x = "", (WIDTH - 8 * SMALL - 7 * GAP - 3 * GAP) / 2
    for owner, doors in enumerate(view.doors):
        for i, room in enumerate("rbgn"):
            have = doors.count(f"{room}d")
            for place in range(max(each, have)):
                out += _card(f"{room}d-open", x, 0, SMALL) if place < have else _slot(room, x, 0, SMALL)
                x += SMALL + GAP
            x += GAP if seats == 1 or (owner == 0 and i == 3) else 0
    return out, SMALL * 1.4


def _beside(view: View) -> tuple[str, float]:
    """Goals, Towers and Premonitions, as far as they are in play."""
    codes = [*_goals(view.goals), *view.towers, *view.premonitions]
    return (_line(codes, MARGIN, WIDTH - 2 * MARGIN, SMALL), SMALL * 1.4) if codes else ("", 0)


def _goals(goals: Sequence[GoalView]) -> list[str]:
    codes: list[str] = []
    for goal in goals:
        first = f"goal-{goal.goal[0]}1"
        codes.append("goal-back" if not goal.up else first if first not in codes else f"goal-{goal.goal[0]}2")
    return codes


def _rows(view: View) -> tuple[str, float]:
    """Deck, Limbo and discard with their numbers, and beside them a row for each player."""
    limbo, discard = sum(view.limbo.values()), sum(view.discard.values())
    height = max(MIDDLE * 1.4 + 60, len(view.rows) * (MIDDLE * 1.4 + GAP) - GAP)
    stack = "".join(_card("back", MARGIN + 6 - i * 3, 6 - i * 3, MIDDLE) for i in range(3 if view.deck.count else 0))
    known = next(iter(view.deck.top), None)
    if known:
        stack += _card(known, MARGIN, 0, MIDDLE)
    piles = stack or _empty(MARGIN, 0, MIDDLE)
    piles += number(view.deck.count, MARGIN + MIDDLE / 2, MIDDLE * 1.4 + 16, 34, "text")
    for i, (name, count) in enumerate(
        (("em-limbo", limbo), ("em-discard", discard), ("em-nightmare", _nightmares(view)))
    ):
        y = 8 + i * 52
        ink = "dread" if name == "em-nightmare" else "text-3"
        piles += put(name, MARGIN + MIDDLE + 18, y, 32, 32, color=paint(ink)) + number(
            count, MARGIN + MIDDLE + 76, y + 5, 24, "text"
        )
    room = WIDTH - 2 * MARGIN - PILES
    rows = "".join(
        _line(row, MARGIN + PILES, room, MIDDLE, y=i * (MIDDLE * 1.4 + GAP)) + _series(view, i, len(row), room)
        for i, row in enumerate(view.rows)
    )
    return piles + rows, height


def _nightmares(view: View) -> int:
    return view.unseen.get("xn", 0)


def _series(view: View, owner: int, cards: int, room: float) -> str:
    """A gold line under the cards of the running series."""
    length = view.series[owner].length
    if not length or not cards:
        return ""
    step = _step(cards, room, MIDDLE)
    left = MARGIN + PILES + (cards - length) * step
    right = MARGIN + PILES + (cards - 1) * step + MIDDLE
    y = owner * (MIDDLE * 1.4 + GAP) + MIDDLE * 1.4 + 7
    return line(f"M{left + 4:g} {y:g}H{right - 4:g}", "accent", 4, stroke_linecap="round")


def _looked(view: View) -> tuple[str, float]:
    """The cards of a Prophecy, an incantation, a look at the deck."""
    codes = [code or "back" for code in view.looked]
    return (_line(codes, MARGIN + PILES, WIDTH - 2 * MARGIN - PILES, SMALL), SMALL * 1.4) if codes else ("", 0)


def _hands(view: View) -> tuple[str, float]:
    """Each hand, its unknown cards face down, and the shared one in the middle."""
    hands = [hand.cards + ["back"] * (hand.count - len(hand.cards)) for hand in view.hands]
    if len(hands) > 1:
        hands.insert(1, view.shared)
    room = (WIDTH - 2 * MARGIN - (len(hands) - 1) * 3 * GAP) / len(hands)
    size = LARGE if len(hands) == 1 else MIDDLE
    out = ""
    for i, cards in enumerate(hands):
        step = _step(len(cards), room, size)
        width = step * (len(cards) - 1) + size if cards else 0
        out += _line(cards, MARGIN + i * (room + 3 * GAP) + (room - width) / 2, room, size)
    return out, size * 1.4


def _step(cards: int, room: float, size: float) -> float:
    """How far apart the cards of a line lie: never over more of a card than all but its bookmark."""
    return min(size + GAP, (room - size) / (cards - 1)) if cards > 1 else 0


def _line(codes: Sequence[str], x: float, room: float, size: float, y: float = 0) -> str:
    step = _step(len(codes), room, size)
    return "".join(_card(code, x + i * step, y, size, i % 2 == 1) for i, code in enumerate(codes))


def _card(code: str, x: float, y: float, size: float, second: bool = False) -> str:
    """A card; of a Chamber the second drawing, if asked for."""
    other = "-2" if second and code[1:] in CHAMBERS else ""
    return put(f"card-{code}{other}", round(x, 1), round(y, 1), size, size * 1.4)


def _slot(room: str, x: float, y: float, size: float) -> str:
    """Where a Door is still to come."""
    ink = {"r": "obs-ink", "b": "aqu-ink", "g": "gar-ink", "n": "lib-ink"}[room]
    return _empty(x, y, size) + put(
        f"em-door-{room}", x + size * 0.25, y + size * 0.32, size * 0.5, size * 0.75, color=paint(ink), opacity=0.75
    )


def _empty(x: float, y: float, size: float) -> str:
    return box(
        x, y, size, size * 1.4, "slot", rx=size * 0.08, stroke=paint("line-strong"), stroke_width=1.2, opacity=0.8
    )


def _verdict(view: View, height: float) -> str:
    """A frame round a game that is over: gold for a win, violet for a loss."""
    if view.result is None:
        return ""
    ink = "accent" if view.result == "won" else "dread"
    return box(6, 6, WIDTH - 12, height - 12, "none", rx=18, stroke=paint(ink), stroke_width=5)
