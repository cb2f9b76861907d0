"""What a bot is told of the past: the record's own states, of which none is copied."""

from __future__ import annotations

import pytest

import dedale
from dedale.bots import Seat
from dedale.bots.analysis.decisions import decisions_of, history_of
from dedale.core.events import Action
from dedale.core.game import State
from dedale.core.table import Table


@pytest.mark.parametrize("game", ["onirim", "labyrinth"])
def test_the_past_of_a_table_copies_no_state(game: str) -> None:
    table = Table.new(dedale.game(game), {"players": 2})
    while not table.over and len(table.record.live) < 60:
        table.play(table.turn, table.legal(table.turn)[0])
    kept = {id(state) for state in table.record.timeline.states}
    history = history_of(table.record)
    held: list[State] = history._before
    assert {id(state) for state in held} <= kept
    actions = [event for event in table.record.live if isinstance(event, Action)]
    assert len(history) == len(actions)
    for seat in range(2):
        past = Seat(table.state, seat, history).past
        assert [moment.turn for moment in past] == [event.seat for event in actions]
    for decision in decisions_of(table.record):
        assert len(decision.seat.past) == decision.step
