"""Counts the nodes of the game tree by depth, from the positions in `tests/perft`.

A node is a decision, a chance or the end of a game; every legal action and every distinct outcome leads to
a child. A wrong rule almost always changes a count.

    python tools/perft.py                      compare every file with a fresh count
    python tools/perft.py --write [--depth N]  count anew, as deep as each file goes or N plies deep
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import dedale
from dedale.core.game import CHANCE, OVER, Game, State

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "perft"


@dataclass
class Ply:
    """The nodes at one depth."""

    decisions: int = 0
    chances: int = 0
    ends: int = 0


@dataclass
class Tree:
    """A root, and the counts below it; ply 0 is the root itself."""

    game: str
    about: str
    options: dict[str, Any]
    position: dict[str, Any] | None
    plies: list[Ply]

    @classmethod
    def read(cls, path: Path) -> Tree:
        data = json.loads(path.read_text())
        plies = [Ply(**ply) for ply in data.pop("plies")]
        return cls(**data, plies=plies)

    def write(self, path: Path) -> None:
        """Write the file: one line a zone and one line a ply, so that a change is easy to see."""
        head = {"game": self.game, "about": self.about, "options": self.options}
        lines = [f"  {json.dumps(name)}: {json.dumps(value)}," for name, value in head.items()]
        if self.position is None:
            lines.append('  "position": null,')
        else:
            zones = [f"    {json.dumps(zone)}: {json.dumps(cards)}" for zone, cards in self.position.items()]
            lines.append('  "position": {\n' + ",\n".join(zones) + "\n  },")
        plies = ",\n".join(f"    {json.dumps(vars(ply))}" for ply in self.plies)
        path.write_text("{\n" + "\n".join(lines) + '\n  "plies": [\n' + plies + "\n  ]\n}\n")

    def root(self) -> State:
        game: Game = dedale.game(self.game)
        if self.position is None:
            return game.new(self.options)
        return game.start(self.position, self.options)


def count(root: State, depth: int) -> list[Ply]:
    """The nodes at each depth, from the root down."""
    plies = [Ply() for _ in range(depth + 1)]
    _count(root, 0, plies)
    return plies


def _count(state: State, depth: int, plies: list[Ply]) -> None:
    turn = state.turn
    if turn == OVER:
        plies[depth].ends += 1
        return
    deeper = depth + 1 < len(plies)
    if turn == CHANCE:
        plies[depth].chances += 1
        if deeper:
            for outcome, _ in state.outcomes():
                child = state.clone()
                child.resolve(outcome)
                _count(child, depth + 1, plies)
    else:
        plies[depth].decisions += 1
        if deeper:
            for action in state.legal():
                child = state.clone()
                child.apply(action)
                _count(child, depth + 1, plies)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Counts the nodes of the game tree by depth.")
    parser.add_argument("files", nargs="*", type=Path, help="files of tests/perft; all of them by default")
    parser.add_argument("--write", action="store_true", help="write the counts into the files")
    parser.add_argument("--depth", type=int, help="how many plies deep; by default as deep as the file goes")
    chosen = parser.parse_args(arguments)
    wrong = 0
    for path in chosen.files or sorted(FOLDER.glob("*.json")):
        tree = Tree.read(path)
        depth = len(tree.plies) - 1 if chosen.depth is None else chosen.depth
        counted = count(tree.root(), depth)
        nodes = sum(ply.decisions + ply.chances + ply.ends for ply in counted)
        same = all(old == new for old, new in zip(tree.plies, counted, strict=False))
        if chosen.write:
            tree.plies = counted
            tree.write(path)
        elif not same:
            wrong += 1
        said = "as written" if same else "written anew" if chosen.write else "differs"
        print(f"{path.stem}: {depth} plies, {nodes} nodes, {said}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
