"""The window: where lines are shown and answers are read, on a terminal or through pipes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from types import TracebackType
from typing import Self

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from dedale.terminal.glyphs import Glyphs, glyphs_for
from dedale.terminal.ink import ink
from dedale.words import Words

WIDEST = 100
"""Lines longer than this are tiring to read, however wide the terminal."""

_NARROWEST = 40
_FORGET_SCROLLED = "\x1b[3J"

_ANSWER = 4
"""What the end of a question leaves free: for the mark after it, and the letter that is typed."""

_HELD = {0xA0: 0xE000, 0x202F: 0xE001}
"""What stands for the spaces that keep words together while lines are cut: rich would cut there too."""

_LET_GO = {held: space for space, held in _HELD.items()}


class InputEnded(Exception):
    """There is nothing more to read."""


class Window:
    """One person's screen and keyboard.

    On a terminal everything is drawn on its second screen, which has no memory of what was shown before, and the
    first one comes back at the end. Through pipes screens simply follow each other and nothing waits to be read.
    """

    def __init__(self, words: Words, *, colour: bool = True) -> None:
        self.words = words
        plain = not colour or bool(os.environ.get("NO_COLOR"))
        self._console = Console(highlight=False, color_system=None if plain else "auto", no_color=plain)
        # A dumb terminal can neither be cleared nor left and come back to.
        self.live = sys.stdin.isatty() and self._console.is_terminal and not self._console.is_dumb_terminal
        self.glyphs: Glyphs = glyphs_for(words, sys.stdout.encoding or "ascii")

    def __enter__(self) -> Self:
        if self.live:
            self._console.set_alt_screen(True)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.live:
            self._console.set_alt_screen(False)

    @property
    def width(self) -> int:
        """How many characters a line has."""
        if self.live:
            wide = self._console.width
        else:
            asked = os.environ.get("COLUMNS", "")
            wide = int(asked) if asked.isdecimal() else 80
        return max(_NARROWEST, min(wide, WIDEST))

    @property
    def height(self) -> int | None:
        """How many lines a screen has; None where there is no end to them."""
        return self._console.height if self.live else None

    def clear(self, *, forget: bool = False) -> None:
        """Empty the screen; `forget` also empties what has been scrolled away, in terminals that keep it."""
        if self.live:
            if forget:
                self._console.file.write(_FORGET_SCROLLED)
            self._console.clear()

    def show(self, lines: Iterable[Text]) -> None:
        """Show a new screen."""
        self.clear()
        self.write(lines)

    def write(self, lines: Iterable[Text]) -> None:
        """Write lines below those that are there."""
        written = list(lines)
        if written:
            self._console.print(Text("\n").join(written), soft_wrap=True)

    def wrapped(self, text: str | Text, *, indent: int = 1, width: int | None = None) -> list[Text]:
        """The lines of a paragraph that fits the window, or so many characters."""
        paragraph = Text(text) if isinstance(text, str) else text.copy()
        paragraph.plain = paragraph.plain.translate(_HELD)
        room = (self.width if width is None else width) - 2 * indent
        lines = []
        for line in paragraph.wrap(self._console, room):
            line.plain = line.plain.translate(_LET_GO)
            line.rstrip()
            lines.append(Text(" " * indent) + line if line else Text())
        return lines

    def drawn(self, thing: RenderableType) -> list[Text]:
        """The lines of something that rich draws: a table."""
        options = self._console.options.update(width=self.width)
        lines = []
        for segments in self._console.render_lines(thing, options, pad=False):
            line = Text.assemble(*((segment.text, segment.style or "") for segment in segments))
            line.rstrip()
            lines.append(line)
        return lines

    @contextmanager
    def progress(self, text: str) -> Iterator[Callable[[int, int], None]]:
        """A bar, to be told how much is done of how much; through pipes and on dumb terminals there is none."""
        quiet = not self._console.is_terminal or self._console.is_dumb_terminal
        parts = (TextColumn(" {task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*parts, console=self._console, transient=True, disable=quiet) as bar:
            task = bar.add_task(text, total=None)
            yield lambda done, total: bar.update(task, completed=done, total=total)

    def say(self, text: str) -> None:
        """Write a sentence or several."""
        self.write(self.wrapped(text, indent=0))

    def ask(self, prompt: str) -> str:
        """What the person answers, without the spaces around it. Raises InputEnded."""
        self._console.print(ink(f" {prompt} {self.glyphs.due} ", "bold"), end="")
        self._console.file.flush()
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            self._console.print(Text(printable(line.strip()[: self.width // 2])))
        if not line:
            raise InputEnded
        return line.strip()

    def confirm(self, question: str) -> bool:
        """Whether the person says yes; anything else is a no."""
        yes, no = self.words("ui-yes-key"), self.words("ui-no-key")
        asked = self.words("ui-confirm", question=question, yes=yes, no=no)
        *lines, last = self.wrapped(asked, width=self.width - _ANSWER)
        self.write(lines)
        return self.ask(last.plain.strip()).lower()[:1] in (yes, "y")

    def page(self, lines: Sequence[Text]) -> None:
        """Show many lines, a screen at a time, and wait to be told to go on."""
        if self.height is None:
            self.write(lines)
            return
        for page in pages(lines, max(4, self.height - 2)):
            self.show([*page, Text()])
            if self.ask(self.words("ui-press-enter")).lower() == "q":
                return


def printable(text: str) -> str:
    """A text that does to a terminal nothing but to be read."""
    return "".join(character if character.isprintable() else "?" for character in text)


def pages(lines: Sequence[Text], room: int) -> list[Sequence[Text]]:
    """Many lines as pages of at most so many, each ending before an empty line if one is near its end."""
    found = []
    rest = lines
    while len(rest) > room:
        blanks = [at for at in range(room // 2, room) if not rest[at]]
        end = blanks[-1] if blanks else room
        found.append(rest[:end])
        rest = rest[end + 1 if blanks else end :]
    return [*found, rest]
