"""The one suite that every game must pass, in every combination of its options.

DEDALE_SOAK=n plays 20 n times as many games.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

import dedale
from dedale.core.game import Game
from tests.conformance.checks import CHECKS, Check
from tests.conformance.secrecy import SECRECY
from tests.core.toy import LANTERNS

GAMES = 20 * int(os.environ.get("DEDALE_SOAK") or 0) or 1


def combinations() -> Iterator[Any]:
    for game in (*map(dedale.game, dedale.games()), LANTERNS):
        for options in game.combinations():
            named = "-".join(f"{key}:{value}" for key, value in options.items())
            yield pytest.param(game, options, id=f"{game.name}-{named}")


@pytest.mark.parametrize("check", [*CHECKS, *SECRECY], ids=lambda check: check.__name__)
@pytest.mark.parametrize(("game", "options"), [*combinations()])
def test_contract(game: Game, options: dict[str, Any], check: Check) -> None:
    for seed in range(GAMES):
        check(game, options, seed)
