"""The second look of the expert against one opponent."""

from __future__ import annotations

from random import Random

import pytest

from dedale.bots.labyrinth.belief import belief_of
from dedale.bots.labyrinth.foresight import cells_foreseen, pushes_foreseen
from dedale.bots.labyrinth.outlook import Outlook, outlook_of
from dedale.bots.labyrinth.race import race_of
from dedale.bots.labyrinth.sight import boards_seen
from dedale.bots.labyrinth.trail import trail_of
from dedale.bots.seat import Seat
from dedale.labyrinth.game import Labyrinth
from tests.bots.labyrinth.games import midgame

LINES, SEED, NEVER = 48, 3, -1000.0


def outlook(state: Labyrinth, seat: Seat) -> Outlook:
    boards = boards_seen(seat)
    me = seat.number
    race = race_of(2, 12, (0.6,))
    return outlook_of(state, me, belief_of(state, me, boards), race, trail_of(boards, me), 1.0, 10.0)


def can_find(state: Labyrinth) -> bool:
    """Whether a turn ends with a find, tried out."""
    for push in state.legal():
        pushed = state.clone()
        pushed.play(push)
        for cell in pushed.legal():
            after = pushed.clone()
            after.play(cell)
            if after.view(None).found != state.view(None).found:
                return True
    return False


@pytest.mark.parametrize("decisions", range(20, 40, 2))
def test_a_second_look_only_doubts_and_only_where_nothing_can_be_found(decisions: int) -> None:
    state, history = midgame(8, decisions, players=2)  # chosen: values are compared
    looking = outlook(state, Seat(state, state.turn, history))
    first, second = looking.pushes(LINES, SEED), pushes_foreseen(looking, LINES, SEED, 4)
    if can_find(state):
        assert second == first
        return
    looked = [(one, other) for one, other in zip(first, second, strict=True) if one != NEVER and other > one - 1]
    assert len(looked) == 4
    assert all(0 <= one - other < 0.5 for one, other in looked)
    assert {one for one, _ in looked} <= set(sorted(first)[-4:]), "the best of the first look"


def test_the_doubt_can_change_what_is_best() -> None:
    changed = 0
    for decisions in range(20, 60, 2):
        state, history = midgame(8, decisions, "expert:48", players=2)  # chosen: changes are counted
        looking = outlook(state, Seat(state, state.turn, history))
        first, second = looking.pushes(LINES, SEED), pushes_foreseen(looking, LINES, SEED, 8)
        changed += first.index(max(first)) != second.index(max(second))
    assert changed


def test_without_a_budget_for_it_there_is_no_second_look(luck: Random) -> None:
    state, history = midgame(luck.getrandbits(32), 20, players=2)
    looking = outlook(state, Seat(state, state.turn, history))
    assert pushes_foreseen(looking, 1, SEED, 0) == looking.pushes(1, SEED)
    state.play(state.legal()[0])
    looking = outlook(state, Seat(state, state.turn, history))
    assert cells_foreseen(looking, 1, SEED, 0) == looking.cells(1, SEED, False)
