"""Bots that are named by their module and class, and run only where somebody named them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from dedale.bots import Seat, player
from dedale.bots.outside import bring, named_outside
from dedale.core.errors import BadBudget, UnknownBot
from dedale.lab.batch import play_batch
from dedale.lab.matches import match_rows
from dedale.lab.plan import RunPlan
from dedale.onirim.game import GAME

SOURCE = """
class First:
    def choose(self, seat, budget, seed):
        return seat.legal()[0]


class Stone:
    pass


class Angry:
    def __init__(self):
        raise ValueError("not today")
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of bots in the current folder, with a name of its own."""
    name = f"bots_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return name


def test_a_bot_of_a_module_plays_once_it_was_brought(module: str) -> None:
    bring(f"{module}:First:20ms")
    found = player("onirim", f"{module}:First:20ms")
    assert str(found.budget) == "20ms"
    state = GAME.new(seed=1)
    assert found.choose(Seat(state, 0), 1) == state.legal()[0]


def test_a_name_alone_brings_nothing(module: str) -> None:
    with pytest.raises(UnknownBot, match=f"name it again, such as --bot 2={module}:First"):
        player("onirim", f"{module}:First")
    assert module not in sys.modules


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("{module}:Last", "AttributeError: module '.*' has no attribute 'Last'"),
        ("{module}_no:First", "ModuleNotFoundError: No module named '.*_no'"),
        ("{module}:Stone", r"Stone has no choose\(seat, budget, seed\)"),
        ("{module}:Angry", "ValueError: not today"),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(module: str, bot: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=f"names no bot \\({why}\\); write a module and a class"):
        bring(bot.format(module=module))


def test_what_names_no_module_is_left_alone() -> None:
    for text in ("expert", "expert:20ms", "expert:5", "genius", ":x", "a:b:", "2=a:b", "os:"):
        assert named_outside(text) is None
        bring(text)
    with pytest.raises(UnknownBot, match="There is no bot called 'genius'"):
        player("onirim", "genius:20ms")
    with pytest.raises(BadBudget, match="'soon' is no budget"):
        player("onirim", "expert:soon")


def test_it_plays_a_match_in_the_lab(module: str) -> None:
    rows = match_rows([[f"{module}:First", "random"]], ["cards=1", "turn_limit=20"])
    assert [row.game for row in rows] == ["labyrinth"]
    plan = RunPlan("match", tuple(rows), 1, 4, None, "dedale lab match")
    assert len(play_batch(plan.batch(rows[0], 0)).outcomes) == 4
