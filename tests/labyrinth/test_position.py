"""A given board: what is filled in, and every way to be refused."""

from __future__ import annotations

from typing import Any

import pytest

from dedale.core.errors import BadPosition
from dedale.core.game import CHANCE
from dedale.labyrinth.game import GAME
from dedale.labyrinth.tiles import letters_of, shape_and_turn
from tests.rules.labyrinth.table import CELLS, TREASURES, at, board

BOARD = board("b1:EW d1:NES bat", "NE owl")
CURRENT: dict[str, Any] = BOARD | {"current": ["skull", "sword"]}


def with_tile(cell: str, tile: Any) -> dict[str, Any]:
    """The board with another tile on a cell."""
    tiles = list(BOARD["tiles"])
    tiles[CELLS.index(cell)] = tile
    return {"tiles": tiles}


def refusal(position: Any, **options: Any) -> str:
    with pytest.raises(BadPosition) as caught:
        GAME.start(position, options)
    return str(caught.value)


def test_what_is_not_given_is_as_at_the_beginning() -> None:
    state = GAME.start(CURRENT).to_json()
    assert (state["pawns"], state["left"], state["found"]) == (["a1", "g7"], [12, 12], [[], []])
    assert (state["barred"], state["seat"], state["turns"], state["kind"]) == (None, 0, 0, "push")
    assert state["bag"] == [treasure for treasure in TREASURES if treasure not in ("skull", "sword")]


def test_cards_in_sight_that_are_not_given_are_dealt() -> None:
    state = GAME.start(BOARD | {"seat": 1})
    assert (state.turn, state.kind) == (CHANCE, "card")
    state.resolve(GAME.outcome("card owl"))
    state.resolve(GAME.outcome("card bat"))
    assert (state.turn, state.kind, state.to_json()["current"]) == (1, "push", ["owl", "bat"])


def test_young_players_cards_that_are_not_given_are_dealt() -> None:
    state = GAME.start(BOARD, {"young": True, "cards": 1, "players": 3})
    for card in ("card owl", "card bat", "card map"):
        state.resolve(GAME.outcome(card))
    assert (state.turn, state.to_json()["open"]) == (0, [["owl"], ["bat"], ["map"]])


def test_a_seeded_position_deals_by_itself() -> None:
    state = GAME.start(BOARD, {"players": 4}, 1)
    assert (state.turn, state.kind) == (0, "push")
    assert len(set(state.to_json()["current"])) == 4


def test_fixed_tiles_may_be_written_out_and_a_tile_may_be_data() -> None:
    written = [*BOARD["tiles"]]
    for cell, tile in enumerate(GAME.start(CURRENT).to_json()["tiles"]):
        written[cell] = tile
    again = GAME.start(CURRENT | {"tiles": written, "extra": {"shape": "L", "treasure": "owl"}})
    assert again.to_json() == GAME.start(CURRENT).to_json()
    assert GAME.start(CURRENT | with_tile("a1", "ES")).to_json() == again.to_json()


def test_everything_may_be_given() -> None:
    given = {
        "pawns": ["d4", None],
        "current": ["owl", None],
        "left": [1, 0],
        "found": [["skull"], ["map", "bat"]],
        "barred": "w6",
        "seat": 1,
        "turns": 30,
        "open": [[], []],
        "bag": [treasure for treasure in TREASURES if treasure not in ("owl", "skull", "map", "bat")],
    }
    state = GAME.start(BOARD | given, {"cards": 2})
    assert (state.turn, state.view(1).targets, state.view(1).turns) == (1, [None, "home"], 30)
    assert (state.view(0).pawns, state.view(0).barred) == ([24, 48], "w6")


@pytest.mark.parametrize("position", [None, 7, "board", [BOARD]])
def test_a_position_is_a_mapping(position: Any) -> None:
    assert refusal(position) == f"In the position: expected a mapping, found {type(position).__name__}."


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"tilse": []}, "In the position, 'tilse': expected one of tiles, extra, pawns, current, left, bag, found, "),
        ({"tiles": None}, "In tiles: expected a list of 49 entries, found None."),
        ({"tiles": "NE" * 49}, "In tiles: expected a list of 49 entries, found 'NENENE"),
        ({"tiles": ["NE"] * 48}, "In tiles: expected a list of 49 entries, found ['NE', "),
        (with_tile("b1", None), "In tiles, b1: expected a tile, such as 'NE' or 'NES bat'."),
        (with_tile("b1", "EN"), "In tiles, b1: expected a tile such as 'NE' or 'NES bat', found 'EN'."),
        (with_tile("b1", "NESW"), "In tiles, b1: expected a tile such as 'NE' or 'NES bat', found 'NESW'."),
        (with_tile("b1", "N"), "In tiles, b1: expected a tile such as 'NE' or 'NES bat', found 'N'."),
        (with_tile("b1", ""), "In tiles, b1: expected a tile such as 'NE' or 'NES bat', found ''."),
        (with_tile("b1", "NS cow"), "In tiles, b1: expected a tile such as 'NE' or 'NES bat', found 'NS cow'."),
        (with_tile("b1", 5), "In tiles, b1: expected a tile such as 'NE' or 'NES bat', found 5."),
        (
            with_tile("b1", {"shape": "X", "turn": 0}),
            "In tiles, b1: expected a tile such as 'NE' or 'NES bat', found {'shape': 'X', ",
        ),
        (with_tile("b1", {"shape": ["I"]}), "In tiles, b1: expected a tile such as 'NE' or 'NES bat', found {"),
        (with_tile("b1", {"shape": "I", "turn": 4}), "In tiles, b1: expected a tile such as 'NE' or 'NES bat', "),
        (with_tile("b1", {"shape": "I", "turn": True}), "In tiles, b1: expected a tile such as 'NE' or 'NES bat', "),
        (with_tile("b1", {"shape": "I", "treasure": "cow"}), "In tiles, b1: expected a tile such as 'NE' or 'NES bat'"),
        (with_tile("a1", "NE"), "In tiles, a1: expected the fixed tile ES."),
        (with_tile("c1", "ESW"), "In tiles, c1: expected the fixed tile ESW skull."),
        (with_tile("b1", "NE"), "In tiles: expected 9 of the plain L tile, found 10."),
        (with_tile("b1", "NES"), "In tiles: expected 0 of the plain T tile, found 1."),
        (with_tile("b1", "NE owl"), "In tiles: expected 1 of the L with owl tile, found 2."),
        (with_tile("b1", "NS owl"), "In tiles: expected 0 of the I with owl tile, found 1."),
        ({"extra": None}, "In extra: expected a tile such as 'NE' or 'NES bat', found None."),
        ({"extra": "NE"}, "In tiles: expected 9 of the plain L tile, found 10."),
        ({"pawns": ["a1"]}, "In pawns: expected a list of 2 entries, found ['a1']."),
        ({"pawns": ["a1", "h1"]}, "In pawns, seat 1: expected a cell from a1 to g7, found 'h1'."),
        ({"pawns": [["a1"], "a1"]}, "In pawns, seat 0: expected a cell from a1 to g7, found ['a1']."),
        ({"current": ["cow", "owl"]}, "In current, seat 0: expected one of skull, sword, "),
        ({"current": [7, "owl"]}, "In current, seat 0: expected one of skull, sword, "),
        ({"current": ["owl", None]}, "In current: expected a treasure for every seat that has cards left."),
        (
            {"current": ["owl", "owl"]},
            "In the cards: expected each treasure once; seat 1 has one that is elsewhere too.",
        ),
        (
            {"found": [["skull"], []]},
            "In the cards: expected each treasure once; seat 0 has one that is elsewhere too.",
        ),
        ({"found": [["map", "map"], []]}, "In found, seat 0: expected each treasure once, found ['map', 'map']."),
        ({"found": [TREASURES, []]}, "In found, seat 0: expected a list of at most 12 entries, found ['skull', "),
        ({"found": [TREASURES[2:14], []]}, "In current, seat 0: expected none."),
        ({"open": [["owl"], []]}, "In open: expected none, since this is not the young players' variant."),
        ({"left": [11, 12]}, "In left, seat 0: expected 12, since 12 cards were dealt to each."),
        ({"bag": ["owl"]}, "In bag: expected exactly the treasures that no seat has."),
        (
            {"barred": "na"},
            "In barred: expected an arrow such as nb, nd, nf, e2, e4, e6, sb, sd, sf, w2, w4, w6, found",
        ),
        ({"barred": ["nb"]}, "In barred: expected an arrow such as nb, nd, nf, e2, e4, e6, sb, sd, sf, w2, w4, w6, "),
        ({"seat": 2}, "In seat: expected a whole number from 0 to 1, found 2."),
        ({"seat": True}, "In seat: expected a whole number from 0 to 1, found True."),
        ({"turns": -1}, "In turns: expected a whole number from 0 to 2147483648, found -1."),
        ({"turns": "1"}, "In turns: expected a whole number from 0 to 2147483648, found '1'."),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any], sentence: str) -> None:
    assert refusal(CURRENT | change).startswith(sentence)


def test_a_treasure_on_a_tile_of_another_shape_is_told() -> None:
    assert refusal(CURRENT | with_tile("d1", "NES owl")) == "In tiles: expected 0 of the T with owl tile, found 1."


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"current": ["owl", None]}, "In current, seat 0: expected none."),
        ({"open": [["owl", "bat", "map"], []]}, "In open, seat 0: expected at most 2 treasures."),
        (
            {"open": [["owl"], ["map", "rat"]]},
            "In open: expected as many treasures for every seat as it has cards left.",
        ),
        (
            {"open": [["owl", "bat"], ["map", "owl"]]},
            "In the cards: expected each treasure once; seat 1 has one that is elsewhere too.",
        ),
        ({"found": [["owl"], []]}, "In open: expected the cards in sight, since the game has begun."),
    ],
)
def test_a_young_players_position_that_cannot_be_is_refused(change: dict[str, Any], sentence: str) -> None:
    assert refusal(BOARD | change, young=True, cards=2) == sentence


@pytest.mark.parametrize("change", [{"found": [["owl"], []]}, {"turns": 1}])
def test_a_game_that_has_begun_needs_its_cards_in_sight(change: dict[str, Any]) -> None:
    assert refusal(BOARD | change) == "In current: expected the cards in sight, since the game has begun."


def test_a_refused_position_says_so_and_changes_no_later_game() -> None:
    before = GAME.start(CURRENT).to_json()
    refusal(CURRENT | {"pawns": ["g7", "h9"]})
    assert GAME.start(CURRENT).to_json() == before


def test_the_scenes_of_these_tests_lay_what_they_say() -> None:
    table = at("b1:EW d1:NES bat", extra="NE owl", current="skull sword")
    assert (table.tile("b1"), table.tile("d1"), table.extra()) == ("EW", "NES bat", "L owl")


@pytest.mark.parametrize("sides", [0, 1, 15])
def test_no_shape_has_such_sides(sides: int) -> None:
    with pytest.raises(ValueError, match=f"No tile is open to {letters_of(sides) or 'no side'}"):
        shape_and_turn(sides)
