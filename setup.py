"""Compiles the core: every module of `src/dedale` that has a `.pxd` beside it. Takes the built page along.

The same `.py` files run uncompiled, so a machine without a working C compiler gets a complete, slower
installation. `DEDALE_REQUIRE_COMPILED=1` makes that an error; `DEDALE_REFUSE_HINTS=1` makes an error of every
performance hint. The page is built by `tools/page.py`: here only where it is missing and Node is at hand.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import platform
import re
import runpy
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

from Cython.Build import cythonize
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
    flags = ["-O3"]
    if platform.machine() in ("x86_64", "AMD64"):
        flags.append("-march=x86-64-v2")
    return flags


def extensions() -> list[Extension]:
    """The C of every compiled module, made anew where a source, or this file with its directives, is newer."""
    sources = compiled_modules()
    made = [generated_c(source) for source in sources]
    outdated = any(path.exists() and path.stat().st_mtime < Path("setup.py").stat().st_mtime for path in made)
    said = io.StringIO()
    try:
        with contextlib.redirect_stderr(said):
            found: list[Extension] = cythonize(
                [
                    Extension(module_name(source), [source.as_posix()], extra_compile_args=compiler_flags())
                    for source in sources
                ],
                build_dir=GENERATED_C.as_posix(),
                include_path=[SOURCE.as_posix()],
                compiler_directives=DIRECTIVES,
                force=outdated or HINTS.exists(),
                quiet=True,
            )
    finally:
        sys.stderr.write(said.getvalue())
    heed_hints(said.getvalue())
    for extension in found:
        extension.optional = True  # cythonize() drops it when it is given beforehand
    return found


def heed_hints(said: str) -> None:
    """Take a performance hint for the mistake that it is: a call that takes the GIL, at twenty times the cost.

    A hint is kept, and everything made anew, until it no longer comes: else only the first build would show it.
    """
    hinted = sorted(set(re.findall(r"^performance hint: (.+?):", said, flags=re.MULTILINE)))
    if not hinted:
        HINTS.unlink(missing_ok=True)
        return
    HINTS.write_text(said)
    if REFUSE_HINTS:
        sys.exit(f"Cython has performance hints for {', '.join(hinted)} (see above); mend them and build again.")


class BuildCore(build_ext):
    """Builds the whole core or nothing of it: compiled modules call each other in C, so a mixture cannot run."""

    failure: Exception | None

    def initialize_options(self) -> None:
        super().initialize_options()
        self.failure = None

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

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
        same = stamp.exists() and stamp.read_text().strip() == BEFORE
        return same and all(compiled_name(source).exists() for source in compiled_modules())

    def build_extension(self, ext: Extension) -> None:
        if self.failure is not None:
            return
        try:
            super().build_extension(ext)
        except (BaseError, CCompilerError) as error:
            if REQUIRE_COMPILED:
                sys.exit(
                    f"The core must be compiled here (DEDALE_REQUIRE_COMPILED is set), but: {str(error).rstrip('.')}."
                )
            self.failure = error


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
    # Taken before anything is compiled: a source edited meanwhile then counts as newer than what was built.
    BEFORE = fingerprint()
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildCore, "build_py": BuildPackage, "sdist": PackSources})
