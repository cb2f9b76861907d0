"""A view can be drawn in every theme, stands alone, and shows nothing that its seat may not know."""

from __future__ import annotations

import io
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image

import dedale
import dedale.art
from dedale.art import THEMES, Picture, draw
from dedale.art.errors import NoView
from dedale.art.labyrinth.table import drawing_of
from dedale.art.picture import filled
from dedale.art.sprite import references
from dedale.labyrinth.view import TileView, View
from dedale.onirim.view import View as OnirimView

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "solo": ("onirim", {}),
    "expansions": ("onirim", {"book": "yes", "towers": "yes", "dreams": 5}),
    "two": ("onirim", {"players": 2}),
    "silent": ("onirim", {"players": 2, "talk": "silent", "book": "yes", "towers": "yes", "dreams": 6}),
    "maze": ("labyrinth", {"players": 4}),
    "maze for two": ("labyrinth", {"players": 2, "cards": 2}),
    "young": ("labyrinth", {"players": 3, "young": True}),
}


def positions(table: str, luck: Random, steps: int) -> list[Any]:
    """Positions of one game played at random, so many steps apart, the last one over if the game ends."""
    name, options = TABLES[table]
    state = dedale.game(name).new(options, seed=luck.getrandbits(32))
    found = []
    for turn in range(steps * 6):
        if turn % steps == 0:
            found.append(state.clone())
        if state.turn == dedale.OVER:
            break
        state.play(luck.choice(state.legal()))
    return [*found, state]


@pytest.mark.parametrize("table", TABLES)
def test_every_position_is_drawn_from_pieces_that_are_there(table: str, luck: Random) -> None:
    for i, state in enumerate(positions(table, luck, steps=9)):
        for seat in (None, *range(state.seats)):
            svg = draw(state.view(seat), THEMES[i % 3]).svg
            assert "var(" not in svg
            assert "currentcolor" not in svg.lower() or 'color="' in svg
            found = [element.get("id") for element in ET.fromstring(svg).iter() if element.get("id")]
            assert len(found) == len(set(found))
            assert references(svg) <= set(found)


@pytest.mark.parametrize("table", TABLES)
def test_what_is_hidden_from_a_seat_changes_no_picture(table: str, luck: Random) -> None:
    differed = 0
    for state in positions(table, luck, steps=11)[:5]:
        for seat in range(state.seats):
            other = state.sample(seat, seed=luck.getrandbits(32))
            differed += other.to_json() != state.to_json()
            assert draw(other.view(seat)).svg == draw(state.view(seat)).svg
    assert differed


def test_a_hand_that_a_partner_may_not_see_lies_face_down() -> None:
    hands = [["rs", "rm", "rk"], ["bs", "bm", "bk"]]
    silent = {"players": 2, "talk": "silent"}
    view = dedale.game("onirim").start({"hands": hands, "shared": ["gs", "gm"]}, silent).view(0)
    assert isinstance(view, OnirimView)
    assert (view.hands[1].count, view.hands[1].cards) == (3, [])
    pile = 3
    assert draw(view).svg.count('href="#card-back"') == view.hands[1].count + pile


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("table", ["expansions", "maze"])
def test_a_picture_rasterised_without_css_is_full_of_colours(table: str, theme: str) -> None:
    known = positions(table, Random(4), steps=7)[3]  # chosen: colours are counted
    picture = draw(known.view(0), theme)
    image = Image.open(io.BytesIO(picture.png(600))).convert("RGB")
    assert image.width == 600
    colours = image.getcolors(maxcolors=600 * 2000)
    assert colours is not None
    shares = sorted((count / (image.width * image.height) for count, _ in colours), reverse=True)
    assert len(colours) > 400
    assert shares[0] < (0.75 if theme == "contrast" else 0.5)


def test_pictures_of_different_themes_differ(luck: Random) -> None:
    view = dedale.game("labyrinth").new({"players": 2}, seed=luck.getrandbits(32)).view(0)
    assert len({draw(view, theme).svg for theme in THEMES}) == 3


def test_what_the_pawn_reaches_is_lit_and_the_rest_steps_back(luck: Random) -> None:
    state = dedale.game("labyrinth").new({"players": 2}, seed=luck.getrandbits(32))
    while state.kind != "move":
        state.play(luck.choice(state.legal()))
    view = state.view(state.turn)
    assert isinstance(view, View)
    svg = draw(view).svg
    assert svg.count('--lit" x="0"') == len(view.reachable) < 49
    assert svg.count('--dim" x="0"') == 49 - len(view.reachable)


@pytest.mark.parametrize(
    ("sides", "treasure", "drawn"),
    [
        ("NS", None, ("t-I-a", 0)),
        ("EW", None, ("t-I-a", 1)),
        ("NE", None, ("t-L-a", 0)),
        ("ES", "owl", ("t-Lt-a", 1)),
        ("NW", None, ("t-L-a", 3)),
        ("NEW", "bat", ("t-Tt-a", 0)),
        ("NES", "bat", ("t-Tt-a", 1)),
        ("NSW", None, ("t-T-a", 3)),
    ],
)
def test_a_tile_is_turned_to_its_open_sides(sides: str, treasure: str | None, drawn: tuple[str, int]) -> None:
    assert drawing_of(TileView(sides, treasure), None) == drawn


def test_fixed_tiles_are_masonry() -> None:
    assert drawing_of(TileView("ES", None), 0) == ("t-start", 1)
    assert drawing_of(TileView("ESW", "skull"), 2)[0].startswith("t-Tf-")


def test_a_see_through_colour_is_written_for_any_renderer() -> None:
    assert filled('fill="var(--slot)"', "night") == 'fill="#04051266"'
    assert filled('fill="var(--mist)"', "contrast") == 'fill="#0000"'


def test_a_picture_is_saved_as_svg_and_as_png(tmp_path: Path) -> None:
    picture = Picture('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>')
    picture.save(tmp_path / "one.svg")
    picture.save(tmp_path / "one.png")
    assert (tmp_path / "one.svg").read_text(encoding="utf-8") == picture.svg == picture._repr_svg_()
    assert Image.open(io.BytesIO((tmp_path / "one.png").read_bytes())).size == (8, 8)


def test_a_view_shows_itself_without_a_word_about_drawings() -> None:
    program = (
        "import sys, dedale; view = dedale.game('onirim').new(seed=1).view(0)\n"
        "assert 'dedale.art' not in sys.modules\n"
        "shown = view._repr_svg_()\n"
        "assert shown == sys.modules['dedale.art'].draw(view).svg\n"
    )
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_only_what_a_seat_sees_is_drawn(luck: Random) -> None:
    state = dedale.game("onirim").new(seed=luck.getrandbits(32))
    with pytest.raises(NoView, match="view"):
        draw(state)
    assert not hasattr(state, "_repr_svg_")
