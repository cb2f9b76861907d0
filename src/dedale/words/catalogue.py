"""Looking up words: a key and its arguments become a sentence in one language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from functools import cache, cached_property, lru_cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final

from dedale.core.errors import DedaleError
from dedale.core.parts import OURS, parts
from dedale.words.entries import Entries, Line

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

MOST_REMEMBERED: Final = 8192
"""So many sentences are kept once they were put together: Fluent is slow, and screens say the same things often."""

_FIRST: Final = "en"
_LANGUAGES: Final = (_FIRST, *sorted({file.stem for file in Path(__file__).parent.glob("*.ftl")} - {_FIRST}))


class UnknownLanguage(DedaleError, ValueError):
    """A language for which there are no words."""


class WordMissing(DedaleError, RuntimeError):
    """A key that the catalogue lacks, or a message that lacks an argument: a fault of the program."""


def languages() -> tuple[str, ...]:
    """The languages that have a file of words here, the one to fall back on first."""
    return _LANGUAGES


def language_from_locale(env: Mapping[str, str]) -> str:
    """The language that a person's environment asks for, or English.

    As in gettext: the first of LC_ALL, LC_MESSAGES and LANG that is set decides, and unless
    that is the plain C locale, the languages listed in LANGUAGE come before it.
    """
    locale = env.get("LC_ALL") or env.get("LC_MESSAGES") or env.get("LANG") or "C"
    plain = locale.split(".")[0] in ("C", "POSIX")
    wishes = [locale] if plain else [*env.get("LANGUAGE", "").split(":"), locale]
    for wish in wishes:
        language = re.split(r"[_.@-]", wish.lower())[0]
        if language in _LANGUAGES:
            return language
    return _LANGUAGES[0]


@cache
def words(language: str) -> Words:
    """The words of a language."""
    if language not in _LANGUAGES:
        known = ", ".join(_LANGUAGES)
        raise UnknownLanguage(
            "unknown-language",
            f"There is no language {language!r}; the languages are: {known}.",
            language=language,
            known=known,
        )
    return Words(language)


class Words:
    """The words of one language: call it with a key, and with the arguments of that message.

    "card-rs" is a message, "card-rs.the" an attribute of it.
    """

    def __init__(self, language: str, of_game: str | None = None) -> None:
        """The words of a language: ours, or those in the text that a package brings for its game."""
        self.language = language
        self._of_game = of_game is not None
        ours = Path(__file__).with_name(f"{language}.ftl")
        self._entries = Entries(ours.read_text(encoding="utf-8") if of_game is None else of_game)
        self._read: set[str] = set()
        self._reading = Lock()
        self._formatted = lru_cache(MOST_REMEMBERED)(self._format)

    def __call__(self, key: str, /, **args: object) -> str:
        """The message with its arguments filled in; WordMissing if it cannot be put together."""
        line = self._line(key)
        said = None if line is None else line.filled(args)
        if said is not None:
            return said
        return self._formatted(key, tuple((name, type(value), value) for name, value in args.items()))

    def has(self, key: str) -> bool:
        """Whether there is such a message or attribute."""
        if self._line(key) is not None or self._pattern(key) is not None:
            return True
        brought = self._brought(key)
        return brought is not None and brought.has(key)

    def _line(self, key: str) -> Line | None:
        message, _, attribute = key.partition(".")
        return self._entries.line(message, attribute)

    def _format(self, key: str, args: tuple[tuple[str, type, object], ...]) -> str:
        pattern = self._pattern(key)
        if pattern is None and (brought := self._brought(key)) is not None:
            return brought(key, **{name: value for name, _, value in args})
        if pattern is None:
            raise WordMissing(
                "unknown-word", f"The catalogue of words ({self.language}) has no message {key!r}.", key=key
            )
        text, errors = self._bundle.format_pattern(pattern, {name: value for name, _, value in args})
        if errors:
            why = "; ".join(str(error) for error in errors)
            raise WordMissing(
                "word-needs",
                f"The message {key!r} ({self.language}) could not be put together: {why}.",
                key=key,
                why=why,
            )
        return str(text)

    def _pattern(self, key: str) -> Pattern | None:
        message, _, attribute = key.partition(".")
        with self._reading:
            if message not in self._read:
                self._read_in(message)
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    def _read_in(self, message: str) -> None:
        """Let Fluent read a message and what it refers to."""
        from fluent.runtime import FluentResource

        needed = self._entries.needed(message)
        self._bundle.add_resource(FluentResource("".join(needed.values())))
        self._read |= needed.keys()

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Fluent takes longer to import than the rest of a command, so it waits for the first message that needs it.
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def _brought(self, key: str) -> Words | None:
        """The words that a package brings for its game: their keys begin with its name."""
        game = key.partition(".")[0].removeprefix("game-").partition("-")[0]
        return None if self._of_game else _brought(game, self.language)


@cache
def _brought(game: str, language: str) -> Words | None:
    """The file of words that lies beside what a package brings to `dedale.words`; in English, if need be."""
    for package, module in parts("words", game):
        folder = Path(getattr(module, "__file__", None) or __file__).parent
        for name in () if package == OURS else (language, _FIRST):
            with suppress(OSError, UnicodeDecodeError):
                return Words(language, (folder / f"{name}.ftl").read_text(encoding="utf-8"))
    return None


def error_words(words: Words, error: DedaleError) -> str:
    """The error's sentence in that language; the one it was raised with where the catalogue has none.

    Where the error wraps another one, the message may give that one's sentence as `why`.
    """
    facts = {name: fact if isinstance(fact, int) else str(fact) for name, fact in error.facts.items()}
    if isinstance(error.__cause__, DedaleError):
        facts["why"] = error_words(words, error.__cause__)
    try:
        return words(f"error-{error.code}", **facts)
    except WordMissing:
        return str(error)
