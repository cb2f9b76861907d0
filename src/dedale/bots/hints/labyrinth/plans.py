"""Whole turns of Labyrinth: a push with the move after it, and pushes that come to the same as one."""

from __future__ import annotations

from typing import cast

from dedale.bots.bot import Judge, Judgement
from dedale.bots.budget import Budget
from dedale.bots.hints.parts import single_actions
from dedale.bots.hints.reason import Plan
from dedale.bots.seat import Seat
from dedale.labyrinth.game import GAME
from dedale.labyrinth.tiles import cell_name
from dedale.labyrinth.view import View

MOVE_BUDGET = Budget(iterations=48)
"""For the judgement of the moves after a push."""

ALIKE = 0.005
"""Two pushes at one arrow that differ by no more come to the same, if the pawn ends on the same cell."""


def plans(seat: Seat, judge: Judge, budget: Budget, seed: int) -> tuple[Plan, Plan | None]:
    """The best turn, and the best of those that push elsewhere; after the push, the best move and the next."""
    if seat.kind != "push":
        return single_actions(seat, judge, budget, seed)
    ranked = sorted(judge.judge(seat, budget, seed), key=lambda judgement: -judgement.value)
    best = ranked[0]
    following = next((found for found in ranked if _arrow(found.action) != _arrow(best.action)), None)
    return (
        _turn(seat, judge, best, ranked, seed),
        None if following is None else _turn(seat, judge, following, ranked, seed),
    )


def _turn(seat: Seat, judge: Judge, push: Judgement, ranked: list[Judgement], seed: int) -> Plan:
    """A push with its best move, and the other turns of the tile that come to the same."""
    move = _best_move(seat.after(push.action), judge, seed)
    same = [
        other.action
        for other in ranked
        if other.action != push.action
        and _arrow(other.action) == _arrow(push.action)
        and abs(other.value - push.value) <= ALIKE
        and _best_move(seat.after(other.action), judge, seed) == move
    ]
    return Plan((push.action, move), push, tuple(sorted(same)))


def _best_move(seat: Seat, judge: Judge, seed: int) -> int:
    """The best move after a push; to stay, where that is as good."""
    found = judge.judge(seat, MOVE_BUDGET, seed)
    most = max(judgement.value for judgement in found)
    best = [judgement.action for judgement in found if judgement.value == most]
    view = cast(View, seat.view())
    stay = GAME.action(f"move {cell_name(view.pawns[seat.number])}")
    return stay if stay in best else best[0]


def _arrow(push: int) -> str:
    return str(GAME.deed(push).about["arrow"])
