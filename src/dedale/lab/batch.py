"""What a worker does: play a batch of games from beginning to end, and say how they went."""

from __future__ import annotations

from random import Random
from time import perf_counter, thread_time

import msgspec

import dedale
from dedale.bots import History, Player, Seat, player_typed
from dedale.core.game import Game, State
from dedale.lab.plan import Batch, measure_of, number_from

NO_WINNER = -1


class Played(msgspec.Struct, frozen=True):
    """How the games of a batch went.

    An outcome is 1 or 0 for a game won or lost together, the number of turns of a game alone, and
    in a match the place of the winner among the bots, or NO_WINNER. `decisions`, `asked` and
    `thought` have a number for each bot: all decisions, those with a choice, and the seconds of
    the processor that it took to choose. `lengths` are the decisions of each game, `seconds` the time of the batch.
    """

    outcomes: list[int]
    lengths: list[int]
    decisions: list[int]
    asked: list[int]
    thought: list[float]
    seconds: float


def play_batch(batch: Batch) -> Played:
    """Play these games."""
    start = perf_counter()
    game = dedale.game(batch.game)
    options = game.options(batch.options)
    players = [player_typed(batch.game, text) for text in batch.bots]
    bots = len(players)
    outcomes = []
    lengths = []
    decisions, asked, thought = [0] * bots, [0] * bots, [0.0] * bots
    for number in range(batch.first, batch.first + batch.count):
        deal, rotation = divmod(number, bots)
        seats = [(seat + rotation) % bots for seat in range(options.players)]
        table = _Table(game, options, number_from(batch.seed, batch.game, batch.options, deal))
        table.play([players[bot] for bot in seats], number_from(batch.seed, batch.game, batch.options, number, "dice"))
        outcomes.append(_outcome(table.state, batch, seats))
        lengths.append(sum(table.decisions))
        for seat, bot in enumerate(seats):
            decisions[bot] += table.decisions[seat]
            asked[bot] += table.asked[seat]
            thought[bot] += table.thought[seat]
    return Played(outcomes, lengths, decisions, asked, thought, perf_counter() - start)


class _Table:
    """One game with its counts, by seat."""

    def __init__(self, game: Game, options: object, deal: int) -> None:
        self.state: State = game.new(options, deal)
        self.decisions = [0] * self.state.seats
        self.asked = [0] * self.state.seats
        self.thought = [0.0] * self.state.seats

    def play(self, players: list[Player], seed: int) -> None:
        """Play the game to its end. A bot is not asked where there is but one answer."""
        state = self.state
        history = History()
        seats = [Seat(state, number, history) for number in range(state.seats)]
        dice = Random(seed)
        while (turn := state.turn) >= 0:
            legal = state.legal()
            if len(legal) == 1:
                action = legal[0]
            else:
                roll = dice.getrandbits(64)
                start = thread_time()
                action = players[turn].choose(seats[turn], roll)
                self.thought[turn] += thread_time() - start
                self.asked[turn] += 1
            self.decisions[turn] += 1
            history.add(state, action)
            state.play(action)


def _outcome(state: State, batch: Batch, seats: list[int]) -> int:
    returns = state.returns()
    if measure_of(batch.game, batch.options, len(batch.bots)) == "match":
        return next((seats[seat] for seat, value in enumerate(returns) if value > 0), NO_WINNER)
    return round(abs(returns[0]))
