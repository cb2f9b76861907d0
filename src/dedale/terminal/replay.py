"""Walking through the record of a game, from one decision to the next."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from dedale.core.game import CHANCE, Seat, State, View
from dedale.core.happening import as_seen
from dedale.core.record import Record
from dedale.terminal.game_screen import GameScreen, game_screen
from dedale.terminal.players import seat_numbered
from dedale.terminal.rules import help_pages
from dedale.terminal.saves import last_file
from dedale.terminal.screen import Screen
from dedale.terminal.window import InputEnded, Window
from dedale.words import Words
from dedale.words.games import game_words
from dedale.words.players import ending_words
from dedale.words.table_log import worth_telling

_KEYS = {"?": "help", "n": "next", "p": "previous", "f": "first", "l": "last", "q": "quit"}


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A moment at which somebody is to decide, or the end: the events that led there, and where they led."""

    events: list[int]
    """Their places among the live events."""
    state: State


def steps_of(record: Record) -> list[ReplayStep]:
    """The moments of a game, without what was taken back."""
    first, last = record.timeline.states[0], record.timeline.state
    found = [ReplayStep([], first)] if first.turn != CHANCE or first is last else []
    events: list[int] = []
    for at, moment in enumerate(record.timeline.moments()):
        after = moment.after
        events.append(at)
        if after.turn != CHANCE or after is last:
            found.append(ReplayStep(events if found else [], after))  # the deal itself is not told card by card
            events = []
    return found


def seat_to_follow(record: Record, asked: str | None) -> int | None:
    """The seat with that number, counted from 1; None if none was asked for."""
    if asked is None:
        return None
    return seat_numbered(asked, record.timeline.state.seats)


def walk_through(words: Words, file: str | None, seat: str | None, *, colour: bool, plain: bool = False) -> None:
    """Walk through the record in a file, or through the last game."""
    path = last_file(os.environ) if file is None else Path(file)
    record = Record.load(path)
    follow = seat_to_follow(record, seat)
    window = Window(words, colour=colour, line_by_line=plain)
    with window, suppress(InputEnded):
        ReplayWalk(record, game_screen(record.game, words, window.glyphs, record.timeline.names), window, follow).run()


class ReplayWalk:
    """Shows the steps of a record: with the eyes of one seat; or, of a game that is over, of whoever decides."""

    def __init__(self, record: Record, looks: GameScreen, window: Window, seat: int | None) -> None:
        self._record = record
        self._looks = looks
        self._window = window
        self._words = window.words
        self._seat = seat
        self._steps = steps_of(record)

    def run(self) -> None:
        """Walk as the keys say; through pipes, from the first step to the last. Raises InputEnded."""
        last = len(self._steps) - 1
        if not self._window.live:
            for step in range(last + 1):
                self._show(step, [])
            return
        at = 0
        notes: list[str] = []
        while True:
            self._show(at, notes)
            line = self._window.ask(self._words("ui-prompt"), _KEYS, free=True, pages=("p", "n")).lower()
            if line == "q":
                return
            if line == "?":
                self._window.page(self._help)
                continue
            at, notes = self._go(at, last, line)

    def _help(self) -> list[Text]:
        """How to walk, and the rules of the game."""
        view = self._steps[-1].state.view(None)
        topics = self._looks.topics(self._record.game.options_json(self._record.options))
        return help_pages(self._looks, self._window, view, topics, advice=[self._words("ui-help-replay")])

    def _go(self, at: int, last: int, line: str) -> tuple[int, list[str]]:
        """Where a key leads, and what to say there."""
        moves = {"": at + 1, "n": at + 1, "p": at - 1, "f": 0, "l": last}
        if line.isdecimal() and int(line) <= last:
            return int(line), []
        if line not in moves:
            return at, [self._words("ui-replay-step-none", text=line[:20], steps=last)]
        to = moves[line]
        if to > last:
            return last, [self._words("ui-replay-over")]
        return (to, []) if to >= 0 else (0, [self._words("ui-replay-begins")])

    def _show(self, number: int, notes: list[str]) -> None:
        step = self._steps[number]
        viewer = self._viewer(step)
        view = step.state.view(viewer)
        happened = [one for at in step.events for one in worth_telling(self._record, at)]
        news = self._looks.tell(as_seen(happened, viewer), viewer)
        ended = number == len(self._steps) - 1 and self._record.over
        commands = [(key, self._words(f"ui-command-{name}")) for key, name in _KEYS.items()]
        commands.insert(-1, ("12", self._words("ui-command-step")))
        screen = Screen(
            view,
            status=self._words("ui-replay-step", step=number, steps=len(self._steps) - 1),
            question=self._result(view) if ended else self._looks.question(view),
            news=news,
            commands=commands if self._window.live else [],
            notes=notes,
        )
        self._window.show(lambda: screen.lines(self._looks, self._window))

    def _viewer(self, step: ReplayStep) -> Seat:
        if self._seat is not None or not self._record.over:
            return self._seat
        return step.state.turn if step.state.turn >= 0 else None

    def _result(self, view: View) -> str:
        """How the game came out."""
        timeline = self._record.timeline
        told = game_words(self._record.game.name).result_words(view, timeline.state.returns())
        return self._words.say(ending_words(timeline, told), names=timeline.names)
