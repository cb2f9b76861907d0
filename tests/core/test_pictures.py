from __future__ import annotations

import pytest

import dedale
from dedale.core import pictures
from dedale.labyrinth.view import View as LabyrinthView
from dedale.onirim.view import View as OnirimView


@pytest.mark.parametrize("name", dedale.games())
def test_a_view_is_drawn_as_somebody_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "_drawers", [])
    view = dedale.game(name).new(seed=1).view(0)
    assert isinstance(view, OnirimView | LabyrinthView)
    pictures.draw_with(lambda shown: f"<svg>{shown is view}</svg>")
    assert view._repr_svg_() == "<svg>True</svg>"
    pictures.draw_with(lambda _: "<svg/>")
    assert view._repr_svg_() == "<svg/>"
