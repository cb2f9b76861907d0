"""Counts how often games come past the code of each clause: the rules run uncompiled, with counters put in.

A counter stands before each statement that has a clause beside it; a condition has two, for yes and for no.
Run as a program it plays games and prints the counts as JSON.
"""

from __future__ import annotations

import ast
import json
import os
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools.changed_modules import ChangedModules
from tools.clauses import RULES, parents, places, statement_at
from tools.mutations import swap

COUNTS: Counter[str] = Counter()


def hit(place: str) -> bool:
    """A statement is about to be carried out."""
    COUNTS[place] += 1
    return True


def saw(place: str, value: Any) -> Any:
    """A condition was looked at."""
    COUNTS[f"{place} {'yes' if value else 'no'}"] += 1
    return value


def counters() -> dict[str, tuple[str, ...]]:
    """Every counter there is, with the clauses of its line; tables are read, and not carried out."""
    found: dict[str, tuple[str, ...]] = {}
    for path, lines in clauses_by_line().items():
        for line, statement in _statements(ast.parse(path.read_text()), lines).items():
            place, clauses = f"{path.name}:{line}", tuple(lines[line])
            if isinstance(statement, ast.If | ast.While):
                found |= {f"{place} yes": clauses, f"{place} no": clauses}
            else:
                found[place] = clauses
    return found


def clauses_by_line() -> dict[Path, dict[int, list[str]]]:
    """The clauses beside each line of each module."""
    found: dict[Path, dict[int, list[str]]] = {}
    for place in places(RULES / "onirim"):
        found.setdefault(place.path, {}).setdefault(place.line, []).append(place.clause)
    return found


def _statements(tree: ast.Module, lines: Iterable[int]) -> dict[int, ast.stmt]:
    above = parents(tree)
    found = {line: statement_at(tree, line) for line in lines}
    return {line: node for line, node in found.items() if above[node] is not tree}


def with_counters(path: Path, lines: Iterable[int]) -> ast.Module:
    """A module of the rules with its counters."""
    tree = ast.parse(path.read_text())
    for line, old in _statements(tree, lines).items():
        here = next(node for node in ast.walk(tree) if isinstance(node, ast.stmt) and _same(node, old))
        name = ast.Constant(f"{path.name}:{line}")
        if isinstance(here, ast.If | ast.While):
            new: ast.expr = ast.Call(ast.Name("_saw", ast.Load()), [name, here.test], [])
            tree = swap(tree, here.test, new)
        else:
            call = ast.Call(ast.Name("_hit", ast.Load()), [name], [])
            tree = swap(tree, here, ast.If(call, [here], []))
        tree = ast.fix_missing_locations(tree)
    return tree


def _same(node: ast.stmt, other: ast.stmt) -> bool:
    place = (other.lineno, other.col_offset)
    return type(node) is type(other) and (node.lineno, node.col_offset) == place


def put_in_counters() -> None:
    """From now on the rules count."""
    trees = {path: with_counters(path, lines) for path, lines in clauses_by_line().items()}
    ChangedModules(trees, _hit=hit, _saw=saw).install()


def main() -> None:
    """Play games of all combinations, and from the constructed positions, and print the counts."""
    os.environ["DEDALE_UNCOMPILED"] = "1"
    import dedale

    assert not dedale.compiled
    put_in_counters()
    from tests.properties.reach_games import play_constructed, play_random

    play_random(int(sys.argv[1]))
    by_chance = dict(COUNTS)
    COUNTS.clear()
    play_constructed(int(sys.argv[2]))
    print(json.dumps({"random": by_chance, "constructed": COUNTS}))


if __name__ == "__main__":
    main()
