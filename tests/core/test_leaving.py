"""Giving up, and going by another name: what happens at a table and is none of the rules' business."""

from __future__ import annotations

from typing import Any

import pytest

from dedale.core.errors import BadText, DedaleError, NotYourTurn, UndoRefused
from dedale.core.events import Leave, Resign, Sit
from dedale.core.game import OVER
from dedale.core.luck import Luck
from dedale.core.record import Record
from dedale.core.table import Table
from tests.core.test_record import find
from tests.core.toy import LANTERNS, LAY

SECRET = bytes(range(16))
HANDS = {"hands": [[1, 6], [2, 5]]}


def new_table(**more: Any) -> Table:
    known = {"secret": SECRET, "start": HANDS, "seats": ["Ann", "Bob"]}
    return Table.new(LANTERNS, {"rounds": 3}, **known | more)


def read_again(table: Table) -> Record:
    return Record.parse(table.export(owner=True), find=find)


def test_who_leaves_gives_their_seat_to_a_bot_and_the_game_goes_on() -> None:
    table = new_table()
    turn, legal = table.turn, table.legal(table.turn)
    assert table.leave(1, "bot hard") == [Leave(1, "bot hard")]
    assert (table.turn, table.legal(table.turn), table.over) == (turn, legal, False)
    assert table.seats == ["Ann", "bot hard"]
    assert table.record.timeline.left == {1: "Bob"}
    told = table.events(0)[-1]
    assert (told.what, told.seat, told.kind, told.text) == ("leave", 1, "bot hard", "Bob")


def test_a_record_tells_who_left_and_an_older_reader_is_told_that_it_is_newer() -> None:
    table = new_table()
    assert table.export(owner=True).startswith("Dédale record 1\n")
    table.leave(1, "bot hard")
    again = read_again(table)
    assert again.timeline.left == {1: "Bob"}
    assert again.timeline.names == ["Ann", "bot hard"]
    assert table.export(owner=True).startswith("Dédale record 2\n")
    again.verify()


def test_a_game_can_be_given_up_for_somebody() -> None:
    table = new_table()
    assert table.resign(0, 1) == [Resign(0, 1)]
    assert (table.turn, table.returns()) == (OVER, (0.0, 1.0))
    again = read_again(table)
    assert (again.timeline.resigned, again.timeline.winner, again.returns()) == (0, 1, (0.0, 1.0))
    assert table.export().startswith("Dédale record 2\n")


def test_a_game_given_up_for_nobody_is_written_as_it_always_was() -> None:
    table = new_table()
    table.resign(0)
    assert table.export().startswith("Dédale record 1\n")
    assert "\nresign 1\n" in table.export()
    assert table.returns() == (0.0, 0.0)


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (Resign(0, 0), "resign-winner"),
        (Resign(0, 2), "no-such-seat"),
        (Leave(2, "bot hard"), "no-such-seat"),
        (Leave(0, "Cleo"), "leave-to-bot"),
        (Leave(1, "bot hard"), "leave-bot"),
        (Sit(1, "Bob"), "seat-left"),
        (Sit(1, ""), "seat-left"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(event: Leave | Resign | Sit, code: str) -> None:
    table = new_table()
    table.leave(1, "bot easy")
    before = table.export(owner=True)
    with pytest.raises(NotYourTurn) as refused:
        table.record.add(event)
    assert refused.value.code == code
    assert table.export(owner=True) == before
    assert not table.over


def test_a_bot_does_not_give_up_and_after_the_end_nobody_leaves() -> None:
    table = new_table(seats=["Ann", "bot easy"])
    with pytest.raises(NotYourTurn, match="nobody in it"):
        table.leave(1, "bot hard")
    table.resign(0)
    with pytest.raises(NotYourTurn, match="over"):
        table.leave(0, "bot hard")
    assert table.record.timeline.left == {}
    assert table.seats == ["Ann", "bot easy"]


def test_a_seat_that_was_left_may_go_to_another_bot() -> None:
    table = new_table()
    table.leave(1, "bot easy")
    table.sit(1, "bot hard")
    assert table.seats[1] == "bot hard"


def test_a_game_given_up_for_somebody_is_not_taken_back() -> None:
    table = new_table()
    table.play(0, LAY)
    table.resign(1, 0)
    with pytest.raises(UndoRefused, match="given up"):
        table.undo(0)


def test_a_new_name_is_no_event_and_stands_in_the_record_from_the_start() -> None:
    table = new_table()
    table.play(0, LAY)
    events = table.record.events
    table.record.rename(0, "Anna")
    assert table.seats == ["Anna", "Bob"]
    assert table.record.events == events
    assert read_again(table).seats == ["Anna", "Bob"]


def test_whoever_sat_down_later_goes_by_the_new_name_from_then_on() -> None:
    table = new_table(seats=["Ann", ""])
    table.sit(1, "Bob")
    table.sit(1, "bot easy")
    table.record.rename(1, "Robert")
    assert table.seats == ["Ann", "bot easy"]
    assert table.record.events[-2:] == [Sit(1, "Robert"), Sit(1, "bot easy")]
    assert table.record.seats == ["Ann", ""]


def test_a_bot_that_sat_there_first_keeps_its_name() -> None:
    table = new_table(seats=["Ann", "bot easy"])
    table.record.rename(1, "Bob")
    assert table.seats == table.record.seats == ["Ann", "bot easy"]


@pytest.mark.parametrize(("seat", "name", "error"), [(2, "Ann", NotYourTurn), (0, "two\nlines", BadText)])
def test_a_name_that_cannot_be_changes_nothing(seat: int, name: str, error: type[DedaleError]) -> None:
    table = new_table()
    with pytest.raises(error):
        table.record.rename(seat, name)
    assert table.seats == ["Ann", "Bob"]


def test_the_dice_of_bots_follow_from_the_secret_and_not_from_what_is_published() -> None:
    """Two tables that publish the same commitment, which only one of their secrets has, roll differently."""
    tables = [Table(Record(LANTERNS, {}, HANDS, secret=SECRET), Luck(secret)) for secret in (SECRET, bytes(16))]
    assert tables[0].record.commitment == tables[1].record.commitment
    assert tables[0].dice() != tables[1].dice()


def test_after_an_undo_a_bot_meets_the_same_dice() -> None:
    table = new_table()
    before = table.dice()
    table.play(0, LAY)
    assert table.dice() != before
    table.undo(0)
    assert table.dice() == before
    assert Luck(SECRET).dice(0) == 102690208747705


def test_whoever_let_a_bot_play_for_them_and_came_back_was_helped() -> None:
    table = new_table(seats=["Ann", "bot easy"])
    table.play(0, LAY)
    table.play(1, table.legal(1)[0])
    assert not table.assisted, "a bot that plays for itself helps nobody"
    table.sit(0, "bot hard")
    table.sit(0, "Ann")
    assert not table.assisted, "it did nothing"
    table.sit(0, "bot hard")
    table.play(0, table.legal(0)[0])
    assert not table.assisted, "Ann does not play any more"
    table.sit(0, "Ann")
    assert table.assisted
