"""The entries of a Fluent file, found without reading them as Fluent.

Reading the whole catalogue takes longer than everything else that a command does, and a command says little of it. So
a line without placeholders is taken as it stands, one that texts are only set into is put together here, and Fluent
is given the others one by one, each with what it refers to.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_START: Final = re.compile(r"(?:[a-zA-Z][\w-]*| +\.(?P<attribute>[a-zA-Z][\w-]*)) *=(?P<text>.*)")
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_SLOT: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")


class PlainLine:
    """A message of one line into which nothing but arguments is set."""

    def __init__(self, text: str) -> None:
        self._pieces = _SLOT.split(text)
        """Text, the name of an argument, text, and so on."""
        self.whole = any(self._pieces) and not any(mark in piece for piece in self._pieces[::2] for mark in "{}")
        """Whether it is such a line: not empty, and with nothing else in braces."""

    def filled(self, args: Mapping[str, object]) -> str | None:
        """The line with its arguments; None unless each is there and a text: Fluent writes numbers as people do."""
        if len(self._pieces) == 1:
            return self._pieces[0]
        said = list(self._pieces)
        for place in range(1, len(said), 2):
            value = args.get(said[place])
            if type(value) is not str:
                return None
            said[place] = value
        return "".join(said)


class Entries:
    """The messages and terms of a file, each as the text that defines it."""

    def __init__(self, source: str) -> None:
        starts = [(found[1], found.start()) for found in _ENTRY.finditer(source)]
        ends = [start for _, start in starts[1:]] + [len(source)]
        self._texts = {name: source[start:end] for (name, start), end in zip(starts, ends, strict=True)}
        self._lines: dict[str, dict[str, PlainLine]] = {}

    def line(self, message: str, attribute: str) -> PlainLine | None:
        """A message, or an attribute of it, if it is one line that needs no Fluent."""
        lines = self._lines.get(message)
        if lines is None:
            lines = self._lines[message] = _lines(self._texts.get(message, ""))
        return lines.get(attribute)

    def needed(self, message: str) -> dict[str, str]:
        """The text of a message and of everything that it refers to, by name; nothing if there is no such message."""
        found: dict[str, str] = {}
        names = [message]
        while names:
            name = names.pop()
            if name in self._texts and name not in found:
                found[name] = self._texts[name]
                names += _REFERENCE.findall(found[name])
        return found


def _lines(text: str) -> dict[str, PlainLine]:
    """The lines of an entry that need no Fluent, by the name of the attribute; the message's own has none."""
    found: dict[str, PlainLine] = {}
    attribute = ""
    for line in text.splitlines():
        if entry := _START.match(line):
            attribute = entry["attribute"] or ""
            own = PlainLine(entry["text"].strip())
            if own.whole:
                found[attribute] = own
        elif line.startswith(" "):
            found.pop(attribute, None)
    return found
