"""Every card once more, plain, 100 by 140: for lists, thumbnails and anything under 40 pixels. `mini-rs` and so on."""

from __future__ import annotations

from dedale.art.numerals import numeral
from dedale.art.onirim.colours import ROOMS, SIGNS
from dedale.art.onirim.outlines import DOORS
from dedale.art.onirim.towers import SOCKETS
from dedale.art.svg import group, line, moved, paint, path, put, star, symbol

BODY = "M4 16A12 12 0 0 1 16 4H84A12 12 0 0 1 96 16V124A12 12 0 0 1 84 136H16A12 12 0 0 1 4 124Z"
LOW = "M4 84H96V124A12 12 0 0 1 84 136H16A12 12 0 0 1 4 124Z"


def minis() -> str:
    """A sign above, the room below: told apart by shape as well as by colour."""
    out = ""
    for room, ramp in ROOMS.items():
        glyph = put(f"glyph-{room}", 27, 88, 46, 46, color=paint(f"{ramp}-6"))
        for letter, sign in SIGNS.items():
            ink = "bak-6" if sign == "moon" else "gold-4"
            out += _mini(f"{room}{letter}", ramp, put(sign, 16, 11, 68, 68, color=paint(ink)) + glyph)
        out += _door(room, "d", f"{ramp}-1", f"{ramp}-5") + _door(room, "d-open", f"{ramp}-6", "gold-4")
        for storeys in SOCKETS[room]:
            out += _mini(f"{room}{storeys}", ramp, moved(25, 14, numeral(str(storeys), "sto-6", 9), scale=1.24) + glyph)
        for which in (1, 2):
            seals = "".join(star(50 + (i - (which - 1) / 2) * 30, 68, 12, 0.4) for i in range(which))
            steps = put("em-goal", 27, 8, 46, 46, color=paint("page-1"))
            out += _mini(f"goal-{room}{which}", ramp, steps + path(seals, "gold-4") + glyph)
    out += _sign("xn", "nim", "em-nightmare", "nim-eye") + _sign("xh", "joy", "em-dream", "joy-6")
    out += "".join(_premonition(i) for i in range(1, 9))
    out += _sign("spell-1", "bak", "em-eye", "gold-5") + _sign("spell-2", "bak", "em-swap", "gold-5")
    out += _sign("spell-3", "bak", "em-strike", "gold-5") + _sign("goal-back", "lib", "em-goal", "gold-4")
    eye = line("M24 64C38 84 62 84 76 64", "gold-4", 6, stroke_linecap="round")
    return out + _whole("back", "bak-2", eye + path(star(50, 42, 16, 0.35), "gold-4"))


def _mini(code: str, ramp: str, *parts: str) -> str:
    return _whole(code, f"{ramp}-1", path(LOW, f"{ramp}-3"), *parts)


def _whole(code: str, ground: str, *parts: str) -> str:
    return symbol(f"mini-{code}", "0 0 100 140", path(BODY, ground), *parts, line(BODY, "card-line", 5))


def _sign(code: str, ramp: str, name: str, ink: str) -> str:
    return _whole(code, f"{ramp}-2", put(name, 12, 32, 76, 76, color=paint(ink)))


def _door(room: str, kind: str, leaf: str, edge: str) -> str:
    ramp = ROOMS[room]
    outline = group(path(DOORS[room], leaf), line(DOORS[room], edge, 7), transform="translate(11 4) scale(.78 .86)")
    glyph = put(f"glyph-{room}", 31, 62, 38, 38, color=paint(f"{ramp}-6" if kind == "d" else f"{ramp}-2"))
    return _whole(f"{room}{kind}", f"{ramp}-2", outline, glyph)


def _premonition(which: int) -> str:
    eye = put("em-eye", 22, 8, 56, 56, color=paint("nim-eye"))
    return _mini(f"p{which}", "nim", eye, moved(28, 88, numeral(str(which), "nim-6", 8), scale=0.8))
