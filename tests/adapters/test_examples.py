"""The examples run, at a small size; what they teach is checked where it can be."""

from __future__ import annotations

import importlib
import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def _found_as_in_their_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))


def example(name: str) -> Any:
    return importlib.import_module(name)


def test_ppo_learns_and_keeps_what_it_learnt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ppo = example("ppo")
    settings = ppo.Settings(seconds=0.5, games=64, steps=8, hidden=16, batch=256)
    learner = ppo.Learner(settings)
    before = [weight.copy() for weight in learner.net.weights]
    played = learner.play(0.125)
    assert played["mask"][range(len(played["action"])), played["action"]].all()
    learner.learn(played, 1e-3)
    assert all((one != other).any() for one, other in zip(before, learner.net.weights, strict=True))
    ppo.draw([(1.0, 1, 0.1), (2.0, 2, 0.2)], tmp_path / "curve.png")
    assert (tmp_path / "curve.png").stat().st_size > 1000
    ppo.train(settings, tmp_path / "ppo.npz")
    agent = ppo.Learnt(str(tmp_path / "ppo.npz"))
    seen, infos = learner.envs.reset(seed=2)
    assert all(infos["action_mask"][game][agent.act(seen[game], infos["action_mask"][game])] for game in range(20))


def test_the_slopes_of_ppo_are_those_of_its_loss() -> None:
    """A step against the slope of a sum of squares makes it smaller: by as much as the slope says."""
    import numpy as np

    ppo = example("ppo")
    net = ppo.Net(5, 8, 3, np.random.default_rng(1))
    x = np.random.default_rng(2).standard_normal((16, 5)).astype(np.float32)
    goal = np.ones((16, 4), np.float32)
    losses = []
    for _ in range(300):
        first, second, numbers = net.forward(x)
        losses.append(float(((numbers - goal) ** 2).mean()))
        net.descend(x, first, second, (numbers - goal) / 16, 1e-2)
    assert losses[-1] < 0.01 * losses[0]


def test_the_end_is_solved_exactly() -> None:
    solve = example("solve_the_end")
    state = solve.near_the_end(1)
    assert solve.chance_to_win(state, {}) == Fraction(7, 12)
    total, _ = state.playouts(200, 1)
    assert total[0] / 200 <= 7 / 12


def test_an_own_bot_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    example("match").main(deals=5)
    assert "of 10 games against random play" in capsys.readouterr().out


def test_a_bot_in_twenty_lines_spares_its_keys() -> None:
    import dedale
    from dedale.bots import Budget, Seat

    hand = {"hands": [["rk", "bk", "gk", "nk", "rs"]]}
    state = dedale.game("onirim").start(hand, seed=1)
    action = example("hoarder").Hoarder().choose(Seat(state, 0), Budget(iterations=1), 3)
    assert dedale.game("onirim").text(action) == "play rs"
    lines = (EXAMPLES / "hoarder.py").read_text().partition("class ")[2].splitlines()
    assert len([line for line in lines if line.strip()]) <= 20


def test_openspiels_mcts_plays_our_planner(capsys: pytest.CaptureFixture[str]) -> None:
    example("openspiel_mcts").main(games=1, simulations=4)
    assert "Of 1 games" in capsys.readouterr().out


def test_stable_baselines_learns(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("sb3_contrib", reason="it brings PyTorch along: pip install sb3-contrib")
    example("maskable_ppo").main(steps=64)


def test_the_notebook_runs_from_above(capsys: pytest.CaptureFixture[str]) -> None:
    notebook = json.loads((EXAMPLES / "million_games.ipynb").read_text())
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {"__name__": "notebook"}
    for cell in cells:
        exec(compile(cell.replace("1_000_000", "5_000"), "million_games.ipynb", "exec"), names)
    assert all(counts.sum() >= 5_000 for counts in names["found"].values())
    assert names["found"]["base game"][8] == 0
    assert len(names["axes"].patches) == 27
