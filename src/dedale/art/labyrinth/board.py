"""What lies round the tiles: arrows, the back of a treasure card, an ornament, moonlight and lantern light."""

from __future__ import annotations

from dedale.art.svg import box, disc, fade, glow, group, line, path, soft, symbol

PLATE = "M4 14c0-6 4-10 10-10h16c6 0 10 4 10 10v5c0 3-1 5-3 7L26 38c-2 2-6 2-8 0L7 26c-2-2-3-4-3-7Z"
RIM = (
    "M7.5 14c0-4 2.5-6.5 6.5-6.5h16c4 0 6.5 2.5 6.5 6.5v4.5c0 2-.7 3.5-2 5L24 35.5c-1 1.2-3 1.2-4 0L9.5 23.5"
    "c-1.3-1.5-2-3-2-5Z"
)
HEAD = "M13 13.5h18c1.8 0 2.6 2 1.5 3.3L23.6 27.5c-.8 1-2.4 1-3.2 0l-8.9-10.7C10.4 15.5 11.2 13.5 13 13.5Z"
CROSS = "M11 9.5 33 30M33 9.5 11 30"


def lights() -> str:
    """`lantern-glow` round the active pawn, `board-moon` over the unlit tiles, `thread` under the pointer's way."""
    return glow(
        "lantern-glow",
        (0, "lantern-core", 0.95),
        (0.28, "lantern", 0.6),
        (0.62, "lantern", 0.18),
        (1, "lantern", 0),
    ) + fade("board-moon", (0, "moonlight", 0.13), (0.45, "moonlight", 0), (1, "bg-0", 0.3), x2=1)


def surroundings() -> str:
    return _arrow() + _barred() + _back() + _front() + _corner()


def _arrow() -> str:
    return symbol("arrow", "0 0 44 44", path(PLATE, "arrow-1"), line(RIM, "arrow-2", 1.4), path(HEAD, "arrow-3"))


def _barred() -> str:
    """Crossed out, hollow, dashed: not told by colour alone."""
    return symbol(
        "arrow-barred",
        "0 0 44 44",
        path(PLATE, "arrow-1"),
        line(RIM, "bad", 1.4, stroke_dasharray="3 3"),
        line(HEAD, "arrow-2", 1.6, opacity=0.6),
        soft(CROSS, "bg-0", 7.5),
        soft(CROSS, "bad", 3.8),
    )


def _back() -> str:
    maze = (
        soft("M50 40V24H22v92h56V24H64v14", "cb-3", 3.4)
        + soft("M50 116V102H36V38h14M64 52V102", "cb-3", 3.4)
        + soft("M36 70H22M64 88h14M50 52v36", "cb-3", 3.4)
    )
    return symbol(
        "treasure-back",
        "0 0 100 140",
        _card("cb-1"),
        maze,
        disc(50, 70, 15, "cb-1", stroke="var(--frame-gold)", stroke_width=1.6),
        path("M50 59l2.5 8.5L61 70l-8.5 2.5L50 81l-2.5-8.5L39 70l8.5-2.5Z", "frame-gold"),
    )


def _front() -> str:
    """The face of a treasure card without its treasure, which is put at 50, 66."""
    ground = disc(50, 66, 36, "fl-plaza") + disc(50, 66, 36, "none", stroke="var(--fl-ring)", stroke_width=1.4)
    stones = group(line("M22 118H78M30 124H70", "fl-ring", 1.2), opacity=0.7)
    return symbol("treasure-front", "0 0 100 140", _card("fl-2"), ground, stones)


def _card(slot: str) -> str:
    rim = {"stroke": "var(--frame-gold)"}
    return box(1.5, 1.5, 97, 137, slot, rx=9, stroke_width=1.6, **rim) + box(
        6.5, 6.5, 87, 127, "none", rx=6, stroke_width=0.8, opacity=0.7, **rim
    )


def _corner() -> str:
    lines = "M4 56V14C4 8 8 4 14 4H56M11 56V22c0-7 4-11 11-11H56"
    star = path("M22 15l1.8 5.2L29 22l-5.2 1.8L22 29l-1.8-5.2L15 22l5.2-1.8Z", "frame-gold")
    return symbol("corner-orn", "0 0 60 60", soft(lines, "frame-gold", 1.6), star)
