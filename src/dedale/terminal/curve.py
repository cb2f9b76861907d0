"""The curve of a game: what it was worth to a seat from decision to decision, drawn as bars."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from dedale.bots.analysis import BLUNDER, INACCURACY, MISTAKE, Analysis, JudgedChoice
from dedale.core.facts import TURNS
from dedale.terminal.ink import ink
from dedale.terminal.window import Window

BARS = " ▁▂▃▄▅▆▇█"
PLAIN_BARS = "  ...::##"
"""Where the encoding has no bars."""

ROWS = 6
AXIS = 5
"""The width of the numbers at the left."""

MARKS = {INACCURACY: "·", MISTAKE: "?", BLUNDER: "!"}
STYLES = {INACCURACY: "yellow", MISTAKE: "bold yellow", BLUNDER: "bold red"}


def curve_lines(found: Analysis, seat: int, window: Window) -> list[Text]:
    """What a seat's game was worth in its course, as bars; below them its choices that have a name."""
    words = window.words
    turns = found.unit == TURNS
    values = [-point.values[seat] if turns else point.values[seat] for point in found.curve]
    top = max(1.0, *values)
    columns = _columns(len(values), window.width - AXIS - 2)
    heights = [round(8 * ROWS * max(0.0, values[at]) / top) for at in columns]
    bars = BARS if window.glyphs.drawn else PLAIN_BARS
    labels = {ROWS - 1: round(top) if turns else 100, 0: 0}
    lines = []
    for row in reversed(range(ROWS)):
        label = f"{labels[row]}" if row in labels else ""
        drawn = "".join(bars[min(8, max(0, height - 8 * row))] for height in heights)
        lines.append(Text(f" {label:>{AXIS - 1}} ") + ink(drawn, "cyan"))
    key = "ui-analysis-curve-turns" if turns else "ui-analysis-curve"
    legend = "  ".join(f"{mark} {words(f'label-{label}')}" for label, mark in MARKS.items())
    marks = _marks(found, seat, columns)
    return [
        *window.wrapped(words(key, steps=len(found.choices))),
        *lines,
        *([Text(" " * (AXIS + 1)) + marks, Text(" " * (AXIS + 1)) + ink(legend, "dim")] if marks.plain.strip() else []),
    ]


def _columns(points: int, width: int) -> list[int]:
    """Which point each column shows: all of them in turn, each several times or not at all as there is room."""
    across = width if points >= width else points * max(1, min(4, width // points))
    return [column * points // across for column in range(across)]


def _marks(found: Analysis, seat: int, columns: Sequence[int]) -> Text:
    """Under each column the worst choice of the seat that has a name there."""
    worst: dict[int, JudgedChoice] = {}
    places = {point.at: place for place, point in reversed(list(enumerate(found.curve)))}
    for choice in found.choices:
        if choice.seat == seat and choice.label in MARKS:
            place = places[choice.at]
            column = next((at for at, shown in enumerate(columns) if shown >= place), len(columns) - 1)
            if column not in worst or choice.loss.value > worst[column].loss.value:
                worst[column] = choice
    marks = Text()
    for column in range(max(worst, default=-1) + 1):
        label = worst[column].label if column in worst else ""
        marks.append(MARKS.get(label, " "), style=STYLES.get(label, ""))
    return marks
