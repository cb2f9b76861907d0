"""Figures have a dot for each figure and name what they show."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from matplotlib.axes import Axes
from matplotlib.lines import Line2D

from dedale.lab.errors import BadResults
from dedale.lab.plan import Row, new_row
from dedale.lab.plot import HUES, draw, plot
from dedale.lab.rates import rate_rows
from dedale.lab.tally import Tally
from dedale.words import words
from tests.lab.plans import played

EN, FR = words("en"), words("fr")


def tally(row: Row, *outcomes: int) -> Tally:
    made = Tally(row)
    made.add(played(*outcomes, row=row))
    return made


def places(line: Line2D) -> list[float]:
    """Where a line goes, from left to right."""
    return [float(x) for x in np.asarray(line.get_xdata())]


def dots(panel: Axes) -> list[float]:
    return [places(line)[0] for line in panel.lines if line.get_marker() == "o"]


def texts(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def test_every_variant_has_a_line_and_every_company_a_panel() -> None:
    rows = rate_rows("onirim", ["all"], ["random", "random:5"])
    figure = draw(EN, [tally(row, 1, 0, 1) for row in rows], "wins")
    panels = figure.axes
    assert [panel.get_title(loc="left") for panel in panels] == ["solo", "two, open", "two, silent"]
    labels = [label.get_text() for label in panels[0].get_yticklabels()]
    assert len(labels) == 36
    assert labels[0] == "base game"
    assert "Lost! · Ruins · Dreams 6" in labels
    assert [value for panel in panels for value in dots(panel)] == [pytest.approx(200 / 3)] * 216


def test_a_match_shows_the_first_bot_and_par() -> None:
    row = new_row("labyrinth", {"players": 4, "turn_limit": 400}, ("random", *["random:5"] * 3))
    (panel,) = draw(EN, [tally(row, 0, 0, 1, 3)], "match").axes
    assert [label.get_text() for label in panel.get_yticklabels()] == ["random – 3 × random:5"]
    assert dots(panel) == [50]
    assert [25, 25] in [places(line) for line in panel.lines]


def test_bots_of_one_variant_have_a_line_each() -> None:
    rows = rate_rows("labyrinth", [], ["random", "random:5"])
    (panel,) = draw(EN, [tally(rows[0], 30, 40), tally(rows[1], 80)], "turns").axes
    assert [label.get_text() for label in panel.get_yticklabels()] == ["random", "random:5"]


def test_figures_are_written_as_png_and_svg_in_the_language_asked_for(tmp_path: Path) -> None:
    (row,) = rate_rows("onirim", ["towers=yes"], ["random"])
    files = plot(FR, [tally(row, 1, 0)], tmp_path / "new", "rates")
    assert [file.name for file in files] == ["rates.png", "rates.svg"]
    assert files[0].read_bytes().startswith(b"\x89PNG")
    assert "parties gagnées" in texts(files[1])
    assert HUES["random"] in texts(files[1])
    again = plot(FR, [tally(row, 1, 0)], tmp_path / "again", "rates")
    assert texts(again[1]) == texts(files[1])


def test_nothing_played_is_nothing_to_draw(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="nothing to draw"):
        plot(EN, [Tally(rate_rows("onirim", [], ["random"])[0])], tmp_path, "rates")
    assert list(tmp_path.iterdir()) == []
