"""The curtain between two players at one screen: `drape`, one half of it, 400 by 900; the other is its reflection."""

from __future__ import annotations

from dedale.art.svg import box, fade, line, path, soft, star, symbol

FOLDS = ((0, 46), (46, 62), (108, 50), (158, 68), (226, 52), (278, 66), (344, 56))
STARS = (
    (70, 180, 9),
    (196, 120, 6),
    (310, 260, 10),
    (130, 380, 7),
    (250, 480, 9),
    (60, 560, 6),
    (330, 620, 7),
    (180, 690, 9),
)


def drape_paints() -> str:
    return fade("drape-fold", (0, "bak-1"), (0.35, "bak-3"), (0.6, "bak-2"), (1, "bak-1"), x2=1, y2=0)


def drape() -> str:
    folds = "".join(box(x, 0, width, 900, "url(#drape-fold)") for x, width in FOLDS)
    hem = "".join(f"M{x} 868Q{x + width / 2:g} {884 + i % 3 * 5} {x + width} 868" for i, (x, width) in enumerate(FOLDS))
    fringe = "".join(f"M{x} 874v22" for x in range(4, 400, 8))
    pelmet = "M0 0H400V44" + "".join(f"Q{400 - 80 * i - 40} 104 {320 - 80 * i} 44" for i in range(5)) + "Z"
    swags = "".join(f"M{400 - 80 * i} 44Q{400 - 80 * i - 40} 104 {320 - 80 * i} 44" for i in range(5))
    return symbol(
        "drape",
        "0 0 400 900",
        box(0, 0, 400, 900, "bak-1"),
        folds,
        path("".join(star(x, y, r, 0.3) for x, y, r in STARS), "gold-3", opacity=0.55),
        soft(fringe, "gold-3", 2.4, opacity=0.8),
        line(hem, "gold-4", 3),
        path(pelmet, "bak-3"),
        line(swags, "gold-4", 3),
        line("M0 6H400", "gold-3", 2),
        path("".join(star(40 + 80 * i, 46, 9, 0.35) for i in range(5)), "gold-4"),
    )
