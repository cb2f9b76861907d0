"""Small flat pictures for conditions, penalties, slots and buttons: `em-door`, `em-limbo` and so on; currentColor."""

from __future__ import annotations

from dedale.art.onirim.outlines import DOORS
from dedale.art.svg import box, disc, group, line, moved, path, put, soft, star, symbol


def emblems() -> str:
    c = "currentColor"
    out = symbol(
        "em-door",
        "0 0 100 150",
        path(DOORS["r"], c, fill_opacity=0.22),
        line(DOORS["r"], c, 7, stroke_linejoin="round"),
        disc(68, 100, 6, c),
    )
    for room, outline in DOORS.items():
        door = path(outline, c, fill_opacity=0.22) + line(outline, c, 7, stroke_linejoin="round")
        if room == "b":  # the hatch is wider than the others
            door = group(door, transform="translate(7 9) scale(.86 .94)")
        out += symbol(f"em-door-{room}", "0 0 100 150", door, put(f"glyph-{room}", 28, 66, 44, 44))
    spiral = "M2 2C8-6 20 2 14 14C6 28-20 20-20-2C-20-28 16-38 32-14C44 10 28 42-2 40C-20 39-34 28-38 12"
    out += symbol("em-limbo", "-50 -50 100 100", soft(spiral, c, 8))
    out += symbol(
        "em-discard", "-50 -50 100 100", soft("M0-42V14M-18-4L0 16L18-4", c, 9), soft("M-36 20V38H36V20", c, 9)
    )
    out += symbol(
        "em-deck",
        "-50 -50 100 100",
        _card(6, -6, 0, 52, 70),
        _card(-2, 2, 0, 52, 70),
        path(star(-2, 2, 16, 0.35), c),
    )
    out += symbol("em-hand", "-50 -50 100 100", _card(-24, 2, -22), _card(24, 2, 22), _card(0, -4, 0))
    out += symbol(
        "em-nightmare",
        "-50 -50 100 100",
        path("M-46-20C-30-4-18-2-8-2C-10 14-34 18-46-20ZM46-20C30-4 18-2 8-2C10 14 34 18 46-20Z", c),
        soft("M-26 32L-14 24L-4 34L6 24L16 34L26 26", c, 6),
    )
    out += symbol(
        "em-dream",
        "-50 -50 100 100",
        path("M-4-44V14H-38C-34-12-22-32-4-44ZM4-36C18-28 28-10 30 14H4Z", c),
        path("M-46 22H46C40 36 30 42 18 42H-18C-30 42-40 36-46 22Z", c),
    )
    out += symbol(
        "em-eye",
        "-50 -50 100 100",
        soft("M-44 2C-24-26 24-26 44 2C24 30-24 30-44 2Z", c, 7),
        disc(0, 2, 12, c),
        soft("M-30-26L-36-36M0-32V-44M30-26L36-36", c, 6),
    )
    out += symbol("em-any", "-50 -50 100 100", soft("M-22-12H22M-22 12H22", c, 11))
    out += symbol(
        "em-tower",
        "-50 -50 100 100",
        path("M-26 46L-20-14H-30V-42H-18V-32H-6V-42H6V-32H18V-42H30V-14H20L26 46H8V28A8 8 0 0 0-8 28V46Z", c),
    )
    out += symbol("em-swap", "-50 -50 100 100", soft("M-40-14H34M20-30L36-14L20 2M40 18H-34M-20 2L-36 18L-20 34", c, 8))
    out += symbol("em-strike", "-50 -50 100 100", path("M10-48L-28 8H-4L-14 48L30-12H4Z", c))
    out += symbol(
        "em-goal",
        "-50 -50 100 100",
        path(
            (
                "M-24-40C-14-42-8-30-10-14C-12-4-18 0-24-2C-34-4-34-38-24-40Z"
                "M-27 6C-20 8-14 8-10 5C-10 14-14 18-20 17C-25 16-28 12-27 6Z"
                "M24-24C34-22 34 10 24 14C18 16 12 12 10 2C8-14 14-26 24-24Z"
                "M27 22C28 28 25 32 20 33C14 34 10 30 10 21C14 24 20 24 27 22Z"
            ),
            c,
        ),
    )
    return out


def _card(x: float, y: float, turn: float, width: float = 34, height: float = 48) -> str:
    plate = box(-width / 2, -height / 2, width, height, "card-plate", rx=5, stroke="currentColor", stroke_width=5)
    return moved(x, y, plate, turn=turn)
