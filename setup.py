"""Compiles the core: every module of `src/dedale` that has a `.pxd` beside it. Takes the built page along.

The same `.py` files run uncompiled, so a machine without a working C compiler gets a complete, slower
installation. `DEDALE_REQUIRE_COMPILED=1` makes that an error; `DEDALE_REFUSE_HINTS=1` makes an error of every
performance hint. How it is compiled stands in `tools/building`. The page is built by `tools/page.py`: here only where
it is missing and Node is at hand.
"""

from __future__ import annotations

import os
import runpy
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools.building.front_page import long_description, site, urls
from tools.building.libraries import build_libraries, file_of
from tools.building.sources import PACKAGE, PROJECT, SOURCE, compiled_modules, fingerprint, libraries, module_name
from tools.building.written_c import HINTS

STAMP = "_compiled_from.txt"
"""Lies in the package beside the libraries: the fingerprint of what they were compiled from, and the modules of each.

`dedale/_uncompiled.py` reads it.
"""

REQUIRE_COMPILED = os.environ.get("DEDALE_REQUIRE_COMPILED", "") not in ("", "0")


def stamp_of(before: str) -> str:
    """What the stamp says of libraries that are compiled from sources with this fingerprint."""
    members = [[library, *map(module_name, sources)] for library, sources in libraries().items()]
    return "\n".join([before, *map(" ".join, members), ""])


class BuildCore(build_ext):
    """Builds the whole core or nothing of it: compiled modules call each other in C, so a mixture cannot run."""

    failure: Exception | None

    def initialize_options(self) -> None:
        super().initialize_options()
        self.failure = None

    def get_source_files(self) -> list[str]:
        """What a package of the sources needs: not the C, which is written where it is compiled."""
        return [path.as_posix() for source in compiled_modules() for path in (source, source.with_suffix(".pxd"))]

    def run(self) -> None:
        self.asked_in_place = bool(self.inplace)
        built = Path(self.build_lib, "dedale")
        package = PACKAGE if self.asked_in_place else built
        if self.asked_in_place and self.is_fresh():
            (package / STAMP).touch()
            return
        super().run()
        if self.failure is None:
            keep_only(package, libraries())
            (package / STAMP).write_text(stamp_of(BEFORE), encoding="utf-8")
            return
        keep_only(package, [])
        keep_only(built, [])
        print("Dédale is installed uncompiled, as no C compiler works here: everything works, only slower.")

    def is_fresh(self) -> bool:
        """Whether the libraries in the source tree are compiled from the sources as they are, for this Python."""
        stamp = PACKAGE / STAMP
        same = stamp.exists() and stamp.read_text(encoding="utf-8") == stamp_of(BEFORE) and not HINTS.exists()
        return same and all((SOURCE / file_of(library)).exists() for library in libraries())

    def build_extensions(self) -> None:
        """Compile what is not compiled from the sources as they are."""
        keep_only(Path(self.build_lib, "dedale"), [])
        linked_with = self.get_libraries(self.extensions[0])
        try:
            made = build_libraries(
                self.compiler, libraries(), Path(self.build_temp), names=self.asked_in_place, linked_with=linked_with
            )
        except (BaseError, CCompilerError) as error:
            self.failure = error
            if REQUIRE_COMPILED:
                why = str(error).rstrip(".")
                sys.exit(f"The core must be compiled here (DEDALE_REQUIRE_COMPILED is set), but: {why}.")
            return
        for library, path in made.items():
            wanted = Path(self.get_ext_fullpath(library))
            wanted.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, wanted)

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


def keep_only(package: Path, kept: Iterable[str]) -> None:
    """Remove everything compiled but these libraries: a leftover would be imported in the place of its `.py`."""
    (package / STAMP).unlink(missing_ok=True)
    files = {package.parent / file_of(library) for library in kept}
    for pattern in ("*.so", "*.pyd"):
        for compiled in package.rglob(pattern):
            if compiled not in files:
                compiled.unlink()


if __name__ == "__main__":
    # Taken before anything is compiled: a source edited meanwhile then counts as newer than what was built.
    BEFORE = fingerprint()
    address = site()
    setup(
        long_description=long_description(address),
        long_description_content_type="text/markdown",
        project_urls=urls(address),
        ext_modules=[Extension(library, [], optional=True) for library in libraries()],
        cmdclass={"build_ext": BuildCore, "build_py": BuildPackage, "sdist": PackSources},
    )
