"""The Doors: `card-rd` closed, `card-rd-open` with the room's own scene shining through."""

from __future__ import annotations

from dedale.art.onirim.colours import ROOMS
from dedale.art.onirim.frame import FULL, bookmark, frame
from dedale.art.onirim.leaves import GLYPHS_AT, closed
from dedale.art.onirim.outlines import DOORS
from dedale.art.svg import box, disc, group, line, oval, paint, path, put, ring, symbol

AT = "translate(22.5 30) scale(1.55)"
"""Where an outline stands on a card: on y = 247."""

SIDES = {"r": 62, "g": 74, "n": 44}
"""Where the straight sides of a door with two leaves begin."""

COURSES = "".join(
    f"M9 {y}H191" + "".join(f"M{x + (y // 22 % 2) * 18} {y}v22" for x in range(14, 191, 36)) for y in range(12, 250, 22)
)


def doors() -> str:
    return "".join(_wall(room) + _closed(room) + _open(room) for room in ROOMS)


def _wall(room: str) -> str:
    """The wall round a door, its jamb, its lamps and its steps."""
    ramp, outline = ROOMS[room], DOORS[room]
    jamb = (
        line(outline, f"{ramp}-1", 15, stroke_linejoin="round")
        + line(outline, f"{ramp}-3", 11, stroke_linejoin="round")
        + line(outline, f"{ramp}-1", 11, stroke_dasharray="1 9", opacity=0.8)
    )
    return symbol(
        f"wall-{room}",
        "0 0 200 280",
        box(9, 9, 182, 262, f"url(#{room}-wall)"),
        line(COURSES, f"{ramp}-3", 0.9, opacity=0.5),
        disc(100, 150, 150, "url(#rim)"),
        "" if room == "b" else _lamp(22) + _lamp(178),
        path("M30 247H170L182 262H18Z", f"{ramp}-2"),
        path("M18 262H182V274H18Z", f"{ramp}-1"),
        line("M30 247H170", f"{ramp}-5", 1.2),
        group(jamb, transform=AT),
    )


def _lamp(x: float) -> str:
    return (
        disc(x, 132, 26, "url(#lamp)")
        + path(f"M{x - 4} 126H{x + 4}L{x + 3} 140H{x - 3}Z", "gold-4")
        + line(f"M{x} 126V118", "gold-3", 1.6)
    )


def _closed(room: str) -> str:
    ramp = ROOMS[room]
    door = group(
        closed(room),
        line(DOORS[room], f"{ramp}-5", 1.6, stroke_linejoin="round"),
        put(f"glyph-{room}", 31, GLYPHS_AT[room] - 19, 38, 38, color=paint(f"{ramp}-6")),
        transform=AT,
    )
    return _card(f"card-{room}d", room, door)


def _open(room: str) -> str:
    """The room behind shines through, the leaves stand ajar, light falls on the steps."""
    ramp = ROOMS[room]
    behind = put(f"scene-{room}", -6, 4, 112, 157) + disc(50, 84, 62, f"url(#{room}-glow)")
    way = group(
        group(behind, clip_path=f"url(#way-{room})"),
        line(DOORS[room], f"{ramp}-6", 2.6, stroke_linejoin="round"),
        _hatch_ajar() if room == "b" else _leaf_ajar(room, 14, -1) + _leaf_ajar(room, 86, 1),
        transform=AT,
    )
    medal = (
        disc(100, 170, 30, f"{ramp}-1", opacity=0.9)
        + ring(100, 170, 30, "gold-4", 2)
        + put(f"glyph-{room}", 80, 150, 40, 40, color=paint(f"{ramp}-6"))
    )
    light = disc(100, 150, 120, f"url(#{room}-glow)", opacity=0.6)
    fall = path("M38 247H162L196 280H4Z", f"url(#{room}-fall)")
    return _card(f"card-{room}d-open", room, light, fall, way, medal)


def _leaf_ajar(room: str, x: float, side: int) -> str:
    ramp, top = ROOMS[room], SIDES[room]
    return group(
        path(f"M0 {top}L20 {top + 10}V150L0 140Z", f"url(#{room}-leaf)"),
        line(f"M4 {top + 8}L16 {top + 14}V96L4 92ZM4 100L16 105V142L4 136Z", f"{ramp}-5", 1.1),
        line(f"M20 {top + 10}V150", f"{ramp}-6", 1.4),
        transform=f"translate({x:g} 0) scale({side} 1)",
    )


def _hatch_ajar() -> str:
    return (
        oval(99, 86, 9, 47, "url(#b-leaf)")
        + oval(102, 86, 7, 44, "aqu-2")
        + line("M99 39A9 47 0 0 0 99 133", "aqu-6", 1.4)
        + line("M102 60A5 26 0 0 0 102 112", "aqu-5", 1)
    )


def _card(name: str, room: str, *parts: str) -> str:
    inside = group(put(f"wall-{room}", *FULL), *parts, clip_path="url(#win)")
    return frame(name, inside, bookmark("em-door", f"glyph-{room}", f"{ROOMS[room]}-ink"), foot=room)
