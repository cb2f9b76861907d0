"""The choices of Labyrinth: arrows with turns and cells are typed as the board names them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from dedale.core.game import Game
from dedale.labyrinth.tiles import cell_name
from dedale.labyrinth.view import View
from dedale.terminal.choices import Menu, Tryout, folded, keyed
from dedale.words import Words

PUSH = re.compile(r"(?:push\s+)?([nesw])\s*([bdf246])[\s,]*([0-9]?)")
CELL = re.compile(r"(?:move\s+)?([a-z])\s*([0-9])")
STAY, TURN = ".", "+"


@dataclass(frozen=True, slots=True)
class PushMenu(Menu):
    """The pushes, by arrow and turn: "w4 2". An arrow alone means the turn that is being tried, or none."""

    tried: str = ""
    """The push that is being tried, as in "w4 2": then a turn alone is enough, and TURN turns a quarter further."""

    @property
    def answers(self) -> list[str]:
        """The arrows; while a push is tried, also its turns and the next of them."""
        arrow = self.tried.partition(" ")[0]
        turns = [key.partition(" ")[2] for key in self.keys if key.startswith(f"{arrow} ")] if arrow else []
        return [*dict.fromkeys(key.partition(" ")[0] for key in self.keys), *turns, *([TURN] if turns else [])]

    def actions(self, line: str) -> list[int] | None:
        """The push that a line means; None if it means none that can be made."""
        action = self.keys.get(self._meant(line.lower()))
        return None if action is None else [action]

    def _meant(self, line: str) -> str:
        arrow, _, turn = self.tried.partition(" ")
        if self.tried and line == TURN:
            turns = [key.partition(" ")[2] for key in self.keys if key.startswith(f"{arrow} ")]
            return f"{arrow} {turns[(turns.index(turn) + 1) % len(turns)]}"
        if self.tried and line.isdigit():
            return f"{arrow} {line}"
        found = PUSH.fullmatch(line)
        return f"{found[1]}{found[2]} {found[3] or turn or '0'}" if found else ""


@dataclass(frozen=True, slots=True)
class MoveMenu(Menu):
    """The cells that the pawn may go to."""

    here: str = ""
    """Where the pawn stands: STAY stays there."""

    @property
    def answers(self) -> list[str]:
        """The cells, and staying."""
        return [*self.keys, STAY]

    def actions(self, line: str) -> list[int] | None:
        """The move that a line means; None if it means none that can be made."""
        found = CELL.fullmatch(line.lower())
        action = self.keys.get(self.here if line == STAY else f"{found[1]}{found[2]}" if found else "")
        return None if action is None else [action]


class MenuDrawing:
    """Makes the menus of views: what may be typed, and the lines that say how."""

    def __init__(self, game: Game, words: Words, width: int) -> None:
        self._game = game
        self._words = words
        self._width = width

    def menu(self, view: View) -> Menu:
        """The menu of the decision that this view stands at."""
        keys = self._keys(view)
        if view.kind == "push":
            return PushMenu(keys, self._lines(self._words("labyrinth-push-how", example=example(keys))))
        here = cell_name(view.pawns[view.actor])
        how = self._words("labyrinth-move-how", example=example([key for key in keys if key != here] or [here]))
        return MoveMenu(keys, [*self._lines(how), self._choice((STAY, "stay"))], here=here)

    def trial(self, view: View, action: int) -> Tryout:
        """A push that is shown before it is made."""
        keys = self._keys(view)
        tried = next(key for key, push in keys.items() if push == action)
        yes = self._words("ui-yes-key")
        lines = [self._choice((yes, "push"), (TURN, "turn")), *self._lines(self._words("labyrinth-trial-how"))]
        question = self._words("labyrinth-trial", push=tried.replace(" ", "\N{NO-BREAK SPACE}"))
        return Tryout(question, PushMenu(keys, lines, tried=tried))

    def refusal(self, view: View, line: str, before: View | None) -> str:
        """Why a line is none of the choices, or two. While a push is tried a cell is a move after it, else a push."""
        text = line.lower()
        if before is not None and text in self._keys(view):
            return self._words("labyrinth-arrow-or-cell", text=text)
        if before is not None and not CELL.fullmatch(text):
            view = before
        if view.kind == "push":
            return self._no_push(view, text)
        cell = CELL.fullmatch(text)
        if cell and cell[1] in "abcdefg" and cell[2] in "1234567":
            return self._words("labyrinth-no-way", cell=cell[1] + cell[2])
        if PUSH.fullmatch(text):
            return self._words("labyrinth-pushed-already")
        return self._words("labyrinth-not-a-move", text=line, example=example(self._keys(view)))

    def _no_push(self, view: View, text: str) -> str:
        keys = self._keys(view)
        found = PUSH.fullmatch(text)
        arrow = found[1] + found[2] if found else ""
        if arrow and arrow == view.barred:
            return self._words("labyrinth-barred", arrow=arrow)
        if found and found[3] in ("2", "3") and f"{arrow} 0" in keys:
            return self._words("labyrinth-same-turn")
        if CELL.fullmatch(text) and not found:
            return self._words("labyrinth-push-first")
        return self._words("labyrinth-not-a-push", text=text, example=example(keys))

    def _keys(self, view: View) -> dict[str, int]:
        """What is typed for each choice: its text without the verb."""
        return {self._game.text(action).partition(" ")[2]: action for action in view.legal}

    def _lines(self, sentence: str) -> list[Text]:
        return folded(Text(sentence), self._width, hang=0)

    def _choice(self, *keys: tuple[str, str]) -> Text:
        """Keys with what they do, on one line."""
        line = Text()
        for key, name in keys:
            line += Text("   " if line else "") + keyed(key, self._words(f"labyrinth-key-{name}"))
        return line


def example(keys: Sequence[str] | dict[str, int]) -> str:
    """One of the choices, from their middle, to be kept on one line."""
    return list(keys)[len(keys) // 2].replace(" ", "\N{NO-BREAK SPACE}")
