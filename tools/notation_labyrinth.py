"""Writes `docs/notation-labyrinth.md` from the code: tiles, arrows, cells, and every action and outcome.

python -m tools.notation_labyrinth           write the file
python -m tools.notation_labyrinth --check   say whether the file is current
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from dedale.labyrinth.decisions import DECISIONS
from dedale.labyrinth.game import GAME
from dedale.labyrinth.kinds import CARD_OUTCOME, FIRST_OUTCOME, MOVE, OUTCOMES, PUSH, PUSHES
from dedale.labyrinth.tiles import ARROWS, CELLS, LOOSE, SHAPES, SIZE, TREASURES, letters_of, turned

FILE = Path(__file__).resolve().parents[1] / "docs" / "notation-labyrinth.md"

SIDES = {"n": "above column", "e": "right of row", "s": "below column", "w": "left of row"}


def notation() -> str:
    """The whole file."""
    return "\n".join([*_board(), *_pushes(), *_moves(), *_outcomes()]) + "\n"


def _board() -> Iterator[str]:
    yield "# The notation of Labyrinth"
    yield ""
    yield "Written by `tools/notation_labyrinth.py` from the code; do not edit it by hand."
    yield ""
    yield "## Tiles and cells"
    yield ""
    yield "A cell has the letter of its column, a to g, and the number of its row, 1 at the top. A tile is written by"
    yield "its open sides, N E S W, and by the treasure on it, if there is one: `NE`, `NES bat`. A turn is the number"
    yield "of quarter turns clockwise from the shape's first form; a straight has only two."
    yield ""
    yield "| shape | turn 0 | turn 1 | turn 2 | turn 3 |"
    yield "|---|---|---|---|---|"
    for shape, first in SHAPES.items():
        forms = [letters_of(turned(first, turn)) for turn in range(4)]
        shown = [form if form not in forms[:turn] else "" for turn, form in enumerate(forms)]
        yield f"| {shape} | {' | '.join(shown)} |"
    yield ""


def _pushes() -> Iterator[str]:
    yield "## Push: actions 0 to 47"
    yield ""
    yield DECISIONS[PUSH].asks
    yield ""
    yield "| arrow | stands | turn 0 | turn 1 | turn 2 | turn 3 |"
    yield "|---|---|---|---|---|---|"
    for arrow, (side, _) in enumerate(ARROWS):
        texts = [GAME.text(arrow * 4 + turn) for turn in range(4)]
        name = texts[0].split()[1]
        shown = " | ".join(f"{arrow * 4 + turn} `{text}`" for turn, text in enumerate(texts))
        yield f"| `{name}` | {SIDES[side]} {name[1]} | {shown} |"
    yield ""


def _moves() -> Iterator[str]:
    yield f"## Move: actions {PUSHES} to {PUSHES + CELLS - 1}"
    yield ""
    yield DECISIONS[MOVE].asks
    yield ""
    yield "|" * (SIZE + 1)
    yield "|---" * SIZE + "|"
    for row in range(SIZE):
        cells = range(PUSHES + row * SIZE, PUSHES + (row + 1) * SIZE)
        yield f"| {' | '.join(f'{cell} `{GAME.text(cell)}`' for cell in cells)} |"
    yield ""


def _outcomes() -> Iterator[str]:
    yield "## Chance outcomes"
    yield ""
    yield "| kind | when | outcomes |"
    yield "|---|---|---|"
    first, last = GAME.outcome_text(CARD_OUTCOME), GAME.outcome_text(FIRST_OUTCOME - 1)
    yield "| `tile` | the next free cell gets a loose tile, turned | see below |"
    yield f"| `card` | a seat looks at its next card | {CARD_OUTCOME} `{first}` to {FIRST_OUTCOME - 1} `{last}` |"
    yield f"| `first` | who begins | {FIRST_OUTCOME} `seat 1` to {OUTCOMES - 1} `seat 4` |"
    yield ""
    yield "| tile | in the box | turns 0 to 3 |"
    yield "|---|---|---|"
    for number, (shape, treasure, count) in enumerate(LOOSE):
        texts = [f"{number * 4 + turn} `{GAME.outcome_text(number * 4 + turn)}`" for turn in range(4)]
        yield f"| {shape}{f' with {treasure}' if treasure else ''} | {count} | {', '.join(texts)} |"
    yield ""
    yield f"The treasures, in the order of their cards: {', '.join(TREASURES)}."


def main(arguments: list[str] | None = None) -> int:
    """Write the file, or check it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the file is current")
    if not parser.parse_args(arguments).check:
        FILE.write_text(notation(), encoding="utf-8")
        return 0
    if FILE.exists() and FILE.read_text(encoding="utf-8") == notation():
        return 0
    print(f"{FILE.name} is not what the code says; write it anew with make docs.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
