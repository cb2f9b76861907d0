"""Plays the same in several builds of the core, which must agree to the letter: `make sanitize`.

The core runs without bounds checks, so a slip in its C is silent, and may come out right by luck. Here the same C is
compiled once more with -O1, and once more with gcc's address and undefined behaviour sanitizers; then
`tests/sanitizers/workload.py` plays in all of them. What differs, and whatever is said on stderr, is a failure.
`--checked` adds a build whose C checks every index of Python's lists and memoryviews (`make soak`).

Everything random follows from the seed in DEDALE_TEST_SEED; without one, each run looks elsewhere.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tests.luck import SEED, VARIABLE
from tests.sanitizers.workload import TOPICS, UNCOMPILED
from tools.building import notes
from tools.building.libraries import file_of, joined_c
from tools.building.sources import PROJECT, compiled_modules, libraries
from tools.building.written_c import BUILD, CORES, write_c

PACKAGE = PROJECT / "src" / "dedale"
BUILDS = PROJECT / "build" / "sanitize"

COMPILER = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "gcc").split()
PATIENCE = 1200
"""Seconds for one topic: only a hang meets it."""
SHOWN = 20
"""So many lines of what a sanitizer says are shown."""


@dataclass(frozen=True)
class Build:
    """One form of the core: where it lies, how it is compiled, and in what surroundings it runs."""

    name: str
    flags: tuple[str, ...] = ()
    environment: dict[str, str] = field(default_factory=dict)
    directives: dict[str, bool] = field(default_factory=dict)
    """Those of Cython that differ from the normal build's."""

    @property
    def folder(self) -> Path:
        """What stands on PYTHONPATH."""
        return BUILDS / self.name

    @property
    def written_c(self) -> Path:
        """The folder of the C that Cython writes: that of the normal build, unless it is told something else."""
        return BUILDS / f"{self.name}-c" if self.directives else BUILD

    def library(self, name: str) -> Path:
        """Where a library of this build lies."""
        return self.folder / file_of(name)


def sanitized() -> Build:
    """The build with the sanitizers of gcc."""
    asked = subprocess.run([*COMPILER, "-print-file-name=libasan.so"], capture_output=True, text=True, check=False)
    library = asked.stdout.strip()
    if asked.returncode or not Path(library).is_absolute():
        sys.exit("The sanitizers need gcc and its libasan, and it is missing here; on Debian say: apt install gcc")
    return Build(
        "sanitized",
        ("-O1", "-g1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer"),
        {
            "LD_PRELOAD": library,
            "PYTHONMALLOC": "malloc",  # else all objects lie in one block, and one beside the other is no mistake
            "ASAN_OPTIONS": "detect_leaks=0:malloc_context_size=4:quarantine_size_mb=16",  # CPython leaks by design
            "UBSAN_OPTIONS": "print_stacktrace=1",
        },
    )


NORMAL = Build("normal")
LITTLE_OPTIMISED = Build("O1", ("-O1", "-g0"))
CHECKED = Build("checked", ("-O1", "-g0"), directives={"boundscheck": True, "wraparound": True})
UNCOMPILED_BUILD = Build("uncompiled", environment={"DEDALE_UNCOMPILED": "1"})


def lay_out(build: Build) -> None:
    """A package like the one in `src`, with links for all that is not compiled."""
    if build.directives:
        write_c(compiled_modules(), build.written_c, **build.directives)
    compiled = [build.library(name) for name in libraries()]
    for path in build.folder.rglob("*"):
        if path.is_symlink() or (path.suffix == ".so" and path not in compiled):
            path.unlink()
    for path in PACKAGE.rglob("*"):
        link = build.folder / "dedale" / path.relative_to(PACKAGE)
        if path.is_dir() or path.suffix in (".so", ".pyd", ".pyc") or "static" in path.parts:
            continue
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(path)


def run_compiler(build: Build, arguments: list[str], parts: list[Path], made: Path) -> bool:
    """Make an object or a library from its parts, unless that was done; whether it was to do."""
    command = [*COMPILER, *arguments, *build.flags, "-o", str(made)]
    recipe = "\n".join([*command, *(hashlib.sha256(part.read_bytes()).hexdigest() for part in parts)])
    if notes.is_made(made, recipe):
        return False
    notes.begin(made)
    done = subprocess.run([*command, *map(str, parts)], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stderr}The build {build.name} of {made.name} cannot be compiled (see above).")
    notes.end(made, recipe)
    return True


def object_of(build: Build, library: str, c_file: Path) -> Path:
    return BUILDS / f"{build.name}-o" / library / f"{c_file.stem}.o"


def compile_all(builds: Iterable[Build]) -> None:
    """Everything that changed, on all cores, the longest first; then the libraries."""
    members = [
        (build, library, joined_c(library, sources, build.written_c))
        for build in builds
        for library, sources in libraries().items()
    ]
    work = [(build, library, c_file) for build, library, c_files in members for c_file in c_files]
    work.sort(key=lambda job: job[2].stat().st_size, reverse=True)
    to_object = ["-c", "-fPIC", "-ffp-contract=off", f"-I{sysconfig.get_path('include')}"]
    to_library = sysconfig.get_config_var("LDSHARED").split()[1:]
    began = time.monotonic()
    with ThreadPoolExecutor(CORES) as cores:
        done = sum(cores.map(lambda job: run_compiler(job[0], to_object, [job[2]], object_of(*job)), work))
    for build, library, c_files in members:
        objects = [object_of(build, library, c_file) for c_file in c_files]
        run_compiler(build, to_library, objects, build.library(library))
    if done:
        print(f"Compiled {done} of {len(work)} modules in {time.monotonic() - began:.0f} s.", flush=True)


@dataclass(frozen=True)
class Played:
    """What a build said on a topic."""

    build: Build
    topic: str
    lines: list[str]
    trouble: str
    """What it said on stderr, or how it ended."""

    @property
    def digest(self) -> str:
        return hashlib.sha256("\n".join(self.lines).encode()).hexdigest()[:16]


def play(build: Build, topic: str, seed: int) -> Played:
    """Let a build do what a topic asks for, in a process of its own."""
    package = PROJECT / "src" if build in (NORMAL, UNCOMPILED_BUILD) else build.folder
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("DEDALE_", "PYTHON"))}
    BUILDS.mkdir(parents=True, exist_ok=True)
    environment = inherited | build.environment
    environment["PYTHONPATH"] = os.pathsep.join(map(str, (package, PROJECT)))
    environment["PYTHONHASHSEED"] = str(seed % 2**32)
    environment[VARIABLE] = str(seed)
    environment["PYTHONFAULTHANDLER"] = "1"
    command = [sys.executable, "-m", "tests.sanitizers.workload", str(seed), topic]
    done = subprocess.run(
        command, env=environment, cwd=BUILDS, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    form = "uncompiled" if build == UNCOMPILED_BUILD else "compiled"
    first, *lines = done.stdout.splitlines() or [""]
    trouble = done.stderr
    if done.returncode:
        trouble += f"It ended with {done.returncode}.\n"
    elif first != f"{form} {package / 'dedale' / '__init__.py'}":
        trouble += f"Another build was played: {first}\n"
    return Played(build, topic, lines, trouble)


def differences(normal: Played, others: list[Played]) -> list[str]:
    """Sentences on what went wrong with a topic."""
    found = [
        f"{one.topic} has trouble in the build {one.build.name}, after {len(one.lines)} lines:\n{shown(one.trouble)}"
        for one in (normal, *others)
        if one.trouble
    ]
    for one in others:
        if not one.trouble and one.lines != normal.lines:
            at = next(
                (place for place, pair in enumerate(zip(one.lines, normal.lines, strict=False)) if pair[0] != pair[1]),
                min(len(one.lines), len(normal.lines)),
            )
            found.append(
                f"{one.topic} differs in the build {one.build.name}, from line {at + 1} on:\n"
                f"  {one.build.name}: {one.lines[at] if at < len(one.lines) else 'nothing more'}\n"
                f"  {normal.build.name}: {normal.lines[at] if at < len(normal.lines) else 'nothing more'}"
            )
    return found


def shown(trouble: str) -> str:
    lines = trouble.splitlines()
    more = [f"  … and {len(lines) - SHOWN} lines more"] if len(lines) > SHOWN else []
    return "\n".join([f"  {line}" for line in lines[:SHOWN]] + more)


def play_all(builds: list[Build], topics: list[str], seed: int, tell: Callable[[str], None]) -> list[str]:
    """Play every topic in every build, on all cores; what went wrong."""
    forms = {topic: [*builds, UNCOMPILED_BUILD] if topic == UNCOMPILED else builds for topic in topics}
    slowest_first = sorted(
        ((build, topic) for topic in topics for build in forms[topic]), key=lambda job: job[0].name != "sanitized"
    )
    with ThreadPoolExecutor(CORES) as cores:
        jobs = {(build.name, topic): cores.submit(play, build, topic, seed) for build, topic in slowest_first}
    wrong: list[str] = []
    for topic in topics:
        normal, *others = [jobs[build.name, topic].result() for build in forms[topic]]
        found = differences(normal, others)
        tell(f"{topic:18} {normal.digest}  {len(normal.lines):6} lines  {'WRONG' if found else 'equal'}")
        wrong += found
    return wrong


def main() -> None:
    reader = argparse.ArgumentParser(description="Play the same in several builds of the core.")
    reader.add_argument("--checked", action="store_true", help="also with Cython's checks of every index")
    reader.add_argument("--topic", action="append", choices=list(TOPICS), help="only this topic")
    asked = reader.parse_args()
    os.chdir(PROJECT)
    if not shutil.which(COMPILER[0]):
        sys.exit(f"The sanitizers need a C compiler, and {COMPILER[0]} is missing here; on Debian say: apt install gcc")
    others = [sanitized(), LITTLE_OPTIMISED, *([CHECKED] if asked.checked else [])]
    for build in others:
        lay_out(build)
    compile_all(others)
    again = " ".join([f"{VARIABLE}={SEED}", sys.executable, "-m tools.sanitize", *sys.argv[1:]])
    names = ", ".join(build.name for build in (NORMAL, *others))
    print(f"Playing in the builds {names}, with the seed {SEED}.", flush=True)
    began = time.monotonic()
    wrong = play_all([NORMAL, *others], asked.topic or list(TOPICS), SEED, print)
    print(f"Played in {time.monotonic() - began:.0f} s.")
    if wrong:
        sys.exit("\n".join([*wrong, f"Run it again with: {again}"]))


if __name__ == "__main__":
    main()
