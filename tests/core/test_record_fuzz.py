"""Whatever a text holds, reading it gives a record or the error of a record, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dedale.core.errors import BadRecord
from dedale.core.record import Record
from tests.core.test_record import WRITTEN, find

LINES = WRITTEN.splitlines()
PIECES = [
    "",
    "---",
    "undo 1",
    "undo 99999",
    "resign 1",
    "hint 2",
    "seat 1 =",
    "* roll 3",
    "1 pass",
    "2 lay 6",
    "kept",
    "{}",
    "1e999",
    '"\\ud800"',
]

lines = st.one_of(st.sampled_from(LINES), st.sampled_from(PIECES), st.text(max_size=12))
edits = st.tuples(st.sampled_from(["replace", "insert", "delete", "swap"]), st.integers(0, len(LINES) - 1), lines)
cuts = st.tuples(st.integers(0, len(WRITTEN)), st.integers(0, 4), st.text(max_size=4))


def read(text: str, *, trust_edits: bool) -> None:
    """Either a record that writes and reads the same again, or an error that names a line of the text."""
    try:
        record = Record.parse(text, trust_edits=trust_edits, find=find)
    except BadRecord as error:
        refused = error
    else:
        assert_reads_again(record)
        return
    line = refused.facts["line"]
    assert isinstance(line, int)
    assert 1 <= line <= text.count("\n") + 1
    assert str(refused).startswith(f"Line {line}: ")


def assert_reads_again(record: Record) -> None:
    written = record.text(secret=True)
    again = Record.parse(written, find=find)
    assert again.text(secret=True) == written
    assert again.events == record.events


@given(st.lists(edits, max_size=4), st.booleans())
def test_lines_changed_at_random(changes: list[tuple[str, int, str]], trust_edits: bool) -> None:
    text = list(LINES)
    for way, at, line in changes:
        if way == "insert":
            text.insert(at, line)
        elif at < len(text):
            text[at : at + 1] = {"replace": [line], "delete": [], "swap": [text[-1], text[at]]}[way]
    read("\n".join([*text, ""]), trust_edits=trust_edits)


@given(cuts)
def test_characters_changed_at_random(cut: tuple[int, int, str]) -> None:
    at, length, put = cut
    read(WRITTEN[:at] + put + WRITTEN[at + length :], trust_edits=True)


@given(st.integers(0, len(WRITTEN) - 2))
def test_any_part_of_a_record_is_refused(length: int) -> None:
    with pytest.raises(BadRecord):
        Record.parse(WRITTEN[:length], find=find)


@given(st.text())
def test_any_text(text: str) -> None:
    read(text, trust_edits=False)
    read("Dédale record 1\n" + text, trust_edits=True)
