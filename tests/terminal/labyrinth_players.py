"""Players of Labyrinth at the command line: they know what their view says, and take a treasure if a push gives it."""

from __future__ import annotations

from pathlib import Path
from random import Random

from dedale.core.record import Record
from dedale.labyrinth.game import GAME, Labyrinth
from dedale.labyrinth.tiles import cell_name
from tests.terminal.driver import Game

ARROWS = ("e2", "e4", "e6")
"""These names are arrows, too, as long as a push is only tried."""


def state_of(file: Path) -> Labyrinth:
    """The state that a record leads to."""
    state = Record.load(file).timeline.state
    assert isinstance(state, Labyrinth)
    return state


def turn_of(state: Labyrinth, random: Random) -> tuple[str, str]:
    """A push and a cell, as they are typed: to what the seat looks for if one push leads there, else at random."""
    view = state.view(state.turn)
    wanted = {*view.open[view.actor], view.targets[view.actor]}
    for action in view.legal:
        preview = state.preview(action)
        for cell in preview.reachable:
            at_home = "home" in wanted and cell == view.homes[view.actor]
            if at_home or preview.tiles[cell].treasure in wanted - {None}:
                return GAME.text(action).removeprefix("push "), cell_name(cell)
    action = random.choice(view.legal)
    cell = random.choice(state.preview(action).reachable)
    return GAME.text(action).removeprefix("push "), cell_name(cell)


def play_turn(game: Game, file: Path, random: Random, yes: str = "y") -> None:
    """One turn: try the push, make it, and move; or, now and then, push and move at once."""
    push, cell = turn_of(state_of(file), random)
    game.answer(push)
    if random.random() < 0.5 or cell in ARROWS:
        game.answer(yes)
    game.answer(cell)
