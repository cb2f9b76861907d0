"""Onirim's judge: it plays on with the same luck for every answer, and says how sure it is."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import fmean, pvariance
from typing import Any

import pytest

from dedale.bots import Budget, Judgement, Seat
from dedale.bots.measure import Measure, difference, share
from dedale.bots.onirim.coming import Coming
from dedale.bots.onirim.expert import ExpertBot
from dedale.bots.onirim.judging import Contest, together
from dedale.bots.onirim.minds import Minds, imagined
from dedale.bots.onirim.playout import Playout
from dedale.onirim.game import GAME, Onirim
from dedale.onirim.raw import dump

OPTIONS: list[dict[str, Any]] = [
    {},
    {"book": "yes", "towers": "ruins", "dreams": 5},
    {"players": 2, "dreams": 4},
    {"players": 2, "talk": "silent", "towers": "yes"},
]


def some_way_into(options: dict[str, Any], seed: int) -> Onirim:
    """A game after a few decisions at random, where there is a choice."""
    dice = Random(seed)
    while True:
        state = GAME.new(options, dice.getrandbits(60))
        for _ in range(dice.randrange(25)):
            if state.turn >= 0:
                state.play(dice.choice(state.legal()))
        if state.turn >= 0 and len(state.legal()) > 1:
            return state


def judged(state: Onirim, games: int = 64, seed: int = 1) -> list[Judgement]:
    """What the expert thinks. The seed is chosen: few games keep a value within bounds with most luck, not with all."""
    return ExpertBot().judge(Seat(state, state.turn), Budget(iterations=games), seed)


@pytest.mark.parametrize("options", OPTIONS)
def test_every_action_is_judged_and_the_gaps_fit_the_values(options: dict[str, Any], luck: Random) -> None:
    state = some_way_into(options, luck.getrandbits(60))
    found = judged(state)
    assert sorted(one.action for one in found) == sorted(state.legal())
    best = found[0]
    for one in found:
        assert 0 <= one.low <= one.value <= one.high <= 1
        assert one.behind is not None
        assert one.behind.low <= one.behind.value <= one.behind.high
        assert one.value == pytest.approx(min(1.0, max(0.0, best.value - one.behind.value)))
    assert best.behind is not None
    assert best.behind.high == 0


def test_the_last_door_is_worth_the_game() -> None:
    position = {
        "hands": [["rk", "bs", "gs", "ns", "bm"]],
        "rows": [["rs", "rm", "rs", "bm", "rs", "rm"]],
        "doors": [["rd", "bd", "bd", "gd", "gd", "nd", "nd"]],
        "bag": {"rd": 1, "xn": 3, "gs": 1},
    }
    state = GAME.start(position, seed=1)
    found = judged(state)
    assert GAME.text(found[0].action) == "play rk"
    assert found[0].value > 0.9


def test_a_game_that_is_lost_is_worth_nothing_whatever_is_played() -> None:
    """A Prophecy is decided without chance: the judge still plays on, and knows that all is lost."""
    position = {"hands": [["rk", "bs", "gs", "ns", "bm"]], "bag": {"rd": 1, "xn": 3}, "discard": {"bd": 1}}
    state = GAME.start(position, seed=1)
    for one in judged(state, games=512):
        assert one.high < 0.03
        assert one.behind is not None
        assert -0.01 < one.behind.low <= one.behind.high < 0.01


def test_a_closer_look_at_two_says_the_same_as_a_look_at_all(luck: Random) -> None:
    state = some_way_into({}, luck.getrandbits(60))
    seat = Seat(state, state.turn)
    two = state.legal()[:2]
    seed = luck.getrandbits(60)
    found = ExpertBot().compare(seat, two, Budget(iterations=128), seed)
    assert sorted(one.action for one in found) == sorted(two)
    assert found[0].value >= found[1].value
    again = ExpertBot().compare(seat, two, Budget(iterations=128), seed)
    assert again == found


class TwoMinds:
    """Games in which the net likes the second answer better, and the end says otherwise."""

    def chances(self, _answers: int, _first: int, count: int, _turns: int) -> list[list[float]]:
        return [[0.5] * count, [0.6] * count]

    def wins(self, _answers: int, _first: int, count: int) -> list[int]:
        return [(1 << count) - 1, 0]


def test_games_to_the_end_alone_count_where_they_contradict_the_net() -> None:
    contest = Contest(TwoMinds(), 0, [0, 1])  # type: ignore[arg-type]
    contest.find_best(lambda games: games >= 64)
    assert contest.judgements()[0].action == 1
    contest.settle(lambda games: games >= 64, lambda games: games >= 64)
    best, other = contest.judgements()
    assert best.action == 0
    assert other.behind is not None
    assert other.behind.low > 0.9
    assert together(Measure(0.5, 0.1), Measure(0.6, 0.1)).value == pytest.approx(0.55)


def test_short_games_that_have_ended_are_won_or_lost_and_the_others_in_between(luck: Random) -> None:
    minds = Minds()
    for options in OPTIONS:
        state = some_way_into(options, luck.getrandbits(60))
        seen = imagined(Seat(state, state.turn), 5)
        playout = Playout(minds.of(seen))
        answers = [action - playout.open(seen, 0) for action in state.legal()[:2]]
        mask = sum(1 << answer for answer in answers)
        soon = playout.chances(mask, 0, 16, 2)
        assert playout.chances(mask, 0, 16, 2) == soon
        assert [len(row) for row in soon] == [16, 16]
        assert all(0 <= chance <= 1 for row in soon for chance in row)
        for row, won in zip(playout.chances(mask, 0, 16, 100_000), playout.wins(mask, 0, 16), strict=True):
            assert row == [float(won >> game & 1) for game in range(16)]


@pytest.mark.slow
def test_with_the_same_luck_two_lines_meet_the_same_cards(luck: Random) -> None:
    """Games after two answers end alike far more often with the same luck than with luck of their own."""
    minds = Minds()
    same = apart = 0
    for _ in range(30):
        state = GAME.new({"towers": "yes"}, luck.getrandbits(60))
        seen = imagined(Seat(state, 0), 5)
        playout = Playout(minds.of(seen))
        base = playout.open(seen, 0)
        first, second = (action - base for action in state.legal()[:2])
        one, other = playout.wins(1 << first | 1 << second, 0, 64)
        (_, late) = playout.wins(1 << first | 1 << second, 1000, 64)
        same += (one ^ other).bit_count()
        apart += (one ^ late).bit_count()
    assert same < apart


@pytest.mark.parametrize("options", OPTIONS)
def test_a_judgement_follows_from_what_the_seat_may_know(options: dict[str, Any], luck: Random) -> None:
    for _ in range(3):
        state = some_way_into(options, luck.getrandbits(60))
        guess = state.sample(state.turn, luck.getrandbits(60))
        assert judged(guess, 16) == judged(state, 16)


DECKS = 1500


def piles(state: Onirim) -> list[float]:
    """What can be counted after some decisions: cards in hand by symbol, what was discarded and lies in Limbo."""
    raw = dump(state)
    hand, discard = raw["hand"][0], raw["discard"]
    return [
        *(sum(hand[symbol:12:3]) for symbol in range(3)),
        *(sum(discard[symbol:12:3]) for symbol in range(3)),
        discard[16],
        sum(raw["limbo"]),
        sum(raw["doors"][0]),
    ]


def after_some_decisions(state: Onirim, bring: Callable[[Onirim], None]) -> list[float]:
    bring(state)
    for number in range(12):
        if state.turn < 0:
            break
        legal = state.legal()
        state.play(legal[number * 7 % len(legal)])
        bring(state)
    return piles(state)


@pytest.mark.slow
def test_the_cards_come_as_from_a_fair_deck(luck: Random) -> None:
    """Over many decks, everything that comes about is as frequent as with the game's own generator."""
    coming = Coming()
    ours, theirs = [], []
    for _ in range(DECKS):
        coming.begin(luck.getrandbits(64))
        ours.append(after_some_decisions(GAME.new({"dreams": 4}), coming.bring))
        theirs.append(after_some_decisions(GAME.new({"dreams": 4}, luck.getrandbits(60)), lambda _: None))
    for one, other in zip(zip(*ours, strict=True), zip(*theirs, strict=True), strict=True):
        error = sqrt((pvariance(one) + pvariance(other)) / DECKS)
        assert abs(fmean(one) - fmean(other)) <= 4.5 * error + 1e-9


def test_two_measurements_say_more_than_one() -> None:
    joined = Measure(0.2, 0.1).joined(Measure(0.0, 0.1))
    assert [joined.value, joined.error] == pytest.approx([0.1, 0.1 / 2**0.5])
    assert Measure(0.2, 0.01).joined(Measure(0.0, 1.0)).value == pytest.approx(0.2, abs=0.001)


@pytest.mark.parametrize("chance", [0.02, 0.5, 0.95])
@pytest.mark.parametrize("games", [32, 400])
def test_intervals_of_shares_and_differences_hold_what_they_say(chance: float, games: int) -> None:
    dice = Random(f"{chance} {games}")
    held = held_apart = 0
    for _ in range(400):
        ones = [dice.random() < chance for _ in range(games)]
        others = [won if dice.random() < 0.7 else dice.random() < chance for won in ones]
        value = share(sum(ones), games).gap(1.96)
        held += value.low <= chance <= value.high
        better = sum(one and not other for one, other in zip(ones, others, strict=True))
        worse = sum(other and not one for one, other in zip(ones, others, strict=True))
        gap = difference(better, worse, games).gap(1.96)
        held_apart += gap.low <= 0 <= gap.high
    assert held > 365
    assert held_apart > 365
