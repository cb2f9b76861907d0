"""Training: the same seed gives the same weights, and a training that was stopped goes on as if it had not been."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from dedale.bots.onirim import weights
from dedale.bots.onirim.groups import groups
from dedale.core.errors import BadCheckpoint
from dedale.lab.onirim import lessons, training_run
from dedale.lab.onirim.lessons import goes_on, span_of, train
from dedale.lab.onirim.schedule import tasks
from dedale.lab.training import Round, Task, onward
from tests.luck import seed_of

pytestmark = pytest.mark.slow

SEED = seed_of("training")
SMALL = Task("solo", None, 60, 30, rounds=1)


@pytest.fixture(autouse=True)
def _short_spans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "CHECKPOINT_EVERY", 20)
    monkeypatch.setattr(lessons, "MEASURED", 10)


def test_the_same_seed_gives_the_same_weights(tmp_path: Path) -> None:
    first, _ = train(SMALL, SEED, tmp_path / "a")
    again, _ = train(SMALL, SEED, tmp_path / "b")
    other, _ = train(SMALL, SEED + 1, tmp_path / "c")
    assert first == again
    assert first != other


def test_a_stopped_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, mark = train(SMALL, SEED, tmp_path / "whole")

    class Enough(Exception):
        pass

    def stop(games: int, won: float) -> None:
        raise Enough

    long = Task("solo", None, 600, rounds=1)
    with pytest.raises(Enough):
        train(long, SEED, tmp_path / "stopped", tell=stop)
    told: list[int] = []

    def note(games: int, won: float) -> None:
        told.append(games)

    stopped, second = train(long, SEED, tmp_path / "stopped", tell=note)
    straight, third = train(long, SEED, tmp_path / "straight")
    assert told == [500]
    assert stopped == straight
    assert second.won == third.won
    assert mark.games == 60
    assert whole != straight


def test_what_an_input_never_saw_stays_nothing(tmp_path: Path) -> None:
    numbers, _ = train(SMALL, SEED, tmp_path)
    tower_in_hand = 80
    sun_in_hand = 0
    assert not any(numbers[tower_in_hand * 64 : tower_in_hand * 64 + 64])
    assert any(numbers[sun_in_hand * 64 : sun_in_hand * 64 + 64])


def test_a_checkpoint_of_another_training_is_refused(tmp_path: Path) -> None:
    train(SMALL, SEED, tmp_path)
    before = (tmp_path / "solo.checkpoint").read_bytes()
    with pytest.raises(BadCheckpoint, match="belongs to another training"):
        train(SMALL, SEED + 1, tmp_path)
    assert (tmp_path / "solo.checkpoint").read_bytes() == before


def test_a_damaged_checkpoint_is_refused(tmp_path: Path) -> None:
    (tmp_path / "solo.checkpoint").write_bytes(b"no checkpoint")
    with pytest.raises(BadCheckpoint, match="is damaged; remove it"):
        train(SMALL, SEED, tmp_path)


def test_a_run_trains_children_after_their_parents(tmp_path: Path) -> None:
    plan = [Task("solo", None, 40), Task("open", "solo", 20), Task("silent", "open", 20)]
    told: list[str] = []

    def tell(group: str, games: int, won: float) -> None:
        """How far a net is."""

    def done_with(group: str, rounds: list[Round]) -> None:
        told.append(group)

    with ThreadPoolExecutor(2) as pool:
        training_run.run(plan, SEED, tmp_path, pool, "dedale lab train", tell, done_with, every=0.01)
        assert told == [task.group for task in plan]
        first = {task.group: weights.read(weights.path_of(task.group, tmp_path)) for task in plan}
        training_run.run(plan, SEED, tmp_path, pool, "dedale lab train", tell, done_with, every=0.01)
    for group, (numbers, note) in first.items():
        assert weights.read(weights.path_of(group, tmp_path))[0] == numbers
        assert note.group == group


GAINED = Round(100, 0.5, 0.02, 0.01)
STOPPED = Round(200, 0.51, 0.005, 0.01)
WORSE = Round(200, 0.4, -0.1, 0.01)


@pytest.mark.parametrize(
    ("rounds", "on"),
    [([], True), ([GAINED], True), ([GAINED, STOPPED], False), ([GAINED, WORSE], False), ([GAINED] * 3, False)],
)
def test_rounds_follow_as_long_as_they_gain(rounds: list[Round], on: bool) -> None:
    assert goes_on(Task("solo", None, 100, rounds=3), rounds) is on


def test_every_round_has_as_many_games_as_all_before_it() -> None:
    task = Task("solo", None, 100)
    assert [span_of(task, number) for number in range(4)] == [
        range(100),
        range(100, 200),
        range(200, 400),
        range(400, 800),
    ]


def test_a_net_goes_on_from_the_weights_that_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are measured before anything is played, and kept unless a round is better."""
    shipped, _ = weights.read(weights.path_of("solo"))
    for second, kept in ((b"\0\0\0\0", True), (b"\1\1\1\1", False)):
        won = iter([b"\1\0\0\0", second])
        monkeypatch.setattr(lessons, "_measured", lambda *_, won=won: next(won))
        task = Task("solo", None, 40, rounds=2, onward=True)
        numbers, mark = train(task, SEED, tmp_path / str(kept), shipped)
        assert [one.games for one in mark.rounds] == [0, 40]
        assert (numbers == shipped) is kept


def test_the_rounds_of_a_net_that_goes_on() -> None:
    task = onward(next(task for task in tasks() if task.group == "silent-towers"))
    assert task.parent is None
    assert [span_of(task, number) for number in range(4)] == [
        range(0),
        range(60_000),
        range(60_000, 120_000),
        range(120_000, 240_000),
    ]


def test_the_best_round_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is won after each round is scripted: a net that learns to win takes longer than a test may."""

    def trained(rounds: int) -> tuple[list[float], list[Round]]:
        won = iter([b"\1\0\0\0", b"\1\1\1\1", b"\1\0\1\0"])
        monkeypatch.setattr(lessons, "_measured", lambda *_: next(won))
        numbers, mark = train(Task("solo", None, 40, rounds=rounds), SEED, tmp_path / str(rounds))
        return numbers, mark.rounds

    numbers, rounds = trained(4)
    assert [(one.games, one.won, one.gain, one.gained) for one in rounds] == [
        (40, 0.25, 0.25, True),
        (80, 1.0, 0.75, True),
        (160, 0.5, -0.5, False),
    ]
    assert numbers == trained(2)[0]
    assert numbers != trained(1)[0]


def test_the_schedule_trains_every_group_after_the_one_it_learns_from() -> None:
    planned = [task.group for task in tasks()]
    assert sorted(planned) == sorted(groups())
    for task in tasks():
        assert task.games > 0
        if task.parent is not None:
            assert planned.index(task.parent) < planned.index(task.group)
            assert set(task.parent.split("-")[1:]) <= set(task.group.split("-")[1:])
