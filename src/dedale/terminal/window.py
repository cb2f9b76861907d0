"""The window: where lines are shown and answers are read, on a terminal or through pipes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from types import TracebackType
from typing import Self

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from dedale.terminal.choices import keyed
from dedale.terminal.glyphs import Glyphs, glyphs_for
from dedale.terminal.keyboard import ENDED, RESIZED, Click, Keyboard
from dedale.terminal.targets import Target, beside, lit, target, target_at, targets_in
from dedale.words import Words

WIDEST = 100
"""Lines longer than this are tiring to read, however wide the terminal."""

NARROWEST_MARGIN, WIDEST_MARGIN = 36, 44
"""The column at the right of a wide window, see `Window.margin`."""

USUAL_WIDTH, USUAL_HEIGHT = 80, 24
"""The size of a terminal for which every screen is made. In a smaller one a screen may have no room."""

_NARROWEST = 40
_FORGET_SCROLLED = "\x1b[3J"

_ANSWER = 4
"""What the end of a question leaves free: for the mark after it, and the letter that is typed."""

_HELD = {0xA0: 0xE000, 0x202F: 0xE001}
"""What stands for the spaces that keep words together while lines are cut: rich would cut there too."""

_LET_GO = {held: space for space, held in _HELD.items()}


_TOGETHER, _SHOWN = "\x1b[?2026h", "\x1b[?2026l"
"""What is written between the two is shown at once, in terminals that know it; others take no notice."""

_ARROWS = ("up", "down", "left", "right")
_BACK, _ON = ("page-up", "left"), ("page-down", "right")
"""The keys that turn pages, where there are some to turn; the wheel of the mouse is among them."""

Drawing = Callable[[], Sequence[Text]]
"""Draws a screen for the window as it is now."""


class InputEnded(Exception):
    """There is nothing more to read."""


class Window:
    """One person's screen and keyboard.

    On a terminal everything is drawn on its second screen, which has no memory of what was shown before, and the
    first one comes back at the end. Single keys answer there, and so do the mouse and the arrow keys; a window of
    another size is drawn anew, and one without room for a screen says so. Through pipes, on dumb terminals and with
    `plain` screens simply follow each other, answers are lines, and nothing waits to be read.
    """

    def __init__(self, words: Words, *, colour: bool = True, line_by_line: bool = False) -> None:
        self.words = words
        plain = not colour or bool(os.environ.get("NO_COLOR"))
        self._console = Console(highlight=False, color_system=None if plain else "auto", no_color=plain)
        # A dumb terminal can neither be cleared nor left and come back to.
        able = sys.stdin.isatty() and self._console.is_terminal and not self._console.is_dumb_terminal
        self.live = able and not line_by_line and not os.environ.get("DEDALE_PLAIN")
        self.glyphs: Glyphs = glyphs_for(words, sys.stdout.encoding or "ascii")
        self._keyboard: Keyboard | None = None
        self._drawing: Drawing = list
        self._fits = True
        """Whether the screen is to be seen, and not that there is no room for it."""
        self._prompted = False
        """Whether something was asked below the screen since it was drawn."""
        self._targets: list[Target] = []
        self._rows = 0
        self._scrolled = 0
        """How many lines of the screen are above the window."""
        self._chosen: str | None = None
        """What the arrow keys have gone to."""

    def __enter__(self) -> Self:
        if self.live:
            self._console.set_alt_screen(True)
            if Keyboard.there_is():
                self._keyboard = Keyboard(self._console.file).__enter__()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._keyboard is not None:
            self._keyboard.__exit__(kind, error, at)
            self._keyboard = None
        if self.live:
            self._console.set_alt_screen(False)

    @property
    def width(self) -> int:
        """How many characters a line has."""
        if self.live:
            wide = self._console.width - (self.margin + 3 if self.margin else 0)
        else:
            asked = os.environ.get("COLUMNS", "")
            wide = int(asked) if asked.isdecimal() else 80
        return max(_NARROWEST, min(wide, WIDEST))

    @property
    def margin(self) -> int:
        """How many characters a column at the right of everything else may have; 0 where there is no room for one."""
        wide = self._console.width if self.live else 0
        return min(WIDEST_MARGIN, wide - USUAL_WIDTH - 3) if wide >= USUAL_WIDTH + NARROWEST_MARGIN + 3 else 0

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

    def show(self, drawing: Drawing) -> None:
        """Show a new screen."""
        self._drawing = drawing
        self._chosen = None
        self._draw()

    def _draw(self, lit_too: Collection[str] = ()) -> bool:
        """Draw the screen for the window as it is, with what is chosen lit; whether there is room for it."""
        lines = list(self._drawing())
        self._fits = not self.live or self._has_room(lines)
        self._prompted = False
        if self.live:
            self._targets = targets_in(lines)
            self._rows = len(lines)
            self._scrolled = max(0, len(lines) + 1 - self._console.height)
            self._console.file.write(_TOGETHER)
            chosen = [*lit_too, *([self._chosen] if self._chosen else [])]
            lines = lit(lines, chosen) if self._fits else self._too_small()
        self.clear()
        self.write(lines)
        if self.live:
            self._console.file.write(_SHOWN)
            self._console.file.flush()
        return self._fits

    def _has_room(self, lines: Sequence[Text]) -> bool:
        """Whether a screen can be shown. Where a terminal is of the usual size it is shown in any case."""
        wide, high = self._console.size
        if wide >= USUAL_WIDTH and high >= USUAL_HEIGHT:
            return True
        return len(lines) < high and max((line.cell_len for line in lines), default=0) <= wide

    def _too_small(self) -> list[Text]:
        """What is said in the place of a screen that has no room."""
        wide, high = self._console.size
        said = self.words("ui-too-small", columns=wide, lines=high, usual_columns=USUAL_WIDTH, usual_lines=USUAL_HEIGHT)
        return list(Text(said, "bold").wrap(self._console, max(10, wide)))[: max(1, high - 1)]

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

    def ask(
        self,
        prompt: str | Text,
        keys: Collection[str] | None = None,
        *,
        free: bool = False,
        pages: tuple[str, str] | None = None,
    ) -> str:
        """What the person answers, without the spaces around it. Raises InputEnded.

        On a terminal one of these keys is an answer as soon as it is typed, unless it begins another one; and so is
        whatever begins none of them, unless the answer is `free`. Without keys an answer ends with Enter. `pages` are
        the answers of those who turn pages back and on.
        """
        asked = Text().append(" ").append_text(Text(prompt) if isinstance(prompt, str) else prompt)
        asked.append(f" {self.glyphs.due} ")
        asked.stylize("bold")
        if self._keyboard is not None:
            return self._ask_keyboard(self._keyboard, asked, keys, free=free or keys is None, pages=pages)
        self._console.print(asked, end="")
        self._console.file.flush()
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            self._console.print(Text(printable(line.strip()[: self.width // 2])))
        if not line:
            raise InputEnded
        return line.strip()

    def _ask_keyboard(
        self,
        keyboard: Keyboard,
        asked: Text,
        keys: Collection[str] | None,
        *,
        free: bool,
        pages: tuple[str, str] | None,
    ) -> str:
        """The answer, key by key. The screen above the prompt is drawn anew when what is lit in it changes."""
        known = keys or ()
        typed = ""
        fits = self._draw() if self._prompted else self._fits
        self._prompt(asked)
        while True:
            key = keyboard.read()
            if key == ENDED and not typed:
                raise InputEnded
            if pages and fits and key in (*_BACK, *_ON):
                return pages[key in _ON]
            answer, typed, changed = self._pressed(key, typed, known, free=free) if fits else (None, typed, False)
            if answer is not None:
                return answer.strip()
            if changed or key == RESIZED:
                blind = not fits
                fits = self._draw([one for one in known if typed and one.startswith(typed)])
                if blind:
                    keyboard.forget()
                self._prompt(asked, typed)

    def _pressed(
        self, key: str | Click, typed: str, known: Collection[str], *, free: bool
    ) -> tuple[str | None, str, bool]:
        """What a key comes to: an answer, or what is typed by now; and whether the screen has to be drawn anew."""
        if isinstance(key, Click):
            found = target_at(self._targets, key.row + self._scrolled, key.column)
            return (found.answer if found else None), typed, False
        if key == "enter":
            return (self._chosen if self._chosen and not typed else typed), typed, False
        if key in _ARROWS and self._targets:
            before, self._chosen = self._chosen, beside(self._targets, self._chosen, key)
            return None, "", before != self._chosen
        if key in ("backspace", "escape"):
            self._chosen = None
            return None, typed[:-1] if key == "backspace" else "", True
        if len(key) != 1 or (key == " " and not typed and not free and " " not in known):
            return None, typed, False
        typed += key
        longer = [one for one in known if one.startswith(typed) and one != typed]
        if not longer and (typed in known or not free):
            return typed, typed, False
        return None, typed, True

    def _prompt(self, asked: Text, typed: str = "") -> None:
        """Ask below the screen, if there is room for one."""
        self._prompted = True
        if not self._fits:
            return
        self._targets += [replace(one, row=self._rows) for one in targets_in([asked])]
        (shown,) = lit([asked], [self._chosen] if self._chosen else [])
        self._console.print(shown + Text(printable(typed)), end="")
        self._console.file.flush()

    def confirm(self, question: str) -> bool:
        """Whether the person says yes; anything else is a no."""
        yes, no = self.words("ui-yes-key"), self.words("ui-no-key")
        asked = self.words("ui-confirm", question=question, yes=yes, no=no)
        *lines, last = self.wrapped(asked, width=self.width - _ANSWER)
        last = Text(last.plain.strip())
        if self._keyboard is not None:
            above = self._drawing
            room = len(lines) + 1  # taken from the end of the screen, where the commands are
            self.show(lambda: [*above()[: max(0, self._console.height - room)], *lines])
            for answer in (yes, no):
                at = last.plain.rindex(answer)
                last = last[:at] + target(last[at : at + len(answer)], answer) + last[at + len(answer) :]
        else:
            self.write(lines)
        return self.ask(last, [yes, no, "y"]).lower()[:1] in (yes, "y")

    def page(self, drawing: Drawing) -> None:
        """Show many lines, a screen at a time, and wait to be told to go on."""
        if self.height is None:
            self.write(drawing())
            return
        at = 0
        while True:
            self.show(partial(self._page, drawing, at))
            answer = self.ask(self.words("ui-press-enter"), ["q", "b", " "], pages=("b", "")).lower()
            last = len(self._pages(drawing)) - 1
            if answer == "q" or (answer != "b" and at >= last):
                return
            at = max(0, min(at, last) + (-1 if answer == "b" else 1))

    def _page(self, drawing: Drawing, at: int) -> list[Text]:
        """One of the pages, or the last if there are no longer so many, and the keys that turn them."""
        found = self._pages(drawing)
        ways = {"b": "ui-page-back", "q": "ui-page-close"} if at else {"q": "ui-page-close"}
        line = Text(" ").join(keyed(key, self.words(name)) for key, name in ways.items())
        return [*found[min(at, len(found) - 1)], Text(" ") + line]

    def _pages(self, drawing: Drawing) -> list[Sequence[Text]]:
        return pages(drawing(), max(4, (self.height or USUAL_HEIGHT) - 2))


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
