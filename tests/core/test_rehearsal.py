"""A rehearsal: what is drawn follows from a text, and bots count instead of looking at the clock."""

from __future__ import annotations

from pathlib import Path

from dedale.bots.budget import Budget
from dedale.core.luck import Luck
from dedale.core.rehearsal import draw, draw_below, patience, rehearse, rehearsing

SIZE = 16


def drawn(script: str | Path) -> list[bytes]:
    rehearse(script)
    return [draw(SIZE) for _ in range(3)]


def test_the_same_text_draws_the_same_again() -> None:
    first = drawn("a text")
    assert drawn("a text") == first
    assert len({*first, *drawn("another text")}) == 6
    assert {len(one) for one in first} == {SIZE}


def test_a_file_may_hold_another_text_later_which_begins_from_its_beginning(tmp_path: Path) -> None:
    script = tmp_path / "script.txt"
    script.write_text("one")
    assert drawn(script) == drawn("one")
    rehearse(script)
    begun = draw(SIZE)
    script.write_text("two")
    assert [draw(SIZE) for _ in range(3)] == drawn("two")
    rehearse(script)
    script.write_text("one")
    assert draw(SIZE) == begun


def test_deals_follow_from_it() -> None:
    rehearse("a deal")
    first = Luck().secret
    rehearse("a deal")
    assert Luck().secret == first != Luck().secret


def test_numbers_are_below_their_bound() -> None:
    assert {draw_below(3) for _ in range(200)} == {0, 1, 2}


def test_without_one_nobody_can_foresee_anything() -> None:
    rehearse("a text")
    foreseen = draw(SIZE)
    rehearse(None)
    assert not rehearsing()
    assert len({foreseen, *(draw(SIZE) for _ in range(50))}) == 51


def test_thinking_is_counted_in_it() -> None:
    short, long, counted = Budget.parse("1ms"), Budget.parse("0.3s"), Budget.parse("7")
    assert (short.count, long.count, counted.count) == (1, 30, 7)
    rehearse(None)
    assert (short.count, long.count, counted.count) == (None, None, 7)


def test_nobody_is_hurried_in_it() -> None:
    assert patience(2) > 2
    rehearse(None)
    assert patience(2) == 2
