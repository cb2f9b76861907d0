"""Onirim as the contract of `dedale.core.game` wants it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import cython

from dedale.core import game as contract
from dedale.core.events import Action, Chance
from dedale.core.happening import Happening
from dedale.core.reading import refuse, seat_or
from dedale.core.static_side import StaticSide
from dedale.onirim.cards import CODES, copies
from dedale.onirim.contents import contents_of, fill, table_key
from dedale.onirim.decisions import ACTION_OF, DECISIONS, DEEDS, KIND_NAMES, TEXTS
from dedale.onirim.facts import FACTS
from dedale.onirim.happenings import happenings
from dedale.onirim.observing import observation
from dedale.onirim.options import Options, combinations, options_from
from dedale.onirim.pending import check_pending
from dedale.onirim.position import raw_from_position
from dedale.onirim.raw import dump, load, packed
from dedale.onirim.restore import raw_from_json
from dedale.onirim.snapshot import NO_GOAL, to_json
from dedale.onirim.steps import STEPS
from dedale.onirim.table import check_table
from dedale.onirim.view import View, view_of

if cython.compiled:
    from cython.cimports.dedale.core.pool import keep_for_reuse
else:
    from dedale.core.base import CHANCE, OVER, BaseState
    from dedale.core.bits import count_bits, lowest_bit
    from dedale.core.chance import GAMMA, M64, below, scramble
    from dedale.core.numbers import seed_bits
    from dedale.onirim.book import cost, goals_left
    from dedale.onirim.cards import (
        COLOURS,
        GOAL,
        GOALS,
        KINDS,
        NOTHING,
        PREMONITION,
        PREMONITIONS,
        is_labyrinth,
    )
    from dedale.onirim.deal import begin_turn, set_up
    from dedale.onirim.doors import look_for_victory, lost_for_good
    from dedale.onirim.kinds import BASE, FINISHED, NONE, WAIT
    from dedale.onirim.legal import answers
    from dedale.onirim.observing import tell_observation
    from dedale.onirim.sampling import deal_the_unseen_again, forget_the_unseen
    from dedale.onirim.state import (
        DEAL_GOALS,
        EVERYBODY,
        FILL,
        NEW_HAND,
        PARADOX,
        REVEAL_PREMONITIONS,
        State,
    )
    from dedale.onirim.towers import rampart
    from dedale.onirim.turn import advance, answer

SPECTATOR = 2

_FRESH: dict[Options, Onirim] = {}


class Onirim(State):
    """A game of Onirim under way."""

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
        if self.pending == FINISHED:
            return "over"
        if self.pending != WAIT:
            return KIND_NAMES[self.pending]
        return STEPS[self.steps[self.steps_n - 1]].chance

    @property
    def seats(self) -> int:
        """How many play."""
        return self.players

    @property
    def options(self) -> Options:
        """What was agreed before the game."""
        return Options(
            players=self.players,
            book=("no", "yes", "lost")[self.with_book],
            towers=("no", "yes", "ruins")[self.with_towers],
            dreams=self.with_dreams,
            talk="silent" if self.silent else "open",
        )

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

    def outcomes(self) -> list[tuple[int, int]]:
        """What chance may bring, with weights."""
        if self.pending != WAIT:
            return []
        step = self.steps[self.steps_n - 1]
        if step == DEAL_GOALS:
            placed = self.steps[self.steps_n - 2]
            weights = [(GOAL + colour, goals_left(self, placed, colour)) for colour in range(COLOURS)]
        elif step == REVEAL_PREMONITIONS:
            weights = [(PREMONITION + number, self.face_down >> number & 1) for number in range(PREMONITIONS)]
        else:
            weights = [(card, self.bag[card]) for card in range(KINDS)]
        return [(outcome, weight) for outcome, weight in weights if weight]

    def bring(self, outcome: int) -> None:
        """Let chance bring a possible outcome, and go on."""
        self.scripted = outcome
        self.pending = NONE
        advance(self)

    def go_on_with(self, seed: int) -> None:
        """Go on with a generator of this seed of 64 bits, for chance and for random play."""
        self.policy = seed
        self.rng = scramble(seed ^ GAMMA)
        self.seeded = 1
        if self.pending == WAIT:
            self.pending = NONE
            advance(self)

    def run(self) -> int:
        """Play at random to the end; the number of decisions."""
        decisions = 0
        while self.pending != FINISHED:
            answer(self, random_answer(self))
            decisions += 1
        return decisions

    def tell(self, viewer: int, out: bytearray) -> int:
        """Write what a seat, or a spectator for -1, may know as numbers; how many it were."""
        return tell_observation(self, viewer, out)

    def become(self, other: BaseState) -> None:
        """Become equal to another state, generator included."""
        self.copy_from(cython.cast(State, other))

    def clone(self) -> Onirim:
        """An independent copy, generator included."""
        copy = Onirim.__new__(Onirim) if cython.compiled else Onirim()
        copy.copy_from(self)
        return copy

    def view(self, seat: contract.Seat) -> View:
        """All that the seat, or a spectator, may know."""
        return view_of(dump(self), self.kind, self.turn, self.legal(), seat, rampart(self), self._costs())

    def _costs(self) -> dict[str, int]:
        if not self.with_book:
            return {}
        return {name: cost(self, PARADOX + i) for i, name in enumerate(("paradox", "planning", "punishment"))}

    def sample(self, seat: contract.Seat, seed: int) -> Onirim:
        """A state that the seat cannot tell from this one, with a generator of its own."""
        bits = seed_bits(seed)
        copy = self.clone()
        copy.rng = scramble(~bits & M64)
        deal_the_unseen_again(copy, seat_or(seat, self.players, SPECTATOR))
        copy.go_on_with(scramble(bits))
        return copy

    def result(self) -> contract.Result | None:
        """Who has won, and by which clause; None while the game goes on."""
        if self.pending != FINISHED:
            return None
        if not self.won:
            return contract.Result((), "ONI-END-2")
        alone = "ONI-END-1" if self.players == 1 else "ONI-TWO-END-1"
        return contract.Result(tuple(range(self.players)), "ONI-TOWER-5" if self.with_towers else alone)

    def worth(self, seat: int) -> float:
        """1 to every seat if the game is won, else 0."""
        return float(self.won)

    def to_json(self) -> contract.Json:
        """Everything, hidden things too."""
        return to_json(dump(self), self.kind, GAME.version)

    def seen_by(self, action: int) -> tuple[contract.Seat, ...]:
        """Who is told which action this was: only those who see the cards, where it names an unseen one."""
        if DECISIONS[self.pending].names_unseen:
            return self._eyes(self.lookers)
        return self._eyes(EVERYBODY)

    def outcome_seen_by(self, outcome: int) -> tuple[contract.Seat, ...]:
        """Who is told which outcome this was."""
        step = self.steps[self.steps_n - 1]
        if STEPS[step].chance == "look":
            return self._eyes(self.lookers)
        to_a_hand = step == FILL or step == NEW_HAND
        if self.silent and to_a_hand and is_labyrinth(outcome) and self.hand_n[self.seat] < self.personal_size:
            return self._eyes(1 << self.seat)
        return self._eyes(EVERYBODY)

    def _eyes(self, seen: int) -> tuple[contract.Seat, ...]:
        seats: list[contract.Seat] = [seat for seat in range(self.players) if seen >> seat & 1]
        if seen >> SPECTATOR & 1:
            seats.append(None)
        return tuple(seats)

    def dooms(self, action: int) -> bool:
        """Whether, for all that the seat to decide may know, this action makes a win impossible that was not."""
        GAME.check_action(self, action)
        if self.hopeless():
            return False
        copy = self.clone()
        copy.seeded = 0
        forget_the_unseen(copy, self.seat)
        copy.carry_out(action)
        return copy.hopeless()

    def hopeless(self) -> bool:
        """Whether the game is lost, or a Door or the Towers for any Rampart are out of it for good."""
        if self.pending == FINISHED:
            return not self.won
        return lost_for_good(self)

    def key(self) -> bytes:
        """For tables: equal where the same may still happen and everybody knows the same; without the generator."""
        return table_key(self)

    def memory(self) -> bytes:
        """All fields of the state."""
        return packed(self)

    def contents(self) -> bytes:
        """What the state holds, the generator included: the same for equal states, however they came about."""
        return contents_of(self)


def random_answer(s: Onirim) -> int:
    """A legal answer at random, by the generator of random play."""
    mask = answers(s)
    s.policy = (s.policy + GAMMA) & M64
    for _ in range(below(scramble(s.policy), count_bits(mask))):
        mask &= mask - 1
    return lowest_bit(mask)


def from_raw(raw: contract.Json) -> Onirim:
    """The state with these numbers, which are trusted."""
    state = Onirim.__new__(Onirim) if cython.compiled else Onirim()
    load(state, raw)
    return state


def from_contents(held: bytes) -> Onirim:
    """The state that holds this, which is trusted."""
    state = Onirim.__new__(Onirim) if cython.compiled else Onirim()
    fill(state, held)
    return state


def fresh(options: Options) -> Onirim:
    """All cards in the bag, nothing dealt yet."""
    if options not in _FRESH:
        _FRESH[options] = unpack(options)
    return _FRESH[options].clone()


def unpack(options: Options) -> Onirim:  # ONI-TWO-SETUP-1
    """Take the cards that the options want out of the box, into the bag."""
    state = Onirim.__new__(Onirim) if cython.compiled else Onirim()
    state.scripted = state.resolving = state.striking = NOTHING
    state.named_action = state.claim_colour = state.goal_to_swap = state.card_to_give = NOTHING
    state.players = options.players
    state.with_book = ("no", "yes", "lost").index(options.book)
    state.with_towers = ("no", "yes", "ruins").index(options.towers)
    state.with_dreams = options.dreams
    state.silent = options.talk == "silent"
    state.personal_size = 5 if options.players == 1 else 3
    state.shared_size = 0 if options.players == 1 else 2
    state.series_colour[0] = state.series_colour[1] = COLOURS
    for card in range(KINDS):
        state.bag[card] = copies(card, options.towers != "no", options.dreams != 0)
        state.bag_n += state.bag[card]
    for place in range(GOALS):
        state.goals[place] = NO_GOAL
    if options.dreams:
        state.face_down = (1 << PREMONITIONS) - 1
    return state


def begin(state: Onirim, seed: int | None) -> Onirim:
    """Go on to the first decision, or without a seed to the first chance if that comes before."""
    if seed is not None:
        state.go_on_with(seed_bits(seed))
    advance(state)
    return state


if cython.compiled:
    keep_for_reuse(State)
    keep_for_reuse(Onirim)


class OnirimGame(StaticSide[Options, Onirim]):
    """The static side of Onirim."""

    name = "onirim"
    version = 1
    passes = frozenset({ACTION_OF["pass"]})
    facts = FACTS

    def __init__(self) -> None:
        super().__init__(
            TEXTS,
            CODES,
            "docs/notation.md",
            DEEDS,
            options_from=options_from,
            combinations=combinations,
            observation=observation,
            from_contents=from_contents,
        )

    def new(self, options: object = None, seed: int | None = None) -> Onirim:
        """A new game, from the shuffle on. Without a seed it stops at every chance."""
        state = fresh(options_from(options))
        set_up(state)
        return begin(state, seed)

    def start(self, position: Mapping[str, object], options: object = None, seed: int | None = None) -> Onirim:
        """A game from a given position, at the beginning of a turn."""
        chosen = options_from(options)
        state = from_raw(raw_from_position(dump(fresh(chosen)), position))
        check_table(state)
        look_for_victory(state)
        if state.turn == contract.OVER:
            raise refuse("doors", "expected a game that is not won yet")
        begin_turn(state)
        return begin(state, seed)

    def restored(self, data: Mapping[str, object], options: Options) -> Onirim:
        """The state with these options that a saved state describes, checked."""
        state = from_raw(raw_from_json(dump(fresh(options)), data))
        check_table(state)
        check_pending(state)
        return state

    def happenings(self, before: Onirim, event: Action | Chance, after: Onirim) -> list[Happening]:
        """What an event did to the table."""
        return happenings(before, event)


GAME = OnirimGame()
