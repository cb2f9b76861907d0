"""A run has the same games whoever plays them, stops where it should, and survives workers that fail."""

from __future__ import annotations

import concurrent.futures
from concurrent.futures import BrokenExecutor, Executor, Future
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dedale.lab.batch import Played, play_batch
from dedale.lab.errors import RunFailed
from dedale.lab.folder import Folder, read_tallies
from dedale.lab.intervals import wilson
from dedale.lab.plan import Batch, RunPlan, number_from
from dedale.lab.run import run
from dedale.lab.tally import Tally
from dedale.lab.workers import Borrowed, Processes, Threads, Workers
from tests.lab.plans import kept, matches, outcomes, rates
from tests.lab.workers import Inline, Mortal, Quiet, inline

pytestmark = pytest.mark.slow


def play(plan: RunPlan, path: Path, workers: Workers, watch: Quiet | None = None) -> list[Tally]:
    try:
        with Folder(path, plan) as folder:
            return run(plan, folder, workers, watch or Quiet())
    finally:
        workers.dismiss()


def coins(batch: Batch) -> Played:
    """Games that are won as often as not, without playing any."""
    tosses = [number_from(batch.options, batch.first + game) % 2 for game in range(batch.count)]
    return Played(tosses, [1] * batch.count, [batch.count], [batch.count], [0.1], 0.1)


class Shuffled(Inline):
    """Hands back its batches in an order of its own."""

    def __init__(self, luck: Random) -> None:
        super().__init__(coins)
        self.luck = luck
        self.waiting: list[tuple[Future[Any], Batch]] = []

    def submit(self, function: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, arguments[0]))
        return future

    def finish_one(self) -> None:
        future, batch = self.waiting.pop(self.luck.randrange(len(self.waiting)))
        if future.set_running_or_notify_cancel():
            future.set_result(coins(batch))


@pytest.mark.parametrize("plan", [rates(), matches(12)], ids=["rates", "match"])
def test_processes_and_threads_play_the_same_games(plan: RunPlan, tmp_path: Path) -> None:
    here = outcomes(play(plan, tmp_path / "here", inline()))
    assert [len(row) for row in here] == [plan.games] * len(plan.rows)
    assert outcomes(play(plan, tmp_path / "threads", Threads(3))) == here
    assert outcomes(play(plan, tmp_path / "processes", Processes(2))) == here


@pytest.mark.parametrize("workers", [1, 2, 7])
def test_a_row_stops_at_the_same_game_in_whatever_order_its_batches_come_back(
    workers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, luck: Random
) -> None:
    plan = rates(games=5000, half_width=0.05, batch=7)
    straight = outcomes(play(plan, tmp_path / "straight", inline(coins, 1)))
    for row in straight:
        low, high = wilson(sum(row) / len(row), len(row))
        assert (high - low) / 2 <= 0.05
        low, high = wilson(sum(row[:-7]) / len(row[:-7]), len(row[:-7]))
        assert (high - low) / 2 > 0.05
    shuffled = Shuffled(luck)

    def wait(futures: Any, **named: Any) -> Any:
        while not any(future.done() for future in futures):
            shuffled.finish_one()
        return concurrent.futures.wait(futures, **named)

    monkeypatch.setattr("dedale.lab.run.wait", wait)
    assert outcomes(play(plan, tmp_path / "shuffled", Borrowed(shuffled, workers))) == straight


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = rates(games=35)
    whole = outcomes(play(plan, tmp_path / "whole", inline()))
    handed: list[int] = []

    def stop_at_the_fourth(batch: Batch) -> Played:
        handed.append(batch.first)
        if len(handed) == 4:
            raise KeyboardInterrupt
        return play_batch(batch)

    with pytest.raises(KeyboardInterrupt):
        play(plan, tmp_path / "run", inline(stop_at_the_fourth, 1))
    done = kept(tmp_path / "run", plan)
    assert 0 < len(done) <= 3
    rest = Inline()
    assert outcomes(play(plan, tmp_path / "run", Borrowed(rest, 1))) == whole
    assert len(rest.batches) == 10 - len(done)
    assert outcomes(read_tallies(tmp_path / "run")[1]) == whole


def test_more_games_can_be_added_to_a_run(tmp_path: Path) -> None:
    play(rates(games=30), tmp_path / "run", inline())
    more = Inline()
    grown = play(rates(games=50), tmp_path / "run", Borrowed(more, 2))
    assert outcomes(grown) == outcomes(play(rates(games=50), tmp_path / "other", inline()))
    assert {batch.first for batch in more.batches} == {28, 35, 42, 49}


def test_a_batch_that_fails_is_named_and_played_again(tmp_path: Path) -> None:
    tried: list[tuple[object, int]] = []

    def fail_once(batch: Batch) -> Played:
        tried.append((batch.options["towers"], batch.first))
        if tried.count(("yes", 14)) == 1 and tried[-1] == ("yes", 14):
            raise ZeroDivisionError("a slip")
        return play_batch(batch)

    watch = Quiet()
    done = play(rates(), tmp_path / "run", inline(fail_once), watch)
    assert watch.failures == [(1, 14, "ZeroDivisionError")]
    assert tried.count(("yes", 14)) == 2
    assert len(tried) == 11
    assert outcomes(done) == outcomes(play(rates(), tmp_path / "other", inline()))


def test_a_batch_that_fails_twice_ends_the_run_and_what_was_played_is_kept(tmp_path: Path) -> None:
    def fail(batch: Batch) -> Played:
        if batch.first == 14:
            raise ZeroDivisionError("a fault")
        return play_batch(batch)

    with pytest.raises(RunFailed, match=r"Games 15 to 21 of row 1 \(random\) failed twice: ZeroDivisionError: a fault"):
        play(rates(), tmp_path / "run", inline(fail))
    assert {(0, 0), (0, 1), (1, 0), (1, 1)} <= kept(tmp_path / "run", rates())
    assert [tally.games for tally in play(rates(), tmp_path / "run", inline())] == [30, 30]


def test_a_process_that_dies_is_replaced_and_its_games_are_played_again(tmp_path: Path) -> None:
    watch = Quiet()
    done = play(rates(), tmp_path / "run", Mortal(tmp_path / "deaths", 1), watch)
    assert outcomes(done) == outcomes(play(rates(), tmp_path / "other", inline()))
    assert (0, 0, "BrokenProcessPool") in watch.failures or (1, 0, "BrokenProcessPool") in watch.failures
    assert {error for _, _, error in watch.failures} == {"BrokenProcessPool"}


def test_a_batch_that_kills_its_process_twice_is_found_and_ends_the_run(tmp_path: Path) -> None:
    with pytest.raises(RunFailed, match=r"Games 1 to 7 of row [12] .* failed twice: BrokenProcessPool"):
        play(rates(), tmp_path / "run", Mortal(tmp_path / "deaths", 100))


def test_an_executor_that_takes_no_more_work_ends_the_run(tmp_path: Path) -> None:
    class Closed(Executor):
        def submit(self, function: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
            raise RuntimeError("closed")

    with pytest.raises(RunFailed, match="failed twice: RuntimeError: closed"):
        play(rates(), tmp_path / "run", Borrowed(Closed(), 1))


def test_innocent_batches_that_were_lost_with_another_are_not_blamed(tmp_path: Path) -> None:
    """Two losses of everything under way, and each batch is played in the end."""
    broken = {5, 6, 7}
    calls = 0

    class Fragile(Inline):
        def submit(self, function: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
            nonlocal calls
            calls += 1
            if calls in broken:
                future: Future[Any] = Future()
                future.set_exception(BrokenExecutor("gone"))
                return future
            return super().submit(function, *arguments, **named)

    watch = Quiet()
    done = play(rates(), tmp_path / "run", Borrowed(Fragile(), 2), watch)
    assert [tally.games for tally in done] == [30, 30]
    assert len(watch.failures) == 3
