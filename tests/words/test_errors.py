"""Every error that the program raises on purpose has its sentence in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import dedale
from dedale.core.errors import BadOptions, DedaleError
from dedale.core.record_format import bad_line
from dedale.words import error_words, languages, words

SOURCES = Path(dedale.__file__).parent
CODE = re.compile("[a-z]+(-[a-z]+)*")


def raisers() -> set[str]:
    """The names of all classes of errors, also of those in modules that nothing here imports."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    found = {DedaleError.__name__}
    while more := {name for name in bases.keys() - found if bases[name] & found}:
        found |= more
    return found


RAISERS = raisers()


class Raised(NamedTuple):
    """A place where an error is made: its code, and the facts that it always has."""

    where: str
    code: str
    facts: frozenset[str]


def raised() -> Iterator[Raised]:
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                maker = node.func.id
                place = {"bad_line": 1}.get(maker, 0 if maker in RAISERS else None)
                if place is None or len(node.args) <= place:
                    continue
                code = node.args[place]
                if isinstance(code, ast.Constant) and isinstance(code.value, str) and CODE.fullmatch(code.value):
                    facts = {keyword.arg for keyword in node.keywords if keyword.arg}
                    if maker == "bad_line":
                        facts.add("line")
                    yield Raised(f"{path.relative_to(SOURCES)}:{node.lineno}", code.value, frozenset(facts))


ALL = list(raised())


def test_the_search_finds_the_errors_of_every_part() -> None:
    parts = {one.where.split("/")[0] for one in ALL}
    assert {"core", "bots", "labyrinth", "terminal"} <= parts
    assert len({one.code for one in ALL}) > 40


@pytest.mark.parametrize("language", languages())
def test_every_error_can_be_said_with_the_facts_it_has(language: str) -> None:
    say = words(language)
    for one in ALL:
        error = DedaleError(one.code, "FALLBACK", **dict.fromkeys(one.facts, "a fact"))
        error.__cause__ = BadOptions("secret", "the error that this one may wrap")
        assert error_words(say, error) != "FALLBACK", one


def test_an_error_is_said_in_the_language_asked_for() -> None:
    error = bad_line(12, "record-newer", "too new", found=2, known=1)
    assert error_words(words("fr"), error).startswith("Ligne 12\u00a0: cet enregistrement est au format 2")
    assert error_words(words("en"), error).startswith("Line 12: this record is in format 2")


def test_an_error_within_a_record_says_the_error_it_wraps() -> None:
    error = bad_line(4, "record-options", "an option is wrong")
    error.__cause__ = BadOptions("option-flag", "an option is wrong", option="talk", value="7")
    assert error_words(words("fr"), error).startswith("Ligne 4\u00a0: L’option «\u00a0talk\u00a0»")


def test_an_error_without_words_keeps_its_own_sentence() -> None:
    assert error_words(words("fr"), BadOptions("never-heard-of", "A sentence.")) == "A sentence."
    assert error_words(words("fr"), BadOptions("option-unknown", "Facts are missing.")) == "Facts are missing."
