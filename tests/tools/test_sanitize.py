"""The builds of the core are compared to the letter, and whatever one of them complains of is told."""

from __future__ import annotations

import pytest

from tools.sanitize import LITTLE_OPTIMISED, NORMAL, Played, differences, play

NORMALLY = Played(NORMAL, "bots", ["push 3", "move 4"], "")


def test_equal_lines_are_no_difference() -> None:
    assert differences(NORMALLY, [Played(LITTLE_OPTIMISED, "bots", ["push 3", "move 4"], "")]) == []


def test_the_first_line_that_differs_is_told_from_both_builds() -> None:
    assert differences(NORMALLY, [Played(LITTLE_OPTIMISED, "bots", ["push 3", "move 9"], "")]) == [
        "bots differs in the build O1, from line 2 on:\n  O1: move 9\n  normal: move 4"
    ]


@pytest.mark.parametrize(("lines", "told"), [(["push 3"], "nothing more"), (["push 3", "move 4", "push 5"], "push 5")])
def test_a_line_too_few_or_too_many_is_told(lines: list[str], told: str) -> None:
    (said,) = differences(NORMALLY, [Played(LITTLE_OPTIMISED, "bots", lines, "")])
    assert f"O1: {told}" in said


def test_a_complaint_is_told_even_where_the_lines_are_equal() -> None:
    complaint = "Exception ignored in: 'dedale.labyrinth.turn.push'\nIndexError: list index out of range\n"
    (said,) = differences(NORMALLY, [Played(LITTLE_OPTIMISED, "bots", NORMALLY.lines, complaint)])
    assert said.startswith("bots has trouble in the build O1, after 2 lines:\n  Exception ignored in")
    (said,) = differences(Played(NORMAL, "bots", NORMALLY.lines, complaint), [NORMALLY])
    assert said.startswith("bots has trouble in the build normal")


def test_a_build_that_falls_over_is_trouble() -> None:
    assert "KeyError: 'no-such-topic'" in play(NORMAL, "no-such-topic", 1).trouble
