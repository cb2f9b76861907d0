"""Sitting down to play: which table to sit at, and what to say when leaving it."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.text import Text

import dedale
from dedale.core.game import Game
from dedale.core.options import GameOptions, OptionValues
from dedale.core.record import Record
from dedale.core.seats import bot_in
from dedale.core.sharing import undo_for
from dedale.core.table import Table
from dedale.terminal.commandline import BadCommandLine
from dedale.terminal.game_screen import GameScreen, game_screen, screen_class
from dedale.terminal.play import AGAIN, LEFT, Sitting
from dedale.terminal.players import bots_asked
from dedale.terminal.saves import folder, last_file, new_file, shown
from dedale.terminal.window import InputEnded, Window
from dedale.words import Words
from dedale.words.plain import goodbye_words

UNSAVED, INTERRUPTED = 1, 130
"""The exit codes of a game that was to be saved and could not be, and of one that was broken off."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for on the command line."""

    game: str | None = None
    options: OptionValues = field(default_factory=dict)
    secret: bytes | None = None
    resume: str | None = None
    """The file of a game to go on with; empty for the last one."""
    save: Path | None = None
    stops: bool = False
    bots: Sequence[str] = ()
    """The bots that were asked for, each with its seat: "2=hard"."""


def play_games(words: Words, wishes: Wishes, *, colour: bool, plain: bool = False) -> int:
    """Play one game after the other until the players leave; the exit code."""
    table, path = _resumed(wishes) if wishes.resume is not None else _begun(wishes)
    window = Window(words, colour=colour, line_by_line=plain)
    resumed = wishes.resume is not None
    while True:
        sitting, ended, code = _sit(table, path, window, stops=wishes.stops, resumed=resumed)
        if ended in (LEFT, "input-ended", "interrupted"):
            _part(table, path, window, sitting, ended)
            return UNSAVED if wishes.save is not None and sitting.unsaved and not code else code
        secret = table.proof().secret if ended == AGAIN else None
        table = _table(table.game, table.record.options, secret, table.seats)
        path = wishes.save or new_file(table.game.name, os.environ)
        resumed = False


def _begun(wishes: Wishes) -> tuple[Table, Path]:
    """A new game, and the file that it is kept in."""
    if wishes.game is None:
        known = ", ".join(dedale.games())
        raise BadCommandLine(
            "cli-no-game", f"Which game? Say its name after 'dedale play'; the games here are: {known}.", known=known
        )
    game = dedale.game(wishes.game)
    options = game.options(screen_class(game).asked(wishes.options))
    bots = bots_asked(game, options.players, wishes.bots)
    seats = [bots.get(seat, "") for seat in range(options.players)]
    return _table(game, options, wishes.secret, seats), wishes.save or new_file(game.name, os.environ)


def _table(game: Game, options: GameOptions, secret: bytes | None, seats: list[str]) -> Table:
    """A new table."""
    undo = undo_for(game, options, sum(bot_in(name) is None for name in seats))
    return Table.new(game, options, secret=secret, seats=seats, undo=undo)


def _resumed(wishes: Wishes) -> tuple[Table, Path]:
    """The game in a file; it goes on being kept there unless another file was asked for."""
    named = {"GAME": wishes.game, "--deal": wishes.secret}
    extra = [name for name, value in named.items() if value is not None]
    extra += [f"--{name.replace('_', '-')}" for name in wishes.options]
    if extra:
        names = ", ".join(extra)
        raise BadCommandLine(
            "cli-resume", f"A resumed game keeps its game, its options and its deal; leave out {names}.", names=names
        )
    path = Path(wishes.resume) if wishes.resume else last_file(os.environ)
    table = Table.resume(Record.load(path))
    for seat, name in bots_asked(table.game, len(table.seats), wishes.bots).items():
        table.sit(seat, name)
    return table, wishes.save or path


def _sit(table: Table, path: Path, window: Window, *, stops: bool, resumed: bool) -> tuple[Sitting, str, int]:
    """One game: its sitting, how that ended, and the exit code if the players leave now."""
    looks: GameScreen = game_screen(table.game, window.words, window.glyphs, table.seats)
    table.stops = [stops] * len(table.stops)
    sitting = Sitting(table, looks, window, path)
    if resumed:
        sitting.note(window.words("ui-resumed", path=shown(path)))
    with window:
        try:
            return sitting, sitting.play(), 0
        except InputEnded:
            return sitting, "input-ended", 0
        except KeyboardInterrupt:
            return sitting, "interrupted", INTERRUPTED


def _part(table: Table, path: Path, window: Window, sitting: Sitting, ended: str) -> None:
    """What to say at the end: the result, or how to go on later."""
    words = window.words
    if table.over:
        for sentence in [sitting.result(), *sitting.closing(), words.say(goodbye_words(table.game.name))]:
            window.say(sentence)
        if sitting.unsaved:
            window.say(words("ui-not-saved", why=sitting.unsaved))
        return
    if ended == "interrupted":
        window.say("\n" + words("ui-interrupted"))
    window.say(words("ui-input-ended" if ended == "input-ended" else "ui-left"))
    if sitting.unsaved:
        window.say(words("ui-not-saved", why=sitting.unsaved))
        return
    window.say(words("ui-saved", path=shown(path)))
    where = "" if path.parent == folder(os.environ) else f" {shlex.quote(str(path))}"
    window.write([Text(words("ui-resume-with", command=f"dedale play --resume{where}"))])  # whole, to be copied
