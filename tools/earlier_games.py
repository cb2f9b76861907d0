"""Writes down games, saved states and a store of tables as this version plays them: `python -m tools.earlier_games`.

It is run once before a rework, and what it writes (`tests/earlier`) is committed; the tests then hold every later
version to it. Run it again only when the rules of a game are to behave differently.
"""

from __future__ import annotations

import json
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("DEDALE_TEST_SEED", "1")
os.environ.setdefault("PYTEST_CURRENT_TEST", "tools/earlier_games (call)")

import dedale
from dedale.bots import player
from dedale.bots.seat import History, Seat
from dedale.core.game import Game
from dedale.core.table import Table
from tests.combinations import pairwise
from tests.earlier.seen import GAMES, SHOWN, STATES, STORE, TABLES, fields_of, in_short, played_on, views
from tests.earlier.tables import seen_of
from tests.server.page import Page
from tests.server.process import WIDE, ServerProcess, running
from tests.terminal.driver import Game as Play
from tests.terminal.labyrinth_players import play_turn

BOT = {"onirim": "simple", "labyrinth": "easy"}
"""Who plays the games: quick, and able to win."""

MORE: dict[str, list[dict[str, Any]]] = {
    "labyrinth": [{"players": players} for players in (2, 3, 4)],
    "onirim": [
        {"players": 1, "book": "lost", "towers": "ruins", "dreams": 6},
        {"players": 2, "talk": "silent"},
        {"players": 2, "talk": "silent", "book": "yes", "towers": "yes", "dreams": 5},
    ],
}
"""Besides a dozen combinations in which every pair of choices meets."""

OVER, UNDER_WAY = "over", "under-way"


def combinations(game: Game) -> list[dict[str, Any]]:
    every = pairwise(game.combinations()) + MORE[game.name]
    return [game.options_json(game.options(options)) for options in every]


def choose(table: Table, pick: Random, wisdom: float) -> int:
    """What the quick bot would play; else anything, so that rare things happen too."""
    if pick.random() >= wisdom:
        return pick.choice(table.state.legal())
    wise = player(table.game.name, BOT[table.game.name])
    return wise.bot.choose(Seat(table.state, table.turn, History()), wise.budget, table.dice())


def played(table: Table, pick: Random, most: int, wisdom: float = 0.9) -> None:
    """Play with everything that a record can hold: undos, hints, stops that were asked for, changes of seat."""
    for number in count():
        if table.over or number == most:
            return
        seat = table.turn
        table.play(seat, choose(table, pick, wisdom))
        if table.over:
            return
        if number == 3:
            table.note_hint(seat)
        if number in (5, 6) and table.can_undo(seat):
            table.undo(seat)
        if number == 8:
            table.sit(seat, "Émile")
        if number == 9:
            table.ask_stop(seat)


def recorded(
    game: Game, number: int, options: dict[str, Any], most: int = 10_000, wisdom: float = 0.9, deal: int = 0
) -> Table:
    secret = f"{game.name} {number} {deal}".encode().ljust(16, b".")
    names = [f"Player {seat + 1}" for seat in range(options["players"])]
    table = Table.new(game, options, secret=secret, seats=names)
    played(table, Random(f"{game.name} {number}"), most, wisdom)
    return table


def ended(game: Game, number: int, options: dict[str, Any]) -> Table:
    """A game to its end; some are given up, and some of Onirim's are won."""
    if number % 3 == 0:
        deals = (recorded(game, number, options, wisdom=1.0, deal=deal) for deal in count())
        return next(table for table in deals if any(table.returns()))
    if number % 5 == 4:
        table = recorded(game, number, options, 12)
        if not table.over:
            others = [seat for seat in range(table.state.seats) if seat != table.turn]
            if len(others) > 1:
                table.leave(table.turn, "bot hard")
                played(table, Random(number), 10)
            table.resign(table.turn, others[0] if others and game.name == "labyrinth" else None)
        return table
    return recorded(game, number, options)


def write_games() -> None:
    shown = {}
    for game in map(dedale.game, dedale.games()):
        for number, options in enumerate(combinations(game)):
            for sort in (OVER, UNDER_WAY):
                table = ended(game, number, options) if sort == OVER else recorded(game, number, options, 15)
                name = f"{game.name}-{number:02}-{sort}.txt"
                (GAMES / name).write_text(table.export(owner=True))
                states = list(table.record.states())
                shown[name] = {
                    "states": len(states),
                    "returns": table.returns(),
                    "views": fields_of(views(states)),
                }
    SHOWN.write_text(json.dumps(shown, indent=1) + "\n")


def write_states() -> None:
    """States of games with a generator and without one, at all sorts of moments."""
    kept = []
    for game in map(dedale.game, dedale.games()):
        for number, options in enumerate(combinations(game)):
            pick = Random(number)
            state = game.new(options, seed=number if number % 2 else None)
            for _ in range(pick.randrange(10, 60)):
                if state.turn == dedale.CHANCE:
                    state.resolve(pick.choice(state.outcomes())[0])
                elif state.turn != dedale.OVER:
                    state.play(pick.choice(state.legal()))
            kept.append(
                {
                    "state": state.to_json(),
                    "views": fields_of(views([state])),
                    "outcomes": state.outcomes(),
                    "playout": state.playout(7),
                    "goes on": in_short(played_on(game, state.clone())),
                }
            )
    STATES.write_text("".join(f"{json.dumps(one)}\n" for one in kept))


def tables(server: ServerProcess) -> Iterator[tuple[str, list[str]]]:
    """Tables of every sort, each with the tokens of its people."""
    dream = server.table("onirim", "you", book="yes")
    _moves(server, *dream, most=10_000)
    yield dream
    yield _moves(server, *server.table("onirim", "you", "friend", talk="silent", towers="yes", dreams=5), most=14)
    yield _moves(server, *server.table("labyrinth", "you", "friend", "easy", "medium"), most=10)
    given_up = _moves(server, *server.table("labyrinth", "you", "friend"), most=6)
    yield _asked(server, *given_up, "resign")
    left = _moves(server, *server.table("labyrinth", "you", "friend", "easy", young=True), most=6)
    yield _asked(server, *left, "resign")
    alone = _moves(server, *server.table("onirim", "you", towers="ruins", dreams=4), most=6)
    yield _asked(server, *_asked(server, *alone, "undo"), "hint")
    yield server.table("labyrinth", "you", "open")


def _moves(server: ServerProcess, code: str, tokens: list[str], most: int) -> tuple[str, list[str]]:
    with Page(server.socket, code, *tokens) as page:
        page.hear()
        pick = Random(code)
        for _ in range(most):
            _wait_for_bots(page)
            if page.last["over"]:
                break
            page.choose(pick.randrange(50))
        _wait_for_bots(page)
    return code, tokens


def _wait_for_bots(page: Page) -> None:
    while page.last["turn"] not in page.last["you"] and not page.last["over"]:
        page.until("update")


def _asked(server: ServerProcess, code: str, tokens: list[str], what: str) -> tuple[str, list[str]]:
    with Page(server.socket, code, *tokens) as page:
        page.hear()
        page.ask(what)
        if len(tokens) > 1 or what != "resign":
            _wait_for_bots(page)
    return code, tokens


def write_store() -> None:
    """Tables that a real server has kept."""
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder, "tables.sqlite")
        with running(store, WIDE) as server:
            made = list(tables(server))
        with running(store, WIDE) as server:
            kept = {code: seen_of(server, code, tokens) for code, tokens in made}
        with closing(sqlite3.connect(store)) as database:
            STORE.write_text("".join(f"{line}\n" for line in database.iterdump()))
        TABLES.write_text(json.dumps(kept, indent=1) + "\n")


SAVES: list[tuple[str, ...]] = [
    ("onirim",),
    ("onirim", "--book", "yes", "--towers", "ruins", "--dreams", "6"),
    ("onirim", "--players", "2", "--silent", "--book", "lost"),
    ("onirim", "--players", "2", "--bot", "2=medium"),
    ("labyrinth", "--players", "1", "--young"),
    ("labyrinth", "--players", "4", "--bot", "2=easy", "--bot", "3=easy", "--bot", "4=medium"),
]
"""Games at the command line."""


def write_saves() -> None:
    """Games under way that the command line has saved."""
    with tempfile.TemporaryDirectory() as folder:
        for number, arguments in enumerate(SAVES):
            file = GAMES / f"terminal-{number}.txt"
            file.unlink(missing_ok=True)
            pick = Random(number)
            with Play(Path(folder), *arguments, "--save", str(file)) as play:
                for _ in range(8):
                    if arguments[0] == "labyrinth":
                        play_turn(play, file, pick)
                    else:
                        play.answer(pick.choice(play.keys or [""]))


def main() -> None:
    GAMES.mkdir(exist_ok=True)
    write_games()
    write_states()
    write_saves()
    write_store()


if __name__ == "__main__":
    main()
