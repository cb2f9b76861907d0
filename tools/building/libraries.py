"""Compiles and links the libraries of the core from the C that Cython wrote; what is made already is left alone."""

from __future__ import annotations

import hashlib
import os
import platform
import sys
import sysconfig
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools.errors import BaseError, CCompilerError

from tools.building import notes
from tools.building.direct_calls import with_direct_calls
from tools.building.progress import Progress
from tools.building.sources import module_name
from tools.building.written_c import BUILD, CORES, write_missing_c, written_c

WANTED: tuple[tuple[list[str], ...], ...] = (
    # To inline a function of one module into another.
    (["-flto=auto", "-fno-semantic-interposition"], ["-flto"]),
    # To copy and clear a state by the C library, in half the time of the instruction that gcc takes for its size.
    (["-mmemcpy-strategy=libcall:-1:noalign", "-mmemset-strategy=libcall:-1:noalign"],),
)
"""Flags that make the core faster, where the C compiler knows them: the first of each that it takes."""

WITHOUT_NAMES = ["-Wl,-s"] if sys.platform == "linux" else []
"""Leaves out the names of functions, which only debuggers and profilers read."""

TRIAL = "#include <Python.h>\nint dedale_trial(void);\nint dedale_trial(void) { return 0; }\n"


def compiler_flags() -> list[str]:
    """How each module is compiled, apart from what lets them be one to the C compiler."""
    if os.name != "posix":
        return []
    flags = [
        "-O3",
        "-g0",  # what a debugger would need takes a sixth of the time, and is of no use here
        "-ffp-contract=off",  # else a product and a sum are rounded once on some machines, and twice on others
    ]
    if platform.machine() in ("x86_64", "AMD64"):
        flags.append("-march=x86-64-v2")
    return flags


def flags_for(compiler: Any) -> list[str]:
    """The flags for this C compiler; one that does not work at all is an error, before Cython works for nothing."""
    flags = compiler_flags()
    try_out(compiler, flags)
    for alternatives in WANTED:
        for wanted in alternatives:
            with suppress(BaseError, CCompilerError), silence():
                try_out(compiler, [*flags, *wanted])
                flags += wanted
                break
    return flags


def try_out(compiler: Any, flags: list[str]) -> None:
    """Compile and link next to nothing."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "dedale_trial.c")
        source.write_text(TRIAL, encoding="utf-8")
        objects = compiler.compile([str(source)], output_dir=folder, extra_postargs=flags)
        compiler.link_shared_object(objects, str(Path(folder, "dedale_trial.so")), extra_postargs=flags)


@contextmanager
def silence() -> Iterator[None]:
    """Keep to itself what a compiler says to flags that are only tried."""
    sys.stderr.flush()
    kept = os.dup(2)
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def file_of(library: str) -> Path:
    """The file of a library, from the folder on in which its package lies."""
    return Path(*library.split(".")).with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))


def joined_c(library: str, sources: Iterable[Path], folder: Path = BUILD) -> list[Path]:
    """Write the C of a library's modules, as they call each other directly; what does not change is not touched."""
    texts = {module_name(source): written_c(source, folder).read_text(encoding="utf-8") for source in sources}
    found = []
    for name, text in with_direct_calls(texts).items():
        path = folder / "libraries" / library / f"{name}.c"
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
        found.append(path)
    return found


@dataclass(frozen=True)
class Job:
    """A file to make, unless it is made from this already."""

    made: Path
    recipe: str
    make: Callable[[], object]

    def is_done(self) -> bool:
        """Whether there is nothing to do."""
        return notes.is_made(self.made, self.recipe)

    def do(self) -> None:
        """Make it."""
        notes.begin(self.made)
        self.make()
        notes.end(self.made, self.recipe)


def recipe_of(flags: list[str], content: bytes) -> str:
    """What a file is made from and by: content, flags, and the compiler that the environment asks for."""
    asked = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDSHARED", "LDFLAGS")]
    return "\n".join([hashlib.sha256(content).hexdigest(), *flags, *asked])


def build_libraries(
    compiler: Any, libraries: dict[str, list[Path]], folder: Path, *, names: bool, linked_with: list[str]
) -> dict[str, Path]:
    """Make the libraries in a folder, on all cores, the longest module first; with or without names of functions."""
    flags = flags_for(compiler)
    write_missing_c([source for sources in libraries.values() for source in sources])
    link_flags = flags if names else [*flags, *WITHOUT_NAMES]
    compiling: list[Job] = []
    linking: list[Job] = []
    for library, sources in libraries.items():
        objects = [object_of(compiler, path, folder, flags) for path in joined_c(library, sources)]
        contents = "\n".join([*linked_with, *(job.recipe for job in objects)])
        made = folder / file_of(library)
        parts = [str(job.made) for job in objects]
        link = partial(compiler.link_shared_object, parts, str(made), libraries=linked_with, extra_postargs=link_flags)
        compiling += objects
        linking.append(Job(made, recipe_of(link_flags, contents.encode()), link))
    do_all(compiling, linking)
    return {library: folder / file_of(library) for library in libraries}


def object_of(compiler: Any, c_file: Path, folder: Path, flags: list[str]) -> Job:
    """The compilation of one module."""
    content = c_file.read_bytes()
    made = folder / c_file.with_suffix(".o")
    make = partial(compiler.compile, [str(c_file)], output_dir=str(folder), extra_postargs=flags)
    return Job(made, recipe_of(flags, content), make)


def do_all(compiling: list[Job], linking: list[Job]) -> None:
    """Do what is to do; the links by themselves, since each takes all cores."""
    to_compile = [job for job in compiling if not job.is_done()]
    to_link = [job for job in linking if not job.is_done()]
    progress = Progress(len(to_compile) + len(to_link))

    def do(job: Job) -> None:
        job.do()
        progress.one_more()

    try:
        with ThreadPoolExecutor(CORES) as cores:
            try:
                list(cores.map(do, to_compile))
            except BaseException:
                cores.shutdown(cancel_futures=True)
                raise
        for job in to_link:
            do(job)
    except BaseException:
        progress.break_off()
        raise
