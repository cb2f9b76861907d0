"""The ground that everything lies on: felt, moonlight, stars, a faint labyrinth, mist. Use it with `slice`."""

from __future__ import annotations

from random import Random

from dedale.art.svg import box, disc, dot, glow, line, n, oval, path, polar, pt, soft, star, symbol


def ground() -> str:
    """`ground`, and `ground-moon` to lay over it where no text stands."""
    dice = Random(77)
    small = "".join(f"M{dice.uniform(0, 1440):.0f} {dice.uniform(0, 900):.0f}h.1" for _ in range(150))
    big = "".join(star(dice.uniform(0, 1440), dice.uniform(0, 620), dice.uniform(2, 4), 0.2) for _ in range(22))
    maze = _maze(dice)

    return (
        symbol(
            "ground",
            "0 0 1440 900",
            box(-400, -400, 2240, 1700, "url(#felt)"),
            line(maze, "mist", 2, opacity=0.055, stroke_linecap="round"),
            soft(small, "star", 1.5, opacity=0.5),
            path(big, "star", opacity=0.55),
            path(_hills(800, 90, 5, 9), "felt-hi", opacity=0.34),
            path(_hills(846, 80, 12, 7), "felt-lo", opacity=0.45),
            oval(260, 860, 620, 150, "url(#mist)"),
            oval(1180, 830, 640, 130, "url(#mist)"),
            oval(720, 470, 900, 120, "url(#mist)", opacity=0.5),
        )
        # laid over the ground of a table, not under charts and text
        + symbol(
            "ground-moon",
            "0 0 1440 900",
            disc(572, 40, 560, "url(#moonpool)"),
            disc(572, 52, 158, "url(#moonface)"),
            path(
                dot(520, 30, 34) + dot(604, 84, 22) + dot(640, 20, 14) + dot(556, 118, 12) + dot(480, 84, 10),
                "felt-mid",
                opacity=0.16,
            ),
        )
    )


def ground_paints() -> str:
    return (
        glow("felt", (0, "felt-hi"), (0.45, "felt-mid"), (1, "felt-lo"), cx=0.5, cy=0.42, r=0.75)
        + glow("moonpool", (0, "moonlight", 0.2), (0.4, "moonlight", 0.06), (1, "moonlight", 0))
        + glow(
            "moonface",
            (0, "moonlight", 0.2),
            (0.8, "moonlight", 0.13),
            (0.97, "moonlight", 0.1),
            (1, "moonlight", 0),
        )
        + glow("mist", (0, "mist", 0.16), (1, "mist", 0))
    )


def _maze(dice: Random) -> str:
    d = ""
    for i, r in enumerate(range(90, 470, 34)):
        a = dice.uniform(0, 6.28)
        for _ in range(3):
            width = dice.uniform(1.2, 1.9)
            d += f"M{pt(polar(720, 430, r, a))}A{r} {r} 0 0 1 {pt(polar(720, 430, r, a + width))}"
            if i % 2 == 0:
                d += f"L{pt(polar(720, 430, r + 34, a + width))}"
            a += width + 0.18
    return d


def _hills(y0: float, rise: float, seed: int, spires: int) -> str:
    """A line of hills; far towers and domes stand on it."""
    dice, d, x = Random(seed), f"M-400 1000V{y0:g}", -400.0
    while x < 1840:
        w = dice.uniform(140, 260)
        d += f"q{n(w / 2)} {n(-dice.uniform(0.4, 1) * rise)} {n(w)} 0"
        x += w
    d += "V1000Z"
    for _ in range(spires):
        cx, tall, half = dice.uniform(-60, 1500), dice.uniform(40, 84), dice.uniform(5, 10)
        d += (
            f"M{n(cx - half)} {n(y0 + 10)}V{n(y0 - tall)}"
            + (
                f"A{n(half)} {n(half)} 0 0 1 {n(cx + half)} {n(y0 - tall)}"
                if dice.random() < 0.4
                else f"L{n(cx)} {n(y0 - tall - 26)}L{n(cx + half)} {n(y0 - tall)}"
            )
            + f"V{n(y0 + 10)}Z"
        )
    return d
