"""What the core is compiled from: the modules with a `.pxd` beside them, and the library each of them goes into."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
SOURCE = Path("src")
PACKAGE = SOURCE / "dedale"
BUILDERS = Path("tools", "building")
COMMON = "core"


def compiled_modules(project: Path = PROJECT) -> list[Path]:
    """The modules to compile, relative to the project: those with their C types in a `.pxd` beside them."""
    types = sorted((project / PACKAGE).rglob("*.pxd"))
    modules = [path.with_suffix(".py") for path in types if path.stem != "__init__"]
    return [path.relative_to(project) for path in modules if path.exists()]


def fingerprint(project: Path = PROJECT) -> str:
    """A hash of everything that the compiled modules are made from."""
    types = [path.relative_to(project) for path in sorted((project / PACKAGE).rglob("*.pxd"))]
    builders = [path.relative_to(project) for path in sorted((project / BUILDERS).glob("*.py"))]
    return hash_of([Path("setup.py"), *builders, *compiled_modules(project), *types], project)


def hash_of(paths: list[Path], folder: Path = Path()) -> str:
    """A hash of the names of files and of what is in them."""
    digest = hashlib.sha256()
    for path in paths:
        content = (folder / path).read_bytes()
        digest.update(f"{path.as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def module_name(source: Path) -> str:
    """The name by which a file of the package is imported."""
    return ".".join(source.relative_to(SOURCE).with_suffix("").parts)


def types_used_by(source: Path) -> set[Path]:
    """The `.pxd` of a module and all that it takes C types from."""
    found: set[Path] = set()
    asked = re.findall(r"^ *from cython\.cimports\.([\w.]+)", source.read_text(encoding="utf-8"), flags=re.MULTILINE)
    wanted = [source.with_suffix(".pxd"), *map(_types_of, asked)]
    while wanted:
        types = wanted.pop()
        if types in found or not types.exists():
            continue
        found.add(types)
        modules = re.findall(r"^(?:from|cimport) ([\w.]+)", types.read_text(encoding="utf-8"), flags=re.MULTILINE)
        wanted += map(_types_of, modules)
    return found


def _types_of(module: str) -> Path:
    return SOURCE.joinpath(*module.split(".")).with_suffix(".pxd")


def libraries(project: Path = PROJECT) -> dict[str, list[Path]]:
    """The modules of each library: all that are about one game go into that game's, everything else into the core's.

    Modules of one library call each other directly, and the C compiler sees them as one.
    """
    sources = compiled_modules(project)
    games = {source.parts[2] for source in sources if source.name == "game.py"} - {COMMON}
    members: dict[str, list[Path]] = {}
    for source in sources:
        about = {part for types in types_used_by(source) for part in types.parts if part in games}
        members.setdefault(f"dedale._{about.pop() if len(about) == 1 else COMMON}", []).append(source)
    for library, modules in members.items():
        refuse_namesakes(library, modules)
    return dict(sorted(members.items()))


def refuse_namesakes(library: str, modules: list[Path]) -> None:
    """Python looks for a module in its library by the last part of its name: that must be one module's alone."""
    by_name: dict[str, list[str]] = {}
    for source in modules:
        by_name.setdefault(source.stem, []).append(module_name(source))
    for names in by_name.values():
        if len(names) > 1:
            raise SystemExit(
                f"{' and '.join(names)} go into one library, {library}: give one of them another last name."
            )
