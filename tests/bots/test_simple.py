"""The bot `simple` of Onirim keeps the rules that it is made of."""

from __future__ import annotations

from typing import Any

import pytest

from dedale.bots import Budget, Seat, bot
from dedale.bots.onirim.simple import RULES
from dedale.onirim.decisions import KIND_NAMES
from dedale.onirim.game import GAME
from tests.rules.table import Scene, at, pair

SIMPLE = bot("onirim", "simple")
ANY = Budget(iterations=1)


def choice(scene: Scene) -> str:
    """What the bot answers here."""
    return GAME.text(SIMPLE.choose(Seat(scene.state, scene.state.turn), ANY, 0))


def test_there_is_a_rule_for_every_kind_of_decision() -> None:
    assert set(RULES) == set(KIND_NAMES) - {""}


@pytest.mark.parametrize(
    ("hand", "row", "played"),
    [
        ("rm bs bs gs ns", "rs rm rs rm rs", "play rm"),  # the second of a new red series
        ("rm bm gm gs ns", "bk rs", "play rm"),
        ("rk bs bs gs ns", "rs rm", "play rk"),  # a key only as the third card
        ("rm gs gm gm nk", "nm rs", "play gm"),  # three greens in hand end what one red began
        ("rm gs gm ns nk", "nm rs", "play rm"),  # but two greens do not
    ],
)
def test_it_finishes_series_and_breaks_one_only_for_a_sure_one(hand: str, row: str, played: str) -> None:
    assert choice(at({"hands": hand, "rows": row})) == played


def test_it_discards_what_helps_least_and_no_key() -> None:
    doors = "rd rd bd bd"
    assert choice(at({"hands": "rs rk bm gs gm", "rows": "ns nm ns", "doors": doors})) == "play gm"
    assert choice(at({"hands": "rs rk bm gs gs", "rows": "ns nm ns", "doors": doors})) == "discard rs"
    assert choice(at({"hands": "rk bm gs gs gk", "rows": "ns nm ns", "doors": doors})) == "discard bm"


def test_it_fetches_and_buys_doors_that_it_lacks_and_no_others() -> None:
    third = {"hands": "rs rk rk gs gs", "rows": "rs rm"}
    assert choice(at(third).do("play rs")) == "fetch door"
    assert choice(at(third | {"doors": "rd"}).do("play rs")) == "fetch door"
    drawn = {"hands": "rk bs bs gs gs", "deck_top": "rd"}
    assert choice(at(drawn).do("discard gs")) == "door for key"
    second = {"hands": ["rk bs bs", "gk gs gs"], "shared": "ns ns", "doors": ["rd", ""], "deck_top": "rd"}
    assert choice(pair(second).do("discard ns", "from shared", "no swap")) == "door to limbo"


def test_it_pays_nightmares_with_the_key_that_helps_least_else_with_the_hand() -> None:
    keys = {"hands": "rs rk bk gs gs", "deck_top": "xn", "doors": "bd bd"}
    assert choice(at(keys).do("discard rs")) == "nightmare key bk"
    none = {"hands": "rs bs bs gs gs", "deck_top": "xn", "doors": "rd"}
    assert choice(at(none).do("discard rs")) == "nightmare hand"


def test_a_prophecy_drops_the_nightmare_and_never_a_door() -> None:
    table = at({"hands": "rk bs bs gs gs", "deck_top": "rd rs xn bm nk"}).do("discard rk")
    assert choice(table) == "drop xn"
    table = at({"hands": "rk bs bs gs gs", "deck_top": "rd bd gd nd nk"}).do("discard rk")
    assert choice(table) == "drop nk"


GOALS = "ng rg rg bg bg gg gg ng"


def book(**zones: Any) -> Scene:
    return at({"goals": GOALS, "discard": "rs rs rs rs bs bs bs", **zones}, book="yes")


def test_with_the_book_it_makes_a_door_due_before_it_buys_it() -> None:
    table = book(hands="rk bs bs gs gs", deck_top="rd").do("discard gs", "pass")
    assert choice(table) == "cast planning at door"
    swapped = []
    table.do("cast planning at door")
    while table.kind != "door":
        swapped.append(choice(table))
        table.do(swapped[-1])
    assert swapped[-2:] == ["swap goal 1", "with goal 2"]
    assert choice(table) == "door for key"


def test_it_leaves_a_door_that_is_not_due() -> None:
    assert choice(book(hands="rs bs bs gs gs", rows="rs rm", discard="").do("play rs")) == "leave door"


def test_it_punishes_a_nightmare_when_it_can() -> None:
    table = book(hands="rk bs bs gs gs", deck_top="xn", discard="rs rs rs rs bs bs bs bm bm bm").do(
        "discard gs", "pass"
    )
    assert choice(table) == "cast punishment"


def test_it_builds_one_tower_of_a_colour_and_guards_more_than_one() -> None:
    assert choice(at({"hands": "r5 b5 bs gs gs", "towers": "r4"}, towers="yes")) == "play b5"
    night = {"hands": "rk bs bs gs gs", "deck_top": "xn"}
    alone = at(night | {"towers": "r4"}, towers="yes").do("discard gs", "nightmare key rk")
    assert choice(alone) == "raze r4"
    two = at(night | {"towers": "r4 g5"}, towers="yes")
    assert choice(two.do("discard gs", "nightmare key rk")) == "false destruction"


def test_a_happy_dream_removes_the_worst_premonition_else_fetches_a_door_it_has_the_key_of() -> None:
    dream = {"hands": "rk bs bs gs gs", "deck_top": "xh"}
    table = at(dream | {"premonitions": "p3 p2"}, dreams=4).do("discard gs")
    assert choice(table) == "dream remove p2"
    table = at(dream | {"premonitions": ""}, dreams=4).do("discard gs")
    assert choice(table) == "dream fetch"
    assert choice(table.do("dream fetch")) == "fetch rd"


def test_it_leaves_the_partner_what_the_partner_needs() -> None:
    zones = {"hands": ["rs rs rk", "gk gs gs"], "shared": "bs ns", "doors": ["rd", "bd"]}
    table = pair(zones).do("discard ns", "from shared")
    give = choice(table)
    assert give == "give rs"
    assert choice(table.do(give)) == "take bs"


def test_it_wins_games_that_dice_lose() -> None:
    wins = {"random": 0.0, "simple": 0.0}
    for name in wins:
        player = bot("onirim", name)
        for deal in range(40):  # chosen: wins in few games are counted
            state = GAME.new(None, seed=deal)
            while state.turn >= 0:
                state.apply(player.choose(Seat(state, state.turn), ANY, deal))
            wins[name] += state.returns()[0]
    assert wins["random"] == 0
    assert wins["simple"] >= 12
