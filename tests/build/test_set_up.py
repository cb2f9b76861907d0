"""Set-up does what is not done yet and says so; what fails or is broken off is done anew, and confuses nobody."""

from __future__ import annotations

import os
import runpy
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.build.source_tree import PROJECT

pytestmark = pytest.mark.slow

PATIENCE = 300

PYTHON = """#!/bin/sh
# In the place of .venv's Python: notes what it is asked, fails where it shall, waits for ever where it shall.
echo "$*" >> asked.txt
case "$*" in *"$FAIL_AT"*) echo "first line" >&2; echo "the reason" >&2; exit 1;; esac
case "$*" in *"$WAIT_AT"*) echo "waiting"; sleep 3600;; esac
case "$*" in setup.py*) touch src/dedale/_compiled_from.txt;; esac
"""
NEVER = "never asked"


class Clone:
    """A clone in which everything is as in Dédale, but .venv's Python only notes what it is asked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src" / "dedale"
        self.venv = folder / ".venv"
        (folder / "tools").mkdir(parents=True)
        for name in ("tools/set_up.py", "tools/page.py", "pyproject.toml", "setup.py"):
            shutil.copy2(PROJECT / name, folder / name)
        (self.package / "core").mkdir(parents=True)
        shutil.copy2(PROJECT / "src" / "dedale" / "__init__.py", self.package)
        for suffix in ("py", "pxd"):
            (self.package / "core" / f"bits.{suffix}").touch()
        (self.venv / "bin").mkdir(parents=True)
        (self.venv / "bin" / "python").write_text(PYTHON)
        (self.venv / "bin" / "python").chmod(0o755)
        (self.venv / ".whole").write_text(self.steps()["made_for"]())

    def steps(self) -> dict[str, Any]:
        """What tools/set_up.py defines."""
        return runpy.run_path(str(self.folder / "tools" / "set_up.py"))

    def begin(self, fail_at: str = NEVER, wait_at: str = NEVER) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "tools/set_up.py", "dev"],
            cwd=self.folder,
            env={**os.environ, "FAIL_AT": fail_at, "WAIT_AT": wait_at},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def set_up(self, fail_at: str = NEVER) -> tuple[int | None, str, str]:
        run = self.begin(fail_at)
        said, trouble = run.communicate(timeout=PATIENCE)
        return run.returncode, said, trouble

    def asked(self) -> list[str]:
        """What .venv's Python was asked since the last time."""
        notes = self.folder / "asked.txt"
        lines = notes.read_text().splitlines() if notes.exists() else []
        notes.unlink(missing_ok=True)
        return lines


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path / "clone")


def test_what_is_done_is_not_done_again(clone: Clone) -> None:
    code, said, trouble = clone.set_up()
    assert (code, trouble) == (0, "")
    assert "Compiling the core …" in said
    assert len(clone.asked()) == 4  # the tools, the packages, the core, Dédale itself
    assert clone.set_up() == (0, "", "")
    assert clone.asked() == []


def test_a_changed_source_of_the_core_asks_for_nothing_else(clone: Clone) -> None:
    clone.set_up()
    clone.asked()
    compiled = (clone.package / "_compiled_from.txt").stat().st_mtime_ns
    os.utime(clone.package / "core" / "bits.pxd", ns=(compiled + 1, compiled + 1))
    clone.set_up()
    assert clone.asked() == ["setup.py --quiet build_ext --inplace"]


def test_a_new_requirement_asks_for_packages_and_not_for_the_core(clone: Clone) -> None:
    clone.set_up()
    clone.asked()
    project = clone.folder / "pyproject.toml"
    project.write_text(project.read_text().replace('"httpx>=0.28"', '"httpx>=0.29"'))
    clone.set_up()
    packages, dedale = clone.asked()
    assert "httpx>=0.29" in packages
    assert "--editable" in dedale


@pytest.mark.parametrize("step", ["setuptools>=80 Cython", "starlette", "build_ext", "--editable"])
def test_a_step_that_fails_says_why_and_is_done_the_next_time(clone: Clone, step: str) -> None:
    code, _, trouble = clone.set_up(fail_at=step)
    *reason, sentence = trouble.splitlines()
    assert code == 1
    assert reason == ["first line", "the reason"]
    assert sentence.endswith("then say the same again.")
    clone.asked()
    assert clone.set_up()[0] == 0
    assert any(step in words for words in clone.asked())
    assert (clone.venv / ".whole").exists(), "pip has failed, not been broken off: .venv is as it was."


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_breaking_off_ends_what_is_at_work(clone: Clone, ending: signal.Signals) -> None:
    run = clone.begin(wait_at="build_ext")
    assert run.stdout is not None
    while not run.stdout.readline().endswith("waiting\n"):
        assert run.poll() is None
    run.send_signal(ending)
    said, trouble = run.communicate(timeout=PATIENCE)  # which ends when nobody is left who could say something
    assert run.returncode == 130
    assert "Done" not in said
    assert trouble.splitlines()[-1].startswith("Broken off.")
    assert "Traceback" not in trouble
    clone.asked()
    (clone.venv / ".whole").write_text(clone.steps()["made_for"]())
    assert clone.set_up()[0] == 0
    assert any("build_ext" in words for words in clone.asked())


def test_a_venv_in_which_pip_was_broken_off_is_made_anew(clone: Clone) -> None:
    run = clone.begin(wait_at="setuptools>=80 Cython")
    assert run.stdout is not None
    run.stdout.readline()  # what is being fetched
    run.send_signal(signal.SIGINT)
    run.communicate(timeout=PATIENCE)
    assert run.returncode == 130
    assert makes_venv(clone)


@pytest.mark.parametrize("found", ["cpython-39 {}\n", "{} elsewhere\n", ""])
def test_a_venv_of_another_python_or_place_or_half_made_is_made_anew(clone: Clone, found: str) -> None:
    assert not makes_venv(clone)
    (clone.venv / ".whole").write_text(found.format(clone.venv))
    assert makes_venv(clone)
    assert (clone.venv / ".whole").read_text() == clone.steps()["made_for"]()
    (clone.venv / ".whole").unlink()
    assert makes_venv(clone)


def makes_venv(clone: Clone) -> bool:
    """Whether .venv would be made anew, from nothing."""

    class Noting:
        done = False

        def say(self, words: str) -> None: ...

        def do(self, words: str, command: tuple[str, ...], trouble: str) -> None:
            assert command[1:] == ("-m", "venv", "--clear", str(clone.venv))
            self.done = True

    noting = Noting()
    clone.steps()["make_venv"](noting)
    return noting.done
