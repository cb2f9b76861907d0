from __future__ import annotations

from pathlib import Path

import pytest

import dedale
from dedale.core import pictures
from dedale.labyrinth.view import View as LabyrinthView
from dedale.onirim.view import View as OnirimView
from tests.plugins import ask


@pytest.mark.parametrize("name", dedale.games())
def test_a_view_is_drawn_as_somebody_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "_drawers", [])
    view = dedale.game(name).new(seed=1).view(0)
    assert isinstance(view, OnirimView | LabyrinthView)
    pictures.draw_with(lambda shown: f"<svg>{shown is view}</svg>")
    assert view._repr_svg_() == "<svg>True</svg>"
    pictures.draw_with(lambda _: "<svg/>")
    assert view._repr_svg_() == "<svg/>"


def test_the_drawings_are_fetched_when_a_view_is_first_shown(tmp_path: Path) -> None:
    program = "import sys, dedale; view = dedale.game('onirim').new(seed=1).view(0)\n"
    program += "print('dedale.art' in sys.modules, view._repr_svg_()[:4], 'dedale.art' in sys.modules)"
    assert ask(tmp_path, program).split() == ["False", "<svg", "True"]
