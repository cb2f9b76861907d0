"""What on a screen can be chosen by pointing at it: with the mouse, or going there with the arrow keys."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

_ANSWER: Final = "answer"
_LIT: Final = Style(reverse=True)
_TALL: Final = 2
"""A line is about so many times as high as a character is wide."""

_STEPS: Final = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


@dataclass(frozen=True, slots=True)
class Target:
    """A piece of a line, and what it answers. One thing may have several, as a tile that is three lines high."""

    row: int
    start: int
    end: int
    answer: str


def target(text: Text, answer: str) -> Text:
    """The same text as something to point at, which is to type this answer."""
    marked = text.copy()
    marked.stylize(Style(meta={_ANSWER: answer}))
    return marked


def targets_in(lines: Sequence[Text]) -> list[Target]:
    """All that can be pointed at in these lines, in the order of reading."""
    found = []
    for row, line in enumerate(lines):
        for start, end, answer in _marked(line):
            before, upto = cell_len(line.plain[:start]), cell_len(line.plain[:end])
            found.append(Target(row, before, upto, answer))
    return sorted(found, key=lambda one: (one.row, one.start))


def target_at(targets: Iterable[Target], row: int, column: int) -> Target | None:
    """What lies at this place of the screen; of two that lie there, the smaller one."""
    there = [one for one in targets if one.row == row and one.start <= column < one.end]
    return min(there, key=lambda one: one.end - one.start, default=None)


def lit(lines: Sequence[Text], answers: Collection[str]) -> list[Text]:
    """The lines with these answers shown as chosen; "c4" is the answer "move c4" too."""
    shown = []
    for line in lines:
        copy = line.copy()
        for start, end, answer in _marked(line):
            if answer in answers or answer.rpartition(" ")[2] in answers:
                copy.stylize(_LIT, start, end)
        shown.append(copy)
    return shown


def beside(targets: Sequence[Target], at: str | None, direction: str) -> str | None:
    """The answer that is next in a direction (up, down, left, right); the first or the last where none is chosen."""
    middles: dict[str, tuple[float, float]] = {}
    for answer in dict.fromkeys(one.answer for one in targets):
        own = [one for one in targets if one.answer == answer]
        rows = sum(one.row for one in own) / len(own)
        middles[answer] = rows * _TALL, min(one.start for one in own)
    if at not in middles:
        return next(iter(middles if direction in ("down", "right") else reversed(middles)), None)
    down, right = _STEPS[direction]
    row, column = middles[at]

    def far(answer: str) -> float:
        rows, columns = middles[answer][0] - row, middles[answer][1] - column
        along, across = rows * down + columns * right, abs(rows * right) + abs(columns * down)
        return along + 3 * across if along > 0 else float("inf")

    nearest = min(middles, key=far)
    return nearest if far(nearest) < float("inf") else at


def _marked(line: Text) -> list[tuple[int, int, str]]:
    return [
        (span.start, span.end, str(span.style.meta[_ANSWER]))
        for span in line.spans
        if isinstance(span.style, Style) and _ANSWER in span.style.meta
    ]
