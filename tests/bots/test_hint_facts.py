"""The facts of reasons, counted again another way: from everything that lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any, cast

import pytest

import dedale
from dedale.bots import Seat
from dedale.bots.hints import Candidate
from dedale.bots.hints.labyrinth import candidates as labyrinth_candidates
from dedale.bots.hints.onirim import candidates as onirim_candidates
from dedale.core.errors import BadPosition
from dedale.core.game import CHANCE, OVER, State
from dedale.labyrinth.tiles import TREASURES
from dedale.labyrinth.view import View
from tests.conformance.walks import chance

pytestmark = pytest.mark.slow

Facts = dict[str, int | str]
Data = dict[str, Any]

ONIRIM: list[dict[str, Any]] = [
    {},
    {"book": "yes"},
    {"towers": "yes"},
    {"dreams": 5},
    {"book": "lost", "towers": "ruins", "dreams": 6},
    {"players": 2},
    {"players": 2, "talk": "silent", "book": "yes", "towers": "yes", "dreams": 4},
]
LABYRINTH: list[dict[str, Any]] = [
    {"players": 1, "cards": 2},
    {"players": 2, "cards": 3},
    {"players": 3, "cards": 2, "young": True},
    {"players": 4, "cards": 1},
]


def decisions(game: str, options: dict[str, Any], games: int, most: int) -> Iterator[State]:
    """Decisions of random games, at which there is something to choose."""
    pick = Random(repr(options))
    for _ in range(games):
        state = dedale.game(game).new(options)
        count = 0
        while state.turn != OVER and count < most:
            if state.turn == CHANCE:
                state.resolve(chance(state, pick))
                continue
            if len(state.legal()) > 1:
                yield state.clone()
            state.play(pick.choice(state.legal()))
            count += 1


def rankings(state: State, pick: Random, most: int = 6) -> Iterator[list[int]]:
    """Every action, or some, in turn taken for the best, the others behind it in any order."""
    legal = state.legal()
    for best in pick.sample(legal, min(most, len(legal))):
        others = [action for action in legal if action != best]
        pick.shuffle(others)
        yield [best, *others]


class OnirimCount:
    """Counts in the JSON of a true state, hidden things and all."""

    def __init__(self, data: Data, seat: int, best: str) -> None:
        self.data = data
        self.seat = seat
        self.best = best
        self.deck = [
            *(card for card, count in data["bag"].items() for _ in range(count)),
            *(entry["card"] for entry in (*data["deck_top"], *data["deck_bottom"])),
        ]
        self.hand = data["hands"][seat] + data["shared"]
        self.keys = sum(card in ("rk", "bk", "gk", "nk") for card in self.hand)
        self.row = data["rows"][seat]
        self.colour = best[-2]
        self.alone = data["options"]["players"] == 1

    def of(self, *codes: str) -> int:
        return sum(self.deck.count(code) for code in codes)

    def chambers(self, colour: str) -> int:
        return self.of(colour + "s", colour + "m", colour + "k")

    def missing(self) -> int:
        doors = self.data["doors"]
        if self.alone:
            return 8 - len(doors[0])
        return sum(4 - len(set(owned)) for owned in doors)

    def series(self) -> int:
        length = 1
        while length <= len(self.row) and self.row[-length][0] == self.best[-2]:
            length += 1
        return (length - 1) % 3 + 1

    def side_by_side(self) -> int:
        game = dedale.game("onirim")
        state = game.from_json(self.data)
        state.play(game.action(self.best))
        built = [state]
        while any(state.kind in ("source", "end") for state in built):
            built = [after for state in built for after in every_answer(state)]
        rows = ["".join(tower[0] for tower in state.to_json()["towers"]) for state in built]
        return max(len(set(row[at : at + 4])) for row in rows for at in range(len(row)))


def every_answer(state: State) -> list[State]:
    """The state after each answer to where a card comes from or goes."""
    if state.kind not in ("source", "end"):
        return [state]
    after = []
    for action in state.legal():
        after.append(state.clone())
        after[-1].play(action)
    return after


ONIRIM_FACTS: dict[str, Callable[[OnirimCount, Facts], Facts]] = {
    "keep-key": lambda c, _: {"count": c.of("xn"), "deck": len(c.deck), "keys": c.keys},
    "keep-key-door": lambda c, f: {
        "card": f"{f['colour']}k",
        "count": c.of(f"{f['colour']}d"),
        "colour": f["colour"],
        "deck": len(c.deck),
    },
    "only-key": lambda c, _: {"card": next(card for card in c.hand if card[1] == "k")},
    "keys-to-spare": lambda c, _: {"keys": c.keys, "count": c.of("xn"), "deck": len(c.deck)},
    "keys-many": lambda c, _: {"keys": c.keys},
    "prophecy": lambda c, _: {"count": c.of("xn"), "deck": len(c.deck)},
    "series": lambda c, _: {"number": c.series(), "colour": c.row[-1][0]},
    "doors-in-deck": lambda c, _: {"count": c.of(f"{c.colour}d"), "colour": c.colour},
    "colour-done": lambda c, _: {"doors": c.data["doors"][c.seat].count(f"{c.colour}d"), "colour": c.colour},
    "colour-short": lambda c, _: {
        "count": c.chambers(c.colour) + sum(card[0] == c.colour and card[1] in "smk" for card in c.hand),
        "colour": c.colour,
    },
    "same-symbol": lambda c, _: {"symbol": c.row[-1][1]},
    "hand-stuck": lambda c, _: {
        "count": len([card for card in c.hand if card[1] in {"s", "m", "k"} - {c.row[-1][1]}]),
        "hand": len(c.hand),
    },
    "door-comes-back": lambda c, _: {"count": c.chambers(c.colour), "colour": c.colour},
    "deck-long": lambda c, _: {"deck": len(c.deck)},
    "no-key": lambda c, f: f if not c.keys else {"keys": c.keys},
    "key-for-door": lambda c, _: {"card": f"{c.colour}k"},
    "goal-due": lambda c, _: {"colour": next(goal["goal"] for goal in c.data["goals"] if goal["up"])[0]},
    "premonition": lambda c, f: {"card": f["card"], "doors": sum(len(owned) for owned in c.data["doors"])},
    "towers": lambda c, _: {"count": c.side_by_side()},
    "deck-short": lambda c, _: {"deck": len(c.deck), "doors": c.missing()},
}


def test_every_number_of_an_onirim_reason_is_that_of_the_table() -> None:
    game = dedale.game("onirim")
    pick = Random(1)
    met: set[str] = set()
    for options in ONIRIM:
        for state in decisions("onirim", options, games=4, most=120):
            for ranked in rankings(state, pick):
                count = OnirimCount(state.to_json(), state.turn, game.text(ranked[0]))
                for candidate in onirim_candidates(Seat(state, state.turn), ranked):
                    reason = candidate.reason
                    assert reason.facts == ONIRIM_FACTS[reason.code](count, reason.facts), reason.code
                    met.add(reason.code)
    assert met == set(ONIRIM_FACTS)


class LabyrinthCount:
    """What can be done on a board, found by trying every turn."""

    def __init__(self, state: State, seat: int, ranked: list[int]) -> None:
        self.state = state
        self.seat = seat
        self.ranked = ranked
        self.data = state.to_json()
        self.colours = cast(View, state.view(None)).colours

    def after(self, action: int) -> State:
        copy = self.state.clone()
        copy.reseed(0)
        copy.play(action)
        return copy


def ends(state: State) -> set[str]:
    """The treasures on which a turn that begins in this state may end: by playing every turn."""
    found: set[str] = set()
    for push in state.legal():
        copy = state.clone()
        copy.play(push)
        data = copy.to_json()
        for move in copy.legal():
            tile = data["tiles"][move - 48]
            found.add(tile["treasure"] or "")
    return found - {""}


def turn_of(state: State, seat: int) -> State:
    """The same board as it would be if it were a seat's turn."""
    data = state.to_json() | {"seat": seat, "kind": "push"}
    return dedale.game("labyrinth").from_json(data)


def within_reach(count: LabyrinthCount, push: int, other: int) -> int:
    after = count.after(push)
    found = ends(turn_of(after, other))
    if count.data["options"]["young"]:
        sought = set(count.data["open"][other])
    else:
        own = count.data["current"][count.seat]
        sought = set(TREASURES) - {own} - {name for names in count.data["found"] for name in names}
    return len(sought & found)


def sought_by(count: LabyrinthCount, other: int) -> int:
    if count.data["options"]["young"]:
        return len(count.data["open"][other])
    return len(TREASURES) - (count.data["current"][count.seat] is not None) - sum(map(len, count.data["found"]))


def blocked(count: LabyrinthCount, facts: Facts) -> Facts:
    other = count.colours.index(str(facts["pawn"]))
    rival = next(action for action in count.ranked[1:] if action < 48)
    return {
        "pawn": facts["pawn"],
        "count": within_reach(count, count.ranked[0], other),
        "all": sought_by(count, other),
        "other": within_reach(count, rival, other),
    }


def pushes_that_find(count: LabyrinthCount, move: int) -> int:
    state = turn_of(count.after(move), count.seat)
    found = 0
    for push in state.legal():
        copy = state.clone()
        copy.play(push)
        tiles = copy.to_json()["tiles"]
        found += any(tiles[end - 48]["treasure"] == count.data["current"][count.seat] for end in copy.legal())
    return found


def carried_to(count: LabyrinthCount, seat: int) -> str:
    return str(count.after(count.ranked[0]).to_json()["pawns"][seat])


def place_of_target(count: LabyrinthCount) -> str:
    tiles = count.after(count.ranked[0]).to_json()["tiles"]
    cell = next(at for at, tile in enumerate(tiles) if tile["treasure"] == count.data["current"][count.seat])
    return "abcdefg"[cell % 7] + str(cell // 7 + 1)


def found_now(count: LabyrinthCount) -> set[str]:
    """The treasures that this push and a move, or this move, can find."""
    best = count.ranked[0]
    sought = {*count.data["open"][count.seat], count.data["current"][count.seat]}
    if best >= 48:
        return sought & {count.data["tiles"][best - 48]["treasure"]}
    after = count.after(best)
    return sought & {after.to_json()["tiles"][move - 48]["treasure"] for move in after.legal()}


def home_of(count: LabyrinthCount, seat: int) -> str:
    return {"red": "a1", "yellow": "g1", "blue": "g7", "green": "a7"}[count.colours[seat]]


def cells_now(count: LabyrinthCount) -> set[str]:
    """Where the own pawn can end this turn with this push, or does with this move."""
    best = count.ranked[0]
    moves = [best] if best >= 48 else count.after(best).legal()
    return {dedale.game("labyrinth").text(move).split()[1] for move in moves}


def home_blocked(count: LabyrinthCount, facts: Facts) -> Facts:
    """The push keeps a pawn that has everything from coming home, and the next best does not."""
    other = count.colours.index(str(facts["pawn"]))
    home = dedale.game("labyrinth").action(f"move {home_of(count, other)}")
    comes = [
        any(home in _moved(turn, push).legal() for push in turn.legal())
        for turn in (turn_of(count.after(push), other) for push in count.ranked[:2])
    ]
    return facts if (count.data["left"][other], comes) == (0, [False, True]) else {}


def reached_later(count: LabyrinthCount, facts: Facts) -> Facts:
    """Turns are tried out only one deep: what is said to be one turn away is, and nothing else is."""
    best, target = count.ranked[0], count.data["current"][count.seat]
    states = [count.after(best)]
    if best < 48:
        states = [_moved(states[0], move) for move in states[0].legal()]
    one = any(target in ends(turn_of(state, count.seat)) for state in states)
    assert (facts["turns"] == 1) == one
    assert int(facts["turns"]) <= 3
    return {"treasure": target, "turns": facts["turns"]}


def _moved(state: State, move: int) -> State:
    copy = state.clone()
    copy.play(move)
    return copy


LABYRINTH_FACTS: dict[str, Callable[[LabyrinthCount, Facts], Facts]] = {
    "reaches": lambda c, f: {"treasure": f["treasure"] if f["treasure"] in found_now(c) else "none"},
    "reaches-home": lambda c, f: f if home_of(c, c.seat) in cells_now(c) else {},
    "blocks": blocked,
    "blocks-home": home_blocked,
    "nearer": reached_later,
    "ways": lambda c, _: {
        "treasure": c.data["current"][c.seat],
        "count": pushes_that_find(c, c.ranked[0]),
        "other": pushes_that_find(c, c.ranked[1]),
    },
    "carried": lambda c, _: {"cell": carried_to(c, c.seat)},
    "carries-other": lambda c, f: {"pawn": f["pawn"], "cell": carried_to(c, c.colours.index(str(f["pawn"])))},
    "moves-target": lambda c, _: {"treasure": c.data["current"][c.seat], "cell": place_of_target(c)},
    "few-left": lambda c, f: {"pawn": f["pawn"], "count": c.data["left"][c.colours.index(str(f["pawn"]))]},
}


def test_every_number_of_a_labyrinth_reason_is_that_of_the_board() -> None:
    pick = Random(2)
    met: set[str] = set()
    for options in LABYRINTH:
        for number, state in enumerate(decisions("labyrinth", options, games=2, most=400)):
            nearly_home = min(cast(View, state.view(None)).left) == 0
            if number % (11 if nearly_home else 41):
                continue
            for ranked in rankings(state, pick, most=2):
                count = LabyrinthCount(state, state.turn, ranked)
                for candidate in labyrinth_candidates(Seat(state, state.turn), ranked):
                    reason = candidate.reason
                    assert reason.facts == LABYRINTH_FACTS[reason.code](count, reason.facts), reason.code
                    met.add(reason.code)
    assert met == set(LABYRINTH_FACTS)


@pytest.mark.parametrize(
    ("game", "options", "find"),
    [
        *(("onirim", options, onirim_candidates) for options in ONIRIM),
        *(("labyrinth", options, labyrinth_candidates) for options in LABYRINTH),
    ],
)
def test_a_changed_position_is_a_position_without_the_fact(
    game: str, options: dict[str, Any], find: Callable[[Seat, list[int]], list[Candidate]]
) -> None:
    pick = Random(3)
    changed = 0
    for number, state in enumerate(decisions(game, options, games=2, most=60)):
        if number % 5:
            continue
        for ranked in rankings(state, pick, most=2):
            seat = Seat(state, state.turn)
            for candidate in find(seat, ranked):
                data = candidate.change(deepcopy(seat.sample(7).to_json()))
                if data is None:
                    continue
                try:
                    other = dedale.game(game).from_json(data)
                except BadPosition:
                    continue
                assert other.turn == state.turn
                assert other.kind == state.kind
                if set(ranked) <= set(other.legal()):
                    again = [found.reason for found in find(Seat(other, other.turn), ranked)]
                    assert candidate.reason not in again
                changed += 1
    assert changed > 10
