"""Through the first door: doors within doors in the rooms' colours, tilting as in a dream. 452 by 500."""

from __future__ import annotations

from dedale.art.start.sky import stars
from dedale.art.svg import box, disc, group, line, moved, n, path, ring, soft, symbol

WIDTH, HEIGHT = 452, 500
X, Y = WIDTH / 2, HEIGHT * 0.62
"""Where the doors lead."""

DOORS = (("nim", 0), ("obs", -4), ("aqu", 3), ("lib", -5), ("gar", 4), ("nim", -3), ("aqu", 2))
"""The ramp and the tilt of each door, from the near one to the far one."""

SHRINK = 0.74
VIEW = f"0 0 {WIDTH} {HEIGHT}"


def dream() -> str:
    """`dream-far`, `dream-doors` and `dream-near` lie on one another and may drift apart; `dream` is all of them."""
    far = box(0, 0, WIDTH, HEIGHT, "nim-1") + _door(*DOORS[0], 1) + stars(WIDTH, HEIGHT * 0.3, 30, 8)
    doors = "".join(_door(ramp, tilt, SHRINK**i) for i, (ramp, tilt) in enumerate(DOORS) if i)
    doors += disc(X, Y - 8, WIDTH * 0.2, "url(#lantern-glow)")
    doors += moved(X, Y - 10, path("M12-30A31 31 0 1 0 30 14 25 25 0 1 1 12-30Z", "gold-5"), scale=0.62)
    layers = {"dream-far": far, "dream-doors": doors, "dream-near": _medallions() + _eyes()}
    whole = "".join(f'<use href="#{name}" width="{WIDTH}" height="{HEIGHT}"/>' for name in layers)
    return "".join(symbol(name, VIEW, parts) for name, parts in layers.items()) + symbol("dream", VIEW, whole)


def _door(ramp: str, tilt: float, size: float) -> str:
    width, height = WIDTH * 0.98 * size, HEIGHT * 1.12 * size
    top, bottom = Y - height * 0.62, Y + height * 0.4
    left, right, r = X - width / 2, X + width / 2, width / 2
    edge = width * 0.055
    body = f"M{n(left)} {n(bottom)}V{n(top + r)}A{n(r)} {n(r)} 0 0 1 {n(right)} {n(top + r)}V{n(bottom)}"
    bow = f"A{n(r - edge)} {n(r - edge)} 0 0 1 {n(right - edge)} {n(top + r)}"
    inner = f"M{n(left + edge)} {n(bottom)}V{n(top + r)}{bow}V{n(bottom)}"
    floor = (
        f"M{n(left + edge)} {n(bottom - 5 * size)}H{n(right - edge)}L{n(right - width * 0.16)} "
        f"{n(bottom - height * 0.085)}H{n(left + width * 0.16)}Z"
    )
    sill = f"M{n(left)} {n(bottom)}H{n(right)}v{n(-5 * size)}H{n(left)}Z"
    dashes = f"{7 * size:.1f} {4 * size:.1f}"
    return group(
        path(body + "Z", f"{ramp}-2", stroke=f"var(--{ramp}-4)", stroke_width=f"{max(1, 3 * size):.1f}"),
        line(inner, f"{ramp}-5", round(max(0.7, 1.4 * size), 1), stroke_dasharray=dashes, opacity=0.8),
        path(sill, f"{ramp}-4"),
        path(floor, f"{ramp}-3", opacity=0.55),
        transform=f"rotate({tilt} {X:g} {Y:g})",
    )


def _medallions() -> str:
    sun = disc(0, 0, 6.5, "gold-4") + soft(
        "M0-10V-14M0 10V14M-10 0H-14M10 0H14M7-7 10-10M-7-7-10-10M7 7 10 10M-7 7-10 10", "gold-4", 2.4
    )
    moon = path("M5-13A14 14 0 1 0 13 7 11 11 0 1 1 5-13Z", "bak-6")
    key = ring(-5, -5, 5.5, "gold-4", 2.8) + soft("M-1-1 10 10M5.5 5.5 9 2M9 9l3.5-3.5", "gold-4", 2.8)
    places = ((sun, 0.2, 0.4, -14), (moon, 0.8, 0.3, 12), (key, 0.84, 0.63, -8))
    return "".join(
        moved(
            WIDTH * x,
            HEIGHT * y,
            disc(0, 0, 25, "nim-1", stroke="var(--gold-3)", stroke_width=2),
            ring(0, 0, 20.5, "gold-3", 0.8, stroke_dasharray="2 2.5"),
            sign,
            turn=turn,
        )
        for sign, x, y, turn in places
    )


def _eyes() -> str:
    """Two eyes that watch from the dark."""
    return moved(
        WIDTH * 0.105,
        HEIGHT * 0.6,
        path("M-15-6C-9-8-4-5-2 0-8 3-13 1-15-6ZM15-6C9-8 4-5 2 0 8 3 13 1 15-6Z", "nim-eye"),
        path("M-9-5l2 6-3-1ZM9-5 7 1l3-1Z", "nim-1"),
        scale=0.95,
    )
