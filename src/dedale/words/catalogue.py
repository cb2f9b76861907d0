"""Looking up words: a key and its arguments become a sentence in one language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from dedale.core.errors import DedaleError
from dedale.core.parts import OURS, parts

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

MOST_REMEMBERED: Final = 8192
"""So many sentences are kept once they were put together: Fluent is slow, and screens say the same things often."""

_FIRST: Final = "en"
_LANGUAGES: Final = (_FIRST, *sorted({file.stem for file in Path(__file__).parent.glob("*.ftl")} - {_FIRST}))
_ENTRY: Final = re.compile(r"(?:(?P<message>[a-z][\w-]*)| +\.(?P<attribute>[a-z][\w-]*)) =(?P<text>.*)")


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

    def __init__(self, language: str) -> None:
        self.language = language
        self._source = Path(__file__).with_name(f"{language}.ftl").read_text(encoding="utf-8")
        self._plain = _plain(self._source)
        self._formatted = lru_cache(MOST_REMEMBERED)(self._format)
        self._games: dict[str, FluentBundle | None] = {}

    def __call__(self, key: str, /, **args: object) -> str:
        """The message with its arguments filled in; WordMissing if it cannot be put together."""
        plain = self._plain.get(key)
        if plain is not None:
            return plain
        return self._formatted(key, tuple((name, type(value), value) for name, value in args.items()))

    def has(self, key: str) -> bool:
        """Whether there is such a message or attribute."""
        return key in self._plain or self._found(key) is not None

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
        for bundle in (self._bundle, self._brought(message.removeprefix("game-").partition("-")[0])):
            if bundle is not None and bundle.has_message(message):
                entry = bundle.get_message(message)
                pattern = entry.attributes.get(attribute) if attribute else entry.value
                return None if pattern is None else (bundle, pattern)
        return None

    @cached_property
    def _bundle(self) -> FluentBundle:
        return _bundle(self.language, self._source)

    def _brought(self, game: str) -> FluentBundle | None:
        """The words that a package brings for its game: their keys begin with its name."""
        if game not in self._games:
            source = brought_source(game, self.language)
            self._games[game] = None if source is None else _bundle(self.language, source)
        return self._games[game]


def _bundle(language: str, source: str) -> FluentBundle:
    # Fluent takes longer to import than the rest of a command, so it waits for the first message that needs it.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def brought_source(game: str, language: str) -> str | None:
    """The file of words that lies beside what a package brings to `dedale.words`; in English, if need be."""
    for package, module in parts("words", game):
        folder = Path(getattr(module, "__file__", None) or __file__).parent
        for name in () if package == OURS else (language, _FIRST):
            with suppress(OSError, UnicodeDecodeError):
                return (folder / f"{name}.ftl").read_text(encoding="utf-8")
    return None


def _plain(source: str) -> dict[str, str]:
    """The messages and attributes that are one line without placeholders.

    These are most of the catalogue, and the whole of the command line's help.
    """
    plain: dict[str, str] = {}
    message = key = ""
    for line in source.splitlines():
        if entry := _ENTRY.match(line):
            message = entry["message"] or message
            key = entry["message"] or f"{message}.{entry['attribute']}"
            text = entry["text"].strip()
            if text and "{" not in text:
                plain[key] = text
        elif line.startswith(" "):
            plain.pop(key, None)
    return plain


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
