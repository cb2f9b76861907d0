"""Games between bots, for the tests of this folder. Where wins are counted the deals are chosen: they are few."""

from __future__ import annotations

from typing import Any

from dedale.bots.bot import Player
from dedale.bots.roster import player
from dedale.bots.seat import History, Seat
from dedale.labyrinth.game import GAME, Labyrinth


def seated(*names: str) -> list[Player]:
    return [player("labyrinth", name) for name in names]


def played(players: list[Player], seed: int, **options: Any) -> Labyrinth:
    """A game from the deal to the end."""
    state = GAME.new({"players": len(players), "turn_limit": 400} | options, seed)
    history = History()
    while state.turn >= 0:
        action = players[state.turn].choose(Seat(state, state.turn, history), seed + len(history))
        history.add(state, action)
        state.play(action)
    return state


def wins(name: str, other: str, games: int, players: int = 2, **options: Any) -> int:
    """How many games one player wins against others who all play alike: each deal is played from every seat."""
    won = 0
    for number in range(games):
        deal, seat = divmod(number, players)
        names = [other] * players
        names[seat] = name
        ended = played(seated(*names), deal, first=deal % players, **options)
        won += ended.returns()[seat] == 1
    return won


def midgame(seed: int, decisions: int, name: str = "planner", **options: Any) -> tuple[Labyrinth, History]:
    """A game after so many decisions, and its history."""
    state = GAME.new({"turn_limit": 400} | options, seed)
    history = History()
    bot = player("labyrinth", name)
    for number in range(decisions):
        if state.turn < 0:
            break
        action = bot.choose(Seat(state, state.turn, history), number)
        history.add(state, action)
        state.play(action)
    return state, history
