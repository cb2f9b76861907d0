"""What the others' turns tell: their style, and what they look for."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from random import Random
from statistics import fmean

import pytest

from dedale.bots.labyrinth.belief import belief_of
from dedale.bots.labyrinth.hindsight import HURRIED, NEAR, STYLES, likelihoods
from dedale.bots.labyrinth.reading import belief_read, styles_read
from dedale.bots.labyrinth.sight import boards_seen
from dedale.bots.roster import player
from dedale.bots.seat import History, Seat
from dedale.labyrinth.game import GAME, Labyrinth
from dedale.labyrinth.kinds import NOTHING
from dedale.labyrinth.raw import dump
from dedale.labyrinth.state import State
from dedale.labyrinth.tiles import TREASURES
from tests.bots.labyrinth.games import midgame


def every_turn(state: Labyrinth) -> list[Labyrinth]:
    """All that one turn may lead to, each once."""
    found = []
    for push in state.legal():
        pushed = state.clone()
        pushed.play(push)
        for cell in pushed.legal():
            found.append(pushed.clone())
            found[-1].play(cell)
    return found


def test_in_each_style_the_likelihoods_of_all_turns_are_1_on_average(luck: Random) -> None:
    before = GAME.new({"players": 2, "first": 0}, luck.getrandbits(32))
    card = TREASURES.index(before.view(0).targets[0] or "")
    turns = every_turn(before)
    told = [likelihoods(before, after) for after in turns]
    for style in range(STYLES):
        assert fmean(one[style * 24 + card] for one in told) == pytest.approx(1)


def test_near_is_likely_for_who_ends_as_near_as_can_be_and_unlikely_else() -> None:
    before = GAME.new({"players": 2, "first": 0}, 11)  # chosen: no treasure is as near wherever one ends
    told = [likelihoods(before, after) for after in every_turn(before)]
    for card in range(24):
        of_card = {round(one[NEAR * 24 + card], 9) for one in told}
        assert len(of_card) == 2, "as near as can be, or not"
        assert min(of_card) == pytest.approx(0.03)


def test_after_some_finds_a_style_is_recognised() -> None:
    """With this deal, which was chosen: how sure one is depends on what was found."""
    state, history = midgame(6, 60, "greedy", players=2)
    told = styles_read(boards_seen(Seat(state, 0, history)), 1)
    assert sum(told) == pytest.approx(1)
    assert told[NEAR] > 0.9
    state, history = midgame(6, 60, "planner", players=2)
    assert styles_read(boards_seen(Seat(state, 0, history)), 1)[NEAR] < 0.01


def test_who_plays_anyhow_is_taken_for_hasty() -> None:
    for deal in range(6):
        state, history = midgame(deal, 40, "random", players=2)
        assert styles_read(boards_seen(Seat(state, 0, history)), 1)[HURRIED] > 0.5


def test_right_after_a_find_the_next_card_may_be_any() -> None:
    for decisions in range(4, 80, 2):
        state, history = midgame(9, decisions, players=2)  # chosen: the other finds something
        boards = boards_seen(Seat(state, 0, history))
        before, after = dump(boards[-2]), dump(boards[-1])
        if before["seat"] == 1 and before["left"][1] > after["left"][1]:
            thought = [weight for weight in belief_read(state, 0, boards).of(1) if weight]
            assert thought == pytest.approx([1 / len(thought)] * len(state.view(0).unseen))
            return
    pytest.fail("nobody found anything")


def beliefs_in_the_truth(name: str, deal: int) -> Iterator[tuple[float, float]]:
    """After each turn of the second seat without a find: how likely its true card is, read and by what it passed."""
    state = GAME.new({"players": 2, "turn_limit": 60}, deal)
    history, boards, chooser = History(), list[State](), player("labyrinth", name)
    while state.turn >= 0:
        if state.kind == "push":
            boards.append(state.clone())
            raw, last = dump(state), dump(boards[max(len(boards) - 2, 0)])
            card = raw["current"][1]
            if last["seat"] == 1 and last["left"][1] == raw["left"][1] and card != NOTHING:
                yield belief_read(state, 0, boards).of(1)[card], belief_of(state, 0, boards).of(1)[card]
        action = chooser.choose(Seat(state, state.turn, history), len(history))
        history.add(state, action)
        state.play(action)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["greedy", "expert:48"])
def test_reading_all_turns_tells_more_than_what_was_passed_by(name: str) -> None:
    told = [both for deal in range(5) for both in beliefs_in_the_truth(name, deal)]  # chosen: few games
    assert len(told) > 30
    assert fmean(log(read / plain) for read, plain in told) > 0.2


def test_a_beginner_is_recognised_and_not_taken_for_somebody_who_tries_everything() -> None:
    for deal in range(4):  # chosen: how sure one is depends on what was found
        state, history = midgame(deal, 80, "beginner", players=2)
        assert styles_read(boards_seen(Seat(state, 0, history)), 1)[HURRIED] > 0.8


def test_hasty_ends_as_near_as_a_push_of_the_tile_as_it_lies_allows(luck: Random) -> None:
    before = GAME.new({"players": 2, "first": 0}, luck.getrandbits(32))
    card = TREASURES.index(before.view(0).targets[0] or "")
    for push in before.legal():
        pushed = before.clone()
        pushed.play(push)
        told = []
        for cell in pushed.legal():
            after = pushed.clone()
            after.play(cell)
            told.append(likelihoods(before, after)[HURRIED * 24 + card])
        assert min(told) >= 0.5
        if push & 3:
            assert max(told) == 0.5, "a turned tile is no sign of haste"
