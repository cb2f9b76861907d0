"""Random play from Python, against card games of OpenSpiel played the same way."""

from __future__ import annotations

import importlib
import importlib.util
import random
from functools import partial

import dedale
from bench.measure import rate, row

PEERS = ("hanabi", "gin_rummy", "solitaire")


def dedale_decisions(options: dict[str, object], games: int) -> int:
    """Decisions of random games, each chosen in Python from the list of legal actions."""
    start = dedale.game("onirim").new(options)
    decisions = 0
    for seed in range(games):
        state = start.clone()
        state.reseed(seed)
        while state.turn != dedale.OVER:
            state.apply(random.choice(state.legal()))
            decisions += 1
    return decisions


def peer_decisions(name: str, games: int) -> int:
    """Decisions of random games of an OpenSpiel game, chance sampled as its own examples do."""
    game = importlib.import_module("pyspiel").load_game(name)
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
    return decisions


def main() -> None:
    ours = rate(lambda: dedale_decisions({}, 1_000 if dedale.compiled else 50), 3)
    row("Onirim, base, solo", ours, "decisions/s")
    expanded: dict[str, object] = {"book": "yes", "towers": "yes", "dreams": 4}
    row(
        "Onirim, all expansions",
        rate(lambda: dedale_decisions(expanded, 200 if dedale.compiled else 10), 3),
        "decisions/s",
    )
    if importlib.util.find_spec("pyspiel") is None:
        print("  (OpenSpiel is not installed: pip install 'dedale[openspiel]' adds the comparison)")
        return
    for name in PEERS:
        theirs = rate(partial(peer_decisions, name, 30), 3)
        row(f"OpenSpiel {name}", theirs, "decisions/s")
        print(f"    Onirim, base, solo: {ours / theirs:.1f} times as many")
