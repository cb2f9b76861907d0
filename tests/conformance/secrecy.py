"""What no game may give away: a seat learns nothing from what is hidden from it.

Two worlds that a seat cannot tell apart are played side by side. What the seat is told chooses
for both; what is hidden from it each world chooses for itself. The seat must go on seeing the
same, and be told the same of what happened, number, order and kinds included, unless more was shown on the way:
`State.revealed` counts that.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from dedale.core.events import Action, Chance
from dedale.core.game import CHANCE, OVER, Game, Seat, State
from dedale.core.happening import Happening, as_seen, happenings
from tests.conformance.checks import Check, observed, seats_of
from tests.conformance.walks import LONGEST, follow, print_of, step, stops, without_generator


def a_sample_looks_the_same(game: Game, options: dict[str, Any], seed: int) -> None:
    pick = Random(seed)
    for state in stops(game, options, pick, 0.05):
        if state.turn == CHANCE:
            continue
        for seat in seats_of(state):
            before, chosen, view = print_of(state), pick.getrandbits(64), state.view(seat)
            sample = state.sample(seat, chosen)
            assert print_of(state) == before
            assert print_of(state.sample(seat, chosen)) == print_of(sample)
            assert sample.view(seat) == view
            assert observed(game, sample, seat) == observed(game, state, seat), "an observation tells what is hidden"
            other = state.sample(seat, pick.getrandbits(64))
            assert print_of(other.sample(seat, chosen)) == print_of(sample), "a sample hangs on what is hidden"
            assert sample.turn != CHANCE
            assert print_of(game.from_json(sample.to_json())) == print_of(sample), "a sample is a sound state"


class Told(NamedTuple):
    """What a seat hears of one step."""

    turn: int
    kind: str
    choice: int | None


def told(state: State, seat: Seat, choice: int) -> Told:
    """What the seat hears if this is chosen or comes now."""
    seen = state.outcome_seen_by(choice) if state.turn == CHANCE else state.seen_by(choice)
    return Told(state.turn, state.kind, choice if seat in seen else None)


def ways(state: State) -> list[int]:
    """All that may be chosen or may come now, more often if it is likelier."""
    return [o for o, n in state.outcomes() for _ in range(n)] if state.turn == CHANCE else state.legal()


def a_seat_hears_nothing_of_what_is_hidden(game: Game, options: dict[str, Any], seed: int) -> None:
    pick = Random(seed)
    for seat in seats_of(game.new(options)):
        world = game.new(options)
        other = None
        for _ in range(LONGEST):
            if world.turn == OVER:
                break
            if other is None and world.turn != CHANCE:
                other = without_generator(game, world.sample(seat, pick.getrandbits(64)))
            if other is None:
                step(world, pick)
            elif not step_together(game, world, other, seat, pick):
                other = None


def step_together(game: Game, world: State, other: State, seat: Seat, pick: Random) -> bool:
    """One step in both worlds; False if from here on the seat may tell them apart."""
    choice = pick.choice(ways(world))
    heard = told(world, seat, choice)
    if world.turn == seat:
        assert heard.choice == choice, "a seat is told its own action"
    matching = [way for way in ways(other) if told(other, seat, way) == heard]
    if not matching:
        follow(world, choice)
        return False
    # A chance counts once for its own outcome, which the worlds share or the seat is not told.
    quiet = [state.revealed + (state.turn == CHANCE) for state in (world, other)]
    happened = followed(game, world, choice, seat)
    there = followed(game, other, pick.choice(matching), seat)
    same = other.view(seat) == world.view(seat)
    shown = world.revealed > quiet[0] or other.revealed > quiet[1]
    assert same or shown, f"seat {seat} can tell two worlds apart after {heard}"
    assert shown or happened == there, f"what happened tells seat {seat} two worlds apart after {heard}"
    return same and happened == there


def followed(game: Game, state: State, choice: int, seat: Seat) -> list[Happening]:
    """Play or resolve, whichever is due: what the seat is told of what happened."""
    before = state.clone()
    event = Chance(choice) if state.turn == CHANCE else Action(state.turn, choice, choice not in game.passes)
    follow(state, choice)
    return as_seen(happenings(game, before, event, state), seat)


SECRECY: list[Check] = [a_sample_looks_the_same, a_seat_hears_nothing_of_what_is_hidden]
