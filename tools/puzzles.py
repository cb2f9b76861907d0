"""Makes the puzzles that come with Labyrinth, and proves them.

Every puzzle follows from its turns and its seed; the seeds are tried from 1 on until each grade has its share.
Two searches that share no code have to agree on every puzzle.

    python tools/puzzles.py           make them anew, prove them, and compare them with the file
    python tools/puzzles.py --write   make them anew, prove them, and write the file
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable
from itertools import count

import msgspec

from dedale.labyrinth.puzzles import SHIPPED, Puzzle, is_proved, make

SHARES = {
    1: {"easy": 10, "medium": 10},
    2: {"easy": 10, "medium": 20, "hard": 10},
    3: {"medium": 15, "hard": 15},
    4: {"hard": 10},
}
"""By the turns they take: how many puzzles of each grade."""


def puzzles_of(turns: int) -> list[Puzzle]:
    """The puzzles that take so many turns, those with the most solutions first."""
    share = Counter(SHARES[turns])
    found: list[Puzzle] = []
    for seed in count(1):
        if not share.total():
            break
        puzzle = make(turns, seed, Progress(turns, len(found), seed))
        if share[puzzle.grade]:
            if not is_proved(puzzle):
                sys.exit(
                    f"The two searches differ on puzzle {puzzle.id}, so one of them is wrong; nothing was written."
                )
            share[puzzle.grade] -= 1
            found.append(puzzle)
    print(f"\rturns {turns}: {len(found)} puzzles from {seed - 1} seeds{' ' * 30}", file=sys.stderr)
    return sorted(found, key=lambda puzzle: (-puzzle.solutions, puzzle.seed))


class Progress:
    """Tells how far the search for a puzzle has come."""

    def __init__(self, turns: int, found: int, seed: int) -> None:
        self._about = f"turns {turns}: {found} of {sum(SHARES[turns].values())} puzzles, seed {seed}"

    def __call__(self, boards: int) -> None:
        if boards % 100 == 0:
            print(f"\r{self._about}, {boards} boards", end="", file=sys.stderr, flush=True)


def written(puzzles: Iterable[Puzzle]) -> str:
    """The file: a line for every row of a board, so that a puzzle can be read."""
    return "[\n" + ",\n".join(_entry(puzzle) for puzzle in puzzles) + "\n]\n"


def _entry(puzzle: Puzzle) -> str:
    lines = []
    for name, value in msgspec.to_builtins(puzzle).items():
        if name == "board":
            rows = ",\n".join(f"      {json.dumps(row)}" for row in value)
            lines.append(f'    "board": [\n{rows}\n    ]')
        else:
            lines.append(f"    {json.dumps(name)}: {json.dumps(value)}")
    return "  {\n" + ",\n".join(lines) + "\n  }"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Makes the puzzles that come with Labyrinth, and proves them.")
    parser.add_argument("--write", action="store_true", help="write the file")
    chosen = parser.parse_args(arguments)
    text = written(puzzle for turns in SHARES for puzzle in puzzles_of(turns))
    if chosen.write:
        SHIPPED.write_text(text)
        print(f"{SHIPPED.name} is written.")
        return 0
    same = SHIPPED.exists() and SHIPPED.read_text() == text
    print(f"{SHIPPED.name} is {'as it should be' if same else 'different: --write writes it anew'}.")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
