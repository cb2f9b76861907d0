"""`dedale lab benchmark`: an agent of any interface beside our bots, in a table that can be quoted."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dedale.core.errors import DedaleError
from dedale.lab.benchmark import benchmark_rows, made_with
from dedale.terminal.app import run

pytestmark = pytest.mark.slow

AGENTS = """
class Acting:
    def act(self, observation, action_mask):
        return int(action_mask.argmax())


class Stepping:
    def step(self, state):
        return state.legal_actions()[0]


class Choosing:
    def choose(self, seat, budget, seed):
        return seat.legal()[0]


class Stone:
    pass
"""

Lab = Callable[..., tuple[int, str, str]]


@pytest.fixture
def lab(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Lab:
    (tmp_path / f"agents_{tmp_path.name}.py").write_text(AGENTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv("LANG", "C.UTF-8")

    def command(agent: str, *arguments: str) -> tuple[int, str, str]:
        options = ["--games", "6", "--executor", "threads", "--workers", "1"]
        code = run(["lab", "benchmark", f"agents_{tmp_path.name}:{agent}", *arguments, *options])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return command


@pytest.mark.parametrize("game", ["onirim", "labyrinth"])
def test_agents_of_every_interface_play_the_same_games(game: str, lab: Lab) -> None:
    options = ["cards=1", "turn_limit=8"] if game == "labyrinth" else []
    found = []
    for agent in ("Acting", "Stepping", "Choosing"):
        code, out, _ = lab(agent, game, *options, "--ladder", "random")
        assert code == 0
        row = next(line for line in out.splitlines() if agent in line and "–" not in line.split(agent)[0])
        found.append(row.split(agent)[1].split()[:5])
        assert f"Measured with {made_with(game)}. The same games again: dedale lab benchmark" in out
        assert f"{agent} {game} " in out
        assert "--games 6 --seed 1" in out
    assert found[0] == found[1] == found[2]


def test_a_game_alone_is_counted_in_turns() -> None:
    rows = benchmark_rows("labyrinth", ["players=1", "cards=2"], "planner", ["random"])
    assert [row.measure for row in rows] == ["turns", "turns"]
    assert [row.bots for row in benchmark_rows("onirim", [], "easy", ["random"])] == [("easy",), ("random",)]


def test_bad_input_is_refused_in_a_sentence(lab: Lab, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = lab("Stone", "onirim")
    assert code == 2
    assert "Stone has no choose(seat, budget, seed)" in err
    code, _, err = lab("Acting", "chess")
    assert code == 2
    assert "There is no game called “chess”" in err
    assert run(["lab", "benchmark"]) == 2
    assert "Say an agent and a game" in capsys.readouterr().err
    with pytest.raises(DedaleError, match="There is no bot called 'nobody'"):
        benchmark_rows("onirim", [], "easy", ["nobody"])
