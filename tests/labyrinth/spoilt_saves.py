"""Saved states, spoilt: each is refused with a sentence, or it is a state that can be played on.

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
from dedale.labyrinth.game import GAME
from dedale.labyrinth.tiles import TREASURES
from tests.luck import luck_of
from tests.spoiling import Saved, for_many_seeds, spoil_any_entry

KINDS = ["push", "move", "tile", "card", "first", "over"]
CARDS = ["current", "found", "open"]
JUNK: list[Any] = [
    *(None, True, [], {}, "x", "", [0], [None], "NE", "a1", "nb"),
    *(1.5, -1, 0, 1, 7, 30, 255, 2**31, 2**32, 2**64),
]
LONGEST = 30
"""A game of random moves can be long: it is enough that so many decisions can be made."""


def saved_states() -> list[Saved]:
    """States of games of all combinations, from every part of them."""
    pick = luck_of("saved states")
    found = []
    for options in GAME.combinations():
        for game in (options, options | {"cards": 1, "turn_limit": 300}):
            state = GAME.new(game, pick.choice([None, pick.getrandbits(64)]))
            for step in range(700):
                if pick.random() < 0.04 or (step > 30 and state.turn == CHANCE):
                    found.append(state.to_json())
                if state.turn == OVER:
                    found.append(state.to_json())
                    break
                if state.turn == CHANCE:
                    state.resolve(pick.choice(state.outcomes())[0])
                else:
                    state.apply(pick.choice(state.legal()))
    return found


SAVED = saved_states()


def spoil_a_whole_entry(saved: Saved, pick: Random) -> None:
    """Junk for one of the names."""
    saved[pick.choice(list(saved))] = pick.choice(JUNK)


def another_kind(saved: Saved, pick: Random) -> None:
    """The state is said to wait for something else."""
    saved["kind"] = pick.choice(KINDS)


def other_numbers(saved: Saved, pick: Random) -> None:
    """Another seat, winner, count of turns, barred arrow."""
    name = pick.choice(["seat", "winner", "turns", "revealed", "barred"])
    saved[name] = pick.choice([0, 1, 2, 3, 299, 300, None, 2**31, "nb", "w6"])


def move_a_card(saved: Saved, pick: Random) -> None:
    """Every card is still there once, but one lies elsewhere."""
    if not saved["bag"]:
        return
    card = pick.choice(saved["bag"])
    saved["bag"].remove(card)
    zone, seat = pick.choice(CARDS), pick.randrange(len(saved["pawns"]))
    if zone == "current":
        if saved["current"][seat] is not None:
            saved["bag"].append(saved["current"][seat])
        saved["current"][seat] = pick.choice([card, None])
        if saved["current"][seat] is None:
            saved["bag"].append(card)
    elif saved[zone][seat] and pick.random() < 0.5:
        saved["bag"] += [card, saved[zone][seat].pop()]
    else:
        saved[zone][seat].append(card)
    saved["left"] = pick.choice([None, saved["left"]])


def exchange_tiles(saved: Saved, pick: Random) -> None:
    """Two tiles change places."""
    one, other = pick.randrange(49), pick.randrange(49)
    saved["tiles"][one], saved["tiles"][other] = saved["tiles"][other], saved["tiles"][one]


def other_options(saved: Saved, pick: Random) -> None:
    """The state is said to be of another game."""
    name = pick.choice(list(saved["options"]))
    saved["options"] = saved["options"] | {name: pick.choice([None, True, False, 1, 2, 3, 4, 12, ["red", "blue"]])}


SPOILS: list[Callable[[Saved, Random], None]] = [
    another_kind,
    other_numbers,
    move_a_card,
    move_a_card,
    exchange_tiles,
    other_options,
]


def spoilt(pick: Random) -> Saved:
    """A saved state with up to three things wrong."""
    saved = copy.deepcopy(pick.choice(SAVED))
    for _ in range(pick.choice([0, 1, 1, 2])):
        pick.choice(SPOILS)(saved, pick)
        if not isinstance(saved["left"], list):
            break
    if pick.random() < 0.4:
        if pick.random() < 0.5:
            spoil_any_entry(saved, pick, JUNK, TREASURES)
        else:
            spoil_a_whole_entry(saved, pick)
    return saved


TOLD = {"believed": 0, "refused": 0}


def believe_or_refuse(seed: int) -> None:
    """What is believed can be looked at by everybody, saved again, and played on."""
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
    for _ in range(LONGEST):
        if state.turn == OVER:
            break
        winnable(state.to_json())
        state.play(pick.choice(state.legal()))
    assert GAME.from_json(state.to_json()).to_json() == state.to_json()


def winnable(saved: Saved) -> None:
    """Whoever has treasures left has a card to go by, or as many open ones; and no card is missing or there twice."""
    young = saved["options"]["young"]
    for seat, left in enumerate(saved["left"]):
        assert len(saved["open"][seat]) == (left if young else 0)
        assert (saved["current"][seat] is not None) == (left > 0 and not young)
    cards = [*saved["bag"], *(card for card in saved["current"] if card)]
    cards += [card for zone in ("found", "open") for of_a_seat in saved[zone] for card in of_a_seat]
    assert sorted(cards) == sorted(TREASURES)


def main() -> None:
    for_many_seeds(believe_or_refuse, int(sys.argv[1]))
    print(json.dumps(TOLD))


if __name__ == "__main__":
    main()
