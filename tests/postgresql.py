"""A real PostgreSQL: Debian's, started by the tests for themselves on loopback, as a user who may do nothing else."""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from itertools import count
from pathlib import Path

import psycopg

from tests.debian import POSTGRESQL
from tests.patience import PATIENCE
from tests.server.outside import free_port

USER, PASSWORD = "dedale", "a password: of/tests@here"
QUOTED = "a%20password%3A%20of%2Ftests%40here"

SETTINGS = {"fsync": "off", "max_connections": "200", "shared_buffers": "16MB", "log_min_messages": "panic"}
"""What a test kills is a process, never the machine: what was handed to the system is there."""


class Cluster:
    """One server of PostgreSQL with as many databases as tests ask for."""

    def __init__(self, **settings: str) -> None:
        self._settings = SETTINGS | settings
        self._bin = Path(POSTGRESQL.path()).resolve().parent
        self._folder = Path(tempfile.mkdtemp(prefix="dedale-postgresql-"))
        self._numbers = count(1)
        self.port = free_port()
        self._as_nobody = ["setpriv", "--pdeathsig", "QUIT"]
        """However the tests end, no database is left behind."""
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(self._folder, nobody.pw_uid, nobody.pw_gid)
            self._as_nobody += [f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups"]
        words = self._folder / "password"
        words.write_text(PASSWORD)
        words.chmod(0o644)
        form = ["-D", str(self._folder / "data"), "--no-sync", "-U", USER, "-E", "UTF8", "--locale=C"]
        ways = ["--auth-local=trust", "--auth-host=scram-sha-256", f"--pwfile={words}"]
        self._run("initdb", *form, *ways)
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = [f"-c{name}={value}" for name, value in self._settings.items()]
        where = ["-D", str(self._folder / "data"), "-k", str(self._folder), "-h", "127.0.0.1", "-p", str(self.port)]
        self.process = subprocess.Popen(
            [*self._as_nobody, str(self._bin / "postgres"), *where, *settings],
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.ask("SELECT 1")
            except psycopg.OperationalError:
                assert self.process.poll() is None, "PostgreSQL did not start"
                assert time.monotonic() < until, "PostgreSQL does not answer"
                time.sleep(0.02)
            else:
                return

    def stop(self) -> None:
        """End it at once, whoever is connected; what was committed is there."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def remove(self) -> None:
        """End it, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def database(self) -> str:
        """The address of a new database."""
        name = f"test{next(self._numbers)}"
        self.ask(f"CREATE DATABASE {name}")
        return self.address(name)

    def address(self, name: str, password: str = QUOTED) -> str:
        return f"postgresql://{USER}:{password}@127.0.0.1:{self.port}/{name}"

    def ask(self, question: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Ask a database as its owner, by the door that only this machine has."""
        where = f"host={self._folder} port={self.port} user={USER} dbname={database}"
        with psycopg.connect(where, autocommit=True) as line:
            found = line.execute(question.encode())
            return found.fetchall() if found.description else []

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as_nobody, str(self._bin / program), *arguments]
        subprocess.run(command, cwd=self._folder, check=True, stdout=subprocess.DEVNULL)


@cache
def cluster() -> Cluster:
    """The one of this process, started when it is first asked for."""
    started = Cluster()
    atexit.register(started.remove)
    return started
