"""`docs/notation.md` says what the code does: every card, every outcome, every action."""

from __future__ import annotations

import re

import msgspec
import pytest

from dedale.onirim.cards import CODES
from dedale.onirim.decisions import ANSWERS, DECISIONS
from dedale.onirim.game import GAME
from dedale.onirim.kinds import CLAIM
from tools.notation import FILE, main, notation

ROW = re.compile(r"^\| (\d+)(?: to (\d+))? \| `([^`]+)`(?: followed by (.+))? \|$")


def written_actions() -> dict[int, str]:
    """Every action that the tables of decisions list, written out."""
    found: dict[int, str] = {}
    tables = FILE.read_text().split("## Decisions")[1]
    for first, last, text, codes in (row.groups() for row in map(ROW.match, tables.splitlines()) if row):
        if last is None:
            found[int(first)] = text
            continue
        named = list(CODES[:30]) if codes.startswith("every card") else re.findall(r"`(\w+)`", codes)
        assert len(named) == int(last) - int(first) + 1
        found |= {int(first) + place: f"{text} {code}" for place, code in enumerate(named)}
    return found


def test_the_file_is_current() -> None:
    assert FILE.read_text() == notation()
    assert main(["--check"]) == 0


def test_the_check_notices_a_file_that_is_not_current(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(DECISIONS, CLAIM, msgspec.structs.replace(DECISIONS[CLAIM], asks="Something else."))
    assert main(["--check"]) == 1
    assert "make docs" in capsys.readouterr().out


def test_the_tables_list_every_action_with_its_text() -> None:
    assert written_actions() == {action: GAME.text(action) for action in GAME.actions}


def test_texts_go_both_ways() -> None:
    assert [GAME.action(GAME.text(action)) for action in GAME.actions] == list(GAME.actions)
    assert [GAME.outcome(GAME.outcome_text(outcome)) for outcome in range(len(CODES))] == list(range(len(CODES)))


def test_a_kind_has_at_most_64_answers_and_an_explanation() -> None:
    assert max(map(len, ANSWERS.values())) <= 64
    assert all(about.asks for about in DECISIONS.values())


@pytest.mark.parametrize(
    ("code", "card", "in_play"),
    [
        ("rs", "Chamber, red sun", "9"),
        ("nk", "Chamber, brown key", "3"),
        ("bd", "Door, blue", "2"),
        ("xn", "Nightmare", "10"),
        ("xh", "Happy Dream", "4 with the Dreams"),
        ("g3", "Tower, green 3, left side sun, right side sun and moon", "1 with the Towers"),
        ("b5", "Tower, blue 5, left side moon, right side nothing", "1 with the Towers"),
        ("ng", "Goal, brown", "2 with the Book"),
        ("p8", "Premonition 8", "1 with the Dreams"),
    ],
)
def test_the_table_of_cards_tells_what_a_code_means(code: str, card: str, in_play: str) -> None:
    assert f"| {CODES.index(code)} | `{code}` | {card} | {in_play} |" in FILE.read_text().splitlines()
