"""Where the clauses of the rules stand: in the documentation, and in the code that carries them out.

A function names its clauses once, behind its head; what stands outside of functions names them beside its line.
`clause_statements.json` says which statements of a function carry a clause out, by the text that they begin with. Where
it says nothing, all of them do.
"""

from __future__ import annotations

import ast
import io
import json
import re
import tokenize
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
RULES = PROJECT / "src" / "dedale"
DOCUMENTS = sorted((PROJECT / "docs" / "rules").glob("*.md"))
"""One a game, named like its folder."""

CLAUSE = re.compile(r"\b(?:ONI|LAB)-[A-Z]+(?:-[A-Z]+)?-\d+\b")
STATEMENTS = Path(__file__).with_name("clause_statements.json")
HEADING = re.compile(rf"^\*\*({CLAUSE.pattern})\*\*", re.MULTILINE)


@dataclass(frozen=True, order=True)
class Place:
    """A clause, and a line of code that carries it out."""

    path: Path
    line: int
    clause: str

    def __str__(self) -> str:
        return f"{self.path.parent.name}/{self.path.name}:{self.line} {self.clause}"


def documented(documents: Sequence[Path] = DOCUMENTS) -> list[str]:
    """The clauses that the documentation gives, in its order."""
    return [clause for document in documents for clause in HEADING.findall(document.read_text())]


def cited(rules: Path = RULES) -> list[Place]:
    """Every clause where it stands, file by file: of one game, or of all from the folder of the package."""
    return [place for path in sorted(rules.rglob("*.py")) for place in _cited_in(path.read_text(), path)]


def places(rules: Path = RULES, statements: Path = STATEMENTS) -> list[Place]:
    """Every clause with every line that carries it out."""
    known = _known(statements)
    return [place for path in sorted(rules.rglob("*.py")) for place in _places_in(path, known)]


def unknown_statements(rules: Path = RULES, statements: Path = STATEMENTS) -> list[str]:
    """The entries of the table that fit no statement of a function that names the clause."""
    found = set()
    for path in sorted(rules.rglob("*.py")):
        source = path.read_text()
        tree = ast.parse(source)
        for place in _cited_in(source, path):
            function = _headed(tree, place.line)
            if function is not None:
                key = _key(path, function, place.clause)
                found |= {(key, _text(source, statement)) for statement in _statements(function)}
    return [f"{key}: {text}" for key, texts in _known(statements).items() for text in texts if (key, text) not in found]


def statements_in(path: Path, statements: Path = STATEMENTS) -> list[tuple[str, list[str]]]:
    """What the table says of one file."""
    return [entry for entry in _known(statements).items() if entry[0].startswith(f"{path.parent.name}/{path.name} ")]


def _known(statements: Path) -> dict[str, list[str]]:
    known: dict[str, list[str]] = json.loads(statements.read_text()) if statements.exists() else {}
    return known


def _cited_in(source: str, path: Path) -> Iterator[Place]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            for clause in CLAUSE.findall(token.string):
                yield Place(path, token.start[0], clause)


def _places_in(path: Path, known: dict[str, list[str]]) -> Iterator[Place]:
    source = path.read_text()
    tree = ast.parse(source)
    for place in _cited_in(source, path):
        function = _headed(tree, place.line)
        if function is None:
            yield place
            continue
        texts = known.get(_key(path, function, place.clause))
        for statement in _statements(function):
            if texts is None or _text(source, statement) in texts:
                yield Place(path, statement.lineno, place.clause)


def _headed(tree: ast.Module, line: int) -> ast.FunctionDef | None:
    """The function whose head ends on a line, if there is one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.lineno <= line < node.body[0].lineno:
            return node
    return None


def _statements(function: ast.FunctionDef) -> Iterator[ast.stmt]:
    """A function and what it does, statement by statement, without its docstring and without functions inside it."""
    yield function
    waiting: list[ast.stmt] = [*function.body]
    while waiting:
        statement = waiting.pop(0)
        documents = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        if documents or isinstance(statement, ast.FunctionDef | ast.Pass):
            continue
        yield statement
        inside = [child for child in ast.iter_child_nodes(statement) if isinstance(child, ast.stmt)]
        waiting[:0] = inside


def _key(path: Path, function: ast.FunctionDef, clause: str) -> str:
    return f"{path.parent.name}/{path.name} {function.name} {clause}"


def _text(source: str, statement: ast.stmt) -> str:
    """The line that a statement begins with, without its comment."""
    return source.splitlines()[statement.lineno - 1].split("  #")[0].strip()


def statement_at(tree: ast.Module, line: int) -> ast.stmt:
    """The statement that a line belongs to: the innermost one."""
    found = [
        node for node in ast.walk(tree) if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or 0)
    ]
    return min(found, key=lambda node: ((node.end_lineno or 0) - node.lineno, -node.col_offset))


def parents(tree: ast.Module) -> dict[ast.AST, ast.AST]:
    """For each node the one that holds it."""
    return {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
