"""Looking up words: a key and its arguments become a sentence in one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from dedale.core.errors import DedaleError
from dedale.core.message import Argument, Message, Player
from dedale.core.parts import OURS, Room
from dedale.words.names import name_words
from dedale.words.word_file import WordFile

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

    from dedale.core.game import Seat
    from dedale.words.entries import PlainLine

MOST_REMEMBERED: Final = 8192
"""So many sentences are kept once they were put together: Fluent is slow, and screens say the same things often."""

ROOM: Final[Room[object]] = Room("words")
"""Modules with functions, see `words.games`; a file of words lies beside each that is not ours."""

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


def known(key: str) -> bool:
    """Whether there is such a message or attribute: what one language has, all have."""
    return words(_FIRST).has(key)


class Words:
    """The words of one language: call it with a key, and with the arguments of that message.

    "card-rs" is a message, "card-rs.the" an attribute of it.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._own = WordFile(language, Path(__file__).with_name(f"{language}.ftl").read_text(encoding="utf-8"))
        self._formatted = lru_cache(MOST_REMEMBERED)(self._format)
        self._games: dict[str, WordFile | None] = {}

    def __call__(self, key: str, /, **args: object) -> str:
        """The message with its arguments filled in; WordMissing if it cannot be put together."""
        line = self._line(key)
        said = None if line is None else line.filled(args)
        if said is not None:
            return said
        return self._formatted(key, tuple((name, type(value), value) for name, value in args.items()))

    def say(self, message: Argument, viewer: Seat = None, names: Sequence[str] = ()) -> str:
        """A message as the viewer reads it, or what else may be set into one; `names` are the players', by seat."""
        if isinstance(message, Player):
            return self._called(message, names)
        if not isinstance(message, Message):
            return str(message)
        args: dict[str, object] = {}
        for name, value in message.args.items():
            if isinstance(value, Message):
                args[name] = self.say(value, viewer, names)
            elif not isinstance(value, Player):
                args[name] = value
            elif name == "who":
                args["you"] = "yes" if value.seat == viewer else "no"
                args["player"] = self._called(value, names)
            else:
                args[name] = self._called(value, names)
        return self(message.id, **args)

    def has(self, key: str) -> bool:
        """Whether there is such a message or attribute."""
        return self._line(key) is not None or self._found(key) is not None

    def _called(self, player: Player, names: Sequence[str]) -> str:
        if player.name is not None:
            return name_words(self, player.name, player.seat + 1, full=True)
        return name_words(self, names[player.seat] if player.seat < len(names) else "", player.seat + 1)

    def _line(self, key: str) -> PlainLine | None:
        message, _, attribute = key.partition(".")
        return self._own.entries.line(message, attribute)

    def _format(self, key: str, args: tuple[tuple[str, type, object], ...]) -> str:
        found = self._found(key)
        if found is None:
            raise WordMissing(
                "unknown-word", f"The catalogue of words ({self.language}) has no message {key!r}.", key=key
            )
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, {name: value for name, _, value in args})
        if errors:
            why = "; ".join(str(error) for error in errors)
            raise WordMissing(
                "word-needs",
                f"The message {key!r} ({self.language}) could not be put together: {why}.",
                key=key,
                why=why,
            )
        return str(text)

    def _found(self, key: str) -> tuple[FluentBundle, Pattern] | None:
        message, _, attribute = key.partition(".")
        file: WordFile | None = self._own
        pattern = self._own.pattern(message, attribute)
        if pattern is None and (file := self._brought(message.removeprefix("game-").partition("-")[0])):
            pattern = file.pattern(message, attribute)
        return None if file is None or pattern is None else (file.bundle, pattern)

    def _brought(self, game: str) -> WordFile | None:
        """The words that a package brings for its game: their keys begin with its name."""
        if game not in self._games:
            source = brought_source(game, self.language)
            self._games[game] = None if source is None else WordFile(self.language, source)
        return self._games[game]


def brought_source(game: str, language: str) -> str | None:
    """The file of words that lies beside what a package brings to `dedale.words`; in English, if need be."""
    for part in ROOM.parts(game):
        folder = Path(getattr(part.value, "__file__", None) or __file__).parent
        for name in () if part.package == OURS else (language, _FIRST):
            with suppress(OSError, UnicodeDecodeError):
                return (folder / f"{name}.ftl").read_text(encoding="utf-8")
    return None


def error_words(words: Words, error: DedaleError) -> str:
    """The error's sentence in that language; the one it was raised with where the catalogue has none.

    Where a name was mistyped, it asks whether the nearest was meant.
    """
    try:
        said = words.say(error_message(error))
    except WordMissing:
        return str(error)
    near = error.facts.get("near")
    return said if near is None else f"{said} {words('error-did-you-mean', near=str(near))}"


def error_message(error: DedaleError) -> Message:
    """What an error says. Where it wraps another one, the message may give that one's sentence as `why`."""
    facts: dict[str, Argument] = {
        name: fact if isinstance(fact, int) else str(fact) for name, fact in error.facts.items()
    }
    cause = error.__cause__
    if isinstance(cause, DedaleError):
        facts["why"] = error_message(cause) if known(f"error-{cause.code}") else str(cause)
    return Message(f"error-{error.code}", facts)
