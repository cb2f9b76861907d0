"""One file of words, of which Fluent reads a message when it is first said."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from threading import Lock
from typing import TYPE_CHECKING, Any

from dedale.words.capitals import capitalised, continued
from dedale.words.entries import Entries

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern


class WordFile:
    """The messages of a Fluent file in one language."""

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self.entries = Entries(source)
        self._read: set[str] = set()
        self._reading = Lock()

    @cached_property
    def bundle(self) -> FluentBundle:
        """What Fluent has read so far."""
        # Fluent takes longer to import than the rest of a command, so it waits for the first message that needs it.
        from fluent.runtime import FluentBundle

        functions: dict[str, Callable[..., Any]] = {"CAPITALISED": capitalised, "CONTINUED": continued}
        return FluentBundle([self.language], functions=functions, use_isolating=False)

    def pattern(self, message: str, attribute: str) -> Pattern | None:
        """A message, or an attribute of it, as Fluent wants it; None if there is none."""
        with self._reading:
            if message not in self._read:
                self._read_in(message)
        if not self.bundle.has_message(message):
            return None
        found = self.bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    def _read_in(self, message: str) -> None:
        """Let Fluent read a message and what it refers to."""
        from fluent.runtime import FluentResource

        needed = self.entries.needed(message)
        self.bundle.add_resource(FluentResource("".join(needed.values())))
        self._read |= needed.keys()
