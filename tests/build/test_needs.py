"""What the machine lacks is said at once, in a sentence that tells what to type."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.build.source_tree import PROJECT

pytestmark = pytest.mark.slow

NEEDS = PROJECT / "tools" / "needs.py"
NEW_ENOUGH = PROJECT / "tools" / "new_enough.py"
AS_IF = """
import runpy, sys, sysconfig
{}
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""
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


def spoken_to(python: str) -> list[str]:
    """What `make` says to somebody whose Python is this one."""
    done = subprocess.run([python, str(NEW_ENOUGH)], capture_output=True, text=True, check=False)
    said = done.stderr.splitlines()
    assert done.returncode == (1 if said else 0)
    return said


def test_every_python_can_read_whether_it_is_new_enough() -> None:
    text = NEW_ENOUGH.read_bytes().decode("ascii")
    ast.parse(text, feature_version=(3, 4))
    assert 'f"' not in text
    assert spoken_to(sys.executable) == []


def test_an_old_python_is_told_so_before_anything_else(tmp_path: Path) -> None:
    old = tmp_path / "python"
    program = f"import sys; sys.version_info = (3, 5, 2, 'final', 0); exec(open({str(NEW_ENOUGH)!r}).read())"
    old.write_text(f'#!/bin/sh\nexec {sys.executable} -c "{program}"\n')
    old.chmod(0o755)
    (sentence,) = spoken_to(str(old))
    assert "needs Python 3.11 or newer" in sentence
    assert "is 3.5" in sentence
    assert "make play PYTHON=" in sentence
    made = subprocess.run(
        ["make", "--no-print-directory", "play", f"PYTHON={old}"],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (made.returncode, made.stdout) == (2, "")
    assert made.stderr.splitlines()[0] == sentence


@pytest.mark.parametrize("what", ["play", "test"])
def test_a_python_that_makes_no_venv(what: str) -> None:
    (sentence,) = ask(what, NO_VENV)
    assert sentence.endswith("apt-get install python3-venv")


def test_a_bare_machine_is_told_everything_at_once(bare: str) -> None:
    compiler, browser, proxy, database = ask("test", NO_NGINX, PATH=bare, CC="cc")
    assert compiler.endswith("apt-get install gcc libc6-dev")
    assert "apt-get install chromium" in browser
    assert "apt-get install nginx" in proxy
    assert "apt-get install postgresql" in database


def test_a_compiler_that_does_not_work(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    sentence = ask("test", PATH=str(tmp_path), CC=str(broken))[0]
    assert sentence == f"The C compiler ({broken}) does not work. On Debian, say: apt-get install gcc libc6-dev"


def test_missing_headers(tmp_path: Path) -> None:
    sentence = ask("test", NO_HEADERS, PATH=str(tmp_path), CC=sys.executable)[0]
    assert sentence.endswith("apt-get install python3-dev")
