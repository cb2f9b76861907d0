"""Results as a table in the terminal."""

from __future__ import annotations

from rich.table import Table

from dedale.lab.figures import decimal, duration, elo, elo_interval, interval, percent, whole
from dedale.lab.labels import side, variant, versus, who_plays
from dedale.lab.tally import Standing, Tally
from dedale.words import Words


def tables(words: Words, tallies: list[Tally]) -> list[Table]:
    """A table for each measure that has been taken."""
    made = []
    for measure in ("wins", "turns", "match"):
        chosen = [tally for tally in tallies if tally.row.measure == measure and tally.games]
        if chosen:
            made.append((_match if measure == "match" else _rates)(words, chosen))
    return made


def _rates(words: Words, tallies: list[Tally]) -> Table:
    turns = tallies[0].row.measure == "turns"
    table = _table(
        words,
        ["variant", "company", "bot"],
        ["games", "turns" if turns else "wins", "interval", *(["unfinished"] if turns else []), "decisions", "time"],
    )
    for tally in tallies:
        row = tally.row
        for one in tally.standings():
            table.add_row(
                variant(words, row.game, row.options),
                who_plays(words, row.game, row.options),
                one.bot,
                whole(words, one.games),
                decimal(words, one.value) if turns else percent(words, one.value),
                interval(words, one.low, one.high, 1 if turns else 100),
                *([whole(words, one.unfinished)] if turns else []),
                decimal(words, one.decisions),
                duration(words, one.seconds),
            )
    return table


def _match(words: Words, tallies: list[Tally]) -> Table:
    table = _table(
        words,
        ["match", "variant", "bot"],
        ["games", "wins", "interval", "par", "elo", "unfinished", "decisions", "time", "turn-time"],
    )
    for tally in tallies:
        for number, one in enumerate(tally.standings()):
            first = number == 0
            table.add_row(
                versus(words, tally.row) if first else "",
                variant(words, tally.row.game, tally.row.options) if first else "",
                side(words, one.bot, one.seats),
                whole(words, one.games) if first else "",
                percent(words, one.value),
                interval(words, one.low, one.high),
                percent(words, one.par or 0),
                _elo(words, one),
                whole(words, one.unfinished) if first else "",
                decimal(words, one.decisions) if first else "",
                duration(words, one.seconds),
                _turn(words, one),
            )
        table.add_section()
    return table


def _elo(words: Words, one: Standing) -> str:
    par = one.par or 0.5
    return f"{elo(words, one.value, par)} ({elo_interval(words, one.low, one.high, par)})"


def _turn(words: Words, standing: Standing) -> str:
    return "" if standing.turn_seconds is None else duration(words, standing.turn_seconds)


def _table(words: Words, texts: list[str], numbers: list[str]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in texts:
        table.add_column(words(f"lab-column-{name}"), overflow="fold")
    for name in numbers:
        table.add_column(words(f"lab-column-{name}"), justify="right", no_wrap=name != "decisions")
    return table
