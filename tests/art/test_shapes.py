"""The words that drawings are made of, and how they are shortened."""

from __future__ import annotations

import doctest
import importlib
import math
import pkgutil
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dedale.art
from dedale.art.compact import compact, shorter
from dedale.art.numerals import number
from dedale.art.sheets import sprites
from dedale.art.svg import arc, dot, n, poly, star

PAGE = Path(__file__).parents[2] / "docs" / "art.md"
MODULES = [module.name for module in pkgutil.walk_packages(dedale.art.__path__, "dedale.art.")]
coordinates = st.floats(-300, 300).map(lambda value: round(value, 1))


def corners(d: str) -> list[tuple[float, float]]:
    """Where the pen goes in a path of straight lines."""
    x = y = 0.0
    found = []
    for letter, numbers in re.findall(r"([MLHVmlhv])([^A-Za-z]*)", d):
        values = [float(value) for value in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", numbers)]
        steps = 1 if letter in "HVhv" else 2
        for i in range(0, len(values), steps):
            given_, moves = values[i : i + steps], letter.islower()
            if letter in "Hh":
                x = given_[0] + x * moves
            elif letter in "Vv":
                y = given_[0] + y * moves
            else:
                x, y = given_[0] + x * moves, given_[1] + y * moves
            found.append((x, y))
    return found


@given(st.lists(st.tuples(coordinates, coordinates), min_size=2, max_size=12))
def test_a_shortened_path_goes_where_the_long_one_went(points: list[tuple[float, float]]) -> None:
    long = poly(points)
    short = shorter(long)
    assert len(short) <= len(long)
    for (x, y), (u, v) in zip(corners(short), points, strict=True):
        assert math.dist((x, y), (u, v)) < 0.08


@pytest.mark.parametrize(
    ("long", "short"),
    [
        ("M0 0L10 0L10 10", "M0 0H10V10"),
        ("M100 100C100 110 110 120 120 120", "M100 100c0 10 10 20 20 20"),
        ("M5 5A3 3 0 0 1 11 5", "M5 5a3 3 0 0 1 6 0"),
        ("M0.5 -0.5L1.25 0.04Z", "M.5-.5l.8.5z"),
        ("M-0.04 0.04H0.02", "M0 0H0"),
    ],
)
def test_paths_are_written_without_a_needless_character(long: str, short: str) -> None:
    assert shorter(long) == short


def test_only_paths_and_leading_zeros_change_in_a_drawing() -> None:
    drawing = '<g id="a-0.5" opacity="0.5"><path d="M 1 1 L 5 1" stroke-width="1.50"/></g>'
    assert compact(drawing) == '<g id="a-0.5" opacity=".5"><path d="M1 1H5" stroke-width="1.50"/></g>'


def test_numbers_in_drawings_are_short() -> None:
    assert [n(value) for value in (1.0, -0.04, 2.26, -3.5)] == ["1", "0", "2.3", "-3.5"]


def test_shapes_keep_to_their_middle_and_size() -> None:
    assert dot(10, 20, 2) == "M8 20a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"
    assert all(math.dist((50, 50), p) == pytest.approx(30) for p in arc(50, 50, 30, 0, 90))
    assert len(corners(star(0, 0, 5, points=6))) == 12


def test_a_number_is_drawn_figure_by_figure() -> None:
    assert number(407, 0, 0, 52, "text").count("<path") == 3


@pytest.mark.parametrize("name", MODULES)
def test_every_module_has_examples_that_hold(name: str) -> None:
    if not name.endswith("__main__"):
        assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_page_about_the_drawings_has_examples_that_hold() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted == 4
    assert found.failed == 0


def test_the_page_about_the_drawings_names_drawings_that_there_are() -> None:
    known = {key for sprite in sprites() for key in sprite.pieces}
    prefixes = "card|em|end|orn|t|tr|pawn|mosaic|seat|scene|arch|dream|hedge|loading|treasure|maze|lantern|ground"
    named = re.findall(rf"`((?:{prefixes})-[\w-]*\w)`", PAGE.read_text(encoding="utf-8"))
    assert len(named) > 40
    assert [name for name in named if name not in known] == []
