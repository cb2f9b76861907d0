"""Training: the same seed gives the same weights, and a training that was stopped goes on as if it had not been."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from dedale.bots.onirim import weights
from dedale.bots.onirim.groups import groups
from dedale.core.errors import BadCheckpoint
from dedale.lab.training import lessons, school
from dedale.lab.training.lessons import train
from dedale.lab.training.schedule import Task, tasks

pytestmark = pytest.mark.slow

SMALL = Task("solo", None, 60, 30)


@pytest.fixture(autouse=True)
def _short_spans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "CHECKPOINT_EVERY", 20)


def test_the_same_seed_gives_the_same_weights(tmp_path: Path) -> None:
    first, _ = train(SMALL, 3, tmp_path / "a")
    again, _ = train(SMALL, 3, tmp_path / "b")
    other, _ = train(SMALL, 4, tmp_path / "c")
    assert first == again
    assert first != other


def test_a_stopped_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, mark = train(SMALL, 3, tmp_path / "whole")

    class Enough(Exception):
        pass

    def stop(games: int, won: float) -> None:
        raise Enough

    long = Task("solo", None, 600)
    with pytest.raises(Enough):
        train(long, 3, tmp_path / "stopped", tell=stop)
    told: list[int] = []

    def note(games: int, won: float) -> None:
        told.append(games)

    stopped, second = train(long, 3, tmp_path / "stopped", tell=note)
    straight, third = train(long, 3, tmp_path / "straight")
    assert told == [500]
    assert stopped == straight
    assert second.won == third.won
    assert mark.games == 60
    assert whole != straight


def test_what_an_input_never_saw_stays_nothing(tmp_path: Path) -> None:
    numbers, _ = train(SMALL, 3, tmp_path)
    tower_in_hand = 80
    sun_in_hand = 0
    assert not any(numbers[tower_in_hand * 64 : tower_in_hand * 64 + 64])
    assert any(numbers[sun_in_hand * 64 : sun_in_hand * 64 + 64])


def test_a_checkpoint_of_another_training_is_refused(tmp_path: Path) -> None:
    train(SMALL, 3, tmp_path)
    before = (tmp_path / "solo.checkpoint").read_bytes()
    with pytest.raises(BadCheckpoint, match="belongs to another training"):
        train(SMALL, 4, tmp_path)
    assert (tmp_path / "solo.checkpoint").read_bytes() == before


def test_a_damaged_checkpoint_is_refused(tmp_path: Path) -> None:
    (tmp_path / "solo.checkpoint").write_bytes(b"no checkpoint")
    with pytest.raises(BadCheckpoint, match="is damaged; remove it"):
        train(SMALL, 3, tmp_path)


def test_a_school_trains_children_after_their_parents(tmp_path: Path) -> None:
    plan = [Task("solo", None, 40), Task("open", "solo", 20), Task("silent", "open", 20)]
    told: list[str] = []

    def tell(group: str, games: int, won: float) -> None:
        told.append(group)

    with ThreadPoolExecutor(2) as pool:
        school.run(plan, 5, tmp_path, pool, "dedale lab train", tell, every=0.01)
        assert [told.index(task.group) for task in plan] == sorted(told.index(task.group) for task in plan)
        first = {task.group: weights.read(weights.path_of(task.group, tmp_path)) for task in plan}
        school.run(plan, 5, tmp_path, pool, "dedale lab train", tell, every=0.01)
    for group, (numbers, note) in first.items():
        assert weights.read(weights.path_of(group, tmp_path))[0] == numbers
        assert note.group == group


def test_the_schedule_trains_every_group_after_the_one_it_learns_from() -> None:
    planned = [task.group for task in tasks()]
    assert sorted(planned) == sorted(groups())
    for task in tasks():
        assert task.games > 0
        if task.parent is not None:
            assert planned.index(task.parent) < planned.index(task.group)
            assert set(task.parent.split("-")[1:]) <= set(task.group.split("-")[1:])
