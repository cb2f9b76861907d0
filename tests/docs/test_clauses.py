"""Every clause of `docs/rules` is told once, stands beside its code, and is the marker of a test."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import dedale
from tools.clauses import CLAUSE, DOCUMENTS, PROJECT, Place, cited, documented, places, unknown_statements

BESIDE_NO_LINE: dict[str, str] = {}
"""Clauses that no single line carries out, and why. At present every clause has its line."""


@cache
def told() -> frozenset[str]:
    """The clauses of all documents."""
    return frozenset(documented())


@cache
def beside_code() -> tuple[Place, ...]:
    """Where clauses stand in the code."""
    return tuple(places())


@cache
def marked() -> Counter[str]:
    """How many times each clause stands in a marker of a test function or of a module."""
    return Counter(clause for path in sorted((PROJECT / "tests").rglob("test_*.py")) for clause in _marks(path))


def _marks(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), f"{path}: a marker names its clauses outright"
                yield str(argument.value)


def test_every_clause_is_told_once() -> None:
    assert [clause for clause, times in Counter(documented()).items() if times > 1] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.stem)
def test_a_document_refers_to_no_clause_that_it_does_not_tell(document: Path) -> None:
    assert set(CLAUSE.findall(document.read_text())) == set(documented([document]))


def test_every_game_has_its_document() -> None:
    assert [document.stem for document in DOCUMENTS] == sorted(dedale.games())


def test_a_section_numbers_its_clauses_without_a_gap() -> None:
    sections: dict[str, list[int]] = {}
    for clause in documented():
        section, number = clause.rsplit("-", 1)
        sections.setdefault(section, []).append(int(number))
    assert {section: numbers for section, numbers in sections.items() if numbers != [*range(1, len(numbers) + 1)]} == {}


def test_every_clause_is_the_marker_of_a_test() -> None:
    assert sorted(told() - set(marked())) == []


def test_every_marker_names_a_clause() -> None:
    assert sorted(set(marked()) - told()) == []


def test_every_clause_in_the_code_is_told() -> None:
    assert [str(place) for place in beside_code() if place.clause not in told()] == []


def test_every_clause_stands_beside_a_line_or_there_is_a_reason_why_not() -> None:
    assert told() - {place.clause for place in beside_code()} == set(BESIDE_NO_LINE)


def test_a_function_names_its_clauses_once_behind_its_head() -> None:
    heads, bodies = set(), set()
    for path in {place.path for place in cited()}:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef):
                heads |= {(path, line) for line in range(node.lineno, node.body[0].lineno)}
                bodies |= {(path, line) for line in range(node.body[0].lineno, (node.end_lineno or 0) + 1)}
    assert [str(place) for place in cited() if (place.path, place.line) in bodies - heads] == []


def test_every_statement_in_the_table_of_clauses_is_there() -> None:
    """A line that was changed is changed in `tools/clause_statements.json` too, or its mutants would be lost."""
    assert unknown_statements() == []


def test_every_clause_that_is_named_has_a_statement() -> None:
    named = {(place.path, place.clause) for place in cited()}
    assert named == {(place.path, place.clause) for place in beside_code()}
