"""Writes decisions of every kind as the page meets them: `web/src/onirim/testing/decisions.json`.

python tools/onirim_decisions.py           write the file
python tools/onirim_decisions.py --check   say whether the file is current

Games are played at random with every expansion, alone and by two; of each kind the first decisions
with the most choices are kept, as the screen that the server would send.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from dedale.core.game import OVER
from dedale.onirim.decisions import ANSWERS
from dedale.onirim.game import GAME
from dedale.server.presenter import choice
from dedale.words.onirim import action_words, decision_words

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "onirim" / "testing" / "decisions.json"

EVERYTHING = {"book": "yes", "towers": "yes", "dreams": 6}
TABLES: dict[str, dict[str, Any]] = {
    "alone": {"players": 1},
    "alone with the Dreams": {"players": 1, "dreams": 6},
    "alone with everything": {"players": 1, **EVERYTHING},
    "two, open": {"players": 2, "talk": "open", **EVERYTHING},
    "two, silent": {"players": 2, "talk": "silent", **EVERYTHING},
}
ONLY = {
    "alone with the Dreams": {"premonition", "lose-door", "key", "happy"},
    "two, silent": {"main", "nightmare", "drop", "swap-take"},
}
"""Tables of which only some kinds of decision are kept: the others look as they do elsewhere."""

GAMES = 120
"""How many games are played at each table."""

EAGER = ("fetch door", "door for key", "nightmare reveal", "search key")
"""Answers that lead further into a game than others."""

Screen = dict[str, Any]
Met = tuple[str, int, Any]
"""The kind of a decision, how many choices it has, and the state."""


def screen_of(state: Any) -> Screen:
    """What the seat that is to decide is sent."""
    view = state.view(state.turn)
    choices = [
        msgspec.to_builtins(choice(GAME, action, action_words(GAME.text(action), view))) for action in state.legal()
    ]
    return {
        "seat": state.turn,
        "view": msgspec.to_builtins(view),
        "question": decision_words(view),
        "choices": choices,
        "can_undo": False,
    }


def play(options: dict[str, Any], seed: int) -> list[Met]:
    """The decisions of one game of more or less random choices."""
    chance = random.Random(seed)
    state = GAME.new(options, seed)
    met = []
    while state.turn != OVER:
        legal = state.legal()
        view = state.view(state.turn)
        met.append((view.kind, len(legal), state.clone()))
        texts = {action: GAME.text(action) for action in legal}
        series = view.series[view.actor].colour or "r"
        sets = [
            [action for action in legal if texts[action].startswith(EAGER)],
            [action for action in legal if texts[action].startswith(f"play {series}")],
            [action for action in legal if texts[action].startswith("play")],
        ]
        pool = next((eager for eager in sets if eager and chance.random() < 0.8), legal)
        state.play(chance.choice(pool))
    return met


def decisions() -> dict[str, list[Screen]]:
    """For every table the decision of each kind with the most choices among its games."""
    found: dict[str, list[Screen]] = {}
    for table, options in TABLES.items():
        best: dict[str, tuple[int, Any]] = {}
        for seed in range(GAMES):
            for kind, choices, state in play(options, seed):
                if choices > best.get(kind, (0, None))[0]:
                    best[kind] = (choices, state)
        kept = ONLY.get(table, set(ANSWERS))
        found[table] = [screen_of(best[kind][1]) for kind in ANSWERS if kind in kept & set(best)]
    missing = set(ANSWERS) - {screen["view"]["kind"] for screens in found.values() for screen in screens}
    if missing:
        raise SystemExit(f"no decision of kind {', '.join(sorted(missing))}")
    return found


def text() -> str:
    """The file: one decision a line."""
    tables = []
    for table, screens in decisions().items():
        lines = ",\n".join(json.dumps(screen, ensure_ascii=False, separators=(",", ":")) for screen in screens)
        tables.append(f"{json.dumps(table)}: [\n{lines}\n]")
    return "{\n" + ",\n".join(tables) + "\n}\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, say whether the file is current")
    if not parser.parse_args().check:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(text(), encoding="utf-8")
        return 0
    current = FILE.is_file() and FILE.read_text(encoding="utf-8") == text()
    print(f"{FILE.name} is {'current' if current else 'out of date'}")
    return 0 if current else 1


if __name__ == "__main__":
    sys.exit(main())
