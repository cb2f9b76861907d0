"""The switch between the two forms of the core: `DEDALE_UNCOMPILED=1` runs the `.py` files as they are.

A compiled module lies beside the `.py` it was made from, and Python prefers the compiled one. This module
turns that round when the environment asks for it: to debug, to measure coverage, to compare. It has to be
imported before any other module of the package.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from types import ModuleType

PACKAGE = os.path.dirname(__file__)


class SourceFirst:
    """Finds the modules of this package among the `.py` files only."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, _target: ModuleType | None = None) -> ModuleSpec | None:
        """Where `import` is to load the module from; None leaves it to Python's own search."""
        if path is None or not name.startswith("dedale."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def _is_compiled() -> bool:
    """Whether importing the state of Onirim, where the core begins, would load compiled code."""
    spec = PathFinder.find_spec("dedale.onirim.state", [os.path.join(PACKAGE, "onirim")])
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


if os.environ.get("DEDALE_UNCOMPILED", "") not in ("", "0"):
    sys.meta_path.insert(0, SourceFirst)
    compiled = False
else:
    compiled = _is_compiled()
