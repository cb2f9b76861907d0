"""A Dask cluster plays the same games as this process."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import dask
import pytest
from distributed import LocalCluster

import dedale
import dedale.lab.workers
from dedale.lab.errors import NoCluster
from dedale.lab.workers import Dask
from tests.lab.plans import matches, outcomes, rates
from tests.lab.test_run import play
from tests.lab.workers import inline
from tests.patience import PATIENCE

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A cluster that is there may be slow."""
    monkeypatch.setattr(dedale.lab.workers, "ANSWER_WITHIN", PATIENCE)
    monkeypatch.setattr(dedale.lab.workers, "WORKERS_WITHIN", PATIENCE)
    with dask.config.set({f"distributed.comm.timeouts.{what}": f"{PATIENCE}s" for what in ("connect", "tcp")}):
        yield


def cluster(workers: int) -> Any:
    start: Any = LocalCluster
    return start(
        n_workers=workers,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
        silence_logs=50,
    )


def test_a_cluster_of_two_processes_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with cluster(2) as two:
        address = two.scheduler_address
        workers = Dask(address)
        assert workers.number == 2
        there = outcomes(play(rates(), tmp_path / "rates", workers))
        match = outcomes(play(matches(12), tmp_path / "match", Dask(address)))
        monkeypatch.setattr(dedale, "__version__", "0.0.1")
        with pytest.raises(NoCluster, match=r"has Dédale .* and this is 0\.0\.1"):
            Dask(address)
    assert there == outcomes(play(rates(), tmp_path / "here", inline()))
    assert match == outcomes(play(matches(12), tmp_path / "match-here", inline()))


def test_a_cluster_without_workers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dedale.lab.workers, "WORKERS_WITHIN", 0.1)
    with cluster(0) as nobody, pytest.raises(NoCluster, match="has no workers"):
        Dask(nobody.scheduler_address)


@pytest.mark.parametrize(
    "address", ["tcp://127.0.0.1:{port}", "127.0.0.1:{port}", "nonsense://", "no.such.host.invalid:1"]
)
def test_a_cluster_that_is_not_there_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dedale.lab.workers, "ANSWER_WITHIN", 0.3)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))  # nobody else can be there, and nobody listens
        with pytest.raises(NoCluster, match="No Dask cluster answers at"):
            Dask(address.format(port=silent.getsockname()[1]))
