from __future__ import annotations

from random import Random

import pytest

from dedale.bots.labyrinth.belief import belief_of
from dedale.bots.labyrinth.cover import cover
from dedale.bots.labyrinth.reply import reply_of
from dedale.bots.labyrinth.sight import boards_seen
from dedale.bots.seat import Seat
from dedale.labyrinth.game import GAME
from dedale.labyrinth.tiles import TREASURES
from tests.bots.labyrinth.games import midgame


@pytest.mark.parametrize("decisions", [8, 12, 16])
def test_a_player_finds_whatever_it_may_look_for_and_covers(decisions: int, luck: Random) -> None:
    state, history = midgame(luck.getrandbits(32), decisions, players=2)
    other = 1 - state.turn
    belief = belief_of(state, state.turn, boards_seen(Seat(state, state.turn, history)))
    weights, finding, chance = reply_of(state, other, belief)
    view = state.view(None)
    covered = cover(state, 1 << view.pawns[other])
    thought = dict(zip(TREASURES, belief.of(other), strict=True))
    places = enumerate([*view.tiles, view.extra])
    assert chance == pytest.approx(sum(thought[t.treasure] for p, t in places if t.treasure and covered >> p & 1))
    assert sum(weights) == pytest.approx(1)
    assert sum(weight * share for weight, share in zip(weights, finding, strict=True)) == pytest.approx(chance)
    likely = {push for push in range(48) if weights[push]}
    assert likely <= set(state.legal())
    assert likely == set(state.legal()) or chance == pytest.approx(1), "who finds nothing may push anywhere"


def test_with_open_cards_a_player_finds_one_for_sure_or_none(luck: Random) -> None:
    seen = set[bool]()
    while len(seen) < 2:
        state = GAME.new({"players": 2, "young": True, "cards": 2, "first": 0}, luck.getrandbits(32))
        view = state.view(None)
        covered = cover(state, 1 << view.pawns[1])
        places = enumerate([*view.tiles, view.extra])
        near = any(tile.treasure in view.open[1] and covered >> place & 1 for place, tile in places)
        weights, finding, chance = reply_of(state, 1, belief_of(state, 0, [state]))
        assert chance == near
        assert sum(weights) == pytest.approx(1)
        assert all(share == near for weight, share in zip(weights, finding, strict=True) if weight)
        seen.add(near)
