"""Compiles the core: every module of `src/dedale` that has a `.pxd` beside it. Takes the built page along.

The same `.py` files run uncompiled, so a machine without a working C compiler gets a complete, slower
installation. `DEDALE_REQUIRE_COMPILED=1` makes that an error; `DEDALE_REFUSE_HINTS=1` makes an error of every
performance hint. The page is built by `tools/page.py`: here only where it is missing and Node is at hand.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import runpy
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path
from threading import Lock

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

PROJECT = Path(__file__).resolve().parent
SOURCE = Path("src")
PACKAGE = SOURCE / "dedale"
GENERATED_C = Path("build")
HINTS = GENERATED_C / "performance-hints.txt"
STAMP = "_compiled_from.txt"
"""Lies in the package beside the compiled modules: the fingerprint of what they were compiled from."""
WRITE_C = "write-c"
"""The first argument of the processes in which Cython works: see `write_c_apart`."""
CORES = os.cpu_count() or 1

REQUIRE_COMPILED = os.environ.get("DEDALE_REQUIRE_COMPILED", "") not in ("", "0")
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


def compiled_modules(project: Path = PROJECT) -> list[Path]:
    """The modules to compile, relative to the project: those with their C types in a `.pxd` beside them."""
    types = sorted((project / PACKAGE).rglob("*.pxd"))
    modules = [path.with_suffix(".py") for path in types if path.stem != "__init__"]
    return [path.relative_to(project) for path in modules if path.exists()]


def fingerprint(project: Path = PROJECT) -> str:
    """A hash of everything that the compiled modules are made from."""
    digest = hashlib.sha256()
    types = [path.relative_to(project) for path in sorted((project / PACKAGE).rglob("*.pxd"))]
    for path in [Path("setup.py"), *compiled_modules(project), *types]:
        content = (project / path).read_bytes()
        digest.update(f"{path.as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def module_name(source: Path) -> str:
    return ".".join(source.relative_to(SOURCE).with_suffix("").parts)


def compiled_name(source: Path) -> Path:
    return source.with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))


def generated_c(source: Path) -> Path:
    return GENERATED_C / source.with_suffix(".c")


def compiler_flags() -> list[str]:
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


def extensions() -> list[Extension]:
    """Every compiled module, to be made from the C that Cython writes for it."""
    return [
        Extension(
            module_name(source), [generated_c(source).as_posix()], extra_compile_args=compiler_flags(), optional=True
        )
        for source in compiled_modules()
    ]


def types_used_by(source: Path) -> set[Path]:
    """The `.pxd` of a module and all that it takes C types from."""
    found: set[Path] = set()
    wanted = [source.with_suffix(".pxd")]
    while wanted:
        types = wanted.pop()
        if types in found or not types.exists():
            continue
        found.add(types)
        modules = re.findall(r"^(?:from|cimport) ([\w.]+)", types.read_text(encoding="utf-8"), flags=re.MULTILINE)
        wanted += [SOURCE.joinpath(*module.split(".")).with_suffix(".pxd") for module in modules]
    return found


def recipe_of_c(source: Path) -> str:
    """A hash of everything that the C of a module is written from."""
    digest = hashlib.sha256(f"Cython {metadata.version('cython')}\n".encode())
    for path in [Path("setup.py"), source, *sorted(types_used_by(source))]:
        content = path.read_bytes()
        digest.update(f"{path.as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def recipe_of_compiled(compiled: Path, recipe: str) -> str:
    """What a compiled module is made from and by: its C, and the compiler that the environment asks for."""
    asked = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDSHARED", "LDFLAGS")]
    return "\n".join([recipe, str(compiled), *asked])


def note_beside(made: Path) -> Path:
    """Where it stands what a file was made from. It is written last, so that a half-made file has none."""
    return made.with_suffix(".made")


def is_made(made: Path, note: Path, recipe: str) -> bool:
    return made.exists() and note.exists() and note.read_text(encoding="utf-8") == recipe


def write_missing_c(recipes: dict[Path, str]) -> None:
    """Let Cython write the C that is missing or outdated, each core its share of the modules."""
    outdated = [
        source
        for source, recipe in recipes.items()
        if not is_made(generated_c(source), note_beside(generated_c(source)), recipe)
    ]
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
                note_beside(generated_c(source)).write_text(recipes[source], encoding="utf-8")
    heed_hints(said)


def write_c_apart(share: list[Path]) -> tuple[bool, str]:
    """Write the C of some modules in a process of its own: whether it could, and what Cython said."""
    for source in share:
        note_beside(generated_c(source)).unlink(missing_ok=True)
    command = [sys.executable, "setup.py", WRITE_C, *(source.as_posix() for source in share)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    return done.returncode == 0, done.stderr


def write_c(sources: list[str]) -> None:
    """What `write_c_apart` runs."""
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError

    try:
        cythonize(
            [Extension(module_name(Path(source)), [source]) for source in sources],
            build_dir=GENERATED_C.as_posix(),
            include_path=[SOURCE.as_posix()],
            compiler_directives=DIRECTIVES,
            force=True,
            quiet=True,
        )
    except CompileError:
        sys.exit(1)  # Cython has said why


def hinted_in(said: str) -> list[str]:
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


class Progress:
    """How many modules are compiled, in words: one line that changes on a terminal, four lines elsewhere."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.counting = Lock()
        self.changes = sys.stdout.isatty()
        if self.changes and total:
            self.say(end="")

    def one_more(self) -> None:
        with self.counting:
            self.done += 1
            if self.changes:
                self.say(end="\n" if self.done == self.total else "")
            elif 4 * self.done // self.total > 4 * (self.done - 1) // self.total:
                self.say(end="\n")

    def say(self, end: str) -> None:
        start = "\r" if self.changes else ""
        print(f"{start}Compiling the core: {self.done} of {self.total}", end=end, flush=True)

    def break_off(self) -> None:
        """Let what is said next begin on a line of its own."""
        if self.changes:
            print()


class BuildCore(build_ext):
    """Builds the whole core or nothing of it: compiled modules call each other in C, so a mixture cannot run."""

    failure: Exception | None
    recipes: dict[Path, str]
    progress: Progress

    def initialize_options(self) -> None:
        super().initialize_options()
        self.failure = None

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or CORES

    def get_source_files(self) -> list[str]:
        """What a package of the sources needs: not the C, which is written where it is compiled."""
        return [path.as_posix() for source in compiled_modules() for path in (source, source.with_suffix(".pxd"))]

    def run(self) -> None:
        in_place = bool(self.inplace)
        built = Path(self.build_lib, "dedale")
        package = PACKAGE if in_place else built
        if in_place and self.is_fresh():
            (package / STAMP).touch()
            return
        super().run()
        if self.failure is None:
            keep_only(package, compiled_modules())
            (package / STAMP).write_text(BEFORE + "\n")
            return
        keep_only(package, [])
        keep_only(built, [])
        print("Dédale is installed uncompiled, as no C compiler works here: everything works, only slower.")

    def is_fresh(self) -> bool:
        """Whether the modules in the source tree are compiled from the sources as they are, for this Python."""
        stamp = PACKAGE / STAMP
        same = stamp.exists() and stamp.read_text().strip() == BEFORE and not HINTS.exists()
        return same and all(compiled_name(source).exists() for source in compiled_modules())

    def build_extensions(self) -> None:
        """Compile what is not compiled from the sources as they are, the longest first: it would end last."""
        self.recipes = {source: recipe_of_c(source) for source in compiled_modules()}
        self.progress = Progress(sum(not self.is_compiled(ext) for ext in self.extensions))
        write_missing_c(self.recipes)
        self.extensions.sort(key=lambda ext: Path(ext.sources[0]).stat().st_size, reverse=True)
        super().build_extensions()
        if self.failure is not None:
            self.progress.break_off()
            if REQUIRE_COMPILED:
                why = str(self.failure).rstrip(".")
                sys.exit(f"The core must be compiled here (DEDALE_REQUIRE_COMPILED is set), but: {why}.")

    def build_extension(self, ext: Extension) -> None:
        if self.failure is not None or self.is_compiled(ext):
            return
        compiled, note, recipe = self.made_of(ext)
        note.unlink(missing_ok=True)
        compiled.unlink(missing_ok=True)
        try:
            super().build_extension(ext)
        except (BaseError, CCompilerError) as error:
            self.failure = error
            return
        note.write_text(recipe, encoding="utf-8")
        self.progress.one_more()

    def is_compiled(self, ext: Extension) -> bool:
        return is_made(*self.made_of(ext))

    def made_of(self, ext: Extension) -> tuple[Path, Path, str]:
        """The compiled module, where it stands what it was made from, and what that should be."""
        compiled = Path(self.get_ext_fullpath(ext.name))
        source = SOURCE.joinpath(*ext.name.split(".")).with_suffix(".py")
        note = note_beside(Path(self.build_temp, generated_c(source)))
        return compiled, note, recipe_of_compiled(compiled, self.recipes[source])

    def copy_extensions_to_source(self) -> None:
        """Take over a whole core; whoever is interrupted at it finds no stamp, and takes it over again."""
        if self.failure is None:
            keep_only(PACKAGE, [])
            super().copy_extensions_to_source()


def build_page() -> None:
    """Build the page where it is not built yet; without Node the installation goes on without it."""
    builder = PROJECT / "tools" / "page.py"
    if builder.exists():
        runpy.run_path(str(builder))["build_if_missing"]()


class BuildPackage(build_py):
    """Copies the package, the page with it; an editable installation takes the page from where it is."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
        super().run()


class PackSources(sdist):
    """Packs the sources, the built page with them."""

    def run(self) -> None:
        build_page()
        super().run()


def keep_only(package: Path, modules: Iterable[Path]) -> None:
    """Remove the compiled form of all other modules: a leftover would be imported in the place of its `.py`."""
    (package / STAMP).unlink(missing_ok=True)
    kept = {package / compiled_name(module).relative_to(PACKAGE) for module in modules}
    for pattern in ("*.so", "*.pyd"):
        for compiled in package.rglob(pattern):
            if compiled not in kept:
                compiled.unlink()


if __name__ == "__main__":
    if sys.argv[1:2] == [WRITE_C]:
        write_c(sys.argv[2:])
        sys.exit()
    # Taken before anything is compiled: a source edited meanwhile then counts as newer than what was built.
    BEFORE = fingerprint()
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildCore, "build_py": BuildPackage, "sdist": PackSources})
