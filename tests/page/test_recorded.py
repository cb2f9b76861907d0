"""What the page works out by itself is what the engine and the server say: pushes and ways of Labyrinth, and updates.

All is written down here, with this run's luck, and compared by the page's own code in `web/tests/recorded`.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import dedale
from dedale.core.game import CHANCE, OVER
from tests.server.streams import stream
from tools.page import node

WEB = Path(__file__).resolve().parents[2] / "web"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"

POSITIONS = 60

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("onirim", {"players": 1}),
    ("onirim", {"players": 2, "talk": "silent", "book": "yes", "towers": "yes", "dreams": 4}),
    ("labyrinth", {"players": 2, "cards": 2}),
    ("labyrinth", {"players": 4, "young": True}),
]
EVENTS = 60
"""Of each game so many are recorded."""


def positions(luck: Random) -> list[dict[str, Any]]:
    """Positions of random games, each with every push as the engine sees it, or every way."""
    game = dedale.game("labyrinth")
    found: list[dict[str, Any]] = []
    while len(found) < POSITIONS:
        state: Any = game.new({"players": luck.randint(1, 4)}, luck.getrandbits(60))
        for _ in range(luck.randint(0, 60)):
            if state.turn in (CHANCE, OVER):
                break
            state.play(luck.choice(state.legal()))
        if state.turn >= 0:
            found.append(_position(game, state))
    return found


def _position(game: Any, state: Any) -> dict[str, Any]:
    view = state.view(state.turn)
    legal, pawn = state.legal(), view.pawns[view.actor]
    pushing = state.kind == "push"
    pushes = [{**game.deed(one).about, **msgspec.to_builtins(state.preview(one))} for one in legal if pushing]
    ways = [] if pushing else [state.path(pawn, cell) for cell in view.reachable]
    return {"view": msgspec.to_builtins(view), "pushes": pushes, "ways": ways}


def test_the_page_works_out_what_the_engine_says(luck: Random, tmp_path: Path) -> None:
    streams = [[*stream(game, options, luck, EVENTS)] for game, options in GAMES]
    for name, recorded in (("positions", positions(luck)), ("streams", streams)):
        (tmp_path / f"{name}.json").write_bytes(msgspec.json.encode(recorded))
    done = subprocess.run(
        [*node(), str(VITEST), "run"],
        cwd=WEB,
        env={"DEDALE_RECORDED": str(tmp_path), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
