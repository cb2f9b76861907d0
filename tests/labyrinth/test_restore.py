"""Saved states: each comes back as it was, and every way to be refused has its sentence."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import pytest

from dedale.core.errors import BadOptions, BadPosition, UnknownSeat
from dedale.core.game import CHANCE, OVER
from dedale.labyrinth.game import GAME
from tests.combinations import combinations_of
from tests.rules.labyrinth.table import Scene, at, dealt, new

LONGEST = 300


def saved(scene: Scene, **changes: Any) -> dict[str, Any]:
    return scene.json() | changes


def refusal(data: Any) -> str:
    with pytest.raises(BadPosition) as caught:
        GAME.from_json(data)
    return str(caught.value)


@pytest.mark.parametrize("options", combinations_of(GAME))
def test_every_state_of_a_game_comes_back(options: dict[str, Any], luck: Random) -> None:
    state = GAME.new(options)
    for _ in range(LONGEST):
        told = state.to_json()
        again = GAME.from_json(json.loads(json.dumps(told)))
        assert again.to_json() == told
        assert pickle.loads(pickle.dumps(state)).to_json() == told
        assert (again.turn, again.kind, again.legal(), again.outcomes()) == (
            state.turn,
            state.kind,
            state.legal(),
            state.outcomes(),
        )
        if state.turn == OVER:
            break
        if state.turn == CHANCE:
            state.resolve(luck.choice(state.outcomes())[0])
        else:
            state.play(luck.choice(state.legal()))


@pytest.mark.parametrize("number", range(5))
def test_a_seeded_state_comes_back_with_its_generator(number: int, luck: Random) -> None:
    state = GAME.new({"players": 3, "cards": 2, "turn_limit": 40}, luck.getrandbits(64))
    again = GAME.from_json(state.to_json())
    while state.turn != OVER:
        action = luck.choice(state.legal())
        state.play(action)
        again.play(action)
        assert again.to_json() == state.to_json()


def test_a_game_that_is_over_comes_back() -> None:
    won = at(cards=1, current="- bat", found=["skull", ""]).do("push nd 0", "move a1")
    assert GAME.from_json(won.json()).returns() == (1.0, 0.0)
    unfinished = at(current="owl bat", turn_limit=1).do("push nd 0", "move a1")
    assert GAME.from_json(unfinished.json()).turn == OVER


@pytest.mark.parametrize("data", [None, [], "labyrinth"])
def test_a_saved_state_is_a_mapping(data: Any) -> None:
    assert refusal(data) == f"In the saved state: expected a mapping, found {type(data).__name__}."


def test_a_saved_state_is_one_of_this_game_and_version() -> None:
    assert refusal({"game": "onirim"}) == "In the saved state, 'game': expected 'labyrinth', found 'onirim'."
    assert refusal({"game": "labyrinth", "version": 99}).startswith("This state was saved by version 99 of the rules")
    with pytest.raises(BadOptions):
        GAME.from_json(saved(new(), options={"players": 9}))


@pytest.mark.parametrize("name", [name for name in new().json() if name not in ("game", "version", "options")])
def test_nothing_may_be_missing(name: str) -> None:
    data = new().json()
    del data[name]
    assert refusal(data) == f"In the saved state: expected {name!r}, which is missing."


KIND = "In kind: expected what the cards and tiles allow, one of push, move, tile, card, first, over, found "


@pytest.mark.parametrize(
    ("scene", "changes"),
    [
        (dealt(), {"kind": "push"}),
        (dealt(), {"kind": "over"}),
        (dealt(), {"kind": "nonsense"}),
        (dealt(), {"kind": None}),
        (dealt(), {"kind": ["push"]}),
        (at(current="owl bat"), {"kind": "card"}),
        (at(current="owl bat", turns=3), {"kind": "nonsense"}),
        (new(), {"turns": 1}),
        (new(), {"current": ["owl", None], "bag": None}),
        (new(young=True, cards=1), {"open": [["owl"], []], "bag": None}),
        (dealt(), {"kind": "tile"}),
        (dealt(), {"kind": "move"}),
        (dealt(), {"kind": "first"}),
        (dealt(), {"current": [None, "owl"], "bag": None}),
        (dealt(), {"current": ["rat", "owl"], "bag": None}),
        (dealt(), {"turns": 1}),
        (dealt(young=True, cards=2), {"open": [[], ["owl"]], "bag": None}),
        (dealt(young=True, cards=2), {"open": [["bat"], ["owl"]], "bag": None}),
        (dealt(young=True, cards=2), {"open": [["bat", "rat"], ["owl"]], "bag": None, "turns": 1}),
        (dealt(young=True, cards=2), {"open": [["bat", "rat"], ["owl"]], "bag": None, "kind": "push"}),
        (dealt().comes("card owl", "card bat"), {"kind": "card"}),
        (dealt().comes("card owl", "card bat"), {"turns": 1}),
        (dealt(first=1).comes("card owl", "card bat"), {"kind": "first"}),
        (at(current="owl bat"), {"kind": "tile"}),
        (at(current="owl bat"), {"kind": "over"}),
        (at(current="owl bat"), {"kind": "over", "winner": 0}),
        (at(current="owl bat", turn_limit=5), {"kind": "over", "turns": 4}),
        (at(cards=1, current="- bat", found=["skull", ""], pawns="b1 g7"), {"kind": "over", "winner": 0}),
        (at("b1:EW", current="skull owl").do("push nd 0", "move c1"), {"seat": 1}),
        (at("b1:EW", current="skull owl").do("push nd 0", "move c1"), {"current": [None, None], "bag": None}),
        (at("b1:EW", current="skull owl").do("push nd 0", "move c1"), {"kind": "push"}),
    ],
)
def test_a_kind_that_the_cards_and_tiles_do_not_allow_is_refused(scene: Scene, changes: dict[str, Any]) -> None:
    data = saved(scene, **changes)
    assert refusal(data) == f"{KIND}{data['kind']!r}."


@pytest.mark.parametrize("kind", ["push", "move", "card", "first", "over", "nonsense"])
def test_all_but_the_deal_of_tiles_needs_a_whole_board(kind: str) -> None:
    assert refusal(saved(new(), kind=kind)) == "In tiles, b1: expected a tile, such as 'NE' or 'NES bat'."


def test_tiles_are_laid_on_one_free_cell_after_the_other() -> None:
    data = new().comes("I 0", "L 0", "owl 1").json()
    assert GAME.from_json(data).to_json() == data
    data["tiles"][3], data["tiles"][48 - 1] = None, data["tiles"][3]
    assert refusal(data) == f"{KIND}'tile'."


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"winner": 0}, "In winner: expected none, since the game goes on."),
        ({"winner": 2}, "In winner: expected a whole number from 0 to 1, found 2."),
        ({"seat": 2}, "In seat: expected a whole number from 0 to 1, found 2."),
        ({"seat": None}, "In seat: expected a whole number from 0 to 1, found None."),
        ({"revealed": -1}, "In revealed: expected a whole number from 0 to 4294967295, found -1."),
        ({"rng": 7}, "In rng: expected a list of 2 entries, found 7."),
        ({"rng": [1]}, "In rng: expected a list of 2 entries, found [1]."),
        ({"rng": [1, 2**64]}, "In rng: expected a whole number from 0 to 18446744073709551615, found"),
        ({"bag": []}, "In bag: expected exactly the treasures that no seat has."),
        ({"turns": None}, "In turns: expected a whole number from 0 to 4294967295, found None."),
        ({"tiles": []}, "In tiles: expected a list of 49 entries, found []."),
        ({"extra": None}, "In extra: expected a tile such as 'NE' or 'NES bat', found None."),
    ],
)
def test_a_spoilt_entry_is_refused(changes: dict[str, Any], sentence: str) -> None:
    assert refusal(saved(at(current="owl bat"), **changes)).startswith(sentence)


def test_a_tile_too_many_is_told_while_the_board_is_being_laid() -> None:
    data = new().comes("owl 0", "rat 0").json()
    data["tiles"][3] = data["tiles"][1]
    assert refusal(data) == "In tiles: expected 1 of the L with owl tile, found 2."


@pytest.mark.parametrize("seat", [2, -1, True, "0", 0.0])
def test_there_is_no_such_seat(seat: Any) -> None:
    with pytest.raises(UnknownSeat, match="the seats go from 0 to 1, and None is a spectator"):
        at(current="owl bat").view(seat)
    with pytest.raises(UnknownSeat):
        at(current="owl bat").state.sample(seat, 1)


def test_a_state_that_waits_for_chance_goes_on_by_itself_once_it_has_a_generator(luck: Random) -> None:
    state = GAME.new({"players": 3})
    assert state.turn == CHANCE
    state.reseed(luck.getrandbits(64))
    assert (state.kind, len(state.to_json()["bag"])) == ("push", 21)


def test_a_state_tells_what_it_is_in_a_word() -> None:
    table = at(current="owl bat")
    assert repr(table.state).startswith("dedale.game('labyrinth').unpack('push, seat 1 of 2: ")
    assert table.state.outcomes() == []
    assert not table.state.dooms(0)
    assert table.state.revealed == 0


def test_many_playouts_are_the_sum_of_single_ones(luck: Random) -> None:
    for options in ({"players": 3, "cards": 1, "turn_limit": 60}, {"players": 1, "cards": 1, "turn_limit": 30}):
        state, first = GAME.new(options, luck.getrandbits(32)), luck.getrandbits(32)
        single = [state.playout(seed) for seed in range(first, first + 10)]
        sums = tuple(sum(returns[seat] for returns, _ in single) for seat in range(state.seats))
        assert state.playouts(10, first) == (sums, sum(decisions for _, decisions in single))
