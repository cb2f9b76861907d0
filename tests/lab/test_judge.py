"""`dedale lab judge`: what it tries, that it goes on where it stopped, and what its tables say."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from dedale.bots.estimate import NOTHING, Estimate
from dedale.lab.errors import BadPlan, BadResults, OtherRun
from dedale.lab.judge.picture import picture
from dedale.lab.judge.results import Bin, bins, held, score_table, scores
from dedale.lab.judge.rows import JudgePlan, JudgeRow, Measure, rows
from dedale.lab.judge.run import ANSWERS, begin, run
from dedale.lab.judge.trial import JudgeTrial, ToldChance, TrialAnswer, try_one
from dedale.terminal.app import run as command
from dedale.words import words


def small(measure: Measure = "choices", games: int = 1, larger: int = 20) -> JudgePlan:
    """A few games of two kinds of rules, hardly looked at."""
    chosen = [row for row in rows(measure) if row.options["players"] == 2][:1]
    chosen += [row for row in rows(measure, ["labyrinth"]) if row.options["players"] == 2][:1]
    few = [msgspec.structs.replace(row, first=8, second=16, larger=larger) for row in chosen]
    return JudgePlan(measure, tuple(few), games, 1, 0, "")


def test_every_kind_of_rules_is_tried() -> None:
    for measure in ("choices", "chances"):
        tried = rows(measure)
        assert len({json.dumps(row.options) for row in tried if row.game == "onirim"}) == 24
        assert {(row.options["players"], row.options["young"]) for row in tried if row.game == "labyrinth"} == {
            (players, young) for players in (1, 2, 3, 4) for young in (False, True)
        }
    with pytest.raises(BadPlan, match="choose one of: labyrinth, onirim"):
        rows("choices", ["chess"])


def test_a_game_is_judged_the_same_every_time() -> None:
    plan = small()
    for row in range(len(plan.rows)):
        (trial,) = try_one(plan, row, 3).trials
        assert try_one(plan, row, 3).trials == [trial]
        assert trial.value.low <= trial.value.value <= trial.value.high


def test_chances_are_told_with_the_end_of_their_game() -> None:
    plan = small("chances")
    for row in range(len(plan.rows)):
        told = try_one(plan, row, 0).told
        assert told
        assert {one.result for one in told} <= {0.0, 1.0}


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = small(games=2, larger=4)
    seen: list[tuple[int, int]] = []
    with ThreadPoolExecutor(1) as executor:
        found = run(plan, tmp_path, executor, 1, lambda done, total: seen.append((done, total)))
        assert seen[-1] == (4, 4)
        file = tmp_path / ANSWERS
        whole = file.read_bytes().splitlines(keepends=True)
        file.write_bytes(b"".join(whole[:2]) + whole[2][:9])
        seen.clear()
        assert run(plan, tmp_path, executor, 1, lambda done, total: seen.append((done, total))) == found
        assert seen[0] == (2, 4)
    with pytest.raises(OtherRun, match="another run"):
        begin(small(games=3), tmp_path)
    file.write_bytes(b"nonsense\n")
    with pytest.raises(BadResults, match="Line 1"):
        begin(plan, tmp_path)


def estimate(value: float, off: float) -> Estimate:
    return Estimate(value, value - off, value + off)


def trial(loss: float, true: float, label: str = "", value: float = 0.5) -> JudgeTrial:
    lost, exact = (estimate(number, 0.02) if number else NOTHING for number in (loss, true))
    return JudgeTrial("main", "points", estimate(value, 0.05), lost, label, estimate(0.5, 0.01), exact)


def test_the_scores_count_what_held_and_what_was_confirmed() -> None:
    plan = small()
    found = {
        (0, 0): TrialAnswer([trial(0.2, 0.19, "blunder")]),
        (0, 1): TrialAnswer([trial(0.2, 0.09, "blunder")]),
        (1, 0): TrialAnswer([trial(0.0, 0.0, value=0.9)]),
    }
    first, second, whole = scores(words("en"), plan, found)
    assert (first.choices, first.values_held, first.differences, first.differences_held) == (2, 2, 2, 1)
    assert (first.named, first.confirmed) == (2, 1)
    assert (second.choices, second.values_held, second.differences, second.named) == (1, 0, 0, 0)
    assert (whole.choices, whole.named, whole.confirmed) == (3, 2, 1)
    assert score_table(words("en"), [whole]).splitlines()[-1] == "| all |  | 3 | 67 % | 50 % | 2 | 50 % |"


def test_an_interval_holds_what_is_as_far_as_the_larger_judgement_can_tell() -> None:
    assert held(estimate(0.5, 0.05), estimate(0.54, 0.01))
    assert held(estimate(0.5, 0.05), estimate(0.553, 0.02))
    assert not held(estimate(0.5, 0.05), estimate(0.56, 0.01))


def test_chances_fall_into_tenths(tmp_path: Path) -> None:
    plan = small("chances")
    told = [
        ToldChance(estimate(0.31, 0.1), 1.0),
        ToldChance(estimate(0.39, 0.1), 0.0),
        ToldChance(estimate(1.0, 0.0), 1.0),
    ]
    found = bins(words("en"), plan, {(1, 0): TrialAnswer(told=told)})
    assert [(one.count, one.won) for one in found] == [(2, 0.5), (1, 1.0)]
    assert found[0].told == pytest.approx(0.35)
    many = [Bin("base game", "solo", "fast", place / 10, place / 10, 40, 0.0) for place in range(1, 10)]
    for file in picture(words("en"), many, tmp_path / "chances"):
        assert file.stat().st_size > 1000


def test_alone_in_labyrinth_there_are_no_chances_to_hold_against_the_end() -> None:
    alone: list[JudgeRow] = [row for row in rows("chances", ["labyrinth"]) if row.options["players"] == 1][:1]
    plan = JudgePlan("chances", tuple(alone), 1, 1, 0, "")
    assert not bins(words("en"), plan, {(0, 0): TrialAnswer(told=[ToldChance(estimate(-30, 2), -31)])})


def test_the_command_refuses_what_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["lab", "judge", "chess"]) != 0
    assert "labyrinth, onirim" in capsys.readouterr().err
