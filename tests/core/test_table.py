from __future__ import annotations

from typing import Any

import pytest

from dedale.core.errors import (
    BadOptions,
    BadRecord,
    IllegalAction,
    NotYourTurn,
    StillRunning,
    UndoRefused,
)
from dedale.core.events import Action, Chance, HintTaken, Resign, Sit, Undo
from dedale.core.game import OVER
from dedale.core.luck import Luck
from dedale.core.record import Record
from dedale.core.table import DealProof, Table
from tests.core.test_record import find
from tests.core.toy import LANTERNS, LAY, PASS, RING, SHOW

SECRET = bytes(range(16))
HANDS = {"hands": [[1, 6], [2, 5]]}


def new_table(**more: Any) -> Table:
    return Table.new(LANTERNS, {"rounds": 3}, **{"secret": SECRET, "start": HANDS} | more)


def play_to_the_end(table: Table) -> None:
    while not table.over:
        table.play(table.turn, table.legal(table.turn)[0])


def test_a_new_table_is_dealt_and_waits_for_the_first_seat() -> None:
    table = Table.new(LANTERNS, secret=SECRET, seats=["Ann", ""])
    assert [type(event) for event in table.record.events] == [Chance] * 4 + [Action]
    assert (table.turn, table.over, table.seats) == (0, False, ["Ann", ""])
    assert table.legal(0) == table.state.legal()
    assert table.legal(1) == []
    assert table.returns() == (0.0, 0.0)


def test_the_same_secret_is_the_same_deal_and_another_is_another() -> None:
    deals = [Table.new(LANTERNS, secret=secret).state.to_json()["hands"] for secret in (SECRET, SECRET, bytes(16))]
    assert deals[0] == deals[1] != deals[2]
    assert Table.new(LANTERNS).proof().commitment != Table.new(LANTERNS).proof().commitment


def test_chance_runs_by_itself_up_to_the_next_decision() -> None:
    table = new_table()
    luck = Luck(SECRET)
    drawn = luck.outcome(0, [(0, 2), (1, 2), (2, 3), (3, 3), (4, 2), (5, 2)])
    assert table.play(0, LAY) == [Action(0, LAY), Chance(drawn), Action(1, PASS, chosen=False)]
    assert (table.turn, table.state.kind) == (1, "main")


def test_a_table_passes_for_a_seat_unless_it_asked_to_be_stopped() -> None:
    table = new_table()
    assert table.record.events == [Action(0, PASS, chosen=False)]
    table.ask_stop(1)
    table.play(0, LAY)
    assert (table.turn, table.state.kind) == (1, "stop")
    table.play(1, PASS)
    table.play(1, LAY + 1)
    assert (table.turn, table.state.kind) == (0, "main")
    table.stops[1] = True
    for _ in range(2):
        if table.turn == 0:
            table.play(0, table.legal(0)[0])
        assert (table.turn, table.state.kind) == (1, "stop")
        table.undo(0)
    with pytest.raises(NotYourTurn, match="There is no seat 3"):
        table.ask_stop(2)


def test_a_seat_asks_for_one_stop_at_a_time() -> None:
    table = new_table()
    table.ask_stop(1)
    table.play(0, LAY)
    table.play(1, PASS)
    table.play(1, LAY + 1)
    table.play(0, table.legal(0)[0])
    assert table.state.kind == "main", "the second stop was not asked for"


def test_a_wrong_action_changes_nothing() -> None:
    table = new_table()
    before, state = table.export(owner=True), table.state.to_json()
    for seat, action, error in (
        (1, LAY, NotYourTurn),
        (5, LAY, NotYourTurn),
        (0, LAY + 1, IllegalAction),
        (0, PASS, IllegalAction),
    ):
        with pytest.raises(error):
            table.play(seat, action)
    assert (table.export(owner=True), table.state.to_json()) == (before, state)


def test_undo_goes_back_before_the_last_action_of_the_seats_own() -> None:
    table = new_table()
    before = table.state.to_json()
    assert not table.can_undo(0)
    table.play(0, LAY)
    assert table.can_undo(0)
    assert not table.can_undo(1)
    assert table.undo(0) == [Undo(3)]
    assert table.state.to_json() == before
    assert table.record.live == [Action(0, PASS, chosen=False)]
    with pytest.raises(UndoRefused, match="chosen no action yet"):
        table.undo(0)
    with pytest.raises(UndoRefused, match="chosen no action yet"):
        table.undo(1)


def test_after_an_undo_the_same_choice_meets_the_same_luck() -> None:
    table = new_table()
    first = table.play(0, LAY)
    table.undo(0)
    table.play(0, LAY + 5)
    table.undo(0)
    assert table.play(0, LAY) == first
    assert table.replay().to_json() == table.state.to_json()


def test_a_free_table_takes_anything_back_and_counts_it() -> None:
    table = new_table()
    play_to_the_end(table)
    assert not table.assisted
    table.undo(0)
    assert not table.over
    assert (table.undos, table.assisted) == (1, True)


def test_the_moments_are_those_that_still_stand_each_with_its_place_in_the_log() -> None:
    table = Table.new(LANTERNS)
    dealt = len(table.record.timeline.entries)
    first = table.legal(0)[0]
    table.play(0, first)
    table.undo(0)
    table.note_hint(0)
    again = len(table.record.timeline.entries)
    table.play(0, first)
    timeline = table.record.timeline
    moments = list(timeline.moments())
    assert [moment.event for moment in moments] == timeline.live
    assert all(timeline.entries[moment.place].event is moment.event for moment in moments)
    assert [moment.place for moment in moments] == [*range(dealt), *range(again, len(timeline.entries))]
    assert [moment.before for moment in moments] == timeline.states[:-1]
    assert [moment.after for moment in moments] == timeline.states[1:]


def test_hints_are_counted() -> None:
    table = new_table(undo="fair")
    assert table.note_hint(1) == [HintTaken(1)]
    table.note_hint(1)
    assert (table.hints, table.assisted) == ([0, 2], True)


def test_a_fair_table_takes_back_what_nobody_learnt_from() -> None:
    table = new_table(undo="fair")
    table.ask_stop(1)
    table.play(0, LAY)
    table.play(1, PASS)
    assert table.undo(1) == [Undo(1)]
    assert (table.turn, table.state.kind, table.undos, table.assisted) == (1, "stop", 1, False)


def test_a_fair_table_does_not_take_back_chance() -> None:
    table = new_table(undo="fair")
    table.play(0, LAY)
    text = table.export(owner=True)
    assert not table.can_undo(0)
    with pytest.raises(UndoRefused, match="Chance has decided since"):
        table.undo(0)
    assert table.export(owner=True) == text


def test_a_fair_table_takes_nothing_back_after_the_end() -> None:
    table = new_table(undo="fair")
    play_to_the_end(table)
    with pytest.raises(UndoRefused, match="The game is over"):
        table.undo(0)


def test_anybody_may_take_a_seat() -> None:
    table = new_table()
    assert table.sit(1, "bot expert") == [Sit(1, "bot expert")]
    assert table.seats == ["", "bot expert"]
    assert table.record.seats == ["", ""]
    table.sit(1, "")
    assert table.seats == ["", ""]


def test_who_resigns_ends_the_game_for_all() -> None:
    table = new_table()
    assert table.resign(1) == [Resign(1)]
    assert (table.over, table.turn, table.returns(), table.legal(0)) == (True, OVER, (0.0, 0.0), [])
    with pytest.raises(NotYourTurn, match="over"):
        table.play(0, LAY)
    Record.parse(table.export(), find=find).verify()


def test_a_fork_goes_its_own_way_with_the_same_luck() -> None:
    table = new_table(seats=["Ann", "Bob"])
    whole = table.play(0, LAY)
    fork = table.fork(1)
    assert fork.state.to_json() == list(table.record.states())[1].to_json()
    assert fork.seats == ["Ann", "Bob"]
    assert fork.play(0, LAY) == whole
    before = table.export(owner=True)
    play_to_the_end(fork)
    assert table.export(owner=True) == before
    fork.record.verify()


def test_a_fork_before_a_chance_lets_it_come_again() -> None:
    table = new_table()
    table.play(0, LAY)
    assert table.fork(2).record.live == table.record.live
    deal = Table.new(LANTERNS, secret=SECRET)
    assert deal.fork(0).state.to_json() == deal.state.to_json()


@pytest.mark.parametrize("at", [-1, 2, None, True])
def test_a_fork_needs_a_point_that_was_passed(at: Any) -> None:
    with pytest.raises(BadOptions, match="forks at 0 to 1"):
        new_table().fork(at)


def test_a_fair_table_forks_only_after_the_end() -> None:
    table = new_table(undo="fair")
    with pytest.raises(StillRunning, match="would show its luck"):
        table.fork(0)
    table.resign(0)
    assert not table.fork(0).over


def test_a_table_resumes_where_it_was_saved() -> None:
    table = new_table(seats=["Ann", "Bob"], undo="fair")
    table.ask_stop(1)
    table.play(0, LAY)
    table.note_hint(1)
    saved = table.export(owner=True)
    resumed = Table.resume(Record.parse(saved, find=find))
    assert resumed.export(owner=True) == saved, "the seat stays at the stop that it asked for"
    assert (resumed.hints, resumed.seats) == ([0, 1], ["Ann", "Bob"])
    for other in (table, resumed):
        other.play(1, RING)
    assert resumed.export(owner=True) == table.export(owner=True)


def test_a_table_cut_off_before_a_chance_goes_on_with_it() -> None:
    record = Record(LANTERNS, secret=SECRET, start=HANDS)
    record.add(Action(0, PASS, chosen=False))
    record.add(Action(0, LAY))
    table = new_table()
    table.play(0, LAY)
    assert Table.resume(record).record.events == table.record.events


def test_resuming_needs_the_right_secret() -> None:
    table = new_table()
    public = table.record.text()
    with pytest.raises(BadRecord, match="does not hold its secret"):
        Table.resume(Record.parse(public, find=find))
    with pytest.raises(BadRecord, match="Line 8: the commitment is"):
        Table.resume(Record.parse(public, find=find), bytes(16))
    assert Table.resume(Record.parse(public, find=find), SECRET).export(owner=True) == table.export(owner=True)


def test_a_table_does_not_resume_what_its_luck_did_not_bring() -> None:
    table = Table.new(LANTERNS, secret=SECRET)
    edited = table.export(owner=True).replace("* card 5", "* card 6", 1)
    with pytest.raises(BadRecord, match="Line 10: chance brought 'card 6'"):
        Table.resume(Record.parse(edited, trust_edits=True, find=find))


def test_the_secret_is_proof_once_the_game_is_over() -> None:
    table = new_table()
    commitment = Luck(SECRET).commitment
    assert table.proof() == DealProof(commitment, None)
    play_to_the_end(table)
    assert table.proof() == DealProof(commitment, SECRET)
    Record.parse(table.export(), find=find).verify()


def test_the_record_of_a_running_game_is_for_its_owner() -> None:
    table = new_table()
    with pytest.raises(StillRunning, match="gives away what is hidden"):
        table.export()
    assert f"secret: {SECRET.hex()}\n" in table.export(owner=True)


def test_a_seat_is_told_what_it_may_know() -> None:
    table = new_table(seats=["Ann", "Bob"])
    table.play(0, LAY)
    table.undo(0)
    table.play(0, SHOW)
    table.note_hint(1)
    table.sit(1, "bot")
    table.resign(1)
    stream = [(told.what, told.seat, told.kind, told.text, told.count, told.chosen) for told in table.events(1)]
    assert stream == [
        ("action", 0, "stop", "pass", 0, False),
        ("action", 0, "main", None, 0, True),
        ("chance", None, "draw", None, 0, True),
        ("action", 1, "stop", "pass", 0, False),
        ("undo", None, "", None, 3, True),
        ("action", 0, "main", "show 1", 0, True),
        ("chance", None, "draw", None, 0, True),
        ("action", 1, "stop", "pass", 0, False),
        ("hint", 1, "", None, 0, True),
        ("seat", 1, "", "bot", 0, True),
        ("resign", 1, "", None, 0, True),
    ]
    own = [told.text for told in table.events(0)]
    assert own[1] == "lay 1"
    assert own[2] is not None
    assert table.events(None) == table.events(1), "a spectator knows no more than the other seat"
    assert table.events(1, since=9) == table.events(1)[9:]


def test_a_seat_sees_its_own_view() -> None:
    table = new_table()
    assert table.view(0) == table.state.view(0)
    assert table.view(0) != table.view(1)


@pytest.mark.parametrize("bad", [{"undo": "never"}, {"secret": b"short"}, {"seats": ["Ann"]}])
def test_a_table_is_made_from_good_parts_only(bad: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        new_table(**bad)
