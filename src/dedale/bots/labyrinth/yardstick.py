"""What a judgement is measured by: many games played to the end, and nothing else."""

from __future__ import annotations

from dedale.bots.bot import Judgement
from dedale.bots.labyrinth.expert import games_of
from dedale.bots.labyrinth.fewest_turns import judged_turns
from dedale.bots.labyrinth.judging import judgement
from dedale.bots.measure import Measure
from dedale.bots.seat import Seat


def played_out(seat: Seat, actions: list[int], games: int, seed: int, _care: int = 0) -> list[Judgement]:
    """How often each of these actions wins in so many games, or minus the turns alone; the hidden cards dealt anew."""
    found = games_of(seat, seed)
    for action in actions:
        found.play(action, games)
    tell = judged_turns if seat.sample(0).seats == 1 else judgement
    best = max(actions, key=lambda action: found.value(action).value)
    return sorted(
        (
            tell(action, found.value(action), found.lead(best, action) if action != best else Measure(0.0, 0.0))
            for action in actions
        ),
        key=lambda one: (one.action != best, -one.value),
    )
