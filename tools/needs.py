"""Looks whether the machine has what Dédale is set up and tested with, before anything slow begins.

`python tools/needs.py play` asks for Python only; `test` also for a C compiler, Python's headers and Chromium.
What is missing is said in one sentence each, with what to type. `tools/new_enough.py` speaks of an old Python before.
"""

from __future__ import annotations

import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
CHROMIUM = runpy.run_path(str(PROJECT / "tests" / "browser" / "chromium.py"))


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


def browser() -> str:
    """What keeps the tests of the page from a browser; nothing if it is there or may be installed."""
    if CHROMIUM["found"]() or CHROMIUM["may_be_installed"]():
        return ""
    sentence: str = CHROMIUM["MISSING"]
    return sentence


def install_browser() -> str:
    """Install the browser where it is missing; what went wrong."""
    if not CHROMIUM["found"]():
        print("Installing Chromium, for the tests of the page …", flush=True)
    try:
        CHROMIUM["chromium"]()
    except RuntimeError as trouble:
        return str(trouble)
    return ""


def main(asked: str) -> int:
    """Say all that is missing."""
    missing = python()
    if asked == "test" and not missing:
        missing = "\n".join(filter(None, (compiler(), browser()))) or install_browser()
    if missing:
        print(missing, file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
