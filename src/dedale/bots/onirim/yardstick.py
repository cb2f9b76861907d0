"""What a judgement is measured by: many more games, played to the end, without a first thought to lean on."""

from __future__ import annotations

from dedale.bots.bot import Judgement
from dedale.bots.onirim.judging import Contest
from dedale.bots.onirim.minds import Minds, imagined
from dedale.bots.onirim.playout import Playout
from dedale.bots.seat import Seat

_MINDS = Minds()


def played_out(seat: Seat, actions: list[int], games: int, seed: int, care: int = 0) -> list[Judgement]:
    """How often each of these actions wins in so many games; with `care`, each decision of them is thought over."""
    state = imagined(seat, seed)
    playout = Playout(_MINDS.of(state))
    contest = Contest(playout, playout.open(state, care), actions)
    contest.play(games)
    return contest.judgements()
