"""Copies of a state, inside the core and from Python, against copies of the C++ limit's own state."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from types import ModuleType

import dedale
from bench import limit
from bench.measure import rate, row

CORE_LOOP = """
from dedale.onirim.game cimport Onirim

def copy_often(Onirim state, long times):
    cdef Onirim copy = state.clone()
    cdef long i
    with nogil:
        for i in range(times):
            copy.copy_from(state)
    return times

def clone_often(Onirim state, long times):
    cdef Onirim copy
    cdef long i
    for i in range(times):
        copy = state.clone()
    return times
"""


def core_loop(source: str) -> ModuleType:
    """A tiny compiled module that calls the core in a loop, built for this run."""
    folder = Path(tempfile.mkdtemp(prefix="dedale-core-loop-"))
    (folder / "core_loop.pyx").write_text(source)
    cythonize = [sys.executable, "-m", "Cython.Build.Cythonize", "--inplace", "-3", "--quiet", "core_loop.pyx"]
    subprocess.run(cythonize, cwd=folder, check=True, capture_output=True, env=None)
    found = next(folder.glob("core_loop*.so"))
    spec = importlib.util.spec_from_file_location("core_loop", found)
    if spec is None or spec.loader is None:
        raise RuntimeError(f"{found} cannot be loaded; build it again with a working C compiler.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main() -> None:
    state = dedale.game("onirim").new({}, 1)
    clone = state.clone

    def from_python() -> int:
        for _ in range(1_000_000):
            clone()
        return 1_000_000

    best = limit.figures()
    if dedale.compiled:
        loop = core_loop(CORE_LOOP)
        for what, name, peer, wanted in (
            ("copy inside the core", "copy_often", "copy", "0.7"),
            ("clone inside the core", "clone_often", "clone", "0.5"),
        ):
            run = getattr(loop, name)
            found = rate(partial(run, state, 2_000_000))
            row(what, found, "copies/s", found / best[peer] if best else None, f"C++ {peer}", wanted)
    row("clone from Python", rate(from_python), "clones/s", wanted="16 M")
