"""Numbers as a person reads them."""

from __future__ import annotations

import pytest

from dedale.lab.figures import elo, elo_interval
from dedale.words import words

SAY = words("en")


@pytest.mark.parametrize(
    ("rate", "par", "said"),
    [
        (0.5, 0.5, "+0"),
        (0.7034, 0.5, "+150"),
        (0.2966, 0.5, "−150"),
        (0.25, 0.25, "+0"),
        (0.5, 0.25, "+191"),
        (0.0, 0.5, "–"),
        (1.0, 0.5, "–"),
    ],
)
def test_the_distance_from_par_in_elo(rate: float, par: float, said: str) -> None:
    assert elo(SAY, rate, par) == said


def test_an_interval_in_elo() -> None:
    assert elo_interval(SAY, 0.5, 0.7034, 0.5) == "+0 to +150"
