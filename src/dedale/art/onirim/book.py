"""The Book of Steps: Goals, worn pages with one or two seals, their back, and the three Spells."""

from __future__ import annotations

import math

from dedale.art.onirim.colours import ROOMS
from dedale.art.onirim.frame import FULL, frame
from dedale.art.onirim.outlines import DOORS
from dedale.art.svg import box, disc, group, line, moved, oval, paint, path, polar, poly, put, ring, soft, star, symbol

TORN = (
    "M9 9H191V271H9ZM14 15L24 12L40 16L58 12L82 15L104 12L126 16L150 12L172 15L186 13L184 30L187 52L183 74L187 100"
    "L184 128L187 152L183 176L186 204L183 230L187 250L184 266L166 264L144 268L118 264L92 268L70 264L44 267L26 264"
    "L13 266L16 246L13 222L17 196L13 170L16 142L13 116L17 92L13 66L16 44Z"
)
WRITING = "".join(
    f"M{x} {y}q3-4 6 0t6 0 6 0" + ("t6 0 6 0" if long else "")
    for x, y, long in ((28, 36, 1), (28, 46, 0), (144, 36, 1), (152, 46, 0), (28, 236, 0), (154, 236, 0))
)
STEPS = ((30, 254, 64), (50, 246, 66), (70, 240, 60), (86, 232, 40), (172, 252, -64), (152, 244, -66), (132, 238, -60))


def book() -> str:
    """`card-goal-r1` and so on, `card-goal-back`, `card-spell-1` to `card-spell-3`."""
    goals = "".join(_drawing(room) + _goal(room, 1) + _goal(room, 2) for room in ROOMS)
    return _page() + goals + _back() + _spells()


def _page() -> str:
    """Torn at the edges, folded twice, stained, written on, with steps that lead to the Door."""
    return symbol(
        "goal-page",
        "0 0 200 280",
        path(TORN, "page-3", fill_rule="evenodd"),
        line(TORN[len("M9 9H191V271H9Z") :], "lib-2", 1, opacity=0.6),
        oval(150, 210, 26, 18, "page-3", opacity=0.22),
        ring(150, 210, 22, "page-3", 1.6, opacity=0.35),
        oval(44, 80, 16, 22, "page-3", opacity=0.18),
        line("M14 92H186M14 188H186", "page-3", 1.2, opacity=0.55),
        line("M14 93.5H186M14 189.5H186", "page-1", 1, opacity=0.8),
        soft(WRITING, "lib-3", 1.3, opacity=0.65),
        "".join(_step(*at) for at in STEPS),
    )


def _step(x: float, y: float, turn: float) -> str:
    return moved(x, y, put("em-goal", -50, -50, 100, 100, color=paint("lib-3")), turn=turn, scale=0.15)


def _drawing(room: str) -> str:
    ramp, outline = ROOMS[room], DOORS[room]
    etched = "".join(
        f"M{x} {y}L{x - 9} {y + 9}" for x, y in ((20, 66), (20, 78), (20, 90), (20, 102), (20, 114), (20, 126))
    )
    door = group(
        path("M2 140H98V145H2ZM8 145H92V150H8Z", "lib-3"),
        line(outline, "lib-3", 9, stroke_linejoin="round", opacity=0.35),
        path(outline, f"{ramp}-2"),
        path(outline, f"url(#{room}-leaf)"),
        line(outline, f"{ramp}-1", 3.4, stroke_linejoin="round"),
        line(outline, f"{ramp}-5", 1, stroke_linejoin="round"),
        line(etched, "lib-3", 1, opacity=0.5, transform="translate(-8 0)"),
        disc(50, 90, 30, f"{ramp}-1"),
        ring(50, 90, 30, "gold-4", 1.6),
        ring(50, 90, 26, "gold-3", 0.7, stroke_dasharray="2 2.5"),
        put(f"glyph-{room}", 29, 69, 42, 42, color=paint(f"{ramp}-6")),
        transform="translate(32 30) scale(1.36)",
    )
    return symbol(f"goal-{room}", "0 0 200 280", put("goal-page", *FULL), door)


def _goal(room: str, which: int) -> str:
    """A page with one or two seals."""
    ramp = ROOMS[room]
    places = [100 + (i - (which - 1) / 2) * 27 for i in range(which)]
    seals = "".join(
        path(
            f"M{x - 6:g} 248L{x - 9:g} 268L{x - 3:g} 263L{x:g} 268L{x + 3:g} 263L{x + 9:g} 268L{x + 6:g} 248Z",
            f"{ramp}-2",
        )
        + path(star(x, 250, 12, 0.86, 12), f"{ramp}-3", stroke=paint(f"{ramp}-1"), stroke_width=1.2)
        + path(star(x, 250, 6.5, 0.45), f"{ramp}-6")
        for x in places
    )
    return _sheet(f"card-goal-{room}{which}", put(f"goal-{room}", *FULL), seals)


def _back() -> str:
    lozenge = "M100 66L148 140L100 214L52 140Z"
    return _sheet(
        "card-goal-back",
        line("M22 22H178V258H22ZM30 30H170V250H30Z", "gold-3", 1.2),
        path(lozenge, "lib-1"),
        line(lozenge, "gold-4", 2),
        put("em-goal", 68, 104, 64, 72, color=paint("gold-4")),
        path("".join(star(x, y, 8, 0.35) for x in (46, 154) for y in (46, 234)), "gold-4"),
        paper="cover",
    )


def _spells() -> str:
    """The page writes the cost into the disc at (100, 236): it depends on the variant."""
    rays = "".join(poly([polar(100, 118, r, i * math.pi / 16) for r in (58, 84)], close=False) for i in range(32))
    ground = symbol(
        "spell-ground",
        "0 0 200 280",
        line(rays, "gold-3", 1, opacity=0.6),
        disc(100, 118, 96, "url(#bak-halo)"),
        ring(100, 118, 84, "gold-3", 0.8),
        line("M22 20H178V260H22Z", "gold-3", 1),
        disc(100, 236, 22, "bak-1", stroke=paint("gold-4"), stroke_width=2),
        line("M40 236H74M126 236H160", "gold-3", 1.2),
    )
    drawings = (_foresight(), _exchange(), _banishment())
    return ground + "".join(
        _sheet(f"card-spell-{i}", put("spell-ground", *FULL), drawing, paper="cover")
        for i, drawing in enumerate(drawings, 1)
    )


def _foresight() -> str:
    """A card taken off the bottom of the deck and looked at."""
    return (
        "".join(_cardlet(100, 152 - i * 6) for i in range(4))
        + soft("M74 154C44 140 46 84 82 76", "gold-4", 3.4)
        + path("M78 66L96 74L82 88Z", "gold-4")
        + _cardlet(120, 80, 8, "bak-3")
        + put("em-eye", 98, 60, 42, 42, color=paint("gold-5"))
    )


def _exchange() -> str:
    """Two Goals change places."""
    return (
        _cardlet(66, 118, -6, "bak-3")
        + _cardlet(134, 118, 6, "bak-3")
        + put("em-goal", 50, 100, 34, 36, color=paint("gold-5"))
        + put("em-goal", 116, 100, 34, 36, color=paint("gold-5"))
        + soft("M62 80C76 58 124 58 138 78M138 158C124 180 76 180 62 160", "gold-4", 3.4)
        + path("M130 80L146 86L146 68ZM70 158L54 150L54 170Z", "gold-4")
    )


def _banishment() -> str:
    """A Nightmare, struck."""
    bolt = "M112 44L78 112H98L84 176L128 96H106L126 44Z"
    return (
        disc(100, 132, 46, "nim-1")
        + ring(100, 132, 46, "nim-5", 1.6)
        + put("em-nightmare", 66, 104, 68, 68, color=paint("nim-5"))
        + path(bolt, "url(#lit-gold)", stroke=paint("bak-1"), stroke_width=3, paint_order="stroke")
    )


def _cardlet(x: float, y: float, turn: float = 0, fill: str = "bak-2") -> str:
    return moved(x, y, box(-19, -27, 38, 54, fill, rx=4, stroke=paint("gold-4"), stroke_width=2), turn=turn)


def _sheet(name: str, *parts: str, paper: str = "page") -> str:
    return frame(name, group(box(9, 9, 182, 262, f"url(#paper-{paper})"), *parts, clip_path="url(#win)"))
