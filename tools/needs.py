"""Looks whether the machine has what Dédale is set up and tested with, before anything slow begins.

`python -m tools.needs play` asks for Python only; `test` also for a C compiler, Python's headers, Chromium, nginx and
PostgreSQL. What is missing is said in one sentence each, with what to type. `tools/new_enough.py` speaks of an old
Python before.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path

from tests.debian import PROGRAMS, may_be_installed


def python() -> str:
    """What is wrong with this Python; nothing if it will do."""
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        return "Python cannot make a place for packages here. On Debian, say: apt-get install python3-venv"
    return ""


def compiler() -> str:
    """What keeps the core from being compiled; nothing if it can be."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        return (
            f"There is no C compiler ({command[0]}) to compile the core. On Debian, say: apt-get install gcc libc6-dev"
        )
    headers = sysconfig.get_path("include")
    if not Path(headers, "Python.h").exists():
        return f"Python's headers are not in {headers}. On Debian, say: apt-get install python3-dev"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text("#include <Python.h>\nint trial(void) { return PY_MAJOR_VERSION; }\n")
        trial = [*command, "-fPIC", "-shared", f"-I{headers}", str(source), "-o", str(source.with_suffix(".so"))]
        if subprocess.run(trial, capture_output=True, check=False).returncode:
            return f"The C compiler ({command[0]}) does not work. On Debian, say: apt-get install gcc libc6-dev"
    return ""


def programs() -> list[str]:
    """What keeps the tests from a browser, a proxy and a database; nothing if they are there or may be installed."""
    return [] if may_be_installed() else [one.missing for one in PROGRAMS if not one.found()]


def install_programs() -> str:
    """Install the programs that are missing; what went wrong."""
    wrong = []
    for program in PROGRAMS:
        if not program.found():
            print(f"Installing {program.name} …", flush=True)
        try:
            program.path()
        except RuntimeError as trouble:
            wrong.append(str(trouble))
    return "\n".join(wrong)


def main(asked: str) -> int:
    """Say all that is missing."""
    missing = python()
    if asked == "test" and not missing:
        missing = "\n".join(filter(None, (compiler(), *programs()))) or install_programs()
    if missing:
        print(missing, file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
