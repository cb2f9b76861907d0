"""The two forms of the core: compiled, and with `DEDALE_UNCOMPILED=1` the `.py` files as they are.

Compiled modules lie together in a few libraries, which Python would not find by itself. This module tells it which
lies where, unless the environment asks for the `.py` files: to debug, to measure coverage, to compare. It has to be
imported before any other module of the package.

Uncompiled, the rules `import cython`; where that is not installed, `_cython.py` stands in for it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from types import ModuleType

PACKAGE = os.path.dirname(__file__)
STAMP = os.path.join(PACKAGE, "_compiled_from.txt")


class Libraries:
    """Finds the modules that lie in libraries."""

    def __init__(self, library_of: dict[str, str]) -> None:
        self.library_of = library_of

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where `import` is to load the module from; None leaves it to Python's own search."""
        library = self.library_of.get(name)
        if library is None:
            return None
        return spec_from_file_location(name, library, loader=ExtensionFileLoader(name, library))


class StandIn:
    """Finds `cython` where nobody else does."""

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where `import` is to load the module from; None for every other one."""
        return spec_from_file_location(name, os.path.join(PACKAGE, "_cython.py")) if name == "cython" else None


def _compiled_modules() -> dict[str, str]:
    """The library of each compiled module; none at all if one of them is not there for this Python."""
    try:
        with open(STAMP, encoding="utf-8") as stamp:
            _fingerprint, *libraries = stamp.read().splitlines()
    except FileNotFoundError:
        return {}
    found: dict[str, str] = {}
    for line in libraries:
        library, *modules = line.split()
        spec = PathFinder.find_spec(library, [PACKAGE])
        if spec is None or spec.origin is None:
            return {}
        found |= dict.fromkeys(modules, spec.origin)
    return found


def _begin() -> bool:
    """Whether the core is compiled; then its modules are found from here on."""
    asked = os.environ.get("DEDALE_UNCOMPILED", "") not in ("", "0")
    modules = {} if asked else _compiled_modules()
    if modules:
        sys.meta_path.insert(0, Libraries(modules))
    else:
        sys.meta_path.append(StandIn())
    return bool(modules)


compiled = _begin()
