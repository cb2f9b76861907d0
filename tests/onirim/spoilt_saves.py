"""Saved states, spoilt: each is refused with a sentence, or it is a state that can be played to its end.

Run as a program in a process of its own, so that a crash of the compiled core is seen as one.
"""

from __future__ import annotations

import copy
import json
import sys
from collections.abc import Callable
from random import Random
from typing import Any

from dedale.core.errors import BadOptions, BadPosition
from dedale.core.game import CHANCE, OVER
from dedale.onirim.cards import CODES
from dedale.onirim.decisions import KIND_NAMES
from dedale.onirim.game import GAME
from dedale.onirim.restore import EARLIER
from tests.luck import luck_of
from tests.spoiling import Saved, for_many_seeds, spoil_any_entry

KINDS = [*KIND_NAMES[1:], "draw", "look", "reveal", "goal", "over"]
ZONES = ["hands", "shared", "rows", "doors", "deck_top", "bag", "deck_bottom", "discard", "limbo"]
ZONES += ["removed", "towers", "looked"]
JUNK: list[Any] = [None, True, [], {}, "x", "", 1.5, -1, 0, 1, 7, 30, 255, 2**64, "won", [0], [None], [1, 2]]
LONGEST = 5000


def saved_states() -> list[Saved]:
    """States of games of many combinations, from every part of them."""
    pick = luck_of("saved states")
    found = []
    for options in GAME.combinations():
        state = GAME.new(options, pick.choice([None, pick.getrandbits(64)]))
        while state.turn != OVER:
            if pick.random() < 0.03:
                found.append(state.to_json())
            if state.turn == CHANCE:
                state.resolve(pick.choice(state.outcomes())[0])
            else:
                state.apply(pick.choice(state.legal()))
        found.append(state.to_json())
    return found


SAVED = saved_states()


def spoil_the_decision(saved: Saved, pick: Random) -> None:
    """Another decision, or other steps behind it."""
    decision = saved["decision"]
    name = pick.choice(["kind", "passed", "steps", "steps", "steps", *decision, *EARLIER, *EARLIER.values()])
    if name == "kind":
        decision["kind"] = pick.choice(KINDS)
    elif name == "steps":
        steps = decision["steps"]
        place = pick.randrange(len(steps) + 1)
        steps[place : place + pick.randrange(2)] = [pick.randrange(23) for _ in range(pick.randrange(3))]
    else:
        decision[name] = pick.choice([0, 1, 2, 3, 4, 5, 6, 7, 12, 16, 17, 20, 29, 30, 59, None])


def spoil_the_air(saved: Saved, pick: Random) -> None:
    """Another card being resolved, another Premonition that strikes, another seat, another end."""
    name = pick.choice(["resolving", "striking", "seat", "lookers", "remembered", "result", "revealed", "rng"])
    saved[name] = pick.choice(["xn", "xh", "rd", "r3", "p2", "p5", *JUNK])


def move_a_card(saved: Saved, pick: Random) -> None:
    """The sum of the cards stays right, but one lies elsewhere."""

    def part(zone: Any) -> Any:
        return pick.choice(zone) if isinstance(zone, list) and zone and isinstance(zone[0], list) else zone

    source, target = part(saved[pick.choice(ZONES)]), part(saved[pick.choice(ZONES)])
    if not source:
        return
    if isinstance(source, dict):
        card = pick.choice(list(source))
        source[card] -= 1
    else:
        card = source.pop(pick.randrange(len(source)))
    card = card["card"] if isinstance(card, dict) else card
    if isinstance(target, dict):
        target[card] = target.get(card, 0) + 1
    else:
        target.insert(pick.randrange(len(target) + 1), card)


SPOILS: list[Callable[[Saved, Random], None]] = [
    spoil_the_decision,
    spoil_the_decision,
    spoil_the_air,
    move_a_card,
    move_a_card,
]


def spoilt(pick: Random) -> Saved:
    """A saved state with up to three things wrong."""
    saved = copy.deepcopy(pick.choice(SAVED))
    for _ in range(pick.choice([0, 1, 1, 2])):
        pick.choice(SPOILS)(saved, pick)
        if not all(isinstance(saved[zone], list | dict) for zone in ZONES):
            break
    if pick.random() < 0.4:
        spoil_any_entry(saved, pick, JUNK, CODES)
    return saved


TOLD = {"believed": 0, "refused": 0}


def believe_or_refuse(seed: int) -> None:
    """What is believed can be looked at by everybody, saved again, and played to the end."""
    pick = Random(seed)
    try:
        state = GAME.from_json(spoilt(pick))
    except (BadPosition, BadOptions):
        TOLD["refused"] += 1
        return
    TOLD["believed"] += 1
    saved = state.to_json()
    assert GAME.from_json(json.loads(json.dumps(saved))).to_json() == saved
    for seat in (*range(state.seats), None):
        state.view(seat)
        state.sample(seat, seed)
    state.reseed(seed)
    decisions = 0
    while state.turn != OVER:
        state.play(pick.choice(state.legal()))
        decisions += 1
        assert decisions < LONGEST
    assert GAME.from_json(state.to_json()).to_json() == state.to_json()


def main() -> None:
    for_many_seeds(believe_or_refuse, int(sys.argv[1]))
    print(json.dumps(TOLD))


if __name__ == "__main__":
    main()
