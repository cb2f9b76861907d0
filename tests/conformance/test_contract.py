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
from tests.combinations import combinations_of, named
from tests.conformance.checks import CHECKS
from tests.conformance.secrecy import SECRECY
from tests.conformance.telling import TELLING
from tests.core.toy import LANTERNS
from tests.luck import seed_of

GAMES = 20 * int(os.environ.get("DEDALE_SOAK") or 0) or 1


def every_game() -> Iterator[Any]:
    for game in (*map(dedale.game, dedale.games()), LANTERNS):
        for options in combinations_of(game):
            yield pytest.param(game, options, id=f"{game.name}-{named(options)}")


@pytest.mark.parametrize(("game", "options"), [*every_game()])
def test_contract(game: Game, options: dict[str, Any]) -> None:
    for check in (*CHECKS, *SECRECY, *TELLING):
        for number in range(GAMES):
            seed = seed_of(game.name, options, number)
            try:
                check(game, options, seed)
            except BaseException as error:
                error.add_note(f"{check.__name__}, with the seed {seed}")
                raise
