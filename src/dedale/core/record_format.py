"""The format of a record: which line stands where, and nothing of what the lines mean.

docs/record.md describes the format for people and for other programs.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from dedale.core.errors import BadRecord
from dedale.core.events import quoted

FORMAT: Final = 2
"""The newest version of the format that this program reads. It writes the oldest that says all there is to say."""

_NEWER_EVENT = re.compile("leave [0-9]|resign [0-9]+ for ")
"""Events that format 1 does not have."""

LARGEST: Final = 1 << 20
"""No record is longer than this many bytes: thousands of times the length of a game."""

HEAD: Final = ("game", "rules", "options", "start", "undo", "seats", "commitment")
TAIL: Final = ("secret", "result")

_TITLE = "Dédale record"
_RULE = "---"
_FIRST_LINE = re.compile(f"{_TITLE} ([1-9][0-9]{{0,8}})")
_CHECK_LINE = re.compile("check: ([0-9a-f]{16})")
_EVENTS_FROM = 1 + len(HEAD) + 1 + 1


def head_line(key: str) -> int:
    """The number of the line that holds this value, counted from 1."""
    return 2 + HEAD.index(key)


def event_line(index: int) -> int:
    """The number of the line that holds the event with this index."""
    return _EVENTS_FROM + index


def tail_line(key: str, events: int) -> int:
    """The number of the line after so many events that holds this value."""
    return event_line(events) + 1 + TAIL.index(key)


def bad_line(line: int, code: str, sentence: str, **facts: object) -> BadRecord:
    """The error that a line deserves."""
    return BadRecord(code, f"Line {line}: {sentence}", line=line, **facts)


@dataclass(frozen=True, slots=True)
class RecordText:
    """The values at the head, the events, and the values at the end, each as the text on its line."""

    head: Mapping[str, str]
    events: Sequence[str]
    tail: Mapping[str, str]

    def text(self) -> str:
        """The whole text, with its check line."""
        newer = any(_NEWER_EVENT.match(event) for event in self.events)
        lines = [f"{_TITLE} {2 if newer else 1}"]
        lines += [f"{key}: {self.head[key]}" for key in HEAD]
        lines += [_RULE, *self.events, _RULE]
        lines += [f"{key}: {self.tail[key]}" for key in TAIL]
        return "\n".join([*lines, f"check: {_check(lines)}", ""])

    @classmethod
    def read(cls, text: str, *, trust_edits: bool = False) -> RecordText:
        """What a text holds; the ends of its lines may be those of any system."""
        lines = _lines(text)
        _read_title(lines[0])
        _read_check(lines, trust_edits=trust_edits)
        reader = _LineReader(lines[:-1])
        reader.skip()
        head = {key: reader.value(key) for key in HEAD}
        reader.rule()
        events = reader.until_rule(len(TAIL))
        reader.rule()
        tail = {key: reader.value(key) for key in TAIL}
        return cls(head, events, tail)


class _LineReader:
    """Goes down the lines of a record, and knows the number of the one it stands on."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self._at = 0

    def skip(self) -> None:
        self._at += 1

    def value(self, key: str) -> str:
        """The text after this key, which must stand on this line."""
        line = self._line(f"'{key}: …'")
        if not line.startswith(f"{key}: "):
            raise self._unexpected(f"'{key}: …'", line)
        self._at += 1
        return line.removeprefix(f"{key}: ")

    def rule(self) -> None:
        """The dashes between two parts."""
        line = self._line(f"'{_RULE}'")
        if line != _RULE:
            raise self._unexpected(f"'{_RULE}'", line)
        self._at += 1

    def until_rule(self, after: int) -> Sequence[str]:
        """The lines up to the dashes that are followed by so many lines and no more."""
        end = max(self._at, len(self._lines) - after - 1)
        found = self._lines[self._at : end]
        self._at = end
        return found

    def _line(self, expected: str) -> str:
        if self._at == len(self._lines):
            raise self._unexpected(expected, "the check line")
        return self._lines[self._at]

    def _unexpected(self, expected: str, found: str) -> BadRecord:
        return bad_line(
            self._at + 1,
            "record-line",
            f"expected {expected}, found {quoted(found)}.",
            expected=expected,
            found=found,
        )


def _lines(text: str) -> list[str]:
    """The lines of a text that may be a record."""
    try:
        size = len(text.encode())
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise bad_line(line, "record-damaged", "half a character stands here; the record is damaged.") from None
    if size > LARGEST:
        raise bad_line(1, "record-huge", f"no record has more than {LARGEST} bytes, as this text has.", limit=LARGEST)
    return text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip("\n").split("\n")


def _read_title(line: str) -> None:
    found = _FIRST_LINE.fullmatch(line)
    if found is None:
        raise bad_line(
            1,
            "record-none",
            f"this is no record: expected '{_TITLE} 1', found {quoted(line)}.",
            found=line,
        )
    if int(found[1]) > FORMAT:
        raise bad_line(
            1,
            "record-newer",
            f"this record is in format {found[1]}, and this version of Dédale reads up to format {FORMAT}; "
            "update Dédale to read it.",
            found=int(found[1]),
            known=FORMAT,
        )


def _read_check(lines: Sequence[str], *, trust_edits: bool) -> None:
    found = _CHECK_LINE.fullmatch(lines[-1])
    if found is None:
        raise bad_line(
            len(lines),
            "record-truncated",
            f"the record stops here, at {quoted(lines[-1])}, and not at its last line 'check: …' with 16 hexadecimal "
            "digits; it was cut short or damaged: fetch the whole record again.",
            found=lines[-1],
        )
    expected = _check(lines[:-1])
    if found[1] != expected and not trust_edits:
        raise bad_line(
            len(lines),
            "record-edited",
            f"the check is {found[1]}, but that of the lines above is {expected}: the record was damaged, or edited "
            "by hand. To have an edited record read all the same, ask for its edits to be trusted (trust_edits=True); "
            "the rules still apply to every event.",
            found=found[1],
            expected=expected,
        )


def _check(lines: Sequence[str]) -> str:
    """What shows that a line was changed by accident; it is no signature."""
    digest = blake2b(digest_size=8, person=b"dedale check")
    for line in lines:
        digest.update(line.encode() + b"\n")
    return digest.hexdigest()
