"""An analysis: what it says of choices and luck, and that it adds up."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import dedale
from dedale.bots import Budget, Judgement, Seat
from dedale.bots.analysis import Analysis, JudgedChoice, analyse
from dedale.bots.analysis.summary import summary
from dedale.bots.analysis.time_budget import CLOSER, FIRST, SHORTEST, TimeBudget
from dedale.core.errors import StillRunning
from dedale.core.events import Action, Chance
from dedale.core.record import Record
from dedale.core.rehearsal import rehearse
from dedale.core.table import Table
from tests.bots.recorded_games import KINDS, played, table_of
from tests.bots.stub_judges import ANY, HashJudge, PlayoutJudge, SayingJudge

LABYRINTH_FOR_TWO = ("labyrinth", {"players": 2, "cards": 2, "turn_limit": 60})


def judge_for(game: str, options: dict[str, Any]) -> HashJudge:
    return HashJudge(scale=40, shift=-60) if game == "labyrinth" and options.get("players") == 1 else HashJudge()


def adds_up(found: Analysis, returns: tuple[float, ...]) -> None:
    for seat, account in enumerate(found.accounts):
        parts = account.start + account.luck + account.own + account.others
        assert parts == pytest.approx(account.result, abs=1e-12)
        assert account.result == pytest.approx(returns[seat], abs=1e-12)
        assert account.luck == pytest.approx(sum(draw.change[seat] for draw in found.draws), abs=1e-12)
        losses = sum(choice.cost for choice in found.choices if choice.seat == seat)
        assert account.own == pytest.approx(-losses, abs=1e-12)


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_start_and_luck_and_choices_are_the_result(game: str, options: dict[str, Any]) -> None:
    for deal in range(3):
        record = played(game, options, deal).record
        found = analyse(record, judge=judge_for(game, options), budget=ANY)
        adds_up(found, record.returns())
        assert found.curve[-1].values == pytest.approx(record.returns(), abs=1e-12)
        assert found.finished


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_every_decision_is_there_and_none_is_better_than_the_best(game: str, options: dict[str, Any]) -> None:
    record = played(game, options).record
    found = analyse(record, judge=judge_for(game, options), budget=ANY)
    actions = [(at, event) for at, event in enumerate(record.live) if isinstance(event, Action)]
    assert [choice.at for choice in found.choices] == [at for at, _ in actions]
    assert [choice.step for choice in found.choices] == list(range(len(actions)))
    for choice, (at, event) in zip(found.choices, actions, strict=True):
        before = record.timeline.states[at]
        assert (choice.seat, choice.kind) == (event.seat, before.kind)
        assert choice.played == record.game.text(event.action)
        assert choice.chosen == event.chosen
        assert choice.best_value.value >= choice.played_value.value
        assert choice.loss.value == choice.best_value.value - choice.played_value.value
        assert choice.cost == (choice.loss.value if choice.loss.low > 0 else 0)
        if len(before.legal()) == 1:
            assert (choice.label, choice.loss.value, choice.best) == ("forced", 0.0, choice.played)
    assert {choice.label for choice in found.choices} >= {"", "blunder"}


@pytest.mark.parametrize(("game", "options"), KINDS[:4])
def test_every_card_that_came_is_in_one_draw(game: str, options: dict[str, Any]) -> None:
    record = played(game, options).record
    found = analyse(record, judge=HashJudge(), budget=ANY)
    first = found.choices[0].at
    came = [record.game.outcome_text(event.outcome) for event in record.live[first:] if isinstance(event, Chance)]
    assert [outcome for draw in found.draws for outcome in draw.outcomes] == came


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_a_decision_is_judged_as_the_seat_saw_it(game: str, options: dict[str, Any]) -> None:
    record = played(game, options).record
    judge = judge_for(game, options)
    found = analyse(record, judge=judge, budget=ANY)
    looked_at = {past: (seat, view) for seat, past, view in judge.asked}
    assert len(looked_at) > 3
    for choice in found.choices:
        if choice.step in looked_at:
            expected = record.timeline.states[choice.at].view(choice.seat)
            assert looked_at[choice.step] == (choice.seat, expected)
        else:
            assert choice.label == "forced"


def test_of_two_opponents_one_gains_what_the_other_loses() -> None:
    record = played(*LABYRINTH_FOR_TWO).record
    found = analyse(record, judge=HashJudge(), budget=ANY)
    capped = 0
    for before, after in zip(found.curve, found.curve[1:], strict=False):
        if before.at != after.at or after.at == len(record.live):
            continue
        choice = next(choice for choice in found.choices if choice.at == after.at)
        lost = before.values[choice.seat] - after.values[choice.seat]
        gained = after.values[1 - choice.seat] - before.values[1 - choice.seat]
        assert lost == pytest.approx(choice.cost)
        if before.values[1 - choice.seat] + lost > 1:
            capped += 1
            assert after.values[1 - choice.seat] == pytest.approx(1)
        else:
            assert gained == pytest.approx(lost)
    assert capped < len(found.choices) / 2
    assert all(0 <= value <= 1 for point in found.curve for value in point.values)


def test_with_more_opponents_they_share_it_in_proportion() -> None:
    found = analyse(played("labyrinth", {"players": 3, "cards": 1}).record, judge=HashJudge(scale=0.2), budget=ANY)
    shared = 0
    for before, after in zip(found.curve, found.curve[1:], strict=False):
        choices = [choice for choice in found.choices if choice.at == after.at]
        if before.at == after.at and choices and choices[0].cost:
            one, other = (seat for seat in range(3) if seat != choices[0].seat)
            gains = [after.values[seat] - before.values[seat] for seat in (one, other)]
            if max(after.values) < 1:
                assert sum(gains) == pytest.approx(choices[0].cost)
                assert gains[0] * before.values[other] == pytest.approx(gains[1] * before.values[one])
                shared += 1
    assert shared


def test_partners_lose_together() -> None:
    found = analyse(played("onirim", {"players": 2}).record, judge=HashJudge(), budget=ANY)
    first, second = found.accounts
    assert first.own == pytest.approx(second.others)
    assert first.others == pytest.approx(second.own)
    assert first.luck == second.luck
    assert all(one == other for one, other in (point.values for point in found.curve))


def test_what_was_taken_back_is_not_looked_at() -> None:
    straight, winding = table_of("onirim", {}), table_of("onirim", {})
    for action in (0, -1, 0, 0, -1, 0, -1, 0):
        winding.play(0, winding.state.legal()[-1])
        winding.undo(0)
        for table in (straight, winding):
            table.play(0, table.state.legal()[action])
    assert len(winding.record.events) > len(straight.record.events)
    seen = [analyse(table.record, judge=HashJudge(), budget=ANY, owner=True) for table in (straight, winding)]
    assert seen[0] == seen[1]


@pytest.mark.parametrize(("game", "options"), [("onirim", {}), ("onirim", {"players": 2}), LABYRINTH_FOR_TWO])
def test_giving_up_costs_what_was_left(game: str, options: dict[str, Any]) -> None:
    table = played(game, options, most=9)
    before = analyse(table.record, judge=HashJudge(), budget=ANY, owner=True)
    table.resign(0)
    found = analyse(table.record, judge=HashJudge(), budget=ANY)
    for seat, (account, left) in enumerate(zip(found.accounts, before.accounts, strict=True)):
        assert account.given_up == -left.result < 0
        assert account.result == 0
        assert account.luck == left.luck
        assert (account.own if seat == 0 else account.others) == pytest.approx(
            (left.own if seat == 0 else left.others) - left.result
        )
    assert found.resigned == 0


def test_a_game_given_up_for_somebody_is_theirs() -> None:
    table = played(*LABYRINTH_FOR_TWO, most=9)
    before = analyse(table.record, judge=HashJudge(), budget=ANY, owner=True)
    table.resign(0, 1)
    found = analyse(table.record, judge=HashJudge(), budget=ANY)
    loser, winner = found.accounts
    assert (loser.result, winner.result) == pytest.approx((0, 1))
    assert loser.given_up == -before.accounts[0].result < 0
    assert winner.given_up == pytest.approx(1 - before.accounts[1].result)
    assert winner.start + winner.luck + winner.own + winner.others == pytest.approx(1)
    assert [fact.code for fact in summary(found, 1)].count("given-up-to") == (winner.given_up > 0)


def test_giving_up_alone_in_labyrinth_leaves_the_turns_expected() -> None:
    table = played("labyrinth", {"players": 1, "cards": 2}, most=4)
    table.resign(0)
    found = analyse(table.record, judge=HashJudge(scale=10, shift=-30), budget=ANY)
    (account,) = found.accounts
    assert account.given_up == 0
    assert -30 <= account.result < -10
    assert account.start + account.luck + account.own == pytest.approx(account.result)


def test_where_nothing_happened_there_was_no_luck() -> None:
    """Alone, with one treasure to find, there is no chance after the deal: what the judge thinks anew is no luck."""
    table = played("labyrinth", {"players": 1, "cards": 1, "turn_limit": 20})
    wavering = HashJudge(scale=0.2, shift=-20, noise=0.2)
    found = analyse(table.record, judge=wavering, budget=ANY)
    assert [draw.at for draw in found.draws] == [len(table.record.live)], "only what the end tells"
    other = HashJudge(scale=0.2, shift=-20, noise=0.001)
    assert len(analyse(table.record, judge=other, budget=ANY).draws) > 1, "a judge that is sure of something else"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_opponents_sum_to_1_all_along(players: int) -> None:
    table = played("labyrinth", {"players": players, "cards": 1, "turn_limit": 60})
    found = analyse(table.record, judge=HashJudge(scale=1 / players), budget=ANY)
    assert len(found.curve) > 8
    for point in found.curve[:-1]:
        assert sum(point.values) == pytest.approx(1, abs=0.02), "but for the noise of the judge"


def test_a_game_under_way_is_for_its_owner_only() -> None:
    table = played("onirim", {}, most=6)
    with pytest.raises(StillRunning, match="gives away") as refused:
        analyse(table.record, judge=HashJudge(), budget=ANY)
    assert refused.value.code == "analysis-running"
    found = analyse(table.record, judge=HashJudge(), budget=ANY, owner=True)
    assert not found.finished
    now = max(judgement.value for judgement in HashJudge().judge(Seat(table.state, 0), ANY, 0))
    assert found.accounts[0].result == pytest.approx(now)


def test_nothing_can_be_said_before_the_first_decision() -> None:
    with pytest.raises(StillRunning, match="nothing to say"):
        analyse(Record(dedale.game("onirim")), judge=HashJudge(), budget=ANY, owner=True)


def test_progress_is_told_after_every_decision_judged() -> None:
    record = played("onirim", {}).record
    told: list[tuple[int, int]] = []
    analyse(record, judge=HashJudge(), budget=ANY, progress=lambda done, total: told.append((done, total)))
    judged = sum(state.turn >= 0 and len(state.legal()) > 1 for state in record.timeline.states)
    assert told == [(done, judged) for done in range(1, judged + 1)]


@pytest.mark.parametrize(("game", "options"), KINDS[:6:5])
def test_an_analysis_is_json(game: str, options: dict[str, Any]) -> None:
    found = analyse(played(game, options).record, judge=HashJudge(), budget=ANY)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_a_noisy_judge_blames_nobody() -> None:
    """Where every choice is worth the same and the judge's dice decide, it is luck that took the game."""

    class Dice:
        def judge(self, seat: Seat, budget: object, seed: int) -> list[Judgement]:
            roll = Random(f"{len(seat.past)} {seed}")
            values = {action: 0.5 + roll.gauss(0, 0.05) for action in seat.legal()}
            return [Judgement(action, value, value - 0.1, value + 0.1) for action, value in values.items()]

    accounts = [analyse(played("onirim", {}, deal).record, judge=Dice(), budget=ANY).accounts[0] for deal in range(6)]
    assert all(-0.5 < account.own <= 0 and account.luck < -0.2 for account in accounts)
    assert sum(account.own for account in accounts) / 6 > -0.25


def test_what_a_look_does_not_need_is_left_to_the_others() -> None:
    rehearse(None)
    took = iter([0, 0.5, 1, 5, 5, 6, 6, 9])
    time = TimeBudget(10, 5, clock=lambda: next(took))
    given = []
    for again in (False, False, True, False):
        with time.look(again) as budget:
            given.append(budget.seconds)
    left = [10, 9.5]
    left.append(left[1] - FIRST * left[1] / 4)  # longer by the clock than it was given: charged what it was given
    left.append(left[2] - 1)
    assert given == pytest.approx(
        [FIRST * left[0] / 5, FIRST * left[1] / 4, min(left[2], CLOSER * left[2] / 3), FIRST * left[3] / 3]
    )
    with TimeBudget(-1, 3, clock=lambda: 0).look() as budget:
        assert budget == Budget(seconds=SHORTEST)


def second_choice(loss: float, noise: float, alone: bool = False) -> JudgedChoice:
    """The second push of a game, by a judge to whom all others are better by so much."""
    players = 1 if alone else 2
    table = table_of("labyrinth", {"players": players, "cards": 2, "first": 0, "turn_limit": 30})
    for _ in range(2):
        table.play(0, table.state.legal()[0])
    bad = table.state.legal()[0]
    table.play(table.turn, bad)
    table.resign(0)
    middle = -20.0 if alone else 0.5
    judge = SayingJudge(lambda _, action: middle - loss * (action == bad), noise)
    return analyse(table.record, judge=judge, budget=ANY).choices[2]


@pytest.mark.parametrize(
    ("points", "label"),
    [(4.9, ""), (5.1, "inaccuracy"), (9.9, "inaccuracy"), (10.1, "mistake"), (14.9, "mistake"), (15.1, "blunder")],
)
def test_a_loss_has_a_name_by_its_points(points: float, label: str) -> None:
    assert second_choice(points / 100, 0.01).label == label


@pytest.mark.parametrize(("turns", "label"), [(0.9, ""), (1.1, "inaccuracy"), (2.1, "mistake"), (3.1, "blunder")])
def test_alone_in_labyrinth_a_loss_has_a_name_by_its_turns(turns: float, label: str) -> None:
    assert second_choice(turns, 0.1, alone=True).label == label


def test_a_loss_has_no_name_where_chance_may_explain_it() -> None:
    # Two intervals of 0.12 to either side: the difference may be off by 0.17.
    assert second_choice(0.16, 0.12).label == ""
    assert second_choice(0.18, 0.12).label == "", "it may have cost a point as well"
    assert second_choice(0.35, 0.12).label == "blunder"
    assert second_choice(0.16, 0.12).cost == 0
    assert second_choice(0.18, 0.12).cost == pytest.approx(0.18)
    loss = second_choice(0.16, 0.12).loss
    assert [loss.value, loss.value - loss.low, loss.high - loss.value] == pytest.approx(
        [0.16, 0.1697, 0.1697], abs=1e-4
    )


class LuckyOnce:
    """Sees something better in every action that was not played, but not a second time."""

    def __init__(self) -> None:
        self.looks: dict[int, int] = {}

    def judge(self, seat: Seat, budget: object, seed: int) -> list[Judgement]:
        step = len(seat.past)
        self.looks[step] = self.looks.get(step, 0) + 1
        legal = seat.legal()
        gain = 0.3 if self.looks[step] == 1 else -0.1
        values = {action: 0.5 + (gain if action == legal[-1] else 0.0) for action in legal}
        return [Judgement(action, value, value, value) for action, value in values.items()]


def test_a_better_choice_has_to_stand_a_second_look() -> None:
    table = table_of("onirim", {})
    for _ in range(5):
        table.play(0, table.state.legal()[0])
    judge = LuckyOnce()
    found = analyse(table.record, judge=judge, budget=ANY, owner=True)
    assert all(choice.loss.value == 0 and choice.best == choice.played for choice in found.choices)
    assert {judge.looks[choice.step] for choice in found.choices if choice.label != "forced"} == {2}


LAST_DOOR = {
    "hands": [["rs", "bs", "gs", "ns", "bm"]],
    "rows": [["rs", "rm", "rs", "bm", "rs", "rm"]],
    "doors": [["rd", "bd", "bd", "gd", "gd", "nd", "nd"]],
    "bag": {"rd": 1, "xn": 3, "gs": 1},
}


def test_throwing_the_win_away_is_a_blunder() -> None:
    position = {**LAST_DOOR, "hands": [["rk", "bs", "gs", "ns", "bm"]]}
    table = Table.new(dedale.game("onirim"), start=position, secret=bytes(16))
    table.play(0, table.game.action("discard gs"))
    table.resign(0)
    choice = analyse(table.record, judge=PlayoutJudge(), budget=ANY).choices[0]
    assert (choice.best, choice.label) == ("play rk", "blunder")
    assert choice.best_value.value > 0.4 > choice.played_value.value
