"""What the machine lacks is said at once, in a sentence that tells what to type."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.build.source_tree import PROJECT

pytestmark = pytest.mark.slow

NEEDS = PROJECT / "tools" / "needs.py"
AS_IF = """
import runpy, sys, sysconfig
{}
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""
OLD_PYTHON = "sys.version_info = (3, 9, 2, 'final', 0)"
NO_VENV = "sys.modules['ensurepip'] = None"
NO_NGINX = "import shutil; shutil.which = lambda name: None"
NO_HEADERS = "sysconfig.get_path = lambda name: '/nowhere'"


def ask(what: str, so_that: str = "", **environment: str) -> list[str]:
    """The sentences that are said on such a machine; none if nothing is missing."""
    done = subprocess.run(
        [sys.executable, "-c", AS_IF.format(so_that), str(NEEDS), what],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stderr.splitlines()
    assert done.stdout == ""
    assert done.returncode == (1 if said else 0)
    assert all(sentence[0].isupper() and len(sentence) < 250 for sentence in said), said
    return said


@pytest.fixture
def bare(tmp_path: Path) -> str:
    """A PATH on which there is nothing."""
    return str(tmp_path)


def test_nothing_is_missing_to_play_but_a_python(bare: str) -> None:
    assert ask("play", PATH=bare, CC="") == []


@pytest.mark.parametrize("what", ["play", "test"])
def test_an_old_python_is_all_that_is_spoken_of(what: str, bare: str) -> None:
    (sentence,) = ask(what, OLD_PYTHON, PATH=bare)
    assert "needs Python 3.11 or newer" in sentence
    assert "is 3.9" in sentence
    assert "make play PYTHON=" in sentence


@pytest.mark.parametrize("what", ["play", "test"])
def test_a_python_that_makes_no_venv(what: str) -> None:
    (sentence,) = ask(what, NO_VENV)
    assert sentence.endswith("apt-get install python3-venv")


def test_a_bare_machine_is_told_everything_at_once(bare: str) -> None:
    compiler, browser, proxy = ask("test", NO_NGINX, PATH=bare, CC="cc")
    assert compiler.endswith("apt-get install gcc libc6-dev")
    assert "apt-get install chromium" in browser
    assert "apt-get install nginx" in proxy


def test_a_compiler_that_does_not_work(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    sentence = ask("test", PATH=str(tmp_path), CC=str(broken))[0]
    assert sentence == f"The C compiler ({broken}) does not work. On Debian, say: apt-get install gcc libc6-dev"


def test_missing_headers(tmp_path: Path) -> None:
    sentence = ask("test", NO_HEADERS, PATH=str(tmp_path), CC=sys.executable)[0]
    assert sentence.endswith("apt-get install python3-dev")
