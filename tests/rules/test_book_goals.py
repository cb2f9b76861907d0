"""The Book of Steps Lost and Found: the Goals, and the order in which Doors are due."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from dedale.onirim.game import GAME
from tests.rules.table import Scene, at, new

OTHERS = "bs gs nm ns"
"""Four cards for a hand besides the one that matters."""


def fetches(colour: str, doors: str = "", **zones: Any) -> Scene:
    """The third card of a colour was played, and its Door fetched."""
    position = {"hands": f"{colour}m {OTHERS}", "rows": f"{colour}s {colour}k", "doors": doors, **zones}
    return at(position, book="yes").do(f"play {colour}m", "fetch door")


def pays_for(door: str, doors: str = "", **zones: Any) -> Scene:
    """A Door was drawn, and paid for with its key."""
    position = {"hands": f"{door[0]}k {OTHERS}", "deck_top": door, "doors": doors, **zones}
    return at(position, book="yes").do("play ns", "door for key")


@pytest.mark.clause("ONI-BOOK-1")
@pytest.mark.parametrize("players", [1, 2])
def test_eight_goals_two_a_colour_are_shuffled_into_a_row_and_shown(players: int) -> None:
    table = new(book="yes", players=players)
    assert table.kind == "goal"
    assert table.outcomes() == {"rg": 2, "bg": 2, "gg": 2, "ng": 2}

    table.comes("gg ng gg")
    assert table.outcomes() == {"rg": 2, "bg": 2, "ng": 1}

    table.comes("rg bg bg rg ng")
    assert table.goals() == "gg ng gg rg bg bg rg ng"
    assert table.kind == "draw"
    for seat in (0, None):
        assert [(goal.goal, goal.up) for goal in table.view(seat).goals][:3] == [
            ("gg", True),
            ("ng", True),
            ("gg", True),
        ]


@pytest.mark.clause("ONI-BOOK-1")
def test_the_shuffle_brings_every_colour_to_every_place_alike() -> None:
    rows = [Scene(GAME.new({"book": "yes"}, seed)).goals().split() for seed in range(400)]  # chosen: shares are counted
    assert all(sorted(row) == ["bg", "bg", "gg", "gg", "ng", "ng", "rg", "rg"] for row in rows)
    for place in zip(*rows, strict=True):
        assert all(60 < count < 140 for count in Counter(place).values())
        assert len(set(place)) == 4


@pytest.mark.clause("ONI-BOOK-1")
def test_without_the_book_there_are_no_goals_and_no_spells() -> None:
    table = new()
    assert table.kind == "draw"
    assert table.goals() == ""
    table = at({"hands": f"rk {OTHERS}", "discard": "rs rs rs rs rs rs rs rs rs bm bm bm"})
    assert not [answer for answer in table.legal() if answer.startswith("cast")]


@pytest.mark.clause("ONI-BOOK-2", "ONI-BOOK-3")
def test_a_door_fetched_that_matches_the_first_goal_is_laid_down_and_turns_it() -> None:
    table = fetches("r")
    assert table.doors() == "rd"
    assert table.goals() == "(rg) bg gg ng rg bg gg ng"
    assert table.limbo() == ""


@pytest.mark.clause("ONI-BOOK-2", "ONI-BOOK-3")
def test_a_door_paid_for_that_matches_the_first_goal_is_laid_down_and_turns_it() -> None:
    table = pays_for("gd", doors="rd bd")
    assert table.doors() == "rd bd gd"
    assert table.goals() == "(rg) (bg) (gg) ng rg bg gg ng"
    assert table.limbo() == ""
    assert table.discard() == "gk"


@pytest.mark.clause("ONI-BOOK-2")
def test_the_first_goal_is_the_first_one_face_up_whatever_lies_turned_between() -> None:
    faces = (False, True, False, True, True, True, True, True)
    goals = [{"goal": f"{colour}g", "up": up} for colour, up in zip("rbgnrbgn", faces, strict=True)]
    table = pays_for("bd", doors="rd gd", goals=goals)
    assert table.doors() == "rd bd gd"
    assert table.goals() == "(rg) (bg) (gg) ng rg bg gg ng"


@pytest.mark.clause("ONI-BOOK-2")
def test_the_second_goal_of_a_colour_is_served_as_the_first_was() -> None:
    table = pays_for("rd", doors="rd bd gd nd")
    assert table.doors() == "rd rd bd gd nd"
    assert table.goals() == "(rg) (bg) (gg) (ng) (rg) bg gg ng"


@pytest.mark.clause("ONI-BOOK-2", "ONI-END-1")
def test_the_eighth_door_turns_the_last_goal_and_wins() -> None:
    table = pays_for("nd", doors="rd rd bd bd gd gd nd")
    assert table.result == "won"
    assert table.goals() == "(rg) (bg) (gg) (ng) (rg) (bg) (gg) (ng)"


@pytest.mark.clause("ONI-BOOK-3", "ONI-PLAY-4")
def test_a_door_fetched_that_is_not_due_goes_to_limbo_after_the_shuffle() -> None:
    table = fetches("b", deck_top="rs rm")
    assert table.doors() == ""
    assert table.limbo() == "bd"
    assert table.goals() == "rg bg gg ng rg bg gg ng"
    assert table.top() == ""

    table.comes("rs")
    assert table.kind == "main"
    assert table.limbo() == ""
    assert table.bag().split().count("bd") == 2


@pytest.mark.clause("ONI-BOOK-3")
def test_a_door_that_is_not_due_may_be_left_in_the_deck() -> None:
    table = at({"hands": f"bm {OTHERS}", "rows": "bs bk", "deck_top": "rs rm"}, book="yes")
    table.do("play bm", "leave door")
    assert table.limbo() == ""
    assert table.top() == "rm"


@pytest.mark.clause("ONI-BOOK-3")
def test_a_door_paid_for_that_is_not_due_goes_to_limbo_and_the_key_is_spent() -> None:
    table = pays_for("nd", doors="rd")
    assert table.doors() == "rd"
    assert table.limbo() == "nd"
    assert table.hand() == "bs gs nm"
    assert table.discard() == "nk"
    assert table.goals() == "(rg) bg gg ng rg bg gg ng"


@pytest.mark.clause("ONI-BOOK-4", "ONI-BOOK-2", "ONI-BOOK-3")
def test_two_players_share_the_one_row_of_goals() -> None:
    given = {
        "hands": ["rk rs bs", "rk bk gs"],
        "shared": "ns nm",
        "deck_top": "rd gs gs rd bd gm gm gm",
    }
    table = at(given, players=2, book="yes")

    table.do("play rs", "door for key")  # the first seat takes the red Door that is due
    assert (table.doors(0), table.doors(1)) == ("rd", "")
    assert table.goals() == "(rg) bg gg ng rg bg gg ng"

    assert table.seat == 1
    table.do("play gs", "door for key")  # a red Door is no longer due, not for the second seat either
    assert (table.doors(0), table.doors(1)) == ("rd", "")
    assert table.limbo() == "rd"

    table.do("door for key")
    assert (table.doors(0), table.doors(1)) == ("rd", "bd")
    assert table.goals() == "(rg) (bg) gg ng rg bg gg ng"


@pytest.mark.clause("ONI-BOOK-4", "ONI-TWO-END-1")
@pytest.mark.parametrize(
    ("first", "second", "result"),
    [("rd bd gd nd", "rd bd gd", "won"), ("rd rd bd gd", "bd gd nd", None)],
)
def test_each_of_two_players_still_needs_four_different_doors(first: str, second: str, result: str | None) -> None:
    given = {
        "hands": ["rs rm gs", "nk bs gs"],
        "shared": "ns nm",
        "doors": [first, second],
        "deck_top": "nd",
        "seat": 1,
    }
    table = at(given, players=2, book="yes").do("play gs", "door for key")
    assert table.goals() == "(rg) (bg) (gg) (ng) (rg) (bg) (gg) (ng)"
    assert table.result == result


@pytest.mark.clause("ONI-BOOK-5")
def test_a_door_lost_turns_the_goal_of_its_colour_face_up_again_and_it_is_due_again() -> None:
    table = at({"hands": f"bk {OTHERS}", "doors": "rd bd", "deck_top": "xn bd rs"}, book="yes")
    table.do("play ns", "nightmare door bd")
    assert table.doors() == "rd"
    assert table.goals() == "(rg) bg gg ng rg bg gg ng"

    table.do("door for key")
    assert table.doors() == "rd bd"
    assert table.goals() == "(rg) (bg) gg ng rg bg gg ng"


@pytest.mark.clause("ONI-BOOK-5")
def test_of_two_goals_turned_the_one_further_right_is_turned_up() -> None:
    table = at({"hands": f"rm {OTHERS}", "doors": "rd rd bd gd nd", "deck_top": "xn"}, book="yes")
    table.do("play ns", "nightmare door rd")
    assert table.goals() == "(rg) (bg) (gg) (ng) rg bg gg ng"


@pytest.mark.clause("ONI-BOOK-5")
def test_with_several_turned_up_the_first_from_the_left_is_due_and_not_the_last_turned() -> None:
    given = {"hands": "rk gk bs gs ns", "doors": "rd bd gd", "deck_top": "xn xn gd rd"}
    table = at(given, book="yes").do("play ns", "nightmare door rd", "nightmare door gd")
    assert table.goals() == "rg (bg) gg ng rg bg gg ng"

    table.do("door for key")
    assert table.doors() == "bd"
    assert table.limbo() == "rd gd gd"

    table.do("door for key")
    assert table.doors() == "rd bd"
    assert table.goals() == "(rg) (bg) gg ng rg bg gg ng"


@pytest.mark.clause("ONI-BOOK-5", "ONI-SPELL-4")
def test_goals_that_were_swapped_are_turned_up_where_they_lie_now() -> None:
    given = {
        "hands": f"rm {OTHERS}",
        "doors": "rd rd bd gd nd",
        "discard": "rs rs rs rs rs rs rs",
        "deck_top": "xn",
    }
    table = at(given, book="yes").do("cast planning", *["pay rs"] * 7, "swap goal 5", "with goal 8")
    assert table.goals() == "(rg) (bg) (gg) (ng) ng bg gg (rg)"
    table.do("play ns", "nightmare door rd")
    assert table.goals() == "(rg) (bg) (gg) (ng) ng bg gg rg"


@pytest.mark.clause("ONI-BOOK-5")
def test_a_door_never_gained_that_goes_to_limbo_turns_nothing() -> None:
    table = at({"hands": f"rk {OTHERS}", "doors": "rd", "deck_top": "rd"}, book="yes")
    table.do("play ns", "door to limbo")
    assert table.limbo() == "rd"
    assert table.goals() == "(rg) bg gg ng rg bg gg ng"


@pytest.mark.clause("ONI-BOOK-5", "ONI-BOOK-4")
def test_a_door_that_one_player_loses_turns_the_goal_for_both() -> None:
    given = {
        "hands": ["rs rm gs", "rk bs gs"],
        "shared": "ns nm",
        "doors": ["rd", "bd"],
        "deck_top": "xn gs rd",
    }
    table = at(given, players=2, book="yes").do("play rs", "nightmare door rd")
    assert table.goals() == "rg (bg) gg ng rg bg gg ng"
    assert table.seat == 1
