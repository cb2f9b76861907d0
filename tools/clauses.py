"""Where the clauses of the rules stand: in the documentation, and beside the code that carries them out."""

from __future__ import annotations

import ast
import io
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
HEADING = re.compile(rf"^\*\*({CLAUSE.pattern})\*\*", re.MULTILINE)


@dataclass(frozen=True, order=True)
class Place:
    """A clause beside a line of code."""

    path: Path
    line: int
    clause: str

    def __str__(self) -> str:
        return f"{self.path.parent.name}/{self.path.name}:{self.line} {self.clause}"


def documented(documents: Sequence[Path] = DOCUMENTS) -> list[str]:
    """The clauses that the documentation gives, in its order."""
    return [clause for document in documents for clause in HEADING.findall(document.read_text())]


def places(rules: Path = RULES) -> list[Place]:
    """Every clause beside every line, file by file: of one game, or of all from the folder of the package."""
    return [place for path in sorted(rules.rglob("*.py")) for place in _places_in(path)]


def _places_in(path: Path) -> Iterator[Place]:
    for token in tokenize.generate_tokens(io.StringIO(path.read_text()).readline):
        if token.type == tokenize.COMMENT:
            for clause in CLAUSE.findall(token.string):
                yield Place(path, token.start[0], clause)


def statement_at(tree: ast.Module, line: int) -> ast.stmt:
    """The statement that a line belongs to: the innermost one."""
    found = [
        node for node in ast.walk(tree) if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or 0)
    ]
    return min(found, key=lambda node: ((node.end_lineno or 0) - node.lineno, -node.col_offset))


def parents(tree: ast.Module) -> dict[ast.AST, ast.AST]:
    """For each node the one that holds it."""
    return {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
