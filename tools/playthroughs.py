"""Writes the golden playthroughs in `tests/playthroughs`: one random game for each combination of options.

Each event stands on a line of its own: a digest of the state after it, who decided (a seat from 1, or `*` for
chance), and its text. Now and then a line lists the legal actions, or what chance may bring.

    python tools/playthroughs.py           play every file again and compare
    python tools/playthroughs.py --write   play new games, with the seeds as ever, and write them
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from bisect import bisect
from collections.abc import Callable, Iterator
from itertools import accumulate
from pathlib import Path
from typing import Any

import dedale
from dedale.core.chance import Generator
from dedale.core.game import CHANCE, OVER, Game, State

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "playthroughs"
LISTED = 10
"""Every so many events the choices are listed too."""

Choose = Callable[[State], int]


def digest(state: State) -> str:
    """Eight digits that stand for everything about a state except its generator."""
    data = {name: value for name, value in state.to_json().items() if name not in ("rng", "generator")}
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:8]


def at_random(seed: int) -> Choose:
    """Chooses actions evenly, and outcomes by their weight."""
    pick = Generator(seed)

    def choose(state: State) -> int:
        if state.turn != CHANCE:
            legal = state.legal()
            return legal[pick.below(len(legal))]
        outcomes = state.outcomes()
        reached = list(accumulate(weight for _, weight in outcomes))
        return outcomes[bisect(reached, pick.below(reached[-1]))][0]

    return choose


def as_written(game: Game, text: str) -> Choose:
    """Chooses what a playthrough says, line by line."""
    lines = iter([line.split(maxsplit=2) for line in text.splitlines() if _is_event(line)])

    def choose(state: State) -> int:
        _, _, what = next(lines)
        return game.outcome(what) if state.turn == CHANCE else game.action(what)

    return choose


def _is_event(line: str) -> bool:
    return line[:1] not in ("", " ", "#", "{")


def playthrough(game: Game, options: dict[str, Any], choose: Choose) -> str:
    """A whole game as text."""
    return "\n".join(_lines(game, options, choose)) + "\n"


def _lines(game: Game, options: dict[str, Any], choose: Choose) -> Iterator[str]:
    yield f"# {game.name}"
    yield json.dumps(options)
    state = game.new(options)
    events = 0
    while state.turn != OVER:
        if events % LISTED == 0:
            listed = [game.text(action) for action in state.legal()]
            listed += [f"{game.outcome_text(outcome)} {weight}" for outcome, weight in state.outcomes()]
            yield f"          {state.kind}: {', '.join(listed)}"
        choice = choose(state)
        if state.turn == CHANCE:
            who, what = "*", game.outcome_text(choice)
            state.resolve(choice)
        else:
            who, what = str(state.turn + 1), game.text(choice)
            state.play(choice)
        events += 1
        yield f"{digest(state)}  {who}  {what}"
    yield f"# {events} events, returns {' '.join(format(value, 'g') for value in state.returns())}"


def replay(text: str) -> str:
    """The playthrough written again from its events alone."""
    name, options = text.splitlines()[:2]
    game = dedale.game(name.removeprefix("# "))
    return playthrough(game, json.loads(options), as_written(game, text))


def file_of(game: Game, options: dict[str, Any]) -> Path:
    """Where the playthrough of a combination lies."""
    return FOLDER / f"{game.name}-{'-'.join(map(_word, options.values()))}.txt"


def _word(value: object) -> str:
    """The value of an option in the name of a file; `x` where the option is left open."""
    if isinstance(value, list):
        return "+".join(map(str, value))
    return "x" if value is None else str(value).lower()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Plays the golden playthroughs again.")
    parser.add_argument("--write", action="store_true", help="write them anew")
    chosen = parser.parse_args(arguments)
    wrong = []
    for game in map(dedale.game, dedale.games()):
        for seed, options in enumerate(game.combinations()):
            path = file_of(game, options)
            if chosen.write:
                path.write_text(playthrough(game, options, at_random(seed)))
            elif not path.exists() or replay(path.read_text()) != path.read_text():
                wrong.append(path)
    for path in wrong:
        print(f"{path.name} plays differently now; if that is meant, write it anew with --write.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
