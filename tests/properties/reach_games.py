"""The games that come past every clause: random ones, and some from positions that random games do not reach."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from dedale.core.errors import BadPosition
from dedale.core.game import CHANCE, OVER
from dedale.onirim.game import GAME, Onirim
from tests.properties.players import PLAYERS, Player, eagerly, evenly

LOOKED_AT = 0.01
"""The share of the positions that are looked at, saved and read back too."""

TURNS = 80
"""How many decisions a constructed position is followed."""


@dataclass(frozen=True)
class Scene:
    """A position just before a clause has its say."""

    position: dict[str, Any]
    players: int = 1
    book: str = "no"
    towers: str = "no"
    dreams: int = 0

    def options(self) -> dict[str, Any]:
        return {"players": self.players, "book": self.book, "towers": self.towers, "dreams": self.dreams}


KEYS = ["rk", "bk", "gk", "nk", "nk"]
SEVEN = ["bd", "bd", "gd", "gd", "nd", "nd", "rd"]
FOUR = ["bd", "gd", "nd", "rd"]


def _fifth_door(door: str, up: str) -> Scene:
    """A fifth Door to be paid for, which makes Premonitions hold."""
    hand = ["rk", "bk", "gk", "nk", "bm"]
    position = {"hands": [hand], "doors": [FOUR], "deck_top": [door], "premonitions": up.split(), "discard": ["xn"]}
    return Scene(position, dreams=4)


CONSTRUCTED: dict[str, list[Scene]] = {
    "ONI-END-1": [Scene({"hands": [["rk", "rk", "rk", "bs", "gm"]], "doors": [SEVEN], "deck_top": ["rd"]})],
    "ONI-TWO-END-1": [
        Scene(
            {
                "hands": [["rk", "bs", "bm"], ["rk", "ns", "nm"]],
                "shared": ["rk", "gm"],
                "doors": [FOUR, ["bd", "gd", "nd"]],
                "deck_top": ["rd"],
                "seat": seat,
            },
            players=2,
        )
        for seat in (0, 1)
    ],
    "ONI-TOWER-5": [
        Scene(
            {"hands": [["n5", "bs", "bm", "gs", "gm"]], "doors": [[*SEVEN, "rd"]], "towers": ["r5", "g4", "b5"]},
            towers="yes",
        )
    ],
    "ONI-PREM-3": [_fifth_door(door, up) for door, up in (("rd", "p1"), ("gd", "p3"), ("nd", "p7"), ("rd", "p4 p8"))],
    "ONI-PREM-6": [_fifth_door("bd", "p5"), _fifth_door("rd", "p6")],
    "ONI-SPELL-7": [
        Scene(
            {"hands": [["nk"]], "discard": {"rs": 8, "bs": 8, "gs": 7}, "deck_top": ["xh"] * 4, "premonitions": []},
            book="yes",
            dreams=4,
        )
    ],
    "ONI-DISCARD-3": [Scene({"hands": [KEYS], "rows": [["rk"]], "bag": []})],
    "ONI-SPELL-3": [Scene({"hands": [["nk"]], "rows": [["rk"]], "discard": {"rs": 8}, "bag": []}, book="yes")],
}
"""For each clause that random games come past too seldom, positions just before."""

REFUSED: dict[str, list[Scene]] = {
    "ONI-PARTS-4": [Scene({"hands": [["rk", "rk", "rk", "rk", "rk"]]})],
}
"""Clauses that speak when cards are missing or too many: no game comes past, only a wrong position."""


def play_random(games: int) -> None:
    """So many games of every combination of options, with and without a generator of their own."""
    for number in range(len(GAME.combinations())):
        options = GAME.combinations()[number]
        for game in range(games):
            pick = Random(number + 1000 * game)
            choose = (evenly if game % 4 == 0 else eagerly)(number + 1000 * game)
            play_to_the_end(GAME.new(options, None if game % 3 == 0 else game), choose, pick)


def play_to_the_end(state: Onirim, choose: Player, pick: Random) -> None:
    """Play, and now and then look at the position, save it and read it back."""
    while state.turn != OVER:
        if state.turn == CHANCE:
            outcomes, weights = zip(*state.outcomes(), strict=True)
            state.resolve(pick.choices(outcomes, weights)[0])
            continue
        action = choose(state)
        if pick.random() < LOOKED_AT:
            for seat in (*range(state.seats), None):
                state.view(seat)
            state.dooms(action)
            state = GAME.from_json(state.to_json())
        state.apply(action)


def play_constructed(games: int) -> None:
    """So many games from each constructed position, a few turns long; and the wrong positions as often."""
    for scene in (scene for scenes in CONSTRUCTED.values() for scene in scenes):
        for seed in range(games):
            state = GAME.start(scene.position, scene.options(), seed)
            choose = PLAYERS[seed % len(PLAYERS)](seed)
            for _ in range(TURNS):
                if state.turn != OVER:
                    state.apply(choose(state))
    for scene in (scene for scenes in REFUSED.values() for scene in scenes):
        for _ in range(games):
            try:
                GAME.start(scene.position, scene.options())
            except BadPosition:
                continue
            raise AssertionError(f"{scene.position} was believed")
