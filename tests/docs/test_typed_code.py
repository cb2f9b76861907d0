"""The code in the README and in `docs` passes mypy --strict and pyright, as a reader's own would."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.code_blocks import PROJECT, program_of, programs
from tools.page import node

pytestmark = pytest.mark.slow

PYRIGHT = PROJECT / "web" / "node_modules" / "pyright" / "index.js"

WRONG = """
import dedale

state = dedale.game("onirim").new({"players": 2}, seed=7)
state.view(0).pawns
dedale.game("labyrinth").new().options.dreams
"""
TYPES = """
from typing import assert_type

import dedale
from dedale.labyrinth.game import Labyrinth
from dedale.labyrinth.options import Options as LabyrinthOptions
from dedale.labyrinth.view import View as LabyrinthView
from dedale.onirim.game import Onirim
from dedale.onirim.options import Options as OnirimOptions
from dedale.onirim.view import View as OnirimView

onirim = dedale.game("onirim")
assert_type(onirim.options({"players": 2}), OnirimOptions)
assert_type(onirim.new(seed=7), Onirim)
assert_type(onirim.new(seed=7).clone().sample(None, 3), Onirim)
assert_type(onirim.new(seed=7).view(0), OnirimView)
assert_type(onirim.new(seed=7).options, OnirimOptions)
assert_type(dedale.game("labyrinth").new().view(None), LabyrinthView)
assert_type(dedale.game("labyrinth").new().options, LabyrinthOptions)


def anything(name: str) -> dedale.Game:
    return dedale.game(name)


def first(state: dedale.State) -> dedale.Action:
    seen: dedale.View = state.view(state.turn)
    return seen.legal[0]


def books(state: dedale.State[OnirimView, OnirimOptions]) -> str:
    return state.options.book + str(state.view(None).goals)


first(anything("onirim").new(seed=1))
books(onirim.new(seed=1))
wins: tuple[float, ...] = anything("labyrinth").new().playout(3)[0]
for game in (onirim, dedale.game("labyrinth")):
    any_game: dedale.Game = game
    any_state: dedale.State = game.new(seed=1)
"""


OPEN_SPIEL = """
from typing import Any

def __getattr__(name: str) -> Any: ...
"""
"""OpenSpiel is compiled and brings no types; here it may say anything."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every page's program as a file, one with what types should be, and one that must be refused."""
    made = tmp_path_factory.mktemp("typed")
    for name, program in {**programs(), "page_types": TYPES, "page_wrong": WRONG}.items():
        (made / f"{name}.py").write_text(program, encoding="utf-8")
    (made / "pyspiel.pyi").write_text(OPEN_SPIEL, encoding="utf-8")
    return made


def complaints(folder: Path, *command: str) -> str:
    environment = os.environ | {"MYPYPATH": str(PROJECT / "src")}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_mypy_is_content(folder: Path) -> None:
    found = complaints(folder, sys.executable, "-m", "mypy", "--strict", "--no-error-summary", ".")
    assert [line for line in found.splitlines() if not line.startswith("page_wrong.py:")] == []
    assert '"View" has no attribute "pawns"' in found
    assert '"Options" has no attribute "dreams"' in found


def test_pyright_is_content(folder: Path) -> None:
    settings = {"venvPath": str(PROJECT), "venv": ".venv", "extraPaths": [str(PROJECT / "src")]}
    (folder / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    told = json.loads(complaints(folder, *node(), str(PYRIGHT), "--outputjson", "--pythonpath", sys.executable))
    errors = [one for one in told["generalDiagnostics"] if one["severity"] == "error"]
    assert [one for one in errors if Path(one["file"]).name != "page_wrong.py"] == []
    assert 'attribute "pawns"' in json.dumps([one["message"] for one in errors]).replace('\\"', '"')
    assert told["summary"]["filesAnalyzed"] > len(programs())


def test_every_page_with_code_is_looked_at() -> None:
    assert {"readme", "docs_states", "docs_bots", "docs_art"} <= programs().keys()


def test_a_program_is_what_is_typed() -> None:
    page = "```python\n>>> a = 1\n>>> for i in range(a):\n...     a\n0\n\n```\n```\n>>> b\n```\n```python\nc = 2\n```\n"
    assert program_of(page) == "a = 1\nfor i in range(a):\n    a\nc = 2\n"
