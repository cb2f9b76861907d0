from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from dedale.core.errors import BadOptions
from dedale.core.luck import Luck

LUCK = Luck(bytes(range(16)))
WEIGHED = [(0, 1), (1, 2), (5, 3)]


def test_the_luck_of_a_secret_never_changes() -> None:
    """Old records are verified by these very numbers."""
    assert LUCK.commitment == "a917b6cc650ba78123fe718ebfeb88d767d3dbec71031de89ea91a9b64bebb63"
    assert [LUCK.outcome(k, WEIGHED) for k in range(12)] == [0, 5, 0, 5, 5, 1, 5, 5, 0, 5, 5, 5]


def test_the_order_of_the_outcomes_does_not_matter() -> None:
    assert [LUCK.outcome(k, WEIGHED[::-1]) for k in range(50)] == [LUCK.outcome(k, WEIGHED) for k in range(50)]


def test_outcomes_come_as_often_as_their_weights_say() -> None:
    came = Counter(LUCK.outcome(k, WEIGHED) for k in range(6000))
    # Three standard deviations are at most 116; the secret is fixed, and so are the counts.
    assert all(abs(came[outcome] - 1000 * weight) < 116 for outcome, weight in WEIGHED)


def test_a_certain_outcome_comes() -> None:
    assert {LUCK.outcome(k, [(7, 4)]) for k in range(20)} == {7}


def test_two_tables_have_different_luck() -> None:
    one, other = Luck(), Luck()
    assert one.commitment != other.commitment
    assert [one.outcome(k, WEIGHED) for k in range(99)] != [other.outcome(k, WEIGHED) for k in range(99)]


def test_the_secret_stays_out_of_logs() -> None:
    assert LUCK.secret.hex() not in repr(LUCK)
    assert repr(LUCK.secret) not in repr(LUCK)


@pytest.mark.parametrize("secret", [b"", bytes(15), bytes(17), "0123456789abcdef", None, 7])
def test_a_secret_is_sixteen_bytes(secret: Any) -> None:
    with pytest.raises(BadOptions, match="16 bytes"):
        Luck(secret)
