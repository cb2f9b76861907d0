"""What a judgement is measured by: many games played to the end, and nothing else."""

from __future__ import annotations

from statistics import fmean

from dedale.bots.bot import Gap, Judgement
from dedale.bots.labyrinth.expert import playing_on
from dedale.bots.labyrinth.playout import measured, result_of
from dedale.bots.seat import Seat


def played_out(seat: Seat, actions: list[int], games: int, seed: int, _care: int = 0) -> list[Judgement]:
    """How often each of these actions wins in so many games, or minus the turns alone; the hidden cards dealt anew."""
    pair = playing_on()
    results = {action: [result_of(seat, action, pair, seed + number) for number in range(games)] for action in actions}
    best = max(actions, key=lambda action: fmean(results[action]))
    judged = []
    for action in actions:
        apart = [one - other for one, other in zip(results[best], results[action], strict=True)]
        value = measured(results[action])
        behind = measured(apart) if action != best else Gap(0.0, 0.0, 0.0)
        judged.append(Judgement(action, value.value, value.low, value.high, behind))
    return sorted(judged, key=lambda one: -one.value)
