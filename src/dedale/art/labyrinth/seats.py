"""The four seats, told by colour and by shape: the mosaic a pawn starts from, the pawn, its flame, its badge."""

from __future__ import annotations

from random import Random

from dedale.art.labyrinth.corridors import Line
from dedale.art.svg import Point, arc, disc, group, oval, path, poly, symbol

SHAPES = {"red": "circle", "yellow": "square", "blue": "triangle", "green": "diamond"}
HEADS = {"circle": 19.0, "square": 19.0, "triangle": 20.5, "diamond": 18.5}
"""How high the lantern of a shape stands."""


def seats() -> str:
    """`mosaic-red`, `pawn-red`, `seat-red` and so on; `pawn-flame` and `footprint` for all."""
    return "".join(_mosaic(seat) + _pawn(seat) + _badge(seat) for seat in SHAPES) + _flame() + _footprint()


def outline(shape: str, r: float, x: float = 0, y: float = 0) -> str:
    """A seat's shape, optically as large as a circle of radius r."""
    if shape == "circle":
        return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 1 {2 * r:g} 0a{r:g} {r:g} 0 1 1-{2 * r:g} 0Z"
    corners: dict[str, list[Point]] = {
        "square": [(-0.88, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88)],
        "triangle": [(0, -1.26), (1.197, 0.857), (-1.197, 0.857)],
        "diamond": [(0, -1.24), (1.066, 0), (0, 1.24), (-1.066, 0)],
    }
    return poly((x + r * dx, y + r * dy) for dx, dy in corners[shape])


def _mosaic(seat: str) -> str:
    """Rings of small stones in the seat's tones round a big inlaid shape."""
    dice, shape, colour = Random(seat), SHAPES[seat], f"seat-{seat}"
    rings = ((21.2, 25.6, 30, ("-lo", "", "-lo", "-lo")), (16.6, 20.4, 22, ("-hi", "", "", "-hi")))
    stones = ""
    for inner, outer, count, tones in rings:
        by_tone: dict[str, list[Line]] = {}
        for i in range(count):
            a0, a1 = 360 / count * i + 1.2, 360 / count * (i + 1) - 1.2
            stone = arc(0, 0, outer, a0, a1, 1) + arc(0, 0, inner, a1, a0, 1)
            by_tone.setdefault(dice.choice(tones), []).append(stone)
        stones += "".join(path("".join(map(poly, some)), colour + tone) for tone, some in by_tone.items())
    inlay = path(outline(shape, 9.6), colour, stroke="var(--tr-ink)", stroke_width=1.8, stroke_linejoin="round")
    shine = path(outline(shape, 4.4), f"{colour}-hi", opacity=0.75)
    ground = '<circle r="26.5" fill="var(--wl-1)"/>'
    return symbol(f"mosaic-{seat}", "-27 -27 54 54", ground, stones, disc(0, 0, 15.8, "fl-plaza"), inlay, shine)


def _pawn(seat: str) -> str:
    """A lantern bearer: cloak, gold collar, and for a head a lantern whose glass has the seat's shape."""
    shape, colour = SHAPES[seat], f"seat-{seat}"
    y = HEADS[shape]
    cloak = (
        path("M12 69c0-4 4-6 7-7h26c3 1 7 3 7 7 0 3-9 6-20 6s-20-3-20-6Z", f"{colour}-lo")
        + path("M25 36C24 46 19 54 15 64c3 4 10 6 17 6s14-2 17-6c-4-10-9-18-10-28Z", colour)
        + path("M27.5 38C27 48 23 55 19.5 63.5l4.5 2C27 57 30 48 30.5 38Z", f"{colour}-hi", stroke="none")
        + path("M36 38c1 10 4 19 6 28.5 2-.6 4-1.5 5.5-2.7C43.5 55 39.5 47 38 38Z", f"{colour}-lo", stroke="none")
    )
    lantern = (
        path(outline(shape, 16.8, 32, y), f"{colour}-lo")
        + path(outline(shape, 14.6, 32, y), colour, stroke="none")
        + path(outline(shape, 10.8, 32, y), f"{colour}-hi", stroke="none")
        + group(_fire(), transform=f"translate(32 {y:g})", stroke="none")
    )
    collar = path("M23 32c5 2 13 2 18 0 3-.5 4 6 2 7-7 3-15 3-22 0-2-1-1-7.5 2-7Z", "tr-gold")
    inked = {"stroke": "var(--tr-ink)", "stroke_width": 2.6, "stroke_linejoin": "round", "stroke_linecap": "round"}
    shadow = oval(32, 73, 20, 5, "fl-shade", opacity=0.55)
    return symbol(f"pawn-{seat}", "6 -4 52 84", shadow, group(cloak, lantern, collar, **inked))


def _fire() -> str:
    return path("M0-8c4.5 5 6 7.5 6 10.5a6 6 0 0 1-12 0c0-3 1.5-5.5 6-10.5Z", "lantern-core") + path(
        "M0 0c2 2.5 2.8 3.4 2.8 4.6a2.8 2.8 0 0 1-5.6 0c0-1.2.8-2.1 2.8-4.6Z", "flame"
    )


def _flame() -> str:
    """The flame of a pawn's lantern alone, in the pawn's own frame: laid over a pawn, it can breathe."""
    return symbol("pawn-flame", "6 -4 52 84", group(_fire(), transform="translate(32 19)"))


def _footprint() -> str:
    """A pair of prints that walk north; currentColor."""
    left = (
        "M-6 9C-9 8-9.5 2-8-2C-7-5-3.5-5-3-1.5C-2.5 3-3.5 9.5-6 9ZM-6 11C-4.5 11-3.5 11-3.4 11C-3 14-7.5 14.5-7.5 11.5Z"
    )
    right = "M6-1C9-2 9.5-8 8-12C7-15 3.5-15 3-11.5C2.5-7 3.5-.5 6-1ZM6 1C4.5 1 3.5 1 3.4 1C3 4 7.5 4.5 7.5 1.5Z"
    return symbol("footprint", "-16 -16 32 32", path(left + right, "currentColor"))


def _badge(seat: str) -> str:
    colour = f"seat-{seat}"
    edge = {"stroke": f"var(--{colour}-hi)", "stroke_width": 2, "stroke_linejoin": "round"}
    return symbol(colour, "-16 -16 32 32", path(outline(SHAPES[seat], 10), colour, **edge))
