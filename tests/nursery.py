"""Programs without the wait for an interpreter: a process that has everything read in forks one for each of them.

Each is a process of its own, with the environment, the files and the terminal that it is given, as if it were started
anew. What an interpreter settles when it starts, such as the encoding of its files, is that of the nursery. A program
is a module with `prepare`, which reads in what it needs, and `run`, which takes its arguments and gives its exit code.
"""

from __future__ import annotations

import atexit
import fcntl
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import termios
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NoReturn

from tests.patience import PATIENCE

FELL = 99
"""The exit code of a program that fell over its own feet."""

LARGEST = 60_000
"""No command line with its environment is longer."""

Run = Callable[[list[str]], int]


class Child:
    """A program that was begun."""

    def __init__(
        self,
        program: str,
        arguments: Sequence[str],
        files: Sequence[int],
        env: Mapping[str, str] = os.environ,
        own: bool = False,
    ) -> None:
        """Begin it on these three files; it may have the first for its `own` terminal."""
        self._answers, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._answers.settimeout(PATIENCE)
        with theirs:
            order = json.dumps([list(arguments), dict(env), str(Path.cwd()), own]).encode()
            socket.send_fds(_nursery(program), [order], [*files, theirs.fileno()])
        self.pid = int(self._answers.recv(32))
        self._code: int | None = None

    def wait(self) -> int:
        """Its exit code, as soon as it has one."""
        if self._code is None:
            self._code = int(self._answers.recv(32))
            self._answers.close()
        return self._code

    def send_signal(self, number: int) -> None:
        if self._code is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


@cache
def _nursery(program: str) -> socket.socket:
    """This process's nursery for a program, which ends with it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.nursery", str(theirs.fileno()), program],
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            env=os.environ | {"LANG": "C.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)},
        )

    def close() -> None:
        ours.close()
        process.wait()

    atexit.register(close)
    return ours


def main(orders: socket.socket, program: ModuleType) -> None:
    """Fork a program for every order, until nobody is there to give one."""
    program.prepare()
    gc.freeze()
    keepers: list[int] = []
    while True:
        order, files, _, _ = socket.recv_fds(orders, LARGEST, 4)
        if not order:
            break
        keeper = os.fork()
        if keeper == 0:
            orders.close()
            _keep(order, files, program.run)
        keepers = [one for one in [*keepers, keeper] if os.waitpid(one, os.WNOHANG) == (0, 0)]
        for file in files:
            os.close(file)
    for keeper in keepers:
        os.kill(keeper, signal.SIGTERM)
        os.waitpid(keeper, 0)


def _keep(order: bytes, files: list[int], run: Run) -> NoReturn:
    """Stay with one program, to tell how it ended: only its parent can know that."""
    *theirs, answers = files
    child = os.fork()
    if child == 0:
        os.close(answers)
        _become(order, theirs, run)

    def end_it(*_: object) -> NoReturn:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os._exit(0)

    signal.signal(signal.SIGTERM, end_it)
    for file in theirs:
        os.close(file)
    with socket.socket(fileno=answers) as told:
        told.send(b"%d" % child)
        end = os.waitid(os.P_PID, child, os.WEXITED | os.WNOWAIT)
        assert end is not None
        told.send(b"%d" % (end.si_status if end.si_code == os.CLD_EXITED else -end.si_status))
        told.recv(1)  # until nobody asks for it, its number is nobody else's
    os.waitpid(child, 0)
    os._exit(0)


def _become(order: bytes, files: list[int], run: Run) -> NoReturn:
    """Be the program."""
    code = FELL
    try:
        arguments, env, folder, own = json.loads(order)
        for number, file in enumerate(files):
            os.dup2(file, number)
            os.close(file)
        if own:
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.chdir(folder)
        os.environ.clear()
        os.environ.update(env)
        sys.stdin = os.fdopen(0, encoding="utf-8")
        sys.stdout = os.fdopen(1, "w", encoding="utf-8")
        sys.stderr = os.fdopen(2, "w", 1, encoding="utf-8")
        code = run(arguments)
        sys.stdout.flush()
    finally:
        os._exit(code)


if __name__ == "__main__":
    with socket.socket(fileno=int(sys.argv[1])) as theirs:
        main(theirs, import_module(sys.argv[2]))
