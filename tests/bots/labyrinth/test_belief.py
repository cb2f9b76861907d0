from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from dedale.bots.labyrinth.belief import belief_of, belief_of_all
from dedale.bots.labyrinth.cover import cover
from dedale.bots.labyrinth.sight import boards_seen
from dedale.bots.seat import History, Seat
from dedale.labyrinth.game import GAME, Labyrinth
from dedale.labyrinth.raw import dump
from dedale.labyrinth.state import State
from dedale.labyrinth.tiles import TREASURES
from tests.bots.labyrinth.games import midgame


def told(state: Labyrinth, viewer: int, boards: Sequence[State]) -> dict[str, float]:
    """What the viewer thinks of the other seat of two, by treasure; what is impossible left out."""
    weights = belief_of(state, viewer, list(boards)).of(1 - viewer)
    return {name: weight for name, weight in zip(TREASURES, weights, strict=True) if weight}


def cards_covered(state: Labyrinth, seat: int) -> set[str]:
    view = state.view(None)
    covered = cover(state, 1 << view.pawns[seat])
    tiles = [*view.tiles, view.extra]
    return {tile.treasure for place, tile in enumerate(tiles) if tile.treasure and covered >> place & 1}


def test_before_anything_was_seen_all_hidden_cards_are_equally_likely(luck: Random) -> None:
    state = GAME.new({"players": 2, "first": 0}, luck.getrandbits(32))
    own = state.view(0).targets[0]
    thought = told(state, 0, [state])
    assert set(thought) == set(TREASURES) - {own}
    assert list(thought.values()) == pytest.approx([1 / 23] * 23)


def test_a_card_passed_by_or_left_behind_is_less_likely() -> None:
    before = GAME.new({"players": 2, "first": 1}, 0)  # chosen: the board has to show every case
    after = before.clone()
    after.play(GAME.action("push nf 0"))
    after.play(GAME.action("move g7"))
    assert after.view(None).found == [[], []]
    passed, kept = cards_covered(before, 1), cards_covered(after, 1)
    own = after.view(0).targets[0]
    raw = {name: (0.03 if name in passed else 1) * (1 if name in kept else 0.35) for name in TREASURES if name != own}
    assert len(set(raw.values())) == 4, "the board shows every case"
    expected = {name: weight / sum(raw.values()) for name, weight in raw.items()}
    assert told(after, 0, [before, after]) == pytest.approx(expected)


def test_turns_before_the_last_find_tell_nothing() -> None:
    state, history = midgame(4, 24, players=2)  # chosen: the other finds something, and moves on
    while not (state.kind == "push" and len(state.view(None).found[1]) > 0):
        state, history = midgame(4, len(history) + 1, players=2)
    boards = boards_seen(Seat(state, 0, history))
    found = len(state.view(None).found[1])
    since = [board for board in boards if dump(board)["found"][1].bit_count() == found]
    assert 0 < len(since) < len(boards)
    assert told(state, 0, boards) == pytest.approx(told(state, 0, since))


def test_right_after_a_find_the_next_card_may_be_any() -> None:
    for decisions in range(4, 80, 2):
        state, history = midgame(9, decisions, players=2)  # chosen: the other finds something
        boards = boards_seen(Seat(state, 0, history))
        before, after = dump(boards[-2]), dump(boards[-1])
        if before["seat"] == 1 and before["left"][1] > after["left"][1]:
            thought = told(state, 0, boards)
            assert set(thought) == set(state.view(0).unseen)
            assert len(set(thought.values())) == 1
            return
    pytest.fail("nobody found anything")


def test_a_card_laid_open_is_sought_by_nobody() -> None:
    state, history = midgame(4, 40, players=3)  # chosen: something has been found
    boards = boards_seen(Seat(state, 0, history))
    gone = {card for found in state.view(None).found for card in found}
    assert gone
    belief = belief_of_all(state, boards)
    for seat in range(3):
        weights = dict(zip(TREASURES, belief.of(seat), strict=True))
        assert {name for name, weight in weights.items() if weight} == set(TREASURES) - gone
        assert sum(weights.values()) == pytest.approx(1)


def test_there_is_nothing_to_guess_where_cards_lie_open_or_none_is_left(luck: Random) -> None:
    young = GAME.new({"players": 2, "young": True}, luck.getrandbits(32))
    assert told(young, 0, [young]) == {}
    saved = GAME.new({"players": 2, "cards": 1, "first": 0}, luck.getrandbits(32)).to_json()
    other = saved["current"][1]
    saved["current"][1], saved["left"][1], saved["found"][1] = None, 0, [other]
    state = GAME.from_json(saved)
    assert told(state, 0, [state]) == {}


def test_without_a_history_the_belief_is_what_the_cards_say(luck: Random) -> None:
    state, _ = midgame(luck.getrandbits(32), 40, players=2)
    assert set(told(state, 0, boards_seen(Seat(state, 0, History())))) == set(state.view(0).unseen)
