from __future__ import annotations

from pathlib import Path

import pytest

from dedale.core.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    BadText,
    IllegalAction,
    IllegalOutcome,
    NotYourTurn,
    UndoRefused,
)
from dedale.core.events import Action, Chance, Event, HintTaken, Resign, Sit, Undo
from dedale.core.game import OVER, Game
from dedale.core.game import game as installed_game
from dedale.core.record import Record
from tests.core.toy import LANTERNS, LAY, PASS, RING, ROLL, SHOW, TELL

WRITTEN = Path(__file__).with_name("lanterns.txt").read_text(encoding="utf-8")
HANDS = {"hands": [[1, 6], [2, 5]]}


def find(name: str) -> Game:
    """The toy by its name, else an installed game: what a reader of these records knows."""
    return LANTERNS if name == LANTERNS.name else installed_game(name)


def record_of(*events: Event, rounds: int = 3, undo: str = "free") -> Record:
    """A record with chances from elsewhere, from a position in which both seats hold cards."""
    record = Record(LANTERNS, {"rounds": rounds}, HANDS, undo=undo)
    for event in events:
        record.add(event)
    return record


WHOLE_GAME: list[Event] = [
    Action(0, PASS),
    Action(0, LAY + 5),
    Action(1, RING),
    Chance(ROLL + 2),
    Action(1, SHOW + 1),
]


def test_a_written_record_reads_and_writes_the_same() -> None:
    record = Record.parse(WRITTEN, find=find)
    assert record.text() == WRITTEN
    assert record.seats == ["Ann", "bot easy"]
    assert record.timeline.names == ["Ann", "Émile"]
    assert record.over
    assert record.returns() == (1.0, 1.0)
    record.verify()


def test_a_record_of_a_position_reads_and_writes_the_same() -> None:
    record = record_of(*WHOLE_GAME, rounds=1)
    text = record.text()
    assert 'start: {"hands":[[1,6],[2,5]]}\n' in text
    assert "commitment: none\n" in text
    assert "secret: none\nresult: 1 1\n" in text
    read = Record.parse(text, find=find)
    assert read.events == WHOLE_GAME
    assert read.text() == text


@pytest.mark.parametrize("ends", ["\r\n", "\n\n"])
def test_the_ends_of_lines_and_a_byte_order_mark_do_not_matter(ends: str) -> None:
    text = WRITTEN.replace("\n", ends) if ends == "\r\n" else WRITTEN + ends
    assert Record.parse("\ufeff" + text, find=find).text() == WRITTEN
    assert Record.parse(WRITTEN.rstrip("\n"), find=find).text() == WRITTEN


def test_the_secret_of_a_running_game_is_kept_unless_asked_for() -> None:
    record = Record(LANTERNS, secret=bytes(16))
    assert "secret: kept\nresult: unfinished\n" in record.text()
    assert f"secret: {bytes(16).hex()}\n" in record.text(secret=True)
    assert Record.parse(record.text(), find=find).secret is None
    assert Record.parse(record.text(secret=True), find=find).secret == bytes(16)
    record.add(Resign(0))
    assert f"secret: {bytes(16).hex()}\nresult: 0 0\n" in record.text()


def test_replay_needs_no_random_numbers() -> None:
    record = record_of(*WHOLE_GAME, rounds=1)
    assert record.replay().to_json() == record.timeline.state.to_json()
    states = list(record.states())
    assert [state.turn for state in states] == [0, 0, 1, -1, 1, OVER]
    states[0].play(RING)
    assert next(record.states()).legal() == [PASS, RING, TELL]


def test_undo_takes_back_live_events_and_leaves_the_rest() -> None:
    record = record_of(Action(0, PASS), HintTaken(0), Action(0, LAY), Sit(1, "Ann"), Chance(3), Undo(2))
    assert record.live == [Action(0, PASS)]
    assert record.timeline.names == ["", "Ann"]
    record.add(Undo(1))
    assert record.live == []
    assert record.timeline.chances == 0
    with pytest.raises(UndoRefused, match="1 events cannot be taken back: there are 0"):
        record.add(Undo(1))
    assert len(record.events) == 7
    assert record.replay().to_json() == next(record.states()).to_json()


@pytest.mark.parametrize(
    ("event", "error", "sentence"),
    [
        (Action(1, PASS), NotYourTurn, "Seat 2 cannot act now: seat 1 is to decide."),
        (Action(0, LAY), IllegalAction, "not one of"),
        (Action(0, True), IllegalAction, "whole number"),
        (Action(0, RING, chosen=False), IllegalAction, "nothing for a seat but a pass"),
        (Action(2, PASS), NotYourTurn, "There is no seat 3; the seats are 1 to 2."),
        (Action(True, PASS), NotYourTurn, "There is no seat True"),
        (Chance(3), IllegalOutcome, "nothing to decide"),
        (HintTaken(-1), NotYourTurn, "There is no seat 0"),
        (Resign(9), NotYourTurn, "There is no seat 10"),
        (Sit(2, "Ann"), NotYourTurn, "There is no seat 3"),
        (Sit(0, "two\nlines"), BadText, "cannot name a seat"),
        (Sit(0, " Ann"), BadText, "cannot name a seat"),
        (Sit(0, "x" * 81), BadText, "at most 80"),
        (Undo(0), UndoRefused, "there are 0"),
    ],
)
def test_what_cannot_happen_is_refused_without_a_trace(event: Event, error: type[Exception], sentence: str) -> None:
    record = record_of()
    before = record.text()
    with pytest.raises(error, match=sentence):
        record.add(event)
    assert record.text() == before


def test_seats_wait_for_chance_and_chance_brings_only_what_it_can() -> None:
    record = record_of(Action(0, RING))
    with pytest.raises(NotYourTurn, match="chance is to decide"):
        record.add(Action(0, LAY))
    with pytest.raises(IllegalOutcome):
        record.add(Chance(3))
    assert record.live == [Action(0, RING)]


def test_after_the_end_nobody_acts() -> None:
    for event in (Action(0, PASS), HintTaken(0), Resign(1)):
        with pytest.raises(NotYourTurn, match="game is over"):
            record_of(*WHOLE_GAME, event, rounds=1)
    assert record_of(*WHOLE_GAME, Undo(2), rounds=1).over is False


def test_a_game_given_up_is_over_with_nothing_for_all() -> None:
    record = record_of(Action(0, PASS), Resign(1), Sit(1, "Ann"))
    assert record.over
    assert record.returns() == (0.0, 0.0)
    with pytest.raises(UndoRefused, match="given up"):
        record.add(Undo(1))
    assert Record.parse(record.text(), find=find).text() == record.text()


def test_a_fair_record_holds_its_undos_to_be_fair() -> None:
    assert record_of(Action(0, PASS), Undo(1), undo="fair").live == []
    unfair: list[tuple[list[Event], int, str]] = [
        ([Action(0, PASS), Action(0, LAY), Chance(3), Undo(2)], 3, "Chance has decided since"),
        ([Action(0, TELL), Undo(1)], 3, "Something hidden has been shown since"),
        ([Action(0, PASS), Action(0, LAY), Undo(1)], 1, "Another seat is to decide now"),
        ([Action(0, PASS), Action(0, LAY), Action(1, PASS), Undo(2)], 1, "Another seat has acted since"),
        ([*WHOLE_GAME, Undo(1)], 1, "The game is over"),
    ]
    for events, rounds, sentence in unfair:
        with pytest.raises(UndoRefused, match=sentence):
            record_of(*events, rounds=rounds, undo="fair")


def test_verify_finds_a_chance_that_the_secret_did_not_bring() -> None:
    edited = WRITTEN.replace("* card 1\n", "* card 6\n").replace("2 lay 1\n", "2 lay 6\n", 1)
    record = Record.parse(edited, trust_edits=True, find=find)
    with pytest.raises(BadRecord, match="Line 13: chance brought 'card 6', but by the secret it was to bring 'card 1'"):
        record.verify()


def test_verify_finds_a_chance_that_was_taken_back() -> None:
    edited = WRITTEN.replace("1 lay 4\n* card 2\n", "1 lay 4\n* card 6\n")
    record = Record.parse(edited, trust_edits=True, find=find)
    with pytest.raises(BadRecord, match="Line 17: chance brought 'card 6'"):
        record.verify()


def test_verify_finds_another_secret() -> None:
    record = Record.parse(WRITTEN, find=find)
    with pytest.raises(BadRecord, match="Line 8: the commitment is a917b6cc"):
        record.verify(bytes(16))


def test_verify_needs_a_secret() -> None:
    with pytest.raises(BadRecord, match="its chances came from elsewhere"):
        record_of().verify()
    kept = Record.parse(Record(LANTERNS, secret=bytes(16)).text(), find=find)
    with pytest.raises(BadRecord, match="its secret is still kept"):
        kept.verify()
    kept.verify(bytes(16))


def test_a_record_is_made_from_good_parts_only() -> None:
    with pytest.raises(BadOptions, match="Undo is 'free' or 'fair', not 'never'"):
        Record(LANTERNS, undo="never")
    with pytest.raises(BadOptions, match="There are 2 seats, but 1 names"):
        Record(LANTERNS, seats=["Ann"])
    with pytest.raises(BadText, match="cannot name a seat"):
        Record(LANTERNS, seats=["Ann", "\x07"])
    with pytest.raises(BadPosition, match="plain JSON"):
        Record(LANTERNS, start={"hands": object()})
    with pytest.raises(BadOptions, match="16 bytes"):
        Record(LANTERNS, secret=b"short")


def test_a_position_belongs_to_the_record_alone() -> None:
    position = {"hands": [[1, 6], [2, 5]]}
    record = Record(LANTERNS, start=position)
    position["hands"][0][0] = 5
    assert record.start == HANDS


def test_a_result_that_is_no_whole_number_is_written_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LANTERNS.make, "returns", lambda _: (0.5, -23.0))
    text = record_of(*WHOLE_GAME, rounds=1).text()
    assert "result: 0.5 -23\n" in text
    assert Record.parse(text, find=find).text() == text
