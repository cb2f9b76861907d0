"""`dedale puzzle`: a board, a pawn and a treasure, and the question in how few turns the one reaches the other."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from rich.text import Text

from dedale.core.errors import BadText
from dedale.core.rehearsal import draw_below
from dedale.labyrinth.game import GAME, Labyrinth
from dedale.labyrinth.puzzles import LARGEST_SEED, MOST_TURNS, Puzzle, check, make, numbered, shipped
from dedale.labyrinth.solving import solve
from dedale.labyrinth.view import View
from dedale.terminal.commandline import BadCommandLine
from dedale.terminal.ink import ink
from dedale.terminal.labyrinth.board import BOARD_WIDTH, TREASURE_LETTERS, BoardDrawing, Signs, signs_for
from dedale.terminal.labyrinth.menu import PUSH
from dedale.terminal.rules import rules_pages
from dedale.terminal.screen import command_lines, titled
from dedale.terminal.window import InputEnded, Window
from dedale.words import Words

USUAL_TURNS = 2
"""How many turns a puzzle takes unless somebody asks for another number."""

_LONGEST_NUMBER = 20
_COMMANDS = {"?": "help", "h": "hint", "u": "undo", "s": "solve", "q": "quit"}
_TOPICS = ("labyrinth-turn", "labyrinth-puzzles")


@dataclass(frozen=True, slots=True)
class PuzzleWishes:
    """What was asked for on the command line, as it was typed."""

    turns: str | None = None
    seed: str | None = None
    number: str | None = None
    solution: bool = False


def puzzle_out(
    words: Words,
    turns: str | None,
    seed: str | None,
    number: str | None,
    *,
    solution: bool,
    colour: bool,
    plain: bool = False,
) -> None:
    """Find the puzzle asked for and have it solved, or show its solution."""
    wishes = PuzzleWishes(turns, seed, number, solution)
    window = Window(words, colour=colour, line_by_line=plain)
    puzzle = puzzle_for(words, wishes)
    signs = signs_for(sys.stdout.encoding or "ascii")
    sitting = PuzzleSitting(puzzle, _title(words, puzzle, wishes), window, signs)
    if wishes.solution:
        sitting.show_solution()
        return
    with window, suppress(InputEnded):
        sitting.run()
    window.write(sitting.farewell())


def puzzle_for(words: Words, wishes: PuzzleWishes) -> Puzzle:
    """The puzzle with that number, or with these turns and that seed; a new one where no seed is given."""
    if wishes.number is not None:
        if wishes.turns is not None or wishes.seed is not None:
            raise BadCommandLine(
                "puzzle-number-alone", "A puzzle has either a number or turns and a seed; leave one of them out."
            )
        return numbered(_whole("number", wishes.number, 1, len(shipped())))
    turns = USUAL_TURNS if wishes.turns is None else _whole("turns", wishes.turns, 1, MOST_TURNS)
    seed = draw_below(10**6) if wishes.seed is None else _whole("seed", wishes.seed, 0, LARGEST_SEED)
    progress = PuzzleProgress(words)
    try:
        return make(turns, seed, progress)
    finally:
        progress.clear()


def _whole(what: str, text: str, least: int, most: int) -> int:
    """A number from the command line, refused with the bounds that it should keep."""
    value = int(text) if text.isdecimal() and len(text) <= _LONGEST_NUMBER else text
    check(what, value, least, most)
    return int(value)


def _title(words: Words, puzzle: Puzzle, wishes: PuzzleWishes) -> str:
    name = puzzle.id if wishes.number is None else str(int(wishes.number))
    return words("puzzle-title", name=name, grade=words(f"puzzle-grade-{puzzle.grade}"))


class PuzzleProgress:
    """Says how many boards were looked at, on a terminal and once it takes a while."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._shown = 0

    def __call__(self, boards: int) -> None:
        if boards and boards % 50 == 0 and sys.stderr.isatty():
            text = self._words("puzzle-searching", boards=boards)
            self._shown = len(text)
            print(f"\r{text}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Leave the line empty."""
        if self._shown:
            print(f"\r{' ' * self._shown}\r", end="", file=sys.stderr, flush=True)


class PuzzleSitting:
    """One person at one puzzle."""

    def __init__(self, puzzle: Puzzle, title: str, window: Window, signs: Signs) -> None:
        self._puzzle = puzzle
        self._title = title
        self._window = window
        self._words = window.words
        self._states: list[Labyrinth] = [puzzle.start()]
        view = self._view
        self._board = BoardDrawing(self._words, signs, view.colours, (), puzzle.target)
        self._gave_up = False
        self._turn = 0
        """How the extra tile lies at the next push that does not say it."""
        self._hints = 0
        """How much was said of what to do now."""

    @property
    def _view(self) -> View:
        return self._states[-1].view(0)

    @property
    def _solved(self) -> bool:
        return bool(self._view.found[0])

    def run(self) -> None:
        """Ask for pushes and moves until the treasure is reached. Raises InputEnded."""
        note = "" if self._window.live else self._words("puzzle-how")
        while not self._solved:
            self._window.show(partial(self.screen, note))
            line = self._window.ask(self._words(f"puzzle-prompt-{self._view.kind}"), self._keys()).lower()
            if line == "s" and self._window.live and not self._window.confirm(self._words("puzzle-give-up")):
                continue
            if line in ("q", "s"):
                self._gave_up = line == "s"
                return
            note = self._answer(line)
        self._window.show(partial(self.screen, ""))
        if self._window.live:
            self._window.ask(self._words("ui-press-enter"), [" "])

    def _keys(self) -> list[str]:
        """What may be typed: a push as an arrow and a turn, with or without a space, a turn alone, or a cell."""
        texts = [GAME.text(action).partition(" ")[2] for action in self._states[-1].legal()]
        if self._view.kind == "move":
            return [*_COMMANDS, *texts]
        arrows, turns = ({text.split()[part] for text in texts} for part in (0, 1))
        return [*_COMMANDS, *arrows, *texts, *(text.replace(" ", "") for text in texts), *turns]

    def _answer(self, line: str) -> str:
        """Do what was typed; what there is to say about it."""
        if line == "u":
            if len(self._states) == 1:
                return self._words("puzzle-nothing-to-undo")
            self._states.pop()
            self._hints = 0
            return self._words("ui-undone")
        if line == "h":
            return self._hint()
        if line == "?":
            self._window.page(self._help)
            return ""
        state = self._states[-1]
        if self._window.live and state.kind == "push":
            if line.isdigit() and line in self._keys():
                self._turn = int(line)
                return ""
            line = self._whole_push(line)
        text = " ".join(line.removeprefix(state.kind).split())
        try:
            action = GAME.action(f"{state.kind} {text}")
        except BadText:
            return self._words(f"puzzle-not-a-{state.kind}", text=line[:12])
        if action not in state.legal():
            return self._refusal(text)
        after = state.clone()
        after.play(action)
        self._states.append(after)
        self._turn = self._hints = 0
        return ""

    def _whole_push(self, line: str) -> str:
        """A push as the game writes it: with the turn that was chosen before, where none is typed."""
        found = PUSH.fullmatch(line)
        return f"{found[1]}{found[2]} {found[3] or self._turn}" if found else line

    def _hint(self) -> str:
        """A little more each time that it is asked for: how many turns it takes, the arrow, its turn, the cell."""
        solution = solve(self._states[-1])
        if solution is None:
            return self._words("puzzle-hint-none")
        texts = [GAME.text(action).partition(" ")[2] for action in solution.turns[0].actions]
        steps = [self._words("puzzle-hint-turns", turns=len(solution.turns))]
        if self._view.kind == "push":
            arrow, _, turn = texts[0].partition(" ")
            steps += [self._words("puzzle-hint-arrow", arrow=arrow)]
            steps += [self._words("puzzle-hint-push", arrow=arrow, turn=turn)]
        steps += [self._words("puzzle-hint-cell", push=texts[0] if len(texts) > 1 else "none", cell=texts[-1])]
        self._hints = min(self._hints + 1, len(steps))
        return steps[self._hints - 1]

    def _help(self) -> list[Text]:
        """How to answer, what the signs mean, and what puzzles are."""
        told = [self._words("ui-help-pointing" if self._window.live else "ui-help-lines"), self._words("puzzle-how")]
        body = [line for paragraph in told for line in [*self._window.wrapped(paragraph), Text()]]
        return titled(self._words("ui-help-title"), [*body, *rules_pages(self._window, _TOPICS)], self._window)

    def _refusal(self, text: str) -> str:
        """Why a push or a move that there is cannot be made now."""
        view = self._view
        if view.kind == "move":
            return self._words("puzzle-no-way", cell=text)
        if view.barred is not None and text.startswith(view.barred):
            return self._words("puzzle-barred", arrow=view.barred)
        return self._words("puzzle-same-turn")

    def screen(self, note: str) -> list[Text]:
        """The board, and beside it, or below where there is no room, all that there is to know."""
        view = self._view
        board = self._board.lines(view)
        room = self._window.width - BOARD_WIDTH - 2
        beside = room >= 37
        panel = self._panel(view, note, room if beside else self._window.width)
        if not beside:
            return [*board, *panel]
        lines = []
        for number in range(max(len(board), len(panel))):
            line = board[number].copy() if number < len(board) else Text()
            if number < len(panel) and panel[number]:
                line.pad_right(BOARD_WIDTH + 2 - line.cell_len)
                line.append_text(panel[number])
            lines.append(line)
        return lines

    def _panel(self, view: View, note: str, room: int) -> list[Text]:
        pawn = self._words(f"pawn-{view.colours[0]}.letter")
        letter = TREASURE_LETTERS[self._puzzle.target]
        treasure = self._words(f"treasure-{self._puzzle.target}.the")
        task = self._words("puzzle-task", pawn=pawn, letter=letter, treasure=treasure)
        title = ink(self._title, "bold")
        title.truncate(room, overflow="ellipsis")
        return [
            title,
            *_wrapped([task], room),
            Text(self._words("puzzle-extra", turn=view.turns + (0 if self._solved else 1))),
            *self._board.turns(view.extra, chosen=self._turn if self._window.live and view.kind == "push" else None),
            *self._board.legend(),
            *(_wrapped(self.verdict() if self._solved else [note], room) if self._solved or note else self._ways(room)),
        ]

    def _ways(self, room: int) -> list[Text]:
        """The commands, where there is nothing else to say."""
        if not self._window.live:
            return []
        return command_lines([(key, self._words(f"ui-command-{name}")) for key, name in _COMMANDS.items()], room, 0)

    def verdict(self) -> list[str]:
        """In how many turns the treasure was reached, and in how many it can be."""
        turns, fewest = self._view.turns, self._puzzle.fewest
        solved = self._words("puzzle-solved", turns=turns)
        return [solved, self._words("puzzle-best" if turns == fewest else "puzzle-better", turns=fewest)]

    def farewell(self) -> list[Text]:
        """What is said when the board is gone."""
        again = self._words("puzzle-again", turns=self._puzzle.fewest, seed=str(self._puzzle.seed))
        if self._gave_up:
            return [*self.solution(), Text(again)]
        said = self.verdict() if self._solved else [self._words("puzzle-left", turns=self._puzzle.fewest)]
        return [Text(" ".join(said)), Text(again)]

    def show_solution(self) -> None:
        """The board, and the solution turn by turn below it."""
        self._window.write([*self.screen(""), Text(), *self.solution()])

    def solution(self) -> list[Text]:
        """The shipped or made solution, a line for every turn, and how many others there are."""
        texts = self._puzzle.solution
        lines = [
            Text(self._words("puzzle-turn", number=number, push=push, move=move))
            for number, (push, move) in enumerate(zip(texts[::2], texts[1::2], strict=True), start=1)
        ]
        counted = self._words("puzzle-solutions", turns=self._puzzle.fewest, solutions=self._puzzle.solutions)
        return [*lines, Text(counted)]


def _wrapped(paragraphs: Sequence[str], room: int) -> list[Text]:
    """Paragraphs in lines of so many characters."""
    lines: list[Text] = []
    for paragraph in paragraphs:
        line = ""
        for word in paragraph.split(" "):
            if line and len(line) + 1 + len(word) > room:
                lines.append(Text(line))
                line = word
            else:
                line = f"{line} {word}".strip()
        lines += [Text(line)] if line else []
    return lines
