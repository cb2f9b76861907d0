"""A stone doorway: voussoirs, a keystone with the game's sign, jambs of unequal blocks, a few etched lines."""

from __future__ import annotations

from random import Random

from dedale.art.svg import arc, disc, line, moved, n, path, poly, put, soft, symbol

EYE = soft("M-13 0C-7-9 7-9 13 0 7 9-7 9-13 0Z", "key", 2.6) + disc(0, 0, 3.6, "key")
FLAME = path("M0-13c8 9 10.5 12.5 10.5 18a10.5 10.5 0 0 1-21 0c0-5.5 2.5-9 10.5-18Z", "key") + path(
    "M0 0c3.5 4 5 5.5 5 8a5 5 0 0 1-10 0c0-2.5 1.5-4 5-8Z", "dr-1"
)
WIDTH, HEIGHT, THICK = 520, 1000, 34
BLOCKS = 19
OVERHANG = 10
"""How far the keystone stands out above the arch."""

SMALL = "0 -10 520 911.5"
"""What a phone shows of an arch: 174 by 305."""


def arch(game: str, seed: int, sign: str) -> str:
    """`arch-…`, 520 by 1010 with an opening of 452, and `arch-small-…`, the same for a phone."""
    small = symbol(f"arch-small-{game}", SMALL, put(f"arch-{game}", 0, -10, 520, 1010))
    return _arch(f"arch-{game}", seed, sign) + small


def _arch(name: str, seed: int, sign: str) -> str:
    """A doorway; shown with `xMidYMin slice` it may be shorter."""
    dice = Random(seed)
    outer, inner = WIDTH / 2, WIDTH / 2 - THICK
    stones = {2: "", 3: "", 4: ""}
    etched = ""

    def lay(stone: str) -> None:
        stones[dice.choice((2, 3, 3, 4))] += stone

    for i in range(BLOCKS):
        a0, a1 = 180 + 180 / BLOCKS * i + 0.35, 180 + 180 / BLOCKS * (i + 1) - 0.35
        far = outer - 2 - dice.uniform(0, 3)
        lay(poly(arc(outer, outer, far, a0, a1, 3) + arc(outer, outer, inner + 1.5, a1, a0, 3)))
        for j in range(3):
            a = a1 - 0.8 - j * 0.9
            etched += poly(
                [arc(outer, outer, r, a, a, 1)[0] for r in (far - 2, inner + dice.uniform(4, 14))], close=False
            )
    y = outer + 1
    while y < HEIGHT - 6:
        block = min(dice.uniform(38, 58), HEIGHT - y)
        for left in (True, False):
            long = THICK - 3.5 - dice.choice((0, 0, 4))
            x = THICK - 1.5 - long if left else WIDTH - THICK + 1.5
            lay(f"M{n(x)} {n(y)}h{n(long)}v{n(block - 2.5)}h{n(-long)}Z")
            for j in range(4):
                etched += (
                    f"M{n(x + long - 3 - j * 3)} {n(y + 4)}v{n(max(2.0, block - 12 - dice.uniform(0, block * 0.4)))}"
                )
        y += block
    bow = f"A{inner:g} {inner:g} 0 0 "
    shadow = (
        f"M0 {HEIGHT}V{outer:g}A{outer:g} {outer:g} 0 0 1 {WIDTH} {outer:g}V{HEIGHT}H{WIDTH - THICK}V{outer:g}"
        f"{bow}0 {THICK} {outer:g}V{HEIGHT}Z"
    )
    rim = f"M{THICK} {HEIGHT}V{outer:g}{bow}1 {WIDTH - THICK} {outer:g}V{HEIGHT}"
    keystone = (
        f"M{outer - 27:g}-8H{outer + 27:g}L{outer + 20:g} {THICK + 14}"
        f"Q{outer:g} {THICK + 24} {outer - 20:g} {THICK + 14}Z"
    )
    return symbol(
        name,
        f"0 {-OVERHANG} {WIDTH} {HEIGHT + OVERHANG}",
        path(shadow, "dr-1"),
        "".join(path(d, f"dr-{tone}") for tone, d in stones.items()),
        line(etched, "dr-1", 1, opacity=0.7),
        line(rim, "frame-gold", 2),
        path(keystone, "dr-4", stroke="var(--dr-1)", stroke_width=2.5, stroke_linejoin="round"),
        moved(outer, THICK / 2 + 2, sign),
    )
