"""Numbers, drawn: pictures need no font. Each numeral is 40 wide and 52 high, a line."""

from __future__ import annotations

from dedale.art.svg import moved, soft

NUMERALS = {
    "0": "M20 4C8 4 6 16 6 26S8 48 20 48S34 36 34 26S32 4 20 4Z",
    "1": "M10 13L22 4V48",
    "2": "M7 14C8 0 33 0 33 15C33 26 12 34 7 48H35",
    "3": "M7 10C11 2 31 0 31 13C31 22 21 23 16 23C23 23 35 25 35 36C35 51 10 51 5 41",
    "4": "M27 48V4L5 34H37",
    "5": "M32 4H12L9 22C17 17 34 18 34 33C34 50 11 51 6 41",
    "6": "M31 8C20-1 7 8 6 28C5 44 12 49 20 49S34 43 34 34C34 18 12 16 7 31",
    "7": "M6 4H34L17 48",
    "8": "M20 4C8 4 7 22 20 24S33 48 20 48S7 28 20 24S32 4 20 4Z",
    "9": "M9 44C20 53 33 44 34 24C35 8 28 3 20 3S6 9 6 18C6 34 28 36 33 21",
}


def numeral(figure: str, slot: str, width: float = 7) -> str:
    return soft(NUMERALS[figure], slot, width)


def number(value: int, x: float, y: float, height: float, slot: str) -> str:
    """A number, its middle at x and its top at y."""
    figures = str(value)
    scale = height / 52
    left = x - len(figures) * 46 * scale / 2
    return "".join(moved(left + (3 + i * 46) * scale, y, numeral(f, slot), scale=scale) for i, f in enumerate(figures))
