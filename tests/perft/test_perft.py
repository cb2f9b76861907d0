"""The counts of nodes by depth, kept in the files beside this one: `tools/perft.py --write` counts anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from dedale.onirim.facts import FACTS
from tests.build.source_tree import run
from tools.perft import FOLDER, Tree, count

FILES = sorted(FOLDER.glob("*.json"))
SHALLOW = 3_000
"""How many nodes are counted again uncompiled, at most."""

UNCOMPILED = """
import sys
from pathlib import Path
import dedale
from tools.perft import Tree, count
assert not dedale.compiled
for argument in sys.argv[1:]:
    name, depth = argument.rsplit(":", 1)
    tree = Tree.read(Path(name))
    if count(tree.root(), int(depth)) != tree.plies[: int(depth) + 1]:
        print(name)
"""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_tree_has_as_many_nodes_at_each_depth_as_written(path: Path) -> None:
    tree = Tree.read(path)
    assert count(tree.root(), len(tree.plies) - 1) == tree.plies


@pytest.mark.slow
def test_uncompiled_the_trees_are_the_same() -> None:
    arguments = [f"{path}:{shallow_depth(Tree.read(path))}" for path in FILES]
    project = str(FOLDER.parents[1])
    assert run(UNCOMPILED, *arguments, DEDALE_UNCOMPILED="1", PYTHONPATH=project).split() == []


def test_the_positions_of_labyrinth_cover_every_number_of_players_and_the_variant() -> None:
    chosen = [tree.options for tree in map(Tree.read, FILES) if tree.game == "labyrinth"]
    assert {options["players"] for options in chosen} == {1, 2, 3, 4}
    assert {options["young"] for options in chosen} == {False, True}
    given = {name for options in chosen for name, value in options.items() if value}
    assert given == {"players", "cards", "young", "turn_limit", "pawns"}


def test_the_positions_of_onirim_cover_every_choice_of_every_option() -> None:
    chosen = [tree.options for tree in map(Tree.read, FILES) if tree.game == "onirim"]
    for option in FACTS.options:
        assert {options[option.name] for options in chosen} == set(option.choices)


def shallow_depth(tree: Tree) -> int:
    """How deep one can go without counting too many nodes."""
    nodes = depth = 0
    for ply in tree.plies[1:]:
        nodes += ply.decisions + ply.chances + ply.ends
        if nodes > SHALLOW:
            break
        depth += 1
    return depth
