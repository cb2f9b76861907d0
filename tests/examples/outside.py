"""The example packages: imported where they lie for quick looks, and installed as anybody would."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parents[2] / "examples"
PEARLS = EXAMPLES / "pearls" / "src" / "dedale_pearls"


def pearls() -> Any:
    """The game of the example, without an installation: nothing here finds it by its name."""
    if "dedale_pearls" not in sys.modules:
        spec = spec_from_file_location("dedale_pearls", PEARLS / "__init__.py")
        assert spec is not None
        sys.modules["dedale_pearls"] = module_from_spec(spec)
    return import_module("dedale_pearls.game").GAME


def install_examples(folder: Path, site: Path) -> None:
    """Install every example into a folder, as pip does: from copies, for a build leaves things behind."""
    packages = sorted(file.parent for file in EXAMPLES.glob("*/pyproject.toml"))
    for example in packages:
        shutil.copytree(example, folder / example.name, ignore=shutil.ignore_patterns("build", "*.egg-info"))
    copies = [str(folder / example.name) for example in packages]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--target", str(site), *copies], check=True)
