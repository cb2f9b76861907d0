"""The log in words: a screen that comes and goes ends up with the same lines as one that never left."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import dedale
from dedale.core.errors import UndoRefused
from dedale.core.events import Action, Chance
from dedale.core.game import Seat
from dedale.core.table import Table
from dedale.words import words
from dedale.words.table_log import Line, TableLog

GAMES: dict[str, dict[str, Any]] = {"onirim": {"players": 2, "book": "yes"}, "labyrinth": {"players": 2}}


def catch_up(lines: list[Line], story: TableLog, seq: int) -> list[Line]:
    """What a screen shows that had these lines at this event and is now told the rest."""
    kept, new = story.since(seq)
    return [*lines[:kept], *new]


@pytest.mark.parametrize("game", GAMES)
def test_whenever_a_screen_looks_away_it_catches_up_with_the_whole_log(game: str, luck: Random) -> None:
    taken_back = 0
    while taken_back < 5:
        taken_back += look_away(game, luck)


def look_away(game: str, pick: Random) -> int:
    """Play a while, each screen that was ever shown catching up with every change: how often somebody took back."""
    table = Table.new(dedale.game(game), GAMES[game], seats=["Ann", "Bob"])
    steady = TableLog(table, 0)
    seen: dict[int, list[Line]] = {len(table.record.timeline.entries): list(steady.lines)}
    for step in range(60):
        if table.over:
            break
        if pick.random() < 0.3:
            try:
                table.undo(pick.randrange(2))
            except UndoRefused:
                continue
        elif pick.random() < 0.1:
            table.note_hint(table.turn)
        else:
            table.play(table.turn, pick.choice(table.legal(table.turn)))
        steady.follow()
        fresh = TableLog(table, 0)
        assert fresh.lines == steady.lines, step
        for seq, lines in seen.items():
            assert catch_up(lines, fresh, seq) == fresh.lines, (step, seq)
        seen[len(table.record.timeline.entries)] = list(steady.lines)
    return table.undos


def test_the_log_names_players_and_says_you_to_its_viewer() -> None:
    table = Table.new(dedale.game("labyrinth"), {"players": 2, "first": 0}, seats=["Ann", "Bob"])
    table.play(0, table.legal(0)[0])

    def last(language: str, viewer: Seat) -> str:
        return words(language).say(TableLog(table, viewer).lines[-1].words, viewer, table.seats)

    assert last("en", 0).startswith("You push")
    assert last("en", 1).startswith("Ann pushes")
    assert last("fr", None).startswith("Ann")
    assert [line.seat for line in TableLog(table, 1).lines][-1] == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_line_says_what_was_chosen_to_those_who_may_know_it(game: str, luck: Random) -> None:
    told = hidden = 0
    while not told or (game == "onirim" and not hidden):
        table = Table.new(dedale.game(game), GAMES[game])
        for _ in range(80):
            if not table.over:
                table.play(table.turn, luck.choice(table.legal(table.turn)))
        entries = table.record.timeline.entries
        for viewer in (0, 1, None):
            for line in TableLog(table, viewer).lines:
                entry = entries[line.seq - 1]
                if line.sort == "choice" and viewer in entry.told:
                    assert isinstance(entry.event, Action)
                    assert (line.verb, line.about) == table.game.deed(entry.event.action)
                    told += 1
                elif line.sort == "choice":
                    assert not line.verb
                    assert not line.about
                    hidden += 1
                elif line.sort == "chance" and isinstance(entry.event, Chance) and game == "onirim":
                    assert line.about == {"card": table.game.outcome_text(entry.event.outcome)}
                else:
                    assert not line.verb
                    assert not line.about
