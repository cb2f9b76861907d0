"""The catalogue is whole: all languages say the same things, and saying them never fails."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.resources import files
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from dedale.words import UnknownLanguage, WordMissing, Words, language_from_locale, languages, words

LANGUAGES = languages()


def source(language: str) -> str:
    return files("dedale.words").joinpath(f"{language}.ftl").read_text(encoding="utf-8")


@cache
def entries(language: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(language)).body


def patterns(language: str) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            if entry.value:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own name)
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.names


def arguments(pattern: ast.Pattern) -> dict[str, object]:
    numbers = {"count", "owed", "length", "doors", "turns", "number"}
    return {name: 2 if name in numbers else "no" if name == "you" else "…" for name in variables(pattern)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_words_is_fluent_from_the_first_line_to_the_last(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    keys = [key for key, _ in patterns(language)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_and_attributes_in_the_same_order(language: str) -> None:
    assert [key for key, _ in patterns(LANGUAGES[0])] == [key for key, _ in patterns(language)]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_message_takes_the_same_arguments_in_every_language(language: str) -> None:
    other = dict(patterns(language))
    for key, pattern in patterns(LANGUAGES[0]):
        assert variables(pattern) == variables(other[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    say = words(language)
    for key, pattern in patterns(language):
        said = say(key, **arguments(pattern))
        assert said.strip() == said != "", key
        assert "{" not in said, key
        assert not re.search("[\u2066-\u2069]", said), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plain_line_read_without_fluent_is_what_fluent_reads(language: str) -> None:
    say = words(language)
    plain = 0
    for key, pattern in patterns(language):
        if len(pattern.elements) == 1 and isinstance(text := pattern.elements[0], ast.TextElement):
            assert say(key) == text.value, key
            plain += 1
    assert plain > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_says_what_fluent_makes_of_the_whole_file(language: str) -> None:
    """With texts, and with numbers, which every language writes in its own way."""
    whole = FluentBundle([language], use_isolating=False)
    whole.add_resource(FluentResource(source(language)))
    say = Words(language)
    for key, pattern in patterns(language):
        message, _, attribute = key.partition(".")
        found = whole.get_message(message)
        compiled = found.attributes[attribute] if attribute else found.value
        assert compiled is not None
        for value in ("one", 1, 12345, 1.5):
            args = dict.fromkeys(variables(pattern), value)
            expected, errors = whole.format_pattern(compiled, args)
            if not errors:
                assert say(key, **args) == expected, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_threads_that_say_things_at_once_do_not_disturb_each_other(language: str, luck: Random) -> None:
    keys = [(key, arguments(pattern)) for key, pattern in patterns(language)]
    say = words(language)
    expected = [say(key, **args) for key, args in keys]
    order = luck.sample(range(len(keys)), len(keys))
    new = Words(language)
    with ThreadPoolExecutor(8) as together:
        said = dict(together.map(lambda number: (number, new(keys[number][0], **keys[number][1])), order))
    assert [said[number] for number in range(len(keys))] == expected


@pytest.mark.parametrize("key", ["cli-version-compiled", "act-play"])
def test_a_line_that_texts_are_set_into_does_not_wait_for_fluent(key: str) -> None:
    [pattern] = [pattern for name, pattern in patterns("en") if name == key]
    script = (
        "import sys; from dedale.words import words; "
        f"print(words('en')({key!r}, **{dict.fromkeys(variables(pattern), 'x')!r}), 'fluent.runtime' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert said.stdout.split()[-1] == "False"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_words_do_not_wait_for_fluent(language: str) -> None:
    keys = [key for key, pattern in patterns(language) if key.startswith(("cli-", "card-")) and not variables(pattern)]
    script = (
        "import sys; from dedale.words import words; "
        f"print(all(words({language!r})(key) for key in {keys!r}), 'fluent.runtime' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["True", "False"]


def test_a_key_that_is_missing_is_an_error_that_names_it() -> None:
    say = words("fr")
    for key in ("card-rs", "card-rs.the", "kind-pay", "kind-pay.title", "help-turn.text"):
        assert say.has(key)
    for key in ("card-zz", "card-rs.genitive", "kind-pay.genitive", ""):
        assert not say.has(key)
        with pytest.raises(WordMissing, match=re.escape(repr(key))) as missing:
            say(key)
        assert missing.value.code == "unknown-word"


def test_an_argument_that_is_missing_is_an_error_that_names_it() -> None:
    with pytest.raises(WordMissing, match=r"'act-play'.*card") as missing:
        words("en")("act-play")
    assert missing.value.code == "word-needs"


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match=f"'de'.*{', '.join(LANGUAGES)}"):
        words("de")


def test_the_words_of_a_language_are_read_once() -> None:
    assert words("fr") is words("fr")
    assert words("fr").language == "fr"


@pytest.mark.parametrize(
    ("env", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "FR_be@euro"}, "fr"),
        ({"LANG": "frp_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_CH.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "es:de"}, "fr"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_language_follows_the_locale(env: dict[str, str], language: str) -> None:
    assert language_from_locale(env) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_typographic(language: str) -> None:
    for line in source(language).splitlines():
        if not line.startswith("#"):
            assert not set(line) & set("'\""), line


def test_french_never_parts_a_sign_from_its_word() -> None:
    for key, pattern in patterns("fr"):
        said = words("fr")(key, **arguments(pattern))
        assert not re.search(r" [:;!?»](\s|$)|« ", said), key
        assert not re.search(r"\w[;!?](\s|$)|\w:\s", said), key
