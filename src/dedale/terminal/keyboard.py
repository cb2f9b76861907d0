"""The keyboard and the mouse of a terminal, key by key, without Enter."""

from __future__ import annotations

import codecs
import os
import re
import select
import signal
import sys
from dataclasses import dataclass
from types import FrameType, TracebackType
from typing import IO, Any, Final, Self

try:
    import termios
    import tty
except ImportError:  # Windows: there lines are read, as through pipes
    termios = None  # type: ignore[assignment]

RESIZED: Final = "resized"
"""Not a key: the window has another size, or was away for a while, and has to be drawn anew."""

ENDED: Final = "ended"
"""Not a key either: nobody is there any more."""

_MOUSE_ON, _MOUSE_OFF = "\x1b[?1000h\x1b[?1006h", "\x1b[?1006l\x1b[?1000l"
_SECOND_SCREEN, _FIRST_SCREEN = "\x1b[?1049h", "\x1b[?1049l"
_NAMED: Final = {
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1b[5~": "page-up",
    "\x1b[6~": "page-down",
    "\x1b[Z": "left",
    "\x1b": "escape",
    "\t": "right",
    "\r": "enter",
    "\n": "enter",
    "\x7f": "backspace",
    "\x08": "backspace",
    "\x04": ENDED,
}
_SEQUENCE: Final = re.compile(r"\x1b(?:\[[0-9;<?]*[A-Za-z~]|O.|)")
_UNFINISHED: Final = re.compile(r"\x1b(?:\[[0-9;<?]*|O)?")
_CLICK: Final = re.compile(r"\x1b\[<(\d+);(\d+);(\d+)([Mm])")
_WHEEL: Final = {64: "page-up", 65: "page-down"}
_BLINK: Final = 0.05
"""Seconds in which the rest of a sequence comes; an Escape that is alone for so long is the key."""


@dataclass(frozen=True, slots=True)
class Click:
    """The left button of the mouse, pressed at a place of the screen; both counted from 0."""

    row: int
    column: int


class Keyboard:
    """Reads single keys while it is entered; at the end the terminal is as it was."""

    def __init__(self, out: IO[str]) -> None:
        self._out = out
        self._input = sys.stdin.fileno()
        self._decoder = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")("replace")
        self._typed = ""
        self._ended = False
        self._before: list[Any] = []
        self._handlers: dict[int, Any] = {}
        self._waking, self._wake = -1, -1

    @staticmethod
    def there_is() -> bool:
        """Whether this system has terminals that can be asked for single keys."""
        return termios is not None

    def __enter__(self) -> Self:
        self._before = termios.tcgetattr(self._input)
        self._waking, self._wake = os.pipe()
        os.set_blocking(self._wake, False)
        for number in (signal.SIGWINCH, signal.SIGCONT):
            self._handlers[number] = signal.signal(number, self._changed)
        self._handlers[signal.SIGTSTP] = signal.signal(signal.SIGTSTP, self._away)
        self._begin()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        os.close(self._waking)
        os.close(self._wake)
        self._end()

    def read(self) -> str | Click:
        """The next key: a character, a name such as "enter" or "up", RESIZED or ENDED; or a click."""
        while True:
            while not self._typed and not self._ended:
                if self._await(None):
                    return RESIZED
                self._fill()
            if not self._typed:
                return ENDED
            key = self._taken()
            if key is not None:
                return key

    def forget(self) -> None:
        """Take what was typed so far for nothing: nobody could see what it would answer."""
        self._typed = ""
        termios.tcflush(self._input, termios.TCIFLUSH)

    def _taken(self) -> str | Click | None:
        """The key that begins what was typed; None for one that means nothing."""
        if self._typed[0] == "\x1b":
            return self._sequence()
        key, self._typed = self._typed[0], self._typed[1:]
        return _NAMED.get(key, key if key.isprintable() else None)

    def _sequence(self) -> str | Click | None:
        """A key that sends several characters, Escape alone, or the mouse."""
        while _UNFINISHED.fullmatch(self._typed) and not self._ended and self._more():
            self._fill()
        found = _SEQUENCE.match(self._typed)
        whole = found[0] if found else self._typed
        self._typed = self._typed[len(whole) :]
        click = _CLICK.fullmatch(whole)
        if click is None:
            return _NAMED.get(whole.replace("\x1bO", "\x1b["))
        button, column, row = (int(click[group]) for group in (1, 2, 3))
        if button in _WHEEL:
            return _WHEEL[button]
        return Click(row - 1, column - 1) if button == 0 and click[4] == "M" else None

    def _more(self) -> bool:
        """Whether more comes at once."""
        return bool(select.select([self._input], [], [], _BLINK)[0])

    def _await(self, patience: float | None) -> bool:
        """Wait until something is typed or the window changes; whether it was the latter."""
        ready = select.select([self._input, self._waking], [], [], patience)[0]
        if self._waking not in ready:
            return False
        os.read(self._waking, 1024)
        return True

    def _fill(self) -> None:
        try:
            data = os.read(self._input, 1024)
        except OSError:  # the terminal is gone
            data = b""
        self._ended = not data
        self._typed += self._decoder.decode(data)

    def _changed(self, number: int, _frame: FrameType | None) -> None:
        """The window has changed, or we were away and others have had the terminal."""
        if number == signal.SIGCONT:
            self._write(_SECOND_SCREEN)
            self._begin()
        os.write(self._wake, b"!")

    def _away(self, _number: int, _frame: FrameType | None) -> None:
        """Ctrl-Z: give the terminal back as it was, and stop until somebody has us go on."""
        self._end()
        self._write(_FIRST_SCREEN)
        os.kill(os.getpid(), signal.SIGSTOP)

    def _begin(self) -> None:
        tty.setcbreak(self._input, termios.TCSANOW)
        self._write(_MOUSE_ON)

    def _end(self) -> None:
        self._write(_MOUSE_OFF)
        termios.tcsetattr(self._input, termios.TCSANOW, self._before)

    def _write(self, text: str) -> None:
        self._out.flush()
        os.write(self._out.fileno(), text.encode())
