"""The C that Cython writes for the modules of the core, module by module."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path

from tools.building import notes
from tools.building.sources import BUILDERS, SOURCE, hash_of, module_name, types_used_by

BUILD = Path("build")
HINTS = BUILD / "performance-hints.txt"
CORES = os.cpu_count() or 1
REFUSE_HINTS = os.environ.get("DEDALE_REFUSE_HINTS", "") not in ("", "0")

DIRECTIVES = {
    "language_level": 3,
    "auto_pickle": False,  # what Cython writes for arrays of arrays copies beyond their end
    "infer_types": True,
    "annotation_typing": False,  # annotations serve mypy; C types stand in the .pxd only
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "embedsignature": True,
}


def written_c(source: Path, folder: Path = BUILD) -> Path:
    """Where the C of a module lies."""
    return folder / source.with_suffix(".c")


def recipe_of_c(source: Path) -> str:
    """What the C of a module is written from: by which Cython, how, and from which files."""
    files = [BUILDERS / "written_c.py", source, *sorted(types_used_by(source))]
    return f"Cython {metadata.version('cython')} {hash_of(files)}"


def write_missing_c(sources: list[Path]) -> None:
    """Let Cython write the C that is missing or outdated, each core its share of the modules."""
    recipes = {source: recipe_of_c(source) for source in sources}
    outdated = [source for source in sources if not notes.is_made(written_c(source), recipes[source])]
    shares = [share for first in range(CORES) if (share := outdated[first::CORES])]
    with ThreadPoolExecutor(CORES) as cores:
        told = list(cores.map(write_c_apart, shares))
    said = "".join(words for _, words in told)
    if said:
        print(said, file=sys.stderr, end="")
    if not all(written for written, _ in told):
        sys.exit("Cython cannot compile the core (see above); mend it and build again.")
    for share, (_, words) in zip(shares, told, strict=True):
        if not hinted_in(words):
            for source in share:
                notes.end(written_c(source), recipes[source])
    heed_hints(said)


def write_c_apart(share: list[Path]) -> tuple[bool, str]:
    """Write the C of some modules in a process of its own: whether it could, and what Cython said."""
    for source in share:
        notes.begin(written_c(source))
    command = [sys.executable, "-m", "tools.building.written_c", *(source.as_posix() for source in share)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    return done.returncode == 0, done.stderr


def write_c(sources: list[Path], folder: Path = BUILD, **other_directives: bool) -> None:
    """Let Cython write the C of these modules, here and now."""
    from Cython.Build import cythonize
    from setuptools import Extension

    cythonize(
        [Extension(module_name(source), [source.as_posix()]) for source in sources],
        build_dir=folder.as_posix(),
        include_path=[SOURCE.as_posix()],
        compiler_directives=DIRECTIVES | other_directives,
        force=True,
        quiet=True,
    )


def hinted_in(said: str) -> list[str]:
    """The files for which Cython has a performance hint."""
    return sorted(set(re.findall(r"^performance hint: (.+?):", said, flags=re.MULTILINE)))


def heed_hints(said: str) -> None:
    """Take a performance hint for the mistake that it is: a call that takes the GIL, at twenty times the cost.

    A hint is kept, and its C written anew, until it no longer comes: else only the first build would show it.
    """
    hinted = hinted_in(said)
    if not hinted:
        HINTS.unlink(missing_ok=True)
        return
    HINTS.write_text(said, encoding="utf-8")
    if REFUSE_HINTS:
        sys.exit(f"Cython has performance hints for {', '.join(hinted)} (see above); mend them and build again.")


def main(arguments: list[str]) -> int:
    """What `write_c_apart` runs."""
    from Cython.Compiler.Errors import CompileError

    try:
        write_c([Path(source) for source in arguments])
    except CompileError:
        return 1  # Cython has said why
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
