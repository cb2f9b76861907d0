"""The Towers: `card-r3` and so on. A storey and a lit window for each card that one lets you see."""

from __future__ import annotations

from random import Random

from dedale.art.numerals import numeral
from dedale.art.onirim.colours import ROOMS
from dedale.art.onirim.frame import FULL, frame
from dedale.art.onirim.nature import leaf
from dedale.art.svg import box, disc, group, line, moved, paint, path, put, star, symbol

SOCKETS = {
    "r": {3: ("sm", "m"), 4: ("s", "m"), 5: ("", "m")},
    "b": {3: ("m", "sm"), 4: ("m", "m"), 5: ("m", "")},
    "g": {3: ("s", "sm"), 4: ("s", "s"), 5: ("s", "")},
    "n": {3: ("sm", "s"), 4: ("m", "s"), 5: ("", "s")},
}
"""The signs at the left and the right edge of each Tower: s sun, m moon."""

STOREY = 32
TOP = 62
"""Where the shaft of the highest Tower ends; a lower one is the same shaft, sunk by its missing storeys."""

BATTLEMENTS = "".join(f"H{x + 10}V208H{x + 20}V214" for x in range(0, 200, 20))
CURTAIN = f"M0 260V214{BATTLEMENTS}V260Z"


def towers() -> str:
    shared = _sockets() + _sky() + "".join(_curtain(room) + _shaft(room) + _base(room) for room in ROOMS)
    return shared + "".join(_tower(room, storeys) for room in ROOMS for storeys in SOCKETS[room])


def _tower(room: str, storeys: int) -> str:
    ramp = ROOMS[room]
    sunk = STOREY * (5 - storeys)
    left, right = SOCKETS[room][storeys]
    digit = moved(13.5, 15, numeral(str(storeys), "card-plate-ink", 8), scale=0.82)
    return frame(
        f"card-{room}{storeys}",
        group(
            box(9, 9, 182, 262, f"url(#{room}-tsky)"),
            put("tower-stars", *FULL, color=paint(f"{ramp}-6")),
            disc(100, TOP + sunk + 10, 96, f"url(#{room}-glow)", opacity=0.7),
            path("M0 226C30 206 60 222 100 214C140 206 170 220 200 212V280H0Z", f"{ramp}-2", opacity=0.85),
            put(f"curtain-{room}", *FULL),
            put(f"shaft-{room}", 0, sunk, 200, 280),
            put(f"tower-base-{room}", *FULL),
            box(0, 226, 200, 54, "url(#foot)"),
            put(f"socket-{left or 'none'}-left", *FULL),
            put(f"socket-{right or 'none'}-right", *FULL),
            clip_path="url(#win)",
        ),
        put("tab-98", *FULL),
        digit,
        put(f"glyph-{room}", 15, 62, 30, 30, color=paint(f"{ramp}-ink")),
        foot=room,
    )


def _sky() -> str:
    dice = Random(21)
    stars = "".join(star(dice.uniform(54, 190), dice.uniform(14, 130), dice.uniform(0.8, 2)) for _ in range(24))
    return symbol("tower-stars", "0 0 200 280", path(stars, "currentColor", opacity=0.8))


def _curtain(room: str) -> str:
    """The wall runs from edge to edge, so that neighbours join into one rampart."""
    ramp = ROOMS[room]
    courses = "M0 226H200M0 238H200M0 250H200" + "".join(
        f"M{x} {y}v12" for y, first in ((214, 8), (226, 18), (238, 8)) for x in range(first, 200, 20)
    )
    loops = "".join(f"M{x} 238v-9a3 3 0 0 1 6 0v9Z" for x in (22, 172))
    return symbol(
        f"curtain-{room}",
        "0 0 200 280",
        path(CURTAIN, "sto-2"),
        path(CURTAIN, f"{ramp}-3", opacity=0.4),
        line(courses, "sto-1", 0.8, opacity=0.5),
        line(CURTAIN, "sto-5", 1, opacity=0.6),
        path(loops, f"{ramp}-5", opacity=0.75),
    )


def _shaft(room: str) -> str:
    """Five storeys with their windows, a parapet on corbels, two banners, the room's own roof."""
    ramp = ROOMS[room]
    body = f"M66 {TOP}H134L140 260H60Z"
    windows = "".join(f"M94 {190 - STOREY * i + 25}v-13a6 6 0 0 1 12 0v13Z" for i in range(5))
    sills = "".join(f"M91 {190 - STOREY * i + 27}h18" for i in range(5))
    courses = "".join(f"M{66 - i} {TOP + 40 + STOREY * i}H{134 + i}" for i in range(5))
    joints = "".join(
        f"M{68 + x} {y}h9" for j, y in enumerate(range(TOP + 20, 244, 12)) for x in ((4, 50) if j % 2 else (12, 42))
    )
    corbels = "".join(f"M{x} {TOP + 8}h8v3a4 4 0 0 1-8 0Z" for x in range(63, 137, 11))
    merlons = "".join(f"M{x} {TOP}v-7h9v7Z" for x in range(60, 140, 14))
    return symbol(
        f"shaft-{room}",
        "0 0 200 280",
        _roof(room, TOP - 4),
        path(body, "url(#tower-wall)"),
        line(joints, "sto-1", 1, opacity=0.5),
        path(f"M134 {TOP + 8}L140 260H116L112 {TOP + 8}Z", "sto-1", opacity=0.35),
        path(body, f"{ramp}-3", opacity=0.3),
        line(courses, "sto-6", 1, opacity=0.45),
        line(f"M66 {TOP + 8}L60 260", "sto-6", 1.6),
        path(windows, "gold-4"),
        line(windows, "sto-1", 1.2),
        line(sills, "sto-6", 1.6),
        path(corbels, "sto-3"),
        path(f"M58 {TOP}H142V{TOP + 8}H58Z" + merlons, "sto-4"),
        line(f"M58 {TOP}H142M60 {TOP + 8}H140", "sto-6", 1.1),
        _banner(room, 70) + _banner(room, 116),
        _ivy() if room == "g" else "",
    )


def _banner(room: str, x: float) -> str:
    ramp = ROOMS[room]
    cloth = f"M{x} {TOP + 12}h14v34l-7-6l-7 6Z"
    return (
        path(cloth, f"{ramp}-3")
        + line(cloth, f"{ramp}-6", 0.9)
        + line(f"M{x - 2} {TOP + 12}h18", "gold-4", 2)
        + put(f"glyph-{room}", x + 1.5, TOP + 18, 11, 11, color=paint(f"{ramp}-6"))
    )


def _roof(room: str, y: float) -> str:
    """A dome with its telescope, a glass cistern, an ogee roof, a pediment full of books."""
    if room == "r":
        return (
            line(f"M100 {y - 12}L120 {y - 42}", "obs-5", 6)
            + path(f"M64 {y}A36 34 0 0 1 136 {y}Z", "url(#r-leaf)")
            + path(f"M92 {y}V{y - 33}H108V{y}Z", "obs-1")
            + line(f"M64 {y}A36 34 0 0 1 136 {y}", "obs-6", 1.6)
        )
    if room == "b":
        return (
            path(f"M70 {y}V{y - 24}H130V{y}Z", "aqu-5")
            + path(f"M70 {y - 10}q7-7 15 0t15 0 15 0 15 0V{y}H70Z", "aqu-3")
            + path(f"M62 {y - 24}H138L122 {y - 38}H78Z", "aqu-4")
            + line(f"M85 {y}v-24M100 {y}v-24M115 {y}v-24M62 {y - 24}H138", "aqu-1", 1.6)
        )
    if room == "g":
        slope = f"M62 {y + 2}C76 {y - 8} 92 {y - 28} 100 {y - 46}"
        return path(slope + f"C108 {y - 28} 124 {y - 8} 138 {y + 2}Z", "url(#g-leaf)") + line(slope, "gar-6", 1.5)
    return (
        path(f"M62 {y}v-8H138v8ZM66 {y - 8}L100 {y - 34}L134 {y - 8}Z", "lib-4")
        + line(f"M66 {y - 8}L100 {y - 34}L134 {y - 8}", "lib-6", 1.6)
        + path(f"M80 {y - 10}v-5h6v-4h6v-5h16v5h6v4h6v5Z", "lib-1", opacity=0.6)
    )


def _ivy() -> str:
    dice = Random(3)
    leaves = "".join(leaf(64 + dice.uniform(0, 9), y, 10, dice.uniform(-90, 90)) for y in range(TOP + 54, 250, 7))
    return path(leaves, "gar-3") + path(leaves, "gar-5", opacity=0.4, transform="translate(-.8 -.8)")


def _base(room: str) -> str:
    """The foot of every Tower: a plinth with a lit door and steps, and the hill it stands on."""
    ramp = ROOMS[room]
    plinth = "M56 252V222L62 217H138L144 222V252Z"
    return symbol(
        f"tower-base-{room}",
        "0 0 200 280",
        path(plinth, "sto-3"),
        path(plinth, f"{ramp}-3", opacity=0.35),
        line(
            "M56 222H144M56 232H88M112 232H144M56 242H88M112 242H144M70 222v10M130 222v10M64 232v10M136 232v10",
            "sto-1",
            0.9,
        ),
        line("M62 217H138", "sto-6", 1.3),
        path("M87 252V235a13 13 0 0 1 26 0V252Z", "sto-1"),
        path("M90 252V236a10 10 0 0 1 20 0V252Z", "gold-3"),
        line("M100 226V252", "sto-1", 1.2),
        path("M84 248H116L120 254H80Z", "sto-5"),
        path("M0 250C40 240 76 248 100 253C124 248 160 240 200 248V280H0Z", f"{ramp}-1"),
    )


def _sockets() -> str:
    return "".join(
        symbol(f"socket-{signs or 'none'}-{side}", "0 0 200 280", _socket(side == "left", signs))
        for side in ("left", "right")
        for signs in ("", "s", "m", "sm")
    )


def _socket(left: bool, signs: str) -> str:
    """A plate at the card's edge: what a neighbour must not repeat; dashed where there is nothing."""
    height = 84 if len(signs) == 2 else 46
    y, sweep = 168 - height // 2, int(left)
    near, bend, far = (9, 40, 52) if left else (191, 160, 148)
    turn = f"A12 12 0 0 {sweep} "
    d = f"M{near} {y}H{bend}{turn}{far} {y + 12}V{y + height - 12}{turn}{bend} {y + height}H{near}"
    if not signs:
        return path(d + "Z", "card-plate", opacity=0.6) + line(d, "card-line", 1.4, stroke_dasharray="4 4", opacity=0.8)
    marks = [("sun", "gold-4") if sign == "s" else ("moon", "bak-6") for sign in signs]
    return (
        path(d + "Z", "bak-1")
        + line(d, "gold-4", 1.6)
        + "".join(
            put(name, 11 if left else 151, y + 4 + i * 38, 38, 38, color=paint(ink))
            for i, (name, ink) in enumerate(marks)
        )
    )
