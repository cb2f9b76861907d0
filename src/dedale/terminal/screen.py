"""A whole screen: the table, what just happened, the question, the choices and the commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from dedale.core.game import View
from dedale.terminal.choices import key_text
from dedale.terminal.density import CRAMPED, ROOMY, TIGHT
from dedale.terminal.game_screen import GameScreen
from dedale.terminal.ink import ink
from dedale.terminal.targets import target
from dedale.terminal.window import Window

_NEWS_LINES = {ROOMY: 4, TIGHT: 2, CRAMPED: 1}

_AIR = (3, 6, 4, 5)
"""The parts that are set off by an empty line while there is room, the most wanted first."""

_COLUMN_AIR = (3, 2, 6, 4, 5, 1)
"""The same for a column beside the table."""

NARROWEST_COLUMN = 38
"""A column narrower than this goes below the table."""


@dataclass(frozen=True, slots=True)
class Screen:
    """What is to be seen at one moment. `status` stands at the right of the title."""

    view: View
    status: str
    question: str
    standing: View | None = None
    """Where the view shows what is only tried: the view of the table as it stands."""
    choices: Callable[[int, int], Sequence[Text]] | None = None
    """The lines of the choices, for so much room and so many characters."""
    commands: Sequence[tuple[str, str]] = ()
    news: Sequence[str] = ()
    notes: Sequence[str] = field(default=())
    log: Callable[[], Sequence[str]] | None = None
    """What has happened, the latest first, for a window that has room for it at the right."""

    def lines(self, looks: GameScreen, window: Window) -> list[Text]:
        """The lines of the screen; in a wide window with the log at the right of them."""
        lines = self._main(looks, window)
        if not window.margin or self.log is None or window.height is None:
            return lines
        title = window.wrapped(ink(window.words("ui-log-title"), "bold"), indent=0, width=window.margin)
        told: list[Text] = []
        for said in self.log():
            first, *rest = window.wrapped(ink(said, "dim"), indent=0, width=window.margin - 2)
            told += [first, *(Text("  ") + line for line in rest)]
        column = [*title, Text(), *told][: len(lines)]
        return _side_by_side(lines, column, window.width, ink(" │ ", "dim"))

    def _main(self, looks: GameScreen, window: Window) -> list[Text]:
        """All of the table if the window has room for it, and then some air."""
        column = window.width - looks.beside - 1
        if looks.beside and column >= NARROWEST_COLUMN:
            return self._beside(looks, window, column)
        most = 1000 if window.height is None else window.height - 1  # the answer is typed on the last line
        for room in (ROOMY, TIGHT, CRAMPED):
            parts = self._parts(looks, window, room)
            if _total(parts) <= most:
                break
        spare = most - _total(parts)
        for part in (parts[1], parts[0]) if room == CRAMPED else ():
            if spare > 0:
                part.append(_rule(window))
                spare -= 1
        return _aired(parts, _AIR, spare)

    def _parts(self, looks: GameScreen, window: Window, room: int) -> list[list[Text]]:
        """The title, the table, the news, the question, the choices, the notes and the commands."""
        rule = [] if room == CRAMPED else [_rule(window)]
        table = looks.table(self.view, window.width, room)
        title, panel, *others = self._told(looks, window, room, window.width, 1)
        return [[*title, *rule], [*table, *panel, *rule], *others]

    def _beside(self, looks: GameScreen, window: Window, width: int) -> list[Text]:
        """The table at the left, and all else in a column at its right that is no longer, if that can be."""
        table = looks.table(self.view, looks.beside, ROOMY)
        most = len(table) if window.height is None else window.height - 1
        for room in (ROOMY, TIGHT, CRAMPED):
            parts = self._told(looks, window, room, width, 0)
            if _total(parts) <= most:
                break
        column = _aired(parts, _COLUMN_AIR, min(most, len(table)) - _total(parts))
        return _side_by_side(table, column, looks.beside + 1)

    def _told(self, looks: GameScreen, window: Window, room: int, width: int, indent: int) -> list[list[Text]]:
        """All but the table, as parts of so many characters a line."""
        notes = [
            line for note in self.notes for line in window.wrapped(ink(note, "yellow"), indent=indent, width=width)
        ]
        news = _NEWS_LINES[room] * (1 if indent else 2)  # the lines of a column are short
        question = window.wrapped(ink(self.question, "bold"), indent=indent, width=width) if self.question else []
        return [
            [self._title(looks, width, indent)],
            looks.panel(self.view if self.standing is None else self.standing, width, room),
            _latest(self.news, lambda text: window.wrapped(text, indent=indent, width=width), news),
            question,
            list(self.choices(room, width)) if self.choices else [],
            notes,
            command_lines(self.commands, width, indent),
        ]

    def _title(self, looks: GameScreen, width: int, indent: int) -> Text:
        """The title, cut if need be, and the status at the right."""
        room = width - len(self.status) - 2 - indent
        title = ink(" " * indent + looks.title(self.view), "bold")
        title.truncate(room, overflow="ellipsis")
        title.pad_right(width - indent - len(self.status) - title.cell_len)
        return title + Text(self.status)


def command_lines(commands: Sequence[tuple[str, str]], width: int, indent: int = 1) -> list[Text]:
    """The keys of the commands with their words, on as few lines as it takes."""
    lines = []
    line = Text()
    for key, label in commands:
        gap = " " if line or indent else ""
        named = key_text(key) + ink(f" {label.replace(' ', chr(0xA0))}", "dim")
        command = Text(gap) + (target(named, key) if len(key) == 1 else named) + Text(" ")
        if line.cell_len + command.cell_len - 1 > width:
            lines.append(line)
            line = Text()
            command = command if indent else command[len(gap) :]
        line += command
    lines += [line] if line else []
    for line in lines:
        line.rstrip()
    return lines


def titled(title: str, body: Sequence[Text], window: Window) -> list[Text]:
    """A page with a title."""
    return [ink(f" {title}", "bold"), _rule(window), *body]


def _side_by_side(left: Sequence[Text], right: Sequence[Text], width: int, between: Text | None = None) -> list[Text]:
    """Two columns, the first of which has so many characters."""
    lines = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        beside = right[number] if number < len(right) else Text()
        if beside or between:
            line.pad_right(width - line.cell_len)
            line.append_text(between or Text()).append_text(beside)
            line.rstrip()
        lines.append(line)
    return lines


def _total(parts: Sequence[Sequence[Text]]) -> int:
    return sum(map(len, parts))


def _aired(parts: list[list[Text]], places: Sequence[int], spare: int) -> list[Text]:
    """The lines of the parts, with an empty line before some of them while there is room to spare."""
    for place in places:
        if spare > 0 and parts[place]:
            parts[place].insert(0, Text())
            spare -= 1
    return [line for part in parts for line in part]


def _rule(window: Window) -> Text:
    return ink("─" * window.width, "dim")


def _latest(news: Sequence[str], wrapped: Callable[[str], list[Text]], most: int) -> list[Text]:
    """The sentences as one paragraph; if it is too long, the first ones give way."""
    said = list(news)
    lines = wrapped(" ".join(said)) if said else []
    while len(lines) > most and len(said) > 1:
        said = said[1:]
        lines = wrapped("… " + " ".join(said))
    for line in lines:
        line.stylize("italic")
    return lines
