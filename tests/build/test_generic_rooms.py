"""What is of one game stands in a folder or a file of its name; everything else finds it without knowing it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import dedale

PROJECT = Path(__file__).parents[2]
GAMES = dedale.games()
NAMED = re.compile("|".join(GAMES), re.IGNORECASE)

JUSTIFIED = {
    "src/dedale/__init__.py": "tells type checkers what `dedale.game` gives by its name",
    "src/dedale/adapters/gymnasium.py": "an example to type",
    "src/dedale/adapters/gymnasium_vector.py": "the same",
    "src/dedale/adapters/openspiel.py": "the same",
    "src/dedale/adapters/pettingzoo.py": "the same",
    "src/dedale/art/__init__.py": "an example to type",
    "src/dedale/art/palettes/contrast.py": "the colours of all drawings, said whose they are",
    "src/dedale/art/palettes/night.py": "the same",
    "src/dedale/art/palettes/parchment.py": "the same",
    "web/src/wire.ts": "the views that travel, made from the games' own by `make docs`",
}
"""The files that name a game, and why."""


def is_of_a_game(path: Path) -> bool:
    return any(part.removesuffix(path.suffix) in GAMES for part in path.relative_to(PROJECT).parts)


def sources(folder: str, *suffixes: str) -> Iterator[Path]:
    found = [path for path in sorted((PROJECT / folder).rglob("*")) if path.suffix in suffixes]
    yield from (path for path in found if not is_of_a_game(path))


@pytest.mark.parametrize(
    ("folder", "suffixes", "least"),
    [("src/dedale", (".py", ".pxd"), 150), ("web/src", (".ts", ".svelte", ".css", ".json"), 120)],
)
def test_no_generic_room_names_a_game(folder: str, suffixes: tuple[str, ...], least: int) -> None:
    looked_at = list(sources(folder, *suffixes))
    assert len(looked_at) > least
    named = [str(path.relative_to(PROJECT)) for path in looked_at if NAMED.search(path.read_text(encoding="utf-8"))]
    assert named == [name for name in sorted(JUSTIFIED) if name.startswith(folder)]


def test_every_generic_module_is_under_a_contract_that_it_imports_no_game() -> None:
    """A package stands for all that is in it, unless it has a folder of a game."""
    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = [one for one in settings["tool"]["importlinter"]["contracts"] if one["name"].startswith("The generic")]
    held = [name for one in contracts for name in one["source_modules"]]
    modules = [
        ".".join(path.relative_to(PROJECT / "src").with_suffix("").parts)
        for room in ("adapters", "art", "bots", "lab", "server", "terminal", "words")
        for path in sources(f"src/dedale/{room}", ".py")
        if path.stem not in ("__init__", "__main__")
    ]
    free = {module for module in modules if not any(f"{module}.".startswith(f"{name}.") for name in held)}
    assert free == set(), "name it among the source_modules of a contract in pyproject.toml"


def test_hints_take_no_more_of_a_game_than_what_anybody_sees() -> None:
    """A game and its views, the names of its tiles, and what a solver finds: no rule."""
    taken = {
        module
        for path in (PROJECT / "src/dedale/bots/hints").rglob("*.py")
        for module in re.findall(rf"\bdedale\.(?:{'|'.join(GAMES)})\.(\w+)", path.read_text(encoding="utf-8"))
    }
    assert taken == {"game", "solving", "tiles", "view"}
