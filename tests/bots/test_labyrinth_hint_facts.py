"""What hints of Labyrinth say, counted again another way: by playing every turn on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

import dedale
from dedale.bots.hints import Plan
from dedale.bots.hints.labyrinth import candidates, does, risks
from dedale.core.game import OVER, State
from dedale.labyrinth.tiles import TREASURES
from dedale.labyrinth.view import View
from tests.bots.hint_positions import decisions, some_plans

pytestmark = pytest.mark.slow

Facts = dict[str, int | str]

KINDS: list[dict[str, Any]] = [
    {"players": 1, "cards": 2},
    {"players": 2, "cards": 3},
    {"players": 2, "cards": 1},
    {"players": 3, "cards": 2, "young": True},
    {"players": 4, "cards": 1},
]
GAME = dedale.game("labyrinth")
HOMES = {"red": "a1", "yellow": "g1", "blue": "g7", "green": "a7"}


class Count:
    """What can be done on a true board after two plans, found by trying every turn."""

    def __init__(self, state: State, best: Plan, following: Plan) -> None:
        self.data = state.to_json()
        self.seat = state.turn
        self.colours = cast(View, state.view(None)).colours
        self.after = played(state, best.actions)
        self.instead = played(state, following.actions)

    @property
    def home(self) -> str:
        return HOMES[self.colours[self.seat]]

    @property
    def sought(self) -> set[str]:
        """What the seat looks for; nothing once it only has to come home."""
        return {*self.data["open"][self.seat], self.data["current"][self.seat]} - {None}

    def seat_of(self, facts: Facts) -> int:
        return self.colours.index(str(facts["pawn"]))


def played(state: State, actions: tuple[int, ...]) -> State:
    copy = state.clone()
    for action in actions:
        copy.play(action)
    return copy


def turn_of(state: State, seat: int) -> State:
    """The same board as it would be if it were a seat's turn, whatever it looks for."""
    data = state.to_json() | {"seat": seat, "kind": "push"}
    for owner, left in enumerate(data["left"]):
        if left and not data["options"]["young"] and data["current"][owner] is None:
            data["current"][owner] = data["bag"].pop()
    return GAME.from_json(data)


def ends(state: State, seat: int) -> set[str]:
    """The treasures and cells on which the seat's next turn may end: by playing every turn."""
    turn = turn_of(state, seat)
    found: set[str] = set()
    for push in turn.legal():
        found |= ends_after(turn, push)
    return found


def ends_after(turn: State, push: int) -> set[str]:
    """The treasures and cells on which a turn that begins with a push may end."""
    moved = played(turn, (push,))
    tiles = moved.to_json()["tiles"]
    cells = {GAME.text(move).split()[1] for move in moved.legal()}
    return cells | {tiles[move - 48]["treasure"] for move in moved.legal()} - {None}


def reached(count: Count, state: State, facts: Facts) -> set[str]:
    """What another seat may look for and could find in its next turn."""
    return may_seek(count, state, count.seat_of(facts)) & ends(state, count.seat_of(facts))


def may_seek(count: Count, state: State, other: int) -> set[str]:
    data = state.to_json()
    if data["options"]["young"]:
        return set(data["open"][other])
    own = data["current"][count.seat]
    return set(TREASURES) - {own} - {name for names in data["found"] for name in names}


def next_cards(count: Count, state: State) -> set[str]:
    data = state.to_json()
    if data["options"]["young"]:
        return set(data["open"][count.seat])
    return set(TREASURES) - {name for names in data["found"] for name in names}


def replies(count: Count, state: State) -> tuple[int, int]:
    """After how many of the next seat's pushes the own target, or home, is within a turn; and of how many."""
    aims = count.sought or {count.home}
    after = [played(state, (push,)) for push in state.legal()]
    return sum(bool(aims & ends(reply, count.seat)) for reply in after), len(after)


def stays_near(count: Count, facts: Facts) -> Facts:
    still, pushes = replies(count, count.after)
    other = count.colours[1 - count.seat]
    return {name: facts[name] for name in facts if name == "treasure"} | {"pawn": other, "count": still, "all": pushes}


def arrows(count: Count, facts: Facts) -> Facts:
    turn = turn_of(count.after, count.seat)
    aims = count.sought or {count.home}
    leading = {GAME.text(push).split()[1] for push in turn.legal() if aims & ends_after(turn, push)}
    return facts | {"count": len(leading)}


def nearer(count: Count, facts: Facts) -> Facts:
    """Turns are tried out only one deep: what is said to be one turn away is, and nothing else is."""
    one = bool((count.sought or {count.home}) & ends(count.after, count.seat))
    return facts if (facts["turns"] == 1) == one and int(facts["turns"]) <= 3 else {}


def found(state: State, seat: int) -> set[str]:
    return set(state.to_json()["found"][seat])


def finds_last(count: Count, facts: Facts) -> Facts:
    data = count.after.to_json()
    near = count.home in ends(count.after, count.seat)
    last = facts["treasure"] in data["found"][count.seat] and data["left"][count.seat] == 0
    return {"treasure": facts["treasure"], "near": "yes" if near else "no"} if last else {}


def then_home(count: Count, facts: Facts) -> Facts:
    """Some push of the next turn leads to the treasure so that home is a turn away after that."""
    turn = turn_of(count.after, 0)
    for push in turn.legal():
        moved = played(turn, (push,))
        tiles = moved.to_json()["tiles"]
        for move in moved.legal():
            found = tiles[move - 48]["treasure"] == facts["treasure"]
            if found and count.home in ends(played(moved, (move,)), 0):
                return facts
    return {}


def blocked(count: Count, facts: Facts) -> Facts:
    return {
        "pawn": facts["pawn"],
        "count": len(reached(count, count.after, facts)),
        "all": len(may_seek(count, count.after, count.seat_of(facts))),
        "other": len(reached(count, count.instead, facts)),
    }


def home_in_reach(count: Count, state: State, facts: Facts) -> bool:
    seat = count.seat_of(facts)
    return state.to_json()["left"][seat] == 0 and HOMES[str(facts["pawn"])] in ends(state, seat)


def next_in_reach(count: Count, _: Facts) -> Facts:
    here, there = (next_cards(count, state) & ends(state, count.seat) for state in (count.after, count.instead))
    return {"count": len(here), "all": len(next_cards(count, count.after)), "other": len(there)}


def if_so(holds: Callable[[Count, Facts], bool]) -> Callable[[Count, Facts], Facts]:
    return lambda count, facts: facts if holds(count, facts) else {"not": "so"}


FACTS: dict[str, Callable[[Count, Facts], Facts]] = {
    "wins": if_so(lambda c, _: c.after.to_json()["winner"] == c.seat),
    "finds": if_so(
        lambda c, f: f["treasure"] in set(c.after.to_json()["found"][c.seat]) - set(c.data["found"][c.seat])
    ),
    "finds-last": finds_last,
    "stays-near": stays_near,
    "stays-near-home": stays_near,
    "arrows": arrows,
    "arrows-home": arrows,
    "nearer": nearer,
    "nearer-home": nearer,
    "nearer-alone": nearer,
    "nearer-alone-home": nearer,
    "near-then-home": then_home,
    "blocks": blocked,
    "blocks-home": if_so(lambda c, f: [home_in_reach(c, s, f) for s in (c.after, c.instead)] == [False, True]),
    "next-cards": next_in_reach,
    "home-next": if_so(lambda c, _: [c.home in ends(s, c.seat) for s in (c.after, c.instead)] == [True, False]),
    "nearer-than-next": lambda c, _: {
        "count": replies(c, c.after)[0],
        "other": replies(c, c.instead)[0],
        "all": replies(c, c.instead)[1],
    },
    "risk-home": if_so(lambda c, f: home_in_reach(c, c.after, f)),
    "risk-find": lambda c, f: {
        "pawn": f["pawn"],
        "count": len(reached(c, c.after, f)),
        "all": len(may_seek(c, c.after, c.seat_of(f))),
    },
}
OFTEN = {"finds", "stays-near", "arrows", "nearer", "nearer-alone", "blocks", "nearer-than-next", "risk-find"}
"""What a few random games come to."""


def test_everything_that_a_hint_of_labyrinth_says_is_so_on_the_board() -> None:
    met: set[str] = set()
    for options in KINDS:
        for number, state in enumerate(decisions("labyrinth", options, games=1, most=300)):
            nearly_home = min(cast(View, state.view(None)).left) == 0
            if number % (17 if nearly_home else 47):
                continue
            for seat, best, following in some_plans("labyrinth", state, 2):
                count = Count(state, best, following)
                if count.instead.turn == OVER:
                    continue  # whoever has any sense plays what ends the game, or nothing that does
                tried = [candidate.reason for candidate in candidates(seat, best, following)]
                for reason in [*does(seat, best), *tried, *risks(seat, best, [])]:
                    assert reason.facts == FACTS[reason.code](count, reason.facts), reason.code
                    met.add(reason.code)
    assert OFTEN <= met <= set(FACTS)
