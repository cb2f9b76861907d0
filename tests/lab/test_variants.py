"""Which variants a command line means."""

from __future__ import annotations

import pytest

import dedale
from dedale.core.errors import BadBudget, BadOptions, UnknownBot, UnknownGame
from dedale.lab.errors import BadPlan
from dedale.lab.matches import match_rows
from dedale.lab.plan import new_row
from dedale.lab.rates import rate_rows
from dedale.lab.variants import variants


def test_all_is_every_combination() -> None:
    assert variants("onirim", ["all"]) == dedale.game("onirim").combinations()
    assert len(variants("onirim", ["all"])) == 108


def test_nothing_is_the_base_game() -> None:
    assert variants("onirim", []) == [dedale.game("onirim").options_json(dedale.game("onirim").options())]


def test_lists_are_multiplied_and_what_cannot_be_is_left_out() -> None:
    chosen = variants("onirim", ["players=1,2", "talk=open,silent", "towers=yes"])
    assert [(one["players"], one["talk"], one["towers"]) for one in chosen] == [
        (1, "open", "yes"),
        (2, "open", "yes"),
        (2, "silent", "yes"),
    ]
    assert [one["dreams"] for one in variants("onirim", ["dreams=all"])] == [0, 4, 5, 6]


def test_a_value_that_can_never_be_is_refused() -> None:
    with pytest.raises(BadOptions, match="silent"):
        variants("onirim", ["talk=silent"])
    with pytest.raises(BadOptions, match="cannot be 7"):
        variants("onirim", ["dreams=0,7"])
    with pytest.raises(BadOptions, match="no option 'cards'"):
        variants("onirim", ["cards=3"])
    with pytest.raises(BadOptions, match="no option 'cards'"):
        variants("onirim", ["cards=all"])


@pytest.mark.parametrize("text", ["towers", "=yes", "towers=", ""])
def test_what_names_no_variants_is_refused(text: str) -> None:
    with pytest.raises(BadPlan, match="names no variants"):
        variants("onirim", [text])


def test_all_stands_alone() -> None:
    with pytest.raises(BadPlan, match="leave the others out"):
        variants("onirim", ["all", "players=1"])


def test_rates_of_labyrinth_are_games_alone_with_a_limit() -> None:
    assert [
        (row.options["players"], row.options["turn_limit"], row.measure)
        for row in rate_rows("labyrinth", [], ["random"])
    ] == [(1, 400, "turns")]
    assert {row.options["players"] for row in rate_rows("labyrinth", ["all"], ["random"])} == {1}
    with pytest.raises(BadPlan, match="dedale lab match"):
        rate_rows("labyrinth", ["players=2"], ["random"])


def test_matches_have_a_seat_for_each_bot_and_a_limit() -> None:
    rows = match_rows([["random"] * 2, ["random"] * 4], ["young=true,false"])
    assert [(row.options["players"], row.options["young"]) for row in rows] == [
        (2, True),
        (2, False),
        (4, True),
        (4, False),
    ]
    assert {row.options["turn_limit"] for row in rows} == {400}
    assert {row.measure for row in rows} == {"match"}
    for bots in ([], ["random"], ["random"] * 5):
        with pytest.raises(BadPlan, match="name 2 to 4 bots"):
            match_rows([bots])
    with pytest.raises(BadPlan, match="Which bots"):
        match_rows([])
    with pytest.raises(BadPlan, match="2 bots cannot sit down to a game of 3"):
        match_rows([["random", "random"]], ["players=3"])


def test_bots_and_games_that_there_are_not_are_refused() -> None:
    with pytest.raises(UnknownBot, match="no bot called 'deep-thought'"):
        rate_rows("onirim", [], ["random", "deep-thought"])
    with pytest.raises(BadBudget, match="'0ms'"):
        rate_rows("onirim", [], ["random:0ms"])
    with pytest.raises(UnknownGame, match="'chess'"):
        rate_rows("chess", [], ["random"])


def test_a_batch_is_smaller_with_a_budget_and_has_whole_deals() -> None:
    assert new_row("onirim", {}, ("random",)).batch == 20
    assert new_row("onirim", {}, ("random:5",)).batch == 4
    assert new_row("labyrinth", {"players": 3}, ("random",) * 3).batch == 21


def test_a_match_names_its_game_where_the_bots_do_not_tell_it() -> None:
    assert [row.game for row in match_rows([["greedy", "expert"]])] == ["labyrinth"]
    assert [row.game for row in match_rows([["easy", "hard"]], game="labyrinth")] == ["labyrinth"]
    with pytest.raises(BadPlan, match="all win or lose together: measure partners with 'dedale lab rates onirim"):
        match_rows([["easy", "hard"]], game="onirim")
