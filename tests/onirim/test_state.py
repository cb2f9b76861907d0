"""What a state of Onirim says of itself, and to whom it answers."""

from __future__ import annotations

from typing import Any

import pytest

from dedale.core.errors import UnknownSeat
from dedale.onirim.game import GAME


def test_a_state_names_its_decision_and_its_seat() -> None:
    hands = {"hands": [["rs", "bk", "gm"], ["rm", "ns", "nk"]], "shared": ["rs", "bk"], "seat": 1}
    shown = repr(GAME.start(hands, {"players": 2}))
    assert shown.startswith("dedale.game('onirim').unpack('main, seat 2 of 2: ")


@pytest.mark.parametrize("seat", [1, -1, True, "0", 0.0])
def test_a_seat_that_nobody_sits_at_has_no_view(seat: Any) -> None:
    with pytest.raises(UnknownSeat, match="the seats go from 0 to 0, and None is a spectator"):
        GAME.new(None, 1).view(seat)


@pytest.mark.parametrize("seat", [2, "1"])
def test_a_seat_that_nobody_sits_at_has_no_sample(seat: Any) -> None:
    with pytest.raises(UnknownSeat, match="the seats go from 0 to 1"):
        GAME.new({"players": 2}, 1).sample(seat, 1)
