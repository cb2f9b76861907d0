"""The rows of `dedale lab benchmark`: an agent beside the bots, or against them, with the same deals."""

from __future__ import annotations

import platform
from collections.abc import Sequence

import dedale
from dedale.lab.matches import match_rows
from dedale.lab.plan import Row
from dedale.lab.rates import rate_rows


def benchmark_rows(game: str, texts: Sequence[str], agent: str, ladder: Sequence[str]) -> list[Row]:
    """Where players compete, a match against each bot; else how often each of them wins, the agent first."""
    alone = "players=1" in texts
    if dedale.game(game).facts.together or alone:
        return rate_rows(game, [text for text in texts if text != "players=1"] if alone else texts, [agent, *ladder])
    return match_rows([[agent, bot] for bot in ladder], texts, game=game)


def made_with(game: str) -> str:
    """The versions that results hang on."""
    compiled = "compiled" if dedale.compiled else "uncompiled"
    return (
        f"Dédale {dedale.__version__} ({compiled}), {game} {dedale.game(game).version}, "
        f"Python {platform.python_version()}, {platform.machine()}"
    )
