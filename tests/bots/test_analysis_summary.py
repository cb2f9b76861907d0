"""What a player is told after a game: every number is one of the analysis, and every word in two languages."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from dedale.bots.analysis import Account, Analysis, Draw, Fact, JudgedChoice, analyse, summary
from dedale.bots.analysis.summary import rounded
from dedale.bots.analysis.verdict import given_away
from dedale.bots.estimate import NOTHING, Estimate
from dedale.core.errors import UnknownSeat
from dedale.words import analysis as spoken_analysis
from dedale.words import words
from tests.bots.recorded_games import KINDS, played
from tests.bots.stub_judges import ANY, HashJudge
from tests.words import saying

summary_words, fact_words = saying.told(spoken_analysis.summary_words), saying.spoken(spoken_analysis.fact_words)


def account(start: float, luck: float, own: float, others: float = 0.0, **more: float) -> Account:
    result = start + luck + own + others
    return Account(start, luck, own, others, result, more.get("given_up", 0), more.get("noise", 0.01))


def choice(step: int, loss: float, label: str = "", seat: int = 0, **more: Any) -> JudgedChoice:
    value = Estimate(0.5, 0.5, 0.5)
    lost = Estimate(loss, loss - 0.01, loss + 0.01) if loss else NOTHING
    texts: dict[str, Any] = {"played": "discard rk", "best": "play rk", "kind": "main", "chosen": True} | more
    return JudgedChoice(step * 2, step, seat, played_value=value, best_value=value, loss=lost, label=label, **texts)


def analysis(
    accounts: list[Account], choices: list[JudgedChoice], draws: list[Draw] | None = None, **more: Any
) -> Analysis:
    facts: dict[str, Any] = {"game": "onirim", "unit": "points", "finished": True, "resigned": None} | more
    seats = [""] * len(accounts)
    return Analysis(options={}, seats=seats, choices=choices, draws=draws or [], curve=[], accounts=accounts, **facts)


def told(found: Analysis, seat: int = 0) -> dict[str, list[Fact]]:
    facts: dict[str, list[Fact]] = {}
    for fact in summary(found, seat):
        facts.setdefault(fact.code, []).append(fact)
    return facts


LOST = analysis(
    [account(0.444, -0.002, -0.442)],
    [
        choice(0, 0.0, "forced"),
        choice(1, 0.06, "inaccuracy"),
        choice(2, 0.20, "blunder"),
        choice(3, 0.04),
        choice(4, 0.11, "mistake"),
        choice(5, 0.08, "inaccuracy", played="pass", best="cast paradox at stop", chosen=False),
    ],
    [Draw(3, 2, 0, ["xn", "rs"], [-0.302]), Draw(5, 3, 0, ["bs"], [-0.1]), Draw(7, 4, 0, [], [-0.35])],
)


def test_a_player_who_lost_is_told_what_was_luck_and_what_would_have_been_better() -> None:
    assert summary_words(words("en"), "onirim", summary(LOST, 0)) == [
        "At first you had 44% to win. Luck: ±0 points; your choices: −44 points. In the end: 0%. Give or take 1 point.",
        "Two moments decided it, steps 2 and 4: together they cost 31 points.",
        "Step 2, blunder: “Discard the red key for a Prophecy” cost 20 points; better was “Play the red key”.",
        "Step 4, mistake: “Discard the red key for a Prophecy” cost 11 points; better was “Play the red key”.",
        "Step 5, inaccuracy: letting the moment for a spell pass (“Go on without a spell”) cost 8 points; "
        "better was “Cast Paradoxical Prophecy”.",
        "The worst luck came before step 2: a Nightmare, a red sun. It took 30 points.",
    ]
    french = summary_words(words("fr"), "onirim", summary(LOST, 0))
    assert french[0].startswith("Au début vous aviez 44\u00a0% de chances de gagner. La chance\u00a0: ±0 points\u00a0;")
    assert french[2] == (
        "Étape 2, gaffe\u00a0: «\u00a0Défausser la Clé rouge pour une Prophétie\u00a0» a coûté 20 points\u00a0; "
        "mieux valait «\u00a0Jouer la Clé rouge\u00a0»."
    )


def verdict_of(accounts: list[Account], choices: list[JudgedChoice], seat: int = 0, **more: Any) -> Fact:
    """The one verdict that a seat is told."""
    found = [fact for fact in summary(analysis(accounts, choices, **more), seat) if fact.code.startswith("verdict")]
    assert len(found) == 1
    for language in ("en", "fr"):
        (said,) = summary_words(words(language), more.get("game", "onirim"), found)
        assert not re.search(r"[{}]|None", said)
    return found[0]


def test_one_moment_or_two_may_have_decided_a_game() -> None:
    lost = [account(0.6, -0.2, -0.4)]
    one = verdict_of(lost, [choice(3, 0.3, "blunder"), choice(5, 0.06, "inaccuracy")])
    assert (one.code, one.facts["step"], one.facts["value"]) == ("verdict-moment", 3, 30)
    two = verdict_of(lost, [choice(9, 0.2, "blunder"), choice(5, 0.18, "blunder"), choice(7, 0.06, "inaccuracy")])
    assert two == Fact("verdict-moments", {"first": 5, "second": 9, "value": 38})


def test_a_loss_that_is_not_sure_decides_nothing() -> None:
    assert verdict_of([account(0.6, -0.6, 0.0)], [choice(3, 0.0)]).code == "verdict-luck"
    assert verdict_of([account(0.6, -0.6, 0.0)], [choice(3, 0.05)]).facts == {"start": 60}


def test_a_partner_may_have_decided_it() -> None:
    pair = [account(0.6, -0.1, 0.0, -0.5), account(0.6, -0.1, -0.5)]
    blunder = choice(4, 0.5, "blunder", seat=1)
    assert verdict_of(pair, [blunder], 0).code == "verdict-partner"
    assert verdict_of(pair, [blunder], 1).code == "verdict-moment"


def test_many_small_things_may_have_decided_it() -> None:
    small = [choice(step, 0.03) for step in range(12)]
    assert verdict_of([account(0.5, -0.5, 0.0)], small) == Fact("verdict-little", {"own": 36, "count": 12})


def test_nobody_is_outplayed_by_the_dice_of_the_judge() -> None:
    """Losses that are each as large as chance makes half of them seem come to nothing, however many they are."""
    seats = [account(0.5, -0.5, 0.0), account(0.5, 0.5, 0.0)]
    within = Estimate(0.02, -0.03, 0.07)
    judged = [choice(step, 0.02, played="push na 0", best="push nc 0") for step in range(40)]
    by_chance = [msgspec.structs.replace(one, loss=within) for one in judged]
    assert given_away(by_chance)[0] == pytest.approx(0.0, abs=0.02)
    assert verdict_of(seats, by_chance, game="labyrinth").code == "verdict-luck-others"


def test_the_winner_may_simply_have_played_better() -> None:
    seats = [account(0.5, -0.5, 0.0), account(0.5, 0.5, 0.0)]
    small = [choice(step, 0.03, played="push na 0", best="push nc 0") for step in range(12)]
    theirs = [choice(step, 0.01, seat=1, played="push na 0", best="push nc 0") for step in range(12, 20)]
    found = verdict_of(seats, small + theirs, game="labyrinth")
    assert found == Fact("verdict-outplayed", {"own": 36, "other": 5, "count": 12})
    assert verdict_of(seats, theirs, game="labyrinth").code == "verdict-luck-others"
    between = [account(0.3, -0.3, 0.0), account(0.4, 0.6, 0.0), account(0.3, -0.3, 0.0)]
    assert verdict_of(between, theirs, game="labyrinth").code == "verdict-luck-others", "two lost, but not together"


@pytest.mark.parametrize(
    ("won", "code"),
    [
        (account(0.5, 0.1, 0.0, 0.4), "verdict-won-others"),
        (account(0.3, 0.7, 0.0), "verdict-won-luck"),
        (account(0.95, 0.08, -0.03), "verdict-won"),
    ],
)
def test_who_won_is_told_why(won: Account, code: str) -> None:
    assert verdict_of([won], [choice(1, 0.03)]).code == code


@pytest.mark.parametrize(
    ("turns", "loss", "code"),
    [
        (account(-28.0, -1.0, -6.0), 6.0, "verdict-turns-choices"),
        (account(-28.0, -4.0, 0.0), 0.0, "verdict-turns-luck"),
        (account(-28.0, 0.5, 0.0), 0.0, "verdict-turns-even"),
    ],
)
def test_alone_in_labyrinth_the_verdict_counts_turns(turns: Account, loss: float, code: str) -> None:
    made = [choice(1, loss, played="push na 0", best="push nc 0")]
    assert verdict_of([turns], made, game="labyrinth", unit="turns").code == code


def test_luck_is_no_verdict_where_the_judge_may_be_off_by_as_much() -> None:
    lost = account(0.5, -0.3, -0.2, noise=0.35)
    found = verdict_of([lost], [choice(3, 0.1)])
    assert found == Fact("verdict-unsure", {"start": 50, "noise": 35})
    assert fact_words(words("en"), "onirim", found) == (
        "Luck or play: nobody can tell. You began with 50% to win, and what each of them cost is known only to within "
        "35 points."
    )
    assert verdict_of([msgspec.structs.replace(lost, noise=0.25)], [choice(3, 0.1)]).code == "verdict-luck"
    turns = account(-28.0, -4.0, 0.0, noise=5.0)
    assert verdict_of([turns], [choice(1, 0.0)], game="labyrinth", unit="turns").code == "verdict-turns-even"


def test_a_game_given_up_early_needs_no_verdict() -> None:
    facts = told(analysis([account(0.8, -0.03, -0.77, given_up=-0.77)], [choice(0, 0.0)], resigned=0))
    assert "given-up" in facts
    assert not [code for code in facts if code.startswith("verdict")]


def test_giving_up_is_no_bad_choice_but_told_apart() -> None:
    facts = told(analysis([account(0.8, -0.3, -0.5, given_up=-0.45)], [choice(0, 0.05, "inaccuracy")], resigned=0))
    assert facts["given-up"][0].facts == {"value": 45}
    assert "verdict-luck" in facts


def test_a_game_without_clear_mistakes_is_told_so() -> None:
    facts = told(analysis([account(0.8, -0.75, -0.05)], [choice(0, 0.05), choice(1, 0.0), choice(2, 0.0, "forced")]))
    assert facts["clean"] == [Fact("clean", {"count": 2, "unit": "points"})]


def test_bad_luck_is_told_only_where_it_is_more_than_noise() -> None:
    for noise, codes in ((0.1, {"draw"}), (0.4, set())):
        draws = [Draw(3, 2, 0, ["xn"], [-0.3], noise), Draw(4, 3, 0, ["xn"], [-0.04])]
        found = told(analysis([account(0.8, -0.8, 0.0)], [], draws))
        assert {code for code in found if code == "draw"} == codes


def test_only_the_own_choices_are_told() -> None:
    found = analysis([account(0.5, 0, 0)] * 2, [choice(0, 0.3, "blunder", seat=1)])
    assert "choice" not in told(found, 0)
    assert [fact.facts["step"] for fact in told(found, 1)["choice"]] == [0]


def test_rounded_sums_still_add_up() -> None:
    for numerator in range(200):
        share = numerator / 137
        part = account(0.7 + share / 10, -share, share / 3 - 0.2, share / 7)
        sums = rounded(part, "points")
        assert sums["start"] + sums["luck"] + sums["own"] + sums["others"] == sums["result"]
        assert all(abs(sums[name] - 100 * getattr(part, name)) < 1 for name in sums)


def test_a_seat_that_is_not_there_has_no_summary() -> None:
    with pytest.raises(UnknownSeat):
        summary(LOST, 1)


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_every_game_can_be_summed_up_in_both_languages(game: str, options: dict[str, Any]) -> None:
    table = played(game, options)
    scale, shift = (40.0, -60.0) if game == "labyrinth" and options["players"] == 1 else (1.0, 0.0)
    found = analyse(table.record, judge=HashJudge(scale, shift), budget=ANY)
    for seat in range(table.state.seats):
        facts = summary(found, seat)
        for language in ("en", "fr"):
            said = summary_words(words(language), game, facts)
            assert len(said) == len(facts) >= 2
            assert not any(re.search(r"[{}]|None", sentence) for sentence in said)
