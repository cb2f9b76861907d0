"""The Dark Premonitions, `card-p1` to `card-p8`: the condition under a cold moon, the penalty under the thorns."""

from __future__ import annotations

from random import Random

from dedale.art.onirim.colours import ROOMS
from dedale.art.onirim.frame import FULL, frame
from dedale.art.svg import Point, box, disc, group, line, n, paint, path, put, ring, soft, symbol

BRAMBLE = "M9 262C30 240 40 262 60 250C76 242 84 262 100 254C116 262 124 242 140 250C160 262 170 240 191 262" + "".join(
    f"M{x} {y}l{dx} {dy}"
    for x, y, dx, dy in (
        (24, 250, -4, -9),
        (44, 254, 5, -9),
        (66, 248, -3, -10),
        (86, 256, 2, -9),
        (114, 256, -2, -9),
        (134, 248, 3, -10),
        (156, 254, -5, -9),
        (176, 250, 4, -9),
    )
)
TO = soft("M92 188H112M105 181L112 188L105 195", "gold-4", 3.4)
"""From what is lost to where it goes."""


def premonitions() -> str:
    top = {
        1: _two("r"),
        3: _two("g"),
        5: _two("b"),
        7: _two("n"),
        2: put("em-door", 32, 28, 50, 75, color=paint("gold-4"))
        + _em("em-any", 100, 50, 36, "gold-4")
        + put("em-door", 118, 28, 50, 75, color=paint("gold-4")),
        4: _many(((54, 22), (85, 22), (116, 22), (70, 70), (101, 70))),
        8: _many(((36, 44), (85, 44), (134, 44))),
        6: "".join(
            put(f"em-door-{k}", x, y, 34, 51, color=paint(f"{ROOMS[k]}-5"))
            for k, x, y in (("r", 62, 14), ("b", 104, 14), ("g", 62, 66), ("n", 104, 66))
        ),
    }
    low = {
        1: _em("glyph-r", 60, 160, 54, "obs-5") + TO + _em("em-discard", 142),
        2: put("em-door", 40, 152, 46, 69, color=paint("gold-4")) + TO + _em("em-limbo", 142),
        3: _em("em-nightmare", 60, 160, 60, "nim-eye") + TO + _em("em-limbo", 142),
        4: _em("em-eye", 68, 162, 60, "nim-eye") + _em("em-eye", 132, 162, 60, "nim-eye"),
        5: _em("key", 46, 164, 46, "gold-4") + _em("key", 70, 164, 46, "gold-4") + TO + _em("em-discard", 144),
        6: _em("em-dream", 60, 160, 56, "joy-5") + TO + _em("em-discard", 142),
        7: put("em-door", 40, 152, 46, 69, color=paint("gold-4")) + TO + _em("em-limbo", 142),
        8: _em("em-hand", 58, 158, 60) + TO + _em("em-discard", 132, 162, 46) + _em("em-eye", 172, 174, 30, "nim-eye"),
    }
    thorns = "M9 134C40 126 60 142 100 134C140 126 160 142 191 134" + "".join(
        f"M{x} {y}l{dx} {dy}"
        for x, y, dx, dy in (
            (34, 131, -5, -9),
            (52, 134, 4, 9),
            (70, 136, -4, -9),
            (130, 132, 4, -9),
            (148, 134, -4, 9),
            (166, 136, 5, -9),
        )
    )
    dice = Random(2)
    rain = "".join(
        f"M{n(x)} {n(y)}l-3 {n(dice.uniform(8, 18))}"
        for x, y in [(dice.uniform(14, 190), dice.uniform(12, 250)) for _ in range(60)]
    )
    night = symbol(
        "omen-sky",
        "0 0 200 280",
        box(9, 9, 182, 262, "url(#prem)"),
        disc(100, 66, 92, "url(#omen)"),
        disc(100, 66, 58, "nim-3"),
        ring(100, 66, 58, "nim-5", 1, opacity=0.6),
        path("M9 120C50 108 80 128 120 116C150 110 170 122 191 114V150H9Z", "nim-2"),
        line(rain, "nim-5", 0.8, opacity=0.3),
        line(thorns, "nim-5", 2.2, stroke_linecap="round"),
        disc(100, 134, 17, "nim-1", stroke=paint("nim-5"), stroke_width=1.6),
        put("em-eye", 86, 119, 28, 28, color=paint("nim-eye")),
        path("M9 236C50 226 70 244 100 238C130 232 150 244 191 236V272H9Z", "nim-1"),
        line("M9 236C50 226 70 244 100 238C130 232 150 244 191 236", "nim-5", 1.2, opacity=0.7),
        line(BRAMBLE, "nim-5", 1.8, stroke_linecap="round", opacity=0.8),
    )
    return night + "".join(
        frame(f"card-p{i}", group(put("omen-sky", *FULL), top[i], low[i], clip_path="url(#win)")) for i in range(1, 9)
    )


def _two(room: str) -> str:
    ink = paint(f"{ROOMS[room]}-5")
    return put(f"em-door-{room}", 52, 28, 50, 75, color=ink) + put(f"em-door-{room}", 98, 28, 50, 75, color=ink)


def _many(places: tuple[Point, ...]) -> str:
    return "".join(put("em-door", x, y, 30, 45, color=paint("gold-4")) for x, y in places)


def _em(name: str, x: float, y: float = 160, size: float = 54, ink: str = "nim-6") -> str:
    return put(name, x - size / 2, y, size, size, color=paint(ink))
