"""What hints of Onirim say, counted again another way: from everything that lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

import dedale
from dedale.bots.hints.onirim import candidates, does, keeps, risks
from dedale.core.game import State
from dedale.onirim.view import View
from tests.bots.hint_positions import decisions, some_plans

pytestmark = pytest.mark.slow

Facts = dict[str, int | str]
Data = dict[str, Any]

KINDS: list[dict[str, Any]] = [
    {},
    {"book": "yes"},
    {"towers": "yes"},
    {"dreams": 5},
    {"book": "lost", "towers": "ruins", "dreams": 6},
    {"players": 2},
    {"players": 2, "talk": "silent", "book": "yes", "towers": "yes", "dreams": 4},
]
KEYS = ("rk", "bk", "gk", "nk")
COSTS = {
    "yes": {"paradox": 5, "planning": 7, "punishment": 10},
    "lost": {"paradox": 6, "planning": 9, "punishment": 12},
}


class Count:
    """Counts in the JSON of a state, hidden things and all; and in what becomes of it by two plans."""

    def __init__(self, state: State, best: list[str], following: list[str]) -> None:
        self.state = state
        self.data = state.to_json()
        self.seat = state.turn
        self.partner = 1 - state.turn
        self.view = cast(View, state.view(state.turn))
        self.best = best[0]
        self.following = following[0]
        self.after = played(state, best)
        self.instead = played(state, following)
        self.deck = [
            *(card for card, count in self.data["bag"].items() for _ in range(count)),
            *(entry["card"] for entry in (*self.data["deck_top"], *self.data["deck_bottom"])),
        ]
        self.hand = self.data["hands"][self.seat] + self.data["shared"]
        self.keys = sum(card in KEYS for card in self.hand)
        self.colour = self.best[-2]
        self.nightmares: Facts = {"count": self.of("xn"), "deck": len(self.deck)}

    def of(self, *codes: str) -> int:
        return sum(self.deck.count(code) for code in codes)

    def chambers(self, colour: str) -> int:
        return self.of(colour + "s", colour + "m", colour + "k")

    def held(self, data: Data) -> list[str]:
        return [*data["hands"][self.seat], *data["shared"]]

    def others_of_colour(self) -> int:
        """How many cards at hand after it have its colour and another symbol."""
        colour, symbol = self.best[-2], self.best[-1]
        return sum(card[0] == colour and card[1] in {"s", "m", "k"} - {symbol} for card in self.held(self.after))

    def costs(self, spell: str) -> int:
        return COSTS[self.data["options"]["book"]][spell]


def played(state: State, texts: list[str]) -> Data:
    """The table after a plan, the first of all ways to carry it out, with the Door fetched that may be."""
    game = dedale.game("onirim")
    state = state.clone()
    for text in texts:
        state.play(game.action(text))
    while state.kind in ("source", "end", "claim"):
        state.play(state.legal()[-1])
    return state.to_json()


def run_of(row: list[str]) -> int:
    """How many cards the series at the end of a row has: a third card uses it up."""
    length = 0
    while length < len(row) and row[-1 - length][0] == row[-1][0]:
        length += 1
    return length % 3


def gained(count: Count) -> list[str]:
    """The Doors that lie on the table after the best plan and did not before."""
    before = [door for owned in count.data["doors"] for door in owned]
    after = [door for owned in count.after["doors"] for door in owned]
    return [door for door in after if after.count(door) > before.count(door)]


def colours_side_by_side(towers: list[str]) -> int:
    return max(len({tower[0] for tower in towers[at : at + 4]}) for at in range(len(towers)))


def best_end(count: Count) -> int:
    """The most colours side by side, by building at either end where both are open."""
    game = dedale.game("onirim")
    states = [count.state.clone()]
    states[0].play(game.action(count.best))
    while any(state.kind in ("source", "end") for state in states):
        following = []
        for state in states:
            for action in state.legal() if state.kind in ("source", "end") else []:
                following.append(state.clone())
                following[-1].play(action)
        states = following
    return max(colours_side_by_side(state.to_json()["towers"]) for state in states)


def due(data: Data) -> str:
    return str(next(goal["goal"] for goal in data["goals"] if goal["up"])[0])


def struck(count: Count, data: Data, facts: Facts) -> Facts:
    """A Premonition that has left the row, or is among those that come true at once."""
    open_to_choice = data["decision"]["kind"] == "premonition"
    return facts if open_to_choice or facts["card"] not in data["premonitions"] else {}


def if_so(holds: Callable[[Count, Facts], bool]) -> Callable[[Count, Facts], Facts]:
    return lambda count, facts: facts if holds(count, facts) else {"not": "so"}


def more_of(where: Callable[[Count, Data], list[str]], colour: str) -> Callable[[Count], bool]:
    def more(count: Count) -> bool:
        here, there = (
            sum(card[0] == colour and card[1] in "smk" for card in where(count, data))
            for data in (count.after, count.instead)
        )
        return here > there

    return more


def shared(_: Count, data: Data) -> list[str]:
    return list(data["shared"])


def own(count: Count, data: Data) -> list[str]:
    return list(data["hands"][count.seat])


FACTS: dict[str, Callable[[Count, Facts], Facts]] = {
    "wins": if_so(lambda c, _: c.after["result"] == "won"),
    "series-door": lambda c, _: {"colour": gained(c)[0][0]},
    "series-second": lambda c, _: {"colour": c.colour, "count": c.others_of_colour()},
    "series-first": lambda c, _: {"colour": c.colour, "count": c.others_of_colour()},
    "series-next": if_so(lambda c, f: run_of(c.data["rows"][c.seat]) == 2 and c.best[-2] == f["colour"]),
    "rampart": if_so(lambda c, _: colours_side_by_side(c.after["towers"]) == 4),
    "towers": lambda c, _: {"count": best_end(c)},
    "towers-stand": lambda c, _: {"count": colours_side_by_side(c.data["towers"])},
    "tower-again": lambda c, _: {
        "colour": c.colour,
        "count": sum(card[0] == c.colour and card[1] in "345" for card in [*c.deck, *c.hand]),
    },
    "false-destruction": if_so(lambda c, _: c.after["towers"] == c.data["towers"]),
    "prophecy": lambda c, _: c.nightmares,
    "prophecy-known": lambda c, _: {"count": c.view.deck.top[:5].count("xn")},
    "opens": lambda c, _: {"colour": gained(c)[0][0], "count": sum(map(len, c.after["doors"]))},
    "fetches": lambda c, _: {"colour": gained(c)[0][0], "count": sum(map(len, c.after["doors"]))},
    "not-due": if_so(lambda c, f: due(c.data) != f["colour"] == c.data["resolving"][0]),
    "has-door": if_so(lambda c, f: f"{f['colour']}d" in c.data["doors"][c.seat]),
    "keeps-key": if_so(lambda c, f: f["card"] in c.held(c.after)),
    "keeps-tower": if_so(lambda c, f: f["card"] in c.after["towers"]),
    "night-key": lambda c, _: {"keys": c.keys - 1, "card": c.best[-2:]},
    "night-door": lambda c, _: {"colour": c.colour, "count": c.chambers(c.colour)},
    "night-reveal": lambda c, _: {"deck": len(c.deck)},
    "night-hand": lambda c, _: {"keys": c.keys},
    "drops-nightmare": lambda c, _: {"count": c.data["looked"].count("xn") - 1},
    "nightmare-late": lambda c, _: {"count": len(c.data["looked"]) - 1},
    "door-late": lambda c, _: {"colour": c.colour, "count": len(c.data["looked"]) - 1},
    "door-first": if_so(lambda c, f: f"{f['colour']}k" in c.hand and c.best.endswith(f"{f['colour']}d")),
    "punishment": lambda c, _: {"cost": c.costs("punishment")},
    "goal-becomes": lambda c, _: {"colour": due(c.after)},
    "removes-premonition": if_so(lambda c, f: f["card"] not in c.after["premonitions"]),
    "keeps-discard": lambda c, _: {"count": sum(c.after["discard"].values())},
    "dream-reveal": lambda c, _: c.nightmares,
    "all-good": if_so(lambda c, _: "xn" not in c.data["looked"]),
    "swap-both": lambda c, _: {"colour": c.data["rows"][c.seat][-1][0], "partner": c.data["rows"][c.partner][-1][0]},
    "swap-series": lambda c, _: {"colour": c.data["rows"][c.seat][-1][0]},
    "swap-partner": lambda c, _: {"colour": c.data["rows"][c.partner][-1][0]},
    "swap-key": if_so(
        lambda c, _: sum(card in KEYS for card in own(c, c.after)) >= sum(card in KEYS for card in own(c, c.data))
    ),
    "leaves-shared": if_so(lambda c, _: c.best == "from hand"),
    "keeps-own": if_so(lambda c, _: c.best == "from shared"),
    "keep-key": lambda c, _: c.nightmares | {"keys": c.keys},
    "keep-key-door": lambda c, f: {
        "card": f"{f['colour']}k",
        "count": c.of(f"{f['colour']}d"),
        "colour": f["colour"],
        "deck": len(c.deck),
    },
    "only-key": lambda c, _: {"card": next(card for card in c.hand if card[1] == "k")},
    "keys-to-spare": lambda c, _: c.nightmares | {"keys": c.keys},
    "keys-many": lambda c, _: {"keys": c.keys},
    "doors-in-deck": lambda c, _: {"count": c.of(f"{c.colour}d"), "colour": c.colour},
    "colour-done": lambda c, _: {"doors": c.data["doors"][c.seat].count(f"{c.colour}d"), "colour": c.colour},
    "colour-short": lambda c, _: {
        "count": c.chambers(c.colour) + sum(card[0] == c.colour and card[1] in "smk" for card in c.hand),
        "colour": c.colour,
    },
    "keeps-series": lambda c, _: {"colour": c.data["rows"][c.seat][-1][0], "count": run_of(c.data["rows"][c.seat])},
    "same-symbol": lambda c, _: {"symbol": c.data["rows"][c.seat][-1][1]},
    "hand-stuck": lambda c, _: {
        "count": len([card for card in c.hand if card[1] in {"s", "m", "k"} - {c.data["rows"][c.seat][-1][1]}]),
        "hand": len(c.hand),
    },
    "no-key": if_so(lambda c, _: not c.keys),
    "goal-due": lambda c, _: {"colour": due(c.data)},
    "premonition": lambda c, f: struck(c, c.instead, f),
    "save-discard": lambda c, _: (
        c.nightmares
        | {
            "cost": c.costs(c.following.split()[1]),
            "discard": sum(c.data["discard"].values()),
            "punishment": c.costs("punishment"),
        }
    ),
    "spell-dear": lambda c, _: {
        "cost": c.costs(c.following.split()[1]),
        "discard": sum(c.data["discard"].values()),
    },
    "keeps-hand": lambda c, _: {"keys": c.keys},
    "keeps-door": lambda c, _: {
        "colour": c.following[-2],
        "count": c.chambers(c.following[-2]) + sum(card[0] == c.following[-2] and card[1] in "smk" for card in c.hand),
    },
    "partner-series": lambda c, _: {
        "colour": c.data["rows"][c.partner][-1][0],
        "count": run_of(c.data["rows"][c.partner]),
    },
    "own-series": lambda c, _: {"colour": c.data["rows"][c.seat][-1][0], "count": run_of(c.data["rows"][c.seat])},
    "shared-keys": lambda c, _: c.nightmares,
    "own-keys": lambda c, _: c.nightmares,
    "partner-needs": if_so(
        lambda c, f: f"{f['colour']}d" not in c.data["doors"][c.partner] and more_of(shared, str(f["colour"]))(c)
    ),
    "own-needs": if_so(
        lambda c, f: f"{f['colour']}d" not in c.data["doors"][c.seat] and more_of(own, str(f["colour"]))(c)
    ),
    "deck-short": lambda c, _: {"deck": len(c.deck), "doors": missing(c.data)},
    "risk-premonition": lambda c, f: struck(c, c.after, f),
    "risk-series": lambda c, _: {"colour": c.data["rows"][c.seat][-1][0], "count": run_of(c.data["rows"][c.seat])},
    "risk-nightmare": lambda c, _: c.nightmares if not any(card in KEYS for card in c.held(c.after)) else {},
}


def as_known(state: State) -> State | None:
    """In silence a game in which the partner holds other cards, None where the partner knows cards of the deck."""
    data = state.to_json()
    if data["options"]["talk"] == "open":
        return state
    data = state.sample(state.turn, 3).to_json() | {"rng": None}
    unknown = [entry for entry in data["deck_top"] + data["deck_bottom"] if state.turn not in entry["seen"]]
    return None if unknown else dedale.game("onirim").from_json(data)


def missing(data: Data) -> int:
    if data["options"]["players"] == 1:
        return 8 - len(data["doors"][0])
    return sum(4 - len(set(owned)) for owned in data["doors"])


RARE = {
    *("series-next", "swap-both", "all-good", "wins", "rampart", "prophecy-known", "has-door"),
    *(
        "risk-premonition",
        "premonition",
        "punishment",
        "keeps-hand",
        "deck-short",
        "not-due",
        "spell-dear",
    ),
}
"""What a few random games need not come to."""


def test_everything_that_a_hint_of_onirim_says_is_so_on_the_table() -> None:
    game = dedale.game("onirim")
    met: set[str] = set()
    for options in KINDS:
        for state in decisions("onirim", options, games=3, most=120):
            known = as_known(state)
            if known is None:
                continue
            for seat, best, following in some_plans("onirim", state, 3):
                texts = [[game.text(action) for action in plan.actions] for plan in (best, following)]
                count = Count(known, *texts)
                tried = [candidate.reason for candidate in candidates(seat, best, following)]
                for reason in [*does(seat, best), *tried, *keeps(seat, best, following), *risks(seat, best, [])]:
                    assert reason.facts == FACTS[reason.code](count, reason.facts), (reason.code, texts)
                    met.add(reason.code)
    assert set(FACTS) - RARE <= met <= set(FACTS)
