"""Puzzles: bring the pawn to a treasure in the fewest turns. Without end, and a hundred that are always the same.

A puzzle is made from the number of turns that it takes and a seed, and from nothing else.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec

from dedale.core.errors import BadOptions
from dedale.core.game import Json
from dedale.labyrinth.game import GAME, Labyrinth
from dedale.labyrinth.kinds import NOTHING
from dedale.labyrinth.proof import ways
from dedale.labyrinth.solver import find
from dedale.labyrinth.solving import Sight, sight_of_state, solve, tile_text
from dedale.labyrinth.tiles import ARROWS, CELLS, EXTRA, SIZE, TREASURES, arrow_name, cell_name

OPTIONS = {"players": 1, "cards": 1}
"""The options of the game that a puzzle is: alone, with one treasure to find."""

MOST_TURNS = 4
LARGEST_SEED = 2**64 - 1
SHIPPED = Path(__file__).with_name("puzzles.json")

GRADES: dict[int, dict[int, str]] = {
    1: {4: "easy", 1: "medium"},
    2: {80: "easy", 8: "medium", 1: "hard"},
    3: {400: "medium", 1: "hard"},
    4: {1: "hard"},
}
"""By the turns it takes: the grade of a puzzle with at least so many solutions; the first that fits counts."""

_PAIRS = 100
"""How many pawns and targets are tried on one board."""


class UnknownPuzzle(BadOptions):
    """A number of turns, a seed or a number for which there is no puzzle."""


class Puzzle(msgspec.Struct, frozen=True):
    """A board, a pawn and a treasure. `solutions` is how many sequences of `fewest` pushes lead there."""

    id: str
    grade: str
    fewest: int
    seed: int
    solutions: int
    target: str
    pawn: str
    barred: str | None
    extra: str
    board: list[list[str]]
    solution: list[str]

    @property
    def position(self) -> Json:
        """The puzzle as `game.start` takes it."""
        return {
            "tiles": [tile for row in self.board for tile in row],
            "extra": self.extra,
            "pawns": [self.pawn],
            "current": [self.target],
            "barred": self.barred,
        }

    def start(self) -> Labyrinth:
        """The game, before its first push."""
        return GAME.start(self.position, OPTIONS)


def make(turns: int, seed: int, progress: Callable[[int], None] | None = None) -> Puzzle:
    """The puzzle of this seed that takes so many turns. One of four turns may take some seconds to find.

    `progress` is told, before each board, how many have been looked at.
    """
    check("turns", turns, 1, MOST_TURNS)
    check("seed", seed, 0, LARGEST_SEED)
    deal = 0
    while True:
        if progress is not None:
            progress(deal)
        chance = hashlib.shake_256(f"Labyrinth puzzle {turns} {seed} {deal}".encode()).digest(9 + 2 * _PAIRS)
        board = GAME.new(OPTIONS, int.from_bytes(chance[:8], "big"))
        barred = chance[8] % (len(ARROWS) + 1)
        arrow = NOTHING if barred == len(ARROWS) else barred
        sight = sight_of_state(board, 0)
        for pawn, number in zip(chance[9::2], chance[10::2], strict=True):
            cell, target = pawn % CELLS, TREASURES[number % len(TREASURES)]
            fewest, _ = _fewest(sight, arrow, cell, target, turns)
            if fewest == turns and not _joined(board, sight, cell, target):
                _, solutions = _fewest(sight, arrow, cell, target, turns, count_all=True)
                return _puzzle(turns, seed, solutions, board, arrow, cell, target)
        deal += 1


def _fewest(
    sight: Sight, barred: int, pawn: int, target: str, most: int, *, count_all: bool = False
) -> tuple[int, int]:
    """The fewest turns of a pawn to a target, 0 if it takes more than `most`, and the solutions if they are counted."""
    targets = 1 << sight.places[target]
    pushes, _, _, solutions, _ = find(
        *sight.masks, sight.extra, barred, 1 << pawn, pawn, targets, False, most, count_all
    )
    return len(pushes), solutions


def _joined(board: Labyrinth, sight: Sight, pawn: int, target: str) -> bool:
    """Whether the pawn could walk to the target before any push: then there would be little to find out."""
    place = sight.places[target]
    return place != EXTRA and bool(board.path(pawn, place))


def _puzzle(turns: int, seed: int, solutions: int, board: Labyrinth, barred: int, pawn: int, target: str) -> Puzzle:
    """The puzzle, with one solution written out."""
    view = board.view(None)
    tiles = [tile_text(tile) for tile in view.tiles]
    puzzle = Puzzle(
        id=f"{turns}-{seed}",
        grade=grade(turns, solutions),
        fewest=turns,
        seed=seed,
        solutions=solutions,
        target=target,
        pawn=cell_name(pawn),
        barred=None if barred == NOTHING else arrow_name(barred),
        extra=tile_text(view.extra),
        board=[tiles[first : first + SIZE] for first in range(0, CELLS, SIZE)],
        solution=[],
    )
    solution = solve(puzzle.start(), most=turns)
    actions = [] if solution is None else solution.actions
    return msgspec.structs.replace(puzzle, solution=[GAME.text(action) for action in actions])


def grade(turns: int, solutions: int) -> str:
    """How hard a puzzle is, by its turns and its solutions."""
    return next(name for least, name in GRADES[turns].items() if solutions >= least)


def is_proved(puzzle: Puzzle) -> bool:
    """Whether a replay of the solution finds the treasure, and the second search agrees on everything counted."""
    state = puzzle.start()
    sight = sight_of_state(state, 0)
    tiles = [sum((mask >> cell & 1) << bit for bit, mask in enumerate(sight.masks)) for cell in range(CELLS)]
    place = sight.places[puzzle.target]
    counted = [
        ways([*tiles, sight.extra], sight.pawn, place, False, sight.barred, turns)
        for turns in range(1, puzzle.fewest + 1)
    ]
    for text in puzzle.solution:
        state.play(GAME.action(text))
    view = state.view(0)
    found = view.turns == puzzle.fewest and view.found == [[puzzle.target]]
    return found and counted == [*[0] * (puzzle.fewest - 1), puzzle.solutions]


@cache
def shipped() -> list[Puzzle]:
    """The hundred puzzles that come with the game, from the easiest on."""
    return msgspec.json.decode(SHIPPED.read_bytes(), type=list[Puzzle])


def numbered(number: int) -> Puzzle:
    """One of the puzzles that come with the game, from 1 on."""
    puzzles = shipped()
    check("number", number, 1, len(puzzles))
    return puzzles[number - 1]


def check(what: str, value: object, least: int, most: int) -> None:
    """Refuse what is not a whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise UnknownPuzzle(
            f"puzzle-{what}",
            f"There is no puzzle with the {what} {value!r}; choose a whole number from {least} to {most}.",
            found=str(value),
            least=str(least),
            most=str(most),
        )
