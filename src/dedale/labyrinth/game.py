"""Labyrinth as the contract of `dedale.core.game` wants it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import cython

from dedale.core import game as contract
from dedale.core.errors import IllegalAction
from dedale.core.events import Action, Chance
from dedale.core.happening import Happening
from dedale.core.reading import number, seat_or
from dedale.core.static_side import StaticSide
from dedale.labyrinth.contents import contents_of, fill, table_key
from dedale.labyrinth.decisions import DEEDS, OUTCOME_TEXTS, TEXTS
from dedale.labyrinth.facts import FACTS
from dedale.labyrinth.happenings import happenings
from dedale.labyrinth.observing import observation
from dedale.labyrinth.options import Options, combinations, options_from, options_json
from dedale.labyrinth.pending import check_pending, check_position
from dedale.labyrinth.position import raw_from_json, raw_from_position
from dedale.labyrinth.preview import Preview, walk
from dedale.labyrinth.raw import dump, load, packed
from dedale.labyrinth.snapshot import to_json
from dedale.labyrinth.tiles import CORNERS, FIXED, LOOSE, SIZE, TREASURES, arrow_name, sides_from
from dedale.labyrinth.view import View, cells_in, extra_of, tiles_of, view_of

if cython.compiled:
    from cython.cimports.dedale.core.pool import keep_for_reuse
else:
    from dedale.core.base import CHANCE, OVER, BaseState
    from dedale.core.bits import count_bits, lowest_bit
    from dedale.core.chance import GAMMA, M64, below, scramble
    from dedale.core.numbers import seed_bits
    from dedale.labyrinth.board import CELL_COUNT
    from dedale.labyrinth.deal import go_on, receiver
    from dedale.labyrinth.decisions import BASE, COMING, kind_of
    from dedale.labyrinth.kinds import (
        DEAL_CARD,
        DEAL_TILE,
        FINISHED,
        NEXT_CARD,
        NONE,
        NOTHING,
        PUSH,
        TREASURE_COUNT,
        WAIT,
    )
    from dedale.labyrinth.observing import tell_observation
    from dedale.labyrinth.sampling import deal_the_unseen_again
    from dedale.labyrinth.state import State
    from dedale.labyrinth.turn import answer, answers, lay, reachable

_FRESH: dict[Options, Labyrinth] = {}


class Labyrinth(State):
    """A game of Labyrinth under way."""

    def rules(self) -> Any:
        """The game that this is a state of."""
        return GAME

    def seats_n(self) -> int:
        """How many play."""
        return self.players

    def to_decide(self) -> int:
        """The seat to decide, CHANCE or OVER."""
        if self.pending == WAIT:
            return CHANCE
        if self.pending == FINISHED:
            return OVER
        return self.seat

    @property
    def kind(self) -> str:
        """The kind of the pending decision or chance, or "over"."""
        return kind_of(self)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.players

    @property
    def options(self) -> Options:
        """What was agreed before the game."""
        return options_of(self)

    @property
    def revealed(self) -> int:
        """How often something hidden from somebody has been shown so far."""
        return self.revealed_n

    def answer_bits(self) -> int:
        """The legal answers to the pending decision, as bits."""
        return answers(self)

    def first_action(self) -> int:
        """The first action of the pending kind of decision."""
        return BASE[self.pending]

    def carry_out(self, action: int) -> None:
        """Play a legal action, and go on to the next decision."""
        answer(self, action - BASE[self.pending])
        go_on(self)

    def outcomes(self) -> list[tuple[int, int]]:
        """What chance may bring, with weights."""
        return COMING[self.stage](self) if self.pending == WAIT else []

    def bring(self, outcome: int) -> None:
        """Let chance bring a possible outcome, and go on."""
        self.scripted = outcome
        self.pending = NONE
        go_on(self)

    def go_on_with(self, seed: int) -> None:
        """Go on with a generator of this seed of 64 bits, for chance and for random play."""
        self.policy = seed
        self.rng = scramble(seed ^ GAMMA)
        self.seeded = 1
        if self.pending == WAIT:
            self.pending = NONE
            go_on(self)

    def run(self) -> int:
        """Play at random to the end; the number of decisions."""
        decisions = 0
        while self.pending != FINISHED:
            answer(self, random_answer(self))
            go_on(self)
            decisions += 1
        return decisions

    def tell(self, viewer: int, out: bytearray) -> int:
        """Write what a seat, or a spectator for -1, may know as numbers; how many it were."""
        return tell_observation(self, viewer, out)

    def become(self, other: BaseState) -> None:
        """Become equal to another state, generator included."""
        self.copy_from(cython.cast(State, other))

    def clone(self) -> Labyrinth:
        """An independent copy, generator included."""
        copy = Labyrinth.__new__(Labyrinth) if cython.compiled else Labyrinth()
        copy.copy_from(self)
        return copy

    def view(self, seat: contract.Seat) -> View:
        """All that the seat, or a spectator, may know."""
        options = options_of(self)
        return view_of(
            dump(self),
            options_json(options),
            options.colours,
            self.kind,
            self.turn,
            self.legal(),
            seat,
            reachable(self),
        )

    def sample(self, seat: contract.Seat, seed: int) -> Labyrinth:
        """A state that the seat cannot tell from this one, with a generator of its own."""
        bits = seed_bits(seed)
        copy = self.clone()
        copy.rng = scramble(~bits & M64)
        deal_the_unseen_again(copy, seat_or(seat, self.players, NOTHING))
        copy.go_on_with(scramble(bits))
        return copy

    def result(self) -> contract.Result | None:
        """Who has won, if anybody, and by which clause; None while the game goes on."""
        if self.pending != FINISHED:
            return None
        return contract.Result(() if self.winner == NOTHING else (self.winner,), "LAB-END-1")

    def worth(self, seat: int) -> float:  # LAB-SETUP-5 LAB-END-1
        """1 to the winner and 0 to the others; alone, minus the turns taken."""
        if self.players == 1:
            return -float(self.turns_n) if self.pending == FINISHED else 0.0
        return 1.0 if self.winner == seat else 0.0

    def to_json(self) -> contract.Json:
        """Everything, hidden things too."""
        return to_json(dump(self), options_json(options_of(self)), self.kind, GAME.version)

    def seen_by(self, action: int) -> tuple[contract.Seat, ...]:
        """Everybody sees every push and every move."""
        return (*range(self.players), None)

    def outcome_seen_by(self, outcome: int) -> tuple[contract.Seat, ...]:  # LAB-SETUP-3
        """A card drawn is seen by its owner alone, all else by everybody."""
        if not self.young and self.stage == DEAL_CARD:
            return (receiver(self, self.dealt),)
        if self.stage == NEXT_CARD:
            return (self.seat,)
        return (*range(self.players), None)

    def dooms(self, action: int) -> bool:
        """No choice makes a win impossible in this game."""
        return False

    def preview(self, action: int) -> Preview:
        """The board as a legal push would leave it, and where the pawn could then go."""
        copy = self.clone()
        copy.play(action)
        if self.pending != PUSH:
            raise IllegalAction("preview-move", "Only a push can be looked at beforehand; play the move.")
        raw = dump(copy)
        barred = arrow_name(raw["barred"])
        return Preview(
            tiles_of(raw), extra_of(raw), list(raw["pawns"][: self.players]), barred, cells_in(reachable(copy))
        )

    def path(self, start: int, goal: int) -> list[int]:
        """A shortest way along the corridors between two cells, both included; empty if there is none."""
        for cell in (start, goal):
            number("the path", cell, 0, CELL_COUNT - 1)
        return walk(tiles_of(dump(self)), start, goal)

    def key(self) -> bytes:
        """For tables: equal where the same may still happen and everybody knows the same; without the generator."""
        return table_key(self)

    def memory(self) -> bytes:
        """All fields of the state."""
        return packed(self)

    def contents(self) -> bytes:
        """What the state holds, the generator included: the same for equal states, however they came about."""
        return contents_of(self)


def options_of(state: Labyrinth) -> Options:
    """The options of a state, as short as they can be said."""
    raw = dump(state)
    players = raw["players"]
    colours = tuple(colour for colour, cell in CORNERS.items() if cell in raw["homes"][:players])
    options = Options(
        players=players,
        cards=None if raw["cards"] == len(TREASURES) // players else raw["cards"],
        young=bool(raw["young"]),
        first=None if raw["first"] == NOTHING else raw["first"],
        turn_limit=raw["turn_limit"] or None,
    )
    return options if options.colours == colours else replace(options, pawns=colours)


def random_answer(s: Labyrinth) -> int:
    """A legal answer at random, by the generator of random play."""
    mask = answers(s)
    s.policy = (s.policy + GAMMA) & M64
    for _ in range(below(scramble(s.policy), count_bits(mask))):
        mask &= mask - 1
    return lowest_bit(mask)


def from_raw(raw: contract.Json) -> Labyrinth:
    """The state with these numbers, which are trusted."""
    state = Labyrinth.__new__(Labyrinth) if cython.compiled else Labyrinth()
    load(state, raw)
    return state


def from_contents(held: bytes) -> Labyrinth:
    """The state that holds this, which is trusted."""
    state = Labyrinth.__new__(Labyrinth) if cython.compiled else Labyrinth()
    fill(state, held)
    return state


def fresh(options: Options) -> Labyrinth:
    """The fixed tiles on the board and the pawns on their corners; nothing dealt yet."""
    if options not in _FRESH:
        _FRESH[options] = unpack(options)
    return _FRESH[options].clone()


def unpack(options: Options) -> Labyrinth:  # LAB-PARTS-3 LAB-SETUP-2 LAB-PARTS-4
    """Take what the options want out of the box."""
    state = Labyrinth.__new__(Labyrinth) if cython.compiled else Labyrinth()
    state.scripted = state.winner = state.barred = NOTHING
    state.players = options.players
    state.young = options.young
    state.cards = options.cards_each
    state.first = NOTHING if options.first is None else options.first
    state.turn_limit = options.turn_limit or 0
    state.bag = (1 << TREASURE_COUNT) - 1
    for seat, colour in enumerate(options.colours):
        state.homes[seat] = state.pawns[seat] = CORNERS[colour]
        state.left[seat] = options.cards_each
    for seat in range(4):
        state.current[seat] = NOTHING
    for cell in range(50):
        state.treasure[cell] = NOTHING
    for (row, column), (sides, treasure) in FIXED.items():
        lay(state, row * SIZE + column, sides_from(sides))
        state.treasure[row * SIZE + column] = NOTHING if treasure is None else TREASURES.index(treasure)
    for tile, (_, _, count) in enumerate(LOOSE):
        state.tiles_left[tile] = count
    state.stage = DEAL_TILE
    return state


def begin(state: Labyrinth, seed: int | None) -> Labyrinth:
    """Go on to the first decision, or without a seed to the first chance if that comes before."""
    if seed is not None:
        state.go_on_with(seed_bits(seed))
    go_on(state)
    return state


if cython.compiled:
    keep_for_reuse(State)
    keep_for_reuse(Labyrinth)


class LabyrinthGame(StaticSide[Options, Labyrinth]):
    """The static side of Labyrinth."""

    name = "labyrinth"
    version = 1
    passes: frozenset[int] = frozenset()
    facts = FACTS

    def __init__(self) -> None:
        super().__init__(
            TEXTS,
            OUTCOME_TEXTS,
            "docs/notation-labyrinth.md",
            DEEDS,
            options_from=options_from,
            combinations=combinations,
            observation=observation,
            from_contents=from_contents,
        )

    def new(self, options: object = None, seed: int | None = None) -> Labyrinth:
        """A new game, from the shuffle on. Without a seed it stops at every chance."""
        return begin(fresh(options_from(options)), seed)

    def start(self, position: Mapping[str, object], options: object = None, seed: int | None = None) -> Labyrinth:
        """A game from a given board, at the beginning of a turn."""
        state = from_raw(raw_from_position(dump(fresh(options_from(options))), position))
        check_position(state)
        return begin(state, seed)

    def restored(self, data: Mapping[str, object], options: Options) -> Labyrinth:
        """The state with these options that a saved state describes, checked."""
        state = from_raw(raw_from_json(dump(fresh(options)), data))
        check_pending(state)
        return state

    def happenings(self, before: Labyrinth, event: Action | Chance, after: Labyrinth) -> list[Happening]:
        """What an event did to the table."""
        return happenings(before, event, after)


GAME = LabyrinthGame()
