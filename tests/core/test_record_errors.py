"""Every way in which a record can be wrong: the error names the line and what was expected."""

from __future__ import annotations

import re

import pytest

from dedale.core.errors import BadRecord
from dedale.core.game import game as installed_game
from dedale.core.record import Record
from dedale.core.record_format import LARGEST
from tests.core.test_record import WRITTEN, find

LINES = WRITTEN.splitlines()


def with_line(number: int, text: str) -> str:
    """The record with another text on the line of this number."""
    return "\n".join([*LINES[: number - 1], text, *LINES[number:], ""])


def refusal(text: str, *, trust_edits: bool = True) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Record.parse(text, trust_edits=trust_edits, find=find)
    assert str(caught.value).startswith(f"Line {caught.value.facts['line']}: ")
    return caught.value


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "record-none"),
        ("\n\n\n", 1, "record-none"),
        ("PNG\x00\x01", 1, "record-none"),
        ("Dedale record 1\n", 1, "record-none"),
        ("Dédale record 0\n", 1, "record-none"),
        ("Dédale record 3\n", 1, "record-newer"),
        ("Dédale record 1\n", 1, "record-truncated"),
        ("Dédale record 1\ncheck: 0123456789abcdef\n", 2, "record-edited"),
        ("Dédale record 1\nhalf \ud800\n", 2, "record-damaged"),
        ("Dédale record 1\n" + "x" * LARGEST, 1, "record-huge"),
        (with_line(len(LINES), "check: 0123"), len(LINES), "record-truncated"),
        ("\n".join(LINES[:9]), 9, "record-truncated"),
        ("\n".join(LINES[:20]), 20, "record-truncated"),
        (WRITTEN[:-3], len(LINES), "record-truncated"),
    ],
)
def test_what_is_no_whole_record(text: str, line: int, code: str) -> None:
    error = refusal(text, trust_edits=False)
    assert (error.facts["line"], error.code) == (line, code)


def test_a_newer_record_asks_for_a_newer_program() -> None:
    assert "update Dédale" in str(refusal(with_line(1, "Dédale record 12")))


def test_an_edited_record_is_refused_until_its_edits_are_trusted() -> None:
    edited = WRITTEN.replace("seat 2 = Émile", "seat 2 = Emily")
    error = refusal(edited, trust_edits=False)
    assert (error.facts["line"], error.code) == (len(LINES), "record-edited")
    assert "trust_edits=True" in str(error)
    trusted = Record.parse(edited, trust_edits=True, find=find)
    assert trusted.timeline.names == ["Ann", "Emily"]
    assert Record.parse(trusted.text(), find=find).text() == trusted.text()


@pytest.mark.parametrize(
    ("line", "text", "sentence"),
    [
        (2, "rules: 1", "expected 'game: …', found 'rules: 1'"),
        (3, "rules: 2", "played by version '2' of the rules of lanterns, and this Dédale plays by version 1"),
        (3, "rules: one", "played by version 'one'"),
        (4, "options: players=2", "expected 'options: ' and the options in JSON"),
        (4, "options: [2]", "expected 'options: ' and the options in JSON"),
        (4, 'options: {"players":3}', "The option 'players' cannot be 3"),
        (4, 'options: {"lanterns":3}', "There is no option 'lanterns'"),
        (5, "start: here", "expected 'start: ' and 'deal', or a position in JSON, found 'here'"),
        (5, "start: " + "[" * 9000, "expected 'start: '"),
        (5, 'start: {"hands":[]}', "A position is"),
        (6, "undo: never", "expected 'undo: ' and 'free' or 'fair', found 'never'"),
        (7, "seats: Ann", "expected 'seats: ' and the names of the seats in JSON"),
        (7, 'seats: ["Ann"]', "There are 2 seats, but 1 names"),
        (7, 'seats: ["Ann"," Bob"]', "' Bob' cannot name a seat"),
        (8, "commitment: 12", "64 hexadecimal digits, or 'none', found '12'"),
        (9, "--", "expected '---', found '--'"),
        (10, "* card 7", "event 1, '* card 7': 'card 7' names nothing"),
        (10, "", "event 1, '': '' is no event; expected one such as '1 pass'"),
        (10, "1 pass", "event 1, '1 pass': Seat 1 cannot act now: chance is to decide"),
        (14, "2~ pass", "event 5, '2~ pass': Seat 2 cannot act now: seat 1 is to decide"),
        (14, "3~ pass", "event 5, '3~ pass': There is no seat 3"),
        (14, "1~ ring", "event 5, '1~ ring': A table plays nothing for a seat but a pass"),
        (15, "hint 0", "'hint 0' is no event"),
        (15, "hint 7", "There is no seat 7"),
        (16, "1 lay 1", "event 7, '1 lay 1': The action 3 is not one of"),
        (16, "1  lay 4", "names nothing"),
        (19, "undo 9", "event 10, 'undo 9': 9 events cannot be taken back: there are 8"),
        (19, "undo 03", "is no event"),
        (19, "undo ٣", "is no event"),
        (22, "seat 2 = \x07", "cannot name a seat"),
        (22, "resign 2", None),
        (35, "--- ", "expected '---', found '--- '"),
        (36, "secret: kept?", "expected 'secret: ' and 32 hexadecimal digits, or 'kept', found 'kept?'"),
        (36, "secret: none", "expected 'secret: '"),
        (37, "result: 0 0", "the result is '0 0', but the events lead to '1 1'"),
        (37, "result: unfinished", "but the events lead to '1 1'"),
        (37, "", "expected 'result: …', found ''"),
    ],
)
def test_a_wrong_line_is_named_with_what_was_expected(line: int, text: str, sentence: str | None) -> None:
    error = refusal(with_line(line, text))
    if sentence is None:
        assert error.facts["line"] == line + 1, "after a resignation it is the next event that cannot be"
    else:
        assert error.facts["line"] == line
        assert re.search(re.escape(sentence), str(error))


def test_a_missing_line_shifts_the_rest() -> None:
    assert refusal("\n".join([*LINES[:34], *LINES[35:]])).facts["line"] == 34
    assert refusal("\n".join([*LINES[:5], *LINES[6:]])).facts["line"] == 6
    assert refusal("\n".join([*LINES[:8], LINES[-1]])).facts["line"] == 9
    assert refusal("\n".join([LINES[0], LINES[-1]])).facts["line"] == 2


def test_an_unknown_game_is_named_with_those_that_are_known() -> None:
    with pytest.raises(BadRecord, match="Line 2: There is no game called 'lanterns'"):
        Record.parse(WRITTEN, find=installed_game)


def test_the_secret_of_a_game_without_a_commitment_is_refused() -> None:
    text = with_line(8, "commitment: none")
    assert refusal(text).facts["line"] == 36
