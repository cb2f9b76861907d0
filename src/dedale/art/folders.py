"""What the folders of drawings hold for the page.

The page is built before anything is installed, so these parts of a game are found by their folder, not by entry points.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType


def in_folders(name: str) -> dict[str, ModuleType]:
    """The modules of that name, by the folder that they are in."""
    folders = sorted(path.parent.name for path in Path(__file__).parent.glob(f"*/{name}.py"))
    return {folder: import_module(f"dedale.art.{folder}.{name}") for folder in folders}
