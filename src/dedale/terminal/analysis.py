"""A game looked through afterwards: what to learn from it, the curve of its value, and a table of every choice."""

from __future__ import annotations

import os
from pathlib import Path

from rich.table import Table
from rich.text import Text

import dedale
from dedale.bots.analysis import FORCED, Analysis, Draw, JudgedChoice, analyse, summary
from dedale.bots.estimate import Estimate
from dedale.core.facts import TURNS
from dedale.core.record import Record
from dedale.core.seats import bot_in
from dedale.terminal.curve import STYLES, curve_lines
from dedale.terminal.game_screen import GameScreen, game_screen
from dedale.terminal.ink import ink
from dedale.terminal.saves import last_file
from dedale.terminal.screen import titled
from dedale.terminal.window import Window
from dedale.words import Words
from dedale.words.analysis import outcomes_words, signed_words, summary_words
from dedale.words.hints import action_words


def analyse_file(words: Words, file: str | None, *, colour: bool) -> None:
    """Look through the record in a file, or through the last game."""
    record = Record.load(last_file(os.environ) if file is None else Path(file))
    window = Window(words, colour=colour)
    found = looked_through(record, window)
    looks = game_screen(record.game, words, window.glyphs, record.timeline.names)
    window.write(analysis_lines(found, looks, window))


def looked_through(record: Record, window: Window) -> Analysis:
    """The analysis of a game, with a bar that says how far it has got."""
    with window.progress(window.words("ui-analysis-looking")) as progress:
        return analyse(record, progress=progress)


def analysis_lines(found: Analysis, looks: GameScreen, window: Window) -> list[Text]:
    """All that there is to say: for every person, or if only bots played for all, and then the table."""
    words = window.words
    people = [seat for seat, name in enumerate(found.seats) if bot_in(name) is None]
    everybody = list(range(len(found.seats)))
    body: list[Text] = []
    for seat in people or (everybody[:1] if dedale.game(found.game).facts.together else everybody):
        if len(found.seats) > 1:
            body += [ink(f" {looks.player(seat)}", "bold")]
        for told in map(words.say, summary_words(found.game, summary(found, seat))):
            body += window.wrapped(told)
        body += [Text(), *curve_lines(found, seat, window), Text()]
    judged = any(choice.label != FORCED for choice in found.choices)
    return titled(words("ui-analysis-title"), body + (table_lines(found, looks, window) if judged else []), window)


def table_lines(found: Analysis, looks: GameScreen, window: Window) -> list[Text]:
    """Every choice with what it was worth and what the best was, and between them what luck gave or took."""
    words = window.words
    table = Table(box=None, padding=(0, 1, 0, 0), width=window.width - 1, header_style="bold")
    several = len(found.seats) > 1
    table.add_column(words("ui-analysis-step"), justify="right", no_wrap=True)
    if several:
        table.add_column(words("ui-analysis-player"), no_wrap=True)
    table.add_column(words("ui-analysis-played"), ratio=1)
    table.add_column(words("ui-analysis-value"), justify="right", no_wrap=True)
    table.add_column(words("ui-analysis-best"), ratio=1)
    table.add_column(words("ui-analysis-value"), justify="right", no_wrap=True)
    table.add_column(words("ui-analysis-cost"), no_wrap=True)
    rows: list[Draw | JudgedChoice] = [*found.draws, *found.choices]
    for row in sorted(rows, key=lambda row: (row.at, isinstance(row, JudgedChoice))):
        cells = _draw_cells(found, row, words) if isinstance(row, Draw) else _choice_cells(found, row, words)
        if cells is None:
            continue
        who = [] if not several else [""] if isinstance(row, Draw) else [looks.player(row.seat)]
        style = "dim" if isinstance(row, Draw) else STYLES.get(row.label, "")
        table.add_row(cells[0], *who, *cells[1:], style=style)
    return [Text(" ") + line for line in window.drawn(table)]


def _choice_cells(found: Analysis, choice: JudgedChoice, words: Words) -> list[str] | None:
    """The cells of a choice; what had but one answer was none."""
    if choice.label == FORCED:
        return None
    played = words.say(action_words(found.game, choice.played))
    best = words.say(action_words(found.game, choice.best)) if choice.best != choice.played else ""
    cost = ""
    if choice.loss.value:
        cost = _changed(words, found.unit, -choice.loss.value)
        cost += f" {words(f'label-{choice.label}')}" if choice.label else ""
    value = _value(words, found.unit, choice.best_value) if best else ""
    return [str(choice.step), played, _value(words, found.unit, choice.played_value), best, value, cost]


def _draw_cells(found: Analysis, draw: Draw, words: Words) -> list[str] | None:
    """The cells of a draw; what was worth nothing is left out."""
    change = _changed(words, found.unit, draw.change[draw.seat])
    if not draw.outcomes or not _rounded(found.unit, draw.change[draw.seat]):
        return None
    came = words.say(outcomes_words(found.game, draw.outcomes))
    return ["", words("ui-analysis-luck", outcomes=came), "", "", "", change]


def _value(words: Words, unit: str, value: Estimate) -> str:
    """A value, and by how much it may be off."""
    off = max(value.high - value.value, value.value - value.low)
    sign = -1 if unit == TURNS else 1
    return words("ui-analysis-estimate", value=sign * _rounded(unit, value.value), off=_rounded(unit, off))


def _changed(words: Words, unit: str, change: float) -> str:
    """A gain or a loss with its sign; more turns are a loss, and people count them upwards."""
    return words.say(signed_words(-_rounded(unit, change) if unit == TURNS else _rounded(unit, change)))


def _rounded(unit: str, change: float) -> float:
    return round(change, 1) if unit == TURNS else round(change * 100)
