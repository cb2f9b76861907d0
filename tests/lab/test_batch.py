"""A worker plays its games from what the seats may know, and says how they went."""

from __future__ import annotations

from hashlib import blake2b

import pytest

import dedale
from dedale.bots import Budget, Seat
from dedale.bots.labyrinth import BOTS as LABYRINTH_BOTS
from dedale.bots.onirim import BOTS as ONIRIM_BOTS
from dedale.core.errors import IllegalAction
from dedale.lab.batch import NO_WINNER, play_batch
from dedale.lab.plan import Batch, RunPlan, new_row, number_from
from tests.lab.plans import matches, rates


def test_the_same_batch_has_the_same_games_and_every_game_its_own_deal() -> None:
    row = new_row("onirim", {}, ("random",), 40)
    whole = Batch(row.game, row.options, row.bots, 5, 0, 40)
    first, again = play_batch(whole), play_batch(whole)
    assert (first.outcomes, first.lengths) == (again.outcomes, again.lengths)
    assert len(set(first.lengths)) > 10
    later = play_batch(Batch(row.game, row.options, row.bots, 5, 30, 10))
    assert later.lengths == first.lengths[30:]
    other = play_batch(Batch(row.game, row.options, row.bots, 6, 0, 40))
    assert other.lengths != first.lengths


def test_all_decisions_are_counted_and_a_bot_is_asked_only_where_there_is_a_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []

    class Counting:
        def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
            asked.append(len(seat.legal()))
            assert len(seat.past) >= len(asked) - 1
            return seat.legal()[0]

    monkeypatch.setitem(ONIRIM_BOTS, "counting", Counting)
    done = play_batch(
        Batch("onirim", {**new_row("onirim", {"players": 2}, ("random",)).options}, ("counting",), 1, 0, 1)
    )
    assert min(asked) > 1
    assert done.asked == [len(asked)]
    assert done.decisions == done.lengths
    assert done.decisions[0] > len(asked)
    assert 0 < done.thought[0] < done.seconds


def test_an_outcome_is_what_the_game_says() -> None:
    solo = play_batch(
        Batch(
            "labyrinth",
            new_row("labyrinth", {"players": 1, "cards": 1, "turn_limit": 30}, ("random",)).options,
            ("random",),
            1,
            0,
            30,
        )
    )
    assert all(1 <= turns <= 30 for turns in solo.outcomes)
    assert [2 * turns for turns in solo.outcomes] == solo.lengths
    assert set(play_batch(rates().batch(rates().rows[0], 0)).outcomes) <= {0, 1}


def test_bots_change_seats_and_every_seating_has_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, int, object]] = []

    def named(name: str) -> type:
        class Noting:
            def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
                view = seat.view()
                if len(seat.past) < 4:
                    seen.append((name, seat.number, getattr(view, "tiles", None) if not len(seat.past) else None))
                return seat.legal()[0]

        return Noting

    for name in ("first", "second"):
        monkeypatch.setitem(LABYRINTH_BOTS, name, named(name))
    row = new_row("labyrinth", {"players": 2, "cards": 1, "turn_limit": 4}, ("first", "second"))
    play_batch(Batch(row.game, row.options, row.bots, 1, 0, 2))
    seats = {name: {number for who, number, _ in seen if who == name} for name in ("first", "second")}
    assert seats == {"first": {0, 1}, "second": {0, 1}}
    boards = [tiles for _, _, tiles in seen if tiles is not None]
    assert len(boards) == 2
    assert boards[0] == boards[1]


def test_the_winner_is_the_bot_and_not_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = matches(12)
    row = plan.rows[0]
    done = play_batch(plan.batch(row, 0))
    assert set(done.outcomes) <= {NO_WINNER, 0, 1, 2}
    assert len(done.outcomes) == 6

    class Idle:
        def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
            return seat.legal()[0]

    monkeypatch.setitem(LABYRINTH_BOTS, "idle", Idle)
    against = RunPlan("match", (new_row(row.game, row.options, ("random", "idle", "idle"), 60),), 1, 60, None, "")
    outcomes = play_batch(against.batch(against.rows[0], 0)).outcomes
    assert outcomes.count(0) > outcomes.count(1) + outcomes.count(2)


def test_a_bot_that_plays_what_it_may_not_ends_the_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheating:
        def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
            return next(action for action in dedale.game("onirim").actions if action not in seat.legal())

    monkeypatch.setitem(ONIRIM_BOTS, "cheating", Cheating)
    with pytest.raises(IllegalAction):
        play_batch(Batch("onirim", new_row("onirim", {}, ("random",)).options, ("cheating",), 1, 0, 1))


def test_numbers_follow_from_all_their_parts() -> None:
    parts = [
        (1, "onirim", {"a": 1}, 0),
        (2, "onirim", {"a": 1}, 0),
        (1, "onirim", {"a": 2}, 0),
        (1, "onirim", {"a": 1}, 1),
    ]
    assert len({number_from(*one) for one in parts}) == 4
    assert all(0 <= number_from(*one) < 2**64 for one in parts)
    assert number_from(1, "onirim", {"a": 1, "b": 2}) == number_from(1, "onirim", {"b": 2, "a": 1})
    digest = blake2b(b'[1,"dice"]', digest_size=8, person=b"dedale lab").digest()
    assert number_from(1, "dice") == int.from_bytes(digest, "big")


def test_batches_hold_every_game_once() -> None:
    plan = rates(games=30, batch=7)
    row = plan.rows[0]
    batches = [plan.batch(row, number) for number in range(plan.batches(row))]
    assert [game for batch in batches for game in range(batch.first, batch.first + batch.count)] == list(range(30))
    assert matches(10).games_of(matches(10).rows[0]) == 12
