"""The mutants of the rules: a statement of a clause switched off, or changed in one point.

A condition becomes true, false, or loses a part; a call or an assignment disappears; a returned value becomes
another; a number grows by one; an entry of a table is exchanged. Each must be noticed by a test of its clause.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from tools.clauses import Place, parents, statement_at

N = TypeVar("N", bound=ast.AST)
Variant = tuple[str, ast.stmt]

CHANGED = " becomes "
"""Stands in what a mutant says of itself if it changes a part of the statement only."""

TRUE = ast.Constant(True)
FALSE = ast.Constant(False)
ZERO = ast.Constant(0)


@dataclass(frozen=True)
class Mutant:
    """One change of one statement, which a test of one of the clauses must notice."""

    path: Path
    line: int
    clauses: tuple[str, ...]
    what: str
    statement: str
    """The first line of the statement as it stands in the source."""
    tree: ast.Module = field(repr=False, compare=False)
    old: ast.stmt = field(repr=False, compare=False)
    new: ast.stmt = field(repr=False, compare=False)

    def __str__(self) -> str:
        return f"{self.path.name}:{self.line} {' '.join(self.clauses)}: {self.what}, in `{self.statement}`"

    def changed_tree(self) -> ast.Module:
        """The module with the change."""
        return ast.fix_missing_locations(swap(self.tree, self.old, self.new))


def mutants_of(places: Iterable[Place]) -> list[Mutant]:
    """Every mutant of the statements of these clauses."""
    lines: dict[tuple[Path, int], list[str]] = {}
    for place in places:
        lines.setdefault((place.path, place.line), []).append(place.clause)
    return [mutant for (path, line), clauses in lines.items() for mutant in mutants_at(path, line, clauses)]


def mutants_at(path: Path, line: int, clauses: list[str]) -> list[Mutant]:
    """Every mutant of the statement on a line.

    A statement switched off concerns each of its clauses; a part of it changed may concern any of them.
    """
    source = path.read_text()
    tree = ast.parse(source)
    above = parents(tree)
    old = statement_at(tree, line)
    if isinstance(old, ast.Expr) and isinstance(old.value, ast.Constant):  # a docstring stands for its function
        owner = above[old]
        assert isinstance(owner, ast.stmt)
        old = owner
    function: ast.AST = old
    while function in above and not isinstance(function, ast.FunctionDef):
        function = above[function]
    text = source.splitlines()[old.lineno - 1].split("#")[0].strip()
    seen = {ast.dump(old)}
    found = []
    for what, new in variants(old, function if isinstance(function, ast.FunctionDef) else None):
        if ast.dump(new) not in seen:
            seen.add(ast.dump(new))
            concerned = [tuple(clauses)] if CHANGED in what else [(clause,) for clause in clauses]
            found += [Mutant(path, line, some, what, text, tree, old, new) for some in concerned]
    return found


def variants(old: ast.stmt, function: ast.FunctionDef | None) -> Iterator[Variant]:
    """The changed forms of a statement, the most drastic first."""
    match old:
        case ast.FunctionDef():
            yield "does nothing", _with(old, body=[ast.Pass()])
        case ast.If():
            yield "never", _with(old, test=FALSE)
            yield "always", _with(old, test=TRUE)
            yield from _inside(old, old.test)
        case ast.While():
            yield "never", _with(old, test=FALSE)
            yield from _inside(old, old.test)
        case ast.For():
            yield "never", _with(old, iter=ast.Tuple([], ast.Load()))
            yield from _inside(old, old.iter)
        case ast.Return(value=ast.expr() as value):
            returned = function.returns if function else None
            yield from _instead(old, isinstance(returned, ast.Name) and returned.id == "bool")
            yield from _inside(old, value)
        case ast.Assign() | ast.AnnAssign(value=ast.expr()) if function is None:
            assert old.value is not None
            yield from _entries(old, old.value)
        case ast.Assign(targets=[ast.Name()], value=value):
            yield from _instead(old, isinstance(value, ast.Compare | ast.BoolOp))
            yield from _inside(old, value)
        case ast.Expr() | ast.Assign() | ast.AugAssign():
            yield "left out", ast.copy_location(ast.Pass(), old)
            yield from _inside(old, old.value)
        case _:
            raise ValueError(f"There is no way to switch off a {type(old).__name__} (line {old.lineno}).")


def _instead(old: ast.stmt, boolean: bool) -> Iterator[Variant]:
    """Another value for the whole expression."""
    for constant in (FALSE, TRUE) if boolean else (ZERO,):
        yield f"{constant.value!r} instead", _with(old, value=constant)


def _inside(old: ast.stmt, whole: ast.expr) -> Iterator[Variant]:
    """One part of an expression changed."""
    for part in _parts(whole):
        for new in _changes(part):
            changed = swap(old, part, new)
            yield f"{ast.unparse(part)}{CHANGED}{ast.unparse(new)}", changed


def _parts(whole: ast.expr) -> Iterator[ast.expr]:
    """The expression and all within it, but not the places within a zone: another zone of equal cards is no change."""
    yield whole
    for child in ast.iter_child_nodes(whole):
        if isinstance(child, ast.expr) and not (isinstance(whole, ast.Subscript) and child is whole.slice):
            yield from _parts(child)


def _changes(part: ast.expr) -> Iterator[ast.expr]:
    match part:
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value + 1)
        case ast.BoolOp(op=op, values=values):
            for left_out in values:
                kept = [value for value in values if value is not left_out]
                yield kept[0] if len(kept) == 1 else ast.BoolOp(op, kept)
        case ast.IfExp(body=body, orelse=orelse):
            yield body
            yield orelse
        case ast.BinOp(op=ast.Add() | ast.BitOr(), left=left, right=right):
            yield left
            yield right


def _entries(old: ast.stmt, table: ast.expr) -> Iterator[Variant]:
    """A table with one entry changed: a number by one, a text for another text of the table."""
    entries = [node for node in ast.walk(table) if isinstance(node, ast.Constant)]
    for place, entry in enumerate(entries):
        following = entries[place:] + entries[:place]
        others = [other for other in following if isinstance(other.value, str) and other.value != entry.value]
        if isinstance(entry.value, int):
            other = ast.Constant(entry.value + 1)
        elif others:
            other = others[0]
        else:
            continue
        yield f"entry {place + 1}{CHANGED}{other.value!r}", swap(old, entry, other)


def _with(node: N, **changes: object) -> N:
    """A copy of a node with some fields changed."""
    new = copy.copy(node)
    for name, value in changes.items():
        setattr(new, name, value)
    return new


def swap(root: N, old: ast.AST, new: ast.AST) -> N:
    """A copy of a tree with one node in another's place."""

    def rebuilt(value: object) -> object:
        if value is old:
            return new
        if isinstance(value, ast.AST):
            return _with(value, **{name: rebuilt(child) for name, child in ast.iter_fields(value)})
        if isinstance(value, list):
            return [rebuilt(child) for child in value]
        return value

    result = rebuilt(root)
    assert isinstance(result, type(root))
    return result
