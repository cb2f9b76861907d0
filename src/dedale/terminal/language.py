"""Which language the command line speaks: the one asked for, else the one of the locale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from dedale.words import UnknownLanguage, Words, language_from_locale, words


def asked_language(arguments: Sequence[str]) -> str | None:
    """The value of `--lang` among the arguments, needed before they are parsed: the help is in that language too."""
    asked = None
    for argument, after in pairwise([*arguments, ""]):
        if argument == "--":
            break
        if argument == "--lang":
            asked = after
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    return asked


def words_for(arguments: Sequence[str], environment: Mapping[str, str]) -> Words:
    """The words to speak with. A language that there is not leaves the one of the locale; see `check_language`."""
    try:
        return words(asked_language(arguments) or language_from_locale(environment))
    except UnknownLanguage:
        return words(language_from_locale(environment))


def check_language(arguments: Sequence[str]) -> None:
    """Refuse a language that there is not."""
    asked = asked_language(arguments)
    if asked is not None:
        words(asked)
