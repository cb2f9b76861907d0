"""Sun, moon and key, flat and lit; the rooms' glyphs and hatches. Flat ones take currentColor."""

from __future__ import annotations

from dedale.art.onirim.colours import ROOMS
from dedale.art.onirim.nature import leaf
from dedale.art.onirim.outlines import KEY, MOON, SUN_RAYS
from dedale.art.svg import disc, dot, line, path, ring, star, symbol


def symbols() -> str:
    flat = "currentColor"
    return (
        symbol("sun", "-50 -50 100 100", path(SUN_RAYS, flat), disc(0, 0, 21, flat))
        + symbol("moon", "-50 -50 100 100", path(MOON, flat))
        + symbol("key", "-50 -50 100 100", path(KEY, flat, fill_rule="evenodd"))
        # the same three, lit: for the middle of a card
        + symbol(
            "sun-lit",
            "-50 -50 100 100",
            path(SUN_RAYS, "url(#lit-gold)"),
            disc(0, 0, 21, "url(#lit-gold)"),
            line("M-14 0a14 14 0 0 1 28 0", "gold-2", 1.6, opacity=0.55),
            ring(0, 0, 18, "gold-2", 1.2, opacity=0.6),
        )
        + symbol(
            "moon-lit",
            "-50 -50 100 100",
            path(MOON, "url(#lit-moon)"),
            line("M4-36A37 37 0 0 0-14 30", "bak-4", 1.6, opacity=0.55, stroke_linecap="round"),
            path(star(20, -10, 12, 0.3) + star(36, -28, 5, 0.3), "gold-5"),
        )
        + symbol(
            "key-lit",
            "-50 -50 100 100",
            path(KEY, "url(#lit-gold)", fill_rule="evenodd"),
            line("M-31-27A16 16 0 0 1-12-33M-1 2L26 29", "gold-5", 2.4, stroke_linecap="round"),
            disc(-18, -18, 4.5, "gold-3"),
        )
    )


def glyphs() -> str:
    """One solid mark a room: telescope, fish, leaf, open book."""
    c = "currentColor"
    return (
        symbol(
            "glyph-r",
            "-50 -50 100 100",
            path("M-44 6L18-32L32-9L-34 26ZM22-37L34-44L47-22L36-14Z", c),
            path("M-8 10L4 4L26 46H15L0 18L-15 46H-26Z", c),
        )
        + symbol(
            "glyph-b",
            "-50 -50 100 100",
            path(
                "M-46 0C-30-28 6-32 24-6L46-26C41-8 41 8 46 26L24 6C6 32-30 28-46 0ZM-24-8a5 5 0 1 0 .1 0Z",
                c,
                fill_rule="evenodd",
            ),
        )
        + symbol(
            "glyph-g",
            "-50 -50 100 100",
            path(
                "M40-44C46 2 26 32-12 30C-20 30-26 36-32 46L-42 40C-36 28-30 22-26 16C-40-18-8-44 40-44Z"
                "M24-28C4-16-12-2-20 16C-2 4 14-10 24-28Z",
                c,
                fill_rule="evenodd",
            ),
        )
        + symbol(
            "glyph-n",
            "-50 -50 100 100",
            path(
                "M-4 36C-14 26-30 24-46 28V-26C-30-30-14-28-4-18ZM4 36C14 26 30 24 46 28V-26C30-30 14-28 4-18Z"
                "M12-6V2C20-4 30-6 38-5V-13C30-14 20-12 12-6ZM-12-6V2C-20-4-30-6-38-5V-13C-30-14-20-12-12-6Z",
                c,
                fill_rule="evenodd",
            ),
        )
    )


def patterns() -> str:
    """The room's hatch, 24 by 16: stars, waves, leaves, book spines."""
    out = ""
    for k, c in ROOMS.items():
        shape = {
            "r": path(star(6, 8, 6.5, 0.3) + dot(18, 8, 1.8), f"{c}-6"),
            "b": line("M0 5.5Q3 1 6 5.5T12 5.5T18 5.5T24 5.5M0 12Q3 7.5 6 12T12 12T18 12T24 12", f"{c}-6", 1.8),
            "g": path(leaf(1, 14, 13, -58) + leaf(13, 2, 13, 58), f"{c}-6"),
            "n": path("M1 3H4V14H1ZM6 5H10V14H6ZM12 2H15V14H12ZM17 6H19.5V14H17ZM21 3H23V14H21Z", f"{c}-6"),
        }[k]
        out += (
            f'<pattern id="hatch-{k}" width="24" height="16" patternUnits="userSpaceOnUse" x="10" y="253">{shape}'
            "</pattern>\n"
        )
    return out
