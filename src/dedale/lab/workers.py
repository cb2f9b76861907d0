"""Who does the work: any executor of `concurrent.futures`, here or on other machines."""

from __future__ import annotations

import os
import signal
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import Thread, current_thread, main_thread
from typing import Any, Literal

import dedale
from dedale.lab.batch import Played, play_batch
from dedale.lab.errors import NoCluster
from dedale.lab.plan import Batch

ANSWER_WITHIN = 5
"""Seconds that a cluster has to answer."""

WORKERS_WITHIN = 5
"""Seconds that a cluster has to show a worker."""


class Workers(ABC):
    """Some workers, who are handed batches."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.executor = self.hire()

    @abstractmethod
    def hire(self) -> Executor:
        """The workers."""

    def submit(self, batch: Batch) -> Future[Played]:
        """Have a batch played."""
        return self.executor.submit(play_batch, batch)

    def renew(self) -> None:
        """Take new workers for those that were lost."""
        self.dismiss()
        self.executor = self.hire()

    def dismiss(self) -> None:
        """Let the workers go, at once, whatever they are doing."""
        self.executor.shutdown(wait=False, cancel_futures=True)


class Borrowed(Workers):
    """An executor that belongs to somebody else."""

    def __init__(self, executor: Executor, number: int) -> None:
        self._lent = executor
        super().__init__(number)

    def hire(self) -> Executor:
        return self._lent

    def dismiss(self) -> None:
        """Leave it to its owner."""


class Threads(Workers):
    """Threads of this process: for bots that compute without the GIL."""

    def hire(self) -> Executor:
        return ThreadPoolExecutor(self.number)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C is heard after this, and never by a process that is started meanwhile."""
    if not hasattr(signal, "pthread_sigmask") or current_thread() is not main_thread():
        yield
        return
    heard: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
    if heard:
        signal.raise_signal(signal.SIGINT)


class Processes(Workers):
    """Processes of this machine, on a leash: a pipe that nobody writes to, and whose other end they watch."""

    def hire(self) -> Executor:
        context = get_context("spawn")
        watched, self._leash = context.Pipe(duplex=False)
        return ProcessPoolExecutor(self.number, mp_context=context, initializer=_enlist, initargs=(watched,))

    def submit(self, batch: Batch) -> Future[Played]:
        """Have a batch played; it may take a new process, which Ctrl-C is not to reach, nor to stop half-way."""
        with _undisturbed():
            return super().submit(batch)

    def dismiss(self) -> None:
        self._leash.close()
        self.executor.shutdown(wait=True, cancel_futures=True)


class Dask(Workers):
    """A Dask cluster: as many machines as it has."""

    def __init__(self, address: str) -> None:
        """Raises NoCluster unless the cluster answers, has workers, and these run the same Dédale."""
        from distributed import Client

        connect: Any = Client
        try:
            self._client: Any = connect(address, timeout=ANSWER_WITHIN, set_as_default=False)
        except (OSError, ValueError, TypeError) as error:
            raise NoCluster(
                "lab-no-cluster",
                f"No Dask cluster answers at {address!r} ({_reason(error)}); check the address, "
                "or start one with 'dask scheduler' and 'dask worker'.",
                address=address,
                why=_reason(error),
            ) from None
        try:
            super().__init__(self._count(address))
        except BaseException:
            self._client.close()
            raise

    def hire(self) -> Executor:
        # Not pure: a batch that failed is computed again, and not remembered as failed.
        executor: Executor = self._client.get_executor(pure=False)
        return executor

    def renew(self) -> None:
        """The cluster itself replaces the workers that it lost."""

    def dismiss(self) -> None:
        self.executor.shutdown(wait=False)
        self._client.close()

    def _count(self, address: str) -> int:
        """How many batches the cluster can play at a time."""
        try:
            self._client.wait_for_workers(1, timeout=WORKERS_WITHIN)
        except TimeoutError:
            raise NoCluster(
                "lab-no-workers",
                f"The Dask cluster at {address!r} has no workers; start some with 'dask worker {address}'.",
                address=address,
            ) from None
        for worker, version in _versions(self._client).items():
            if version != dedale.__version__:
                raise NoCluster(
                    "lab-cluster-version",
                    f"The worker {worker} of the cluster has Dédale {version} and this is {dedale.__version__}; "
                    "install the same version there.",
                    worker=worker,
                    found=version,
                    version=dedale.__version__,
                )
        return sum(self._client.nthreads().values())


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def workers_for(kind: Literal["processes", "threads"], number: int, dask: str | None = None) -> Workers:
    """The workers that a command line asks for."""
    if dask is not None:
        return Dask(dask)
    return Threads(number) if kind == "threads" else Processes(number)


def _enlist(leash: Connection) -> None:
    """What a process does first: leave Ctrl-C to the one that started it, and watch for being let go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_when_let_go, args=[leash], daemon=True).start()


def _leave_when_let_go(leash: Connection) -> None:
    """End, in the middle of whatever it is, once the other end is closed, if only because its process is gone."""
    wait([leash])
    os._exit(0)


def _versions(client: Any) -> Mapping[str, str]:
    """The Dédale of every worker; "none" where there is none."""
    return dict(client.run(_version))


def _version() -> str:
    return dedale.__version__


def _reason(error: BaseException) -> str:
    return str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
