"""A whole screen: the table, what just happened, the question, the choices and the commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from dedale.terminal.choices import key_text
from dedale.terminal.faces import Face
from dedale.terminal.ink import ink
from dedale.terminal.rooms import CRAMPED, ROOMY, TIGHT
from dedale.terminal.window import Window

_NEWS_LINES = {ROOMY: 4, TIGHT: 2, CRAMPED: 1}

_AIR = (3, 6, 4, 5)
"""The parts that are set off by an empty line while there is room, the most wanted first."""


@dataclass(frozen=True, slots=True)
class Screen:
    """What is to be seen at one moment. `status` stands at the right of the title."""

    view: Any
    status: str
    question: str
    choices: Callable[[int], Sequence[Text]] | None = None
    """The lines of the choices, for so much room."""
    commands: Sequence[tuple[str, str]] = ()
    news: Sequence[str] = ()
    notes: Sequence[str] = field(default=())

    def lines(self, face: Face, window: Window) -> list[Text]:
        """The lines of the screen: all of the table if the window has room for it, and then some air."""
        most = 1000 if window.height is None else window.height - 1  # the answer is typed on the last line
        for room in (ROOMY, TIGHT, CRAMPED):
            parts = self._parts(face, window, room)
            if _total(parts) <= most:
                break
        spare = most - _total(parts)
        for part in (parts[1], parts[0]) if room == CRAMPED else ():
            if spare > 0:
                part.append(_rule(window))
                spare -= 1
        for place in _AIR:
            if spare > 0 and parts[place]:
                parts[place].insert(0, Text())
                spare -= 1
        return [line for part in parts for line in part]

    def _parts(self, face: Face, window: Window, room: int) -> list[list[Text]]:
        """The title, the table, the news, the question, the choices, the notes and the commands."""
        notes = [line for note in self.notes for line in window.wrapped(ink(note, "yellow"))]
        rule = [] if room == CRAMPED else [_rule(window)]
        return [
            [self._title(face, window), *rule],
            [*face.table(self.view, window.width, room), *rule],
            _latest(self.news, window, _NEWS_LINES[room]),
            window.wrapped(ink(self.question, "bold")) if self.question else [],
            list(self.choices(room)) if self.choices else [],
            notes,
            command_lines(self.commands, window.width),
        ]

    def _title(self, face: Face, window: Window) -> Text:
        """The title, cut if need be, and the status at the right."""
        room = window.width - len(self.status) - 3
        title = ink(f" {face.title(self.view)}", "bold")
        title.truncate(room, overflow="ellipsis")
        title.pad_right(window.width - 1 - len(self.status) - title.cell_len)
        return title + Text(self.status)


def command_lines(commands: Sequence[tuple[str, str]], width: int) -> list[Text]:
    """The keys of the commands with their words, on as few lines as it takes."""
    lines = []
    line = Text()
    for key, label in commands:
        command = Text(" ") + key_text(key) + ink(f" {label.replace(' ', chr(0xA0))} ", "dim")
        if line.cell_len + command.cell_len - 1 > width:
            lines.append(line)
            line = Text()
        line += command
    lines += [line] if line else []
    for line in lines:
        line.rstrip()
    return lines


def titled(title: str, body: Sequence[Text], window: Window) -> list[Text]:
    """A page with a title."""
    return [ink(f" {title}", "bold"), _rule(window), *body]


def _total(parts: Sequence[Sequence[Text]]) -> int:
    return sum(map(len, parts))


def _rule(window: Window) -> Text:
    return ink("─" * window.width, "dim")


def _latest(news: Sequence[str], window: Window, most: int) -> list[Text]:
    """The sentences as one paragraph; if it is too long, the first ones give way."""
    said = list(news)
    lines = window.wrapped(" ".join(said)) if said else []
    while len(lines) > most and len(said) > 1:
        said = said[1:]
        lines = window.wrapped("… " + " ".join(said))
    for line in lines:
        line.stylize("italic")
    return lines
