"""Imports modules of the rules in a changed form, for this process only; nothing is written anywhere."""

from __future__ import annotations

import ast
import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType


def module_name(path: Path) -> str:
    """The name by which a file of a package is imported."""
    parts = [path.stem]
    folder = path.parent
    while (folder / "__init__.py").exists():
        parts.insert(0, folder.name)
        folder = folder.parent
    return ".".join(parts)


class ChangedModules(MetaPathFinder, Loader):
    """Finds the modules that have a changed form; `names` are at hand for the changed code."""

    def __init__(self, trees: dict[Path, ast.Module], **names: object) -> None:
        self.trees = {module_name(path): (path, tree) for path, tree in trees.items()}
        self.names = names

    def install(self) -> None:
        """Come before everything else that finds modules. None of these may have been imported yet."""
        loaded = sorted(self.trees.keys() & sys.modules.keys())
        if loaded:
            raise RuntimeError(f"{', '.join(loaded)}: imported already, and it is too late to change it.")
        sys.meta_path.insert(0, self)

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if fullname not in self.trees:
            return None
        return ModuleSpec(fullname, self, origin=str(self.trees[fullname][0]))

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave it to Python to make an ordinary module."""

    def exec_module(self, module: ModuleType) -> None:
        path, tree = self.trees[module.__name__]
        module.__file__ = str(path)
        module.__dict__.update(self.names)
        exec(compile(tree, path, "exec"), module.__dict__)
