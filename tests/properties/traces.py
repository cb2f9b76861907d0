"""A fingerprint of whole games: every state with its generator, every list of legal actions, views and samples.

Run as a program it prints, as JSON, the fingerprint of the first games of every combination of options.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import msgspec

import dedale
from dedale.core.game import OVER
from dedale.onirim.game import GAME
from tests.luck import seed_of
from tests.properties.players import PLAYERS

LOOKED_AT = 16
"""At every so manyeth decision the views and the samples count too."""


def fingerprint(options: dict[str, Any], seed: int) -> str:
    """A hash of all there is to a game."""
    digest = hashlib.sha256()
    state = GAME.new(options, seed)
    choose = PLAYERS[seed % len(PLAYERS)](seed)
    decisions = 0
    while True:
        digest.update(json.dumps(state.to_json(), sort_keys=True).encode())
        if decisions % LOOKED_AT == 0:
            for seat in (*range(state.seats), None):
                digest.update(msgspec.json.encode(state.view(seat)))
                digest.update(json.dumps(state.sample(seat, decisions).to_json()).encode())
        if state.turn == OVER:
            break
        digest.update(repr(state.legal()).encode())
        state.apply(choose(state))
        decisions += 1
    digest.update(repr(GAME.new(options, seed).playout(seed)).encode())
    return digest.hexdigest()


def fingerprints(games: int) -> list[list[str]]:
    """Those of so many games of each combination."""
    return [[fingerprint(options, seed_of(options, game)) for game in range(games)] for options in GAME.combinations()]


def main() -> None:
    print(json.dumps({"compiled": dedale.compiled, "games": fingerprints(int(sys.argv[1]))}))


if __name__ == "__main__":
    main()
