"""Set-up: the shuffle, the cards, who begins, and playing alone."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from dedale.core.errors import BadOptions
from dedale.core.game import CHANCE
from dedale.labyrinth.game import GAME
from tests.rules.labyrinth.table import CELLS, FREE, IN_ORDER, TREASURES, Scene, at, dealt, new

TURNED = [f"{text.split()[0]} {place % (2 if text[0] == 'I' else 4)}" for place, text in enumerate(IN_ORDER)]
FORMS = {"I": ["NS", "EW"], "L": ["NE", "ES", "SW", "NW"], "T": ["NES", "ESW", "NSW", "NEW"]}


@pytest.mark.clause("LAB-SETUP-1")
def test_the_tiles_are_laid_on_the_free_cells_turned_as_chance_has_it() -> None:
    tiles = new().comes(*TURNED).tiles()
    shapes = ["I"] * 13 + ["L"] * 15 + ["T"] * 5
    treasures = [""] * 22 + TREASURES[18:] + TREASURES[12:17]
    for cell, text, shape, treasure in zip(FREE, TURNED, shapes, treasures, strict=True):
        assert tiles[cell] == f"{FORMS[shape][int(text.split()[1])]} {treasure}".strip()


@pytest.mark.clause("LAB-SETUP-1")
@pytest.mark.parametrize("kept", ["I", "L", "owl", "bat"])
def test_the_tile_left_over_is_the_extra_tile_which_lies_no_way(kept: str) -> None:
    texts = [*IN_ORDER, "princess 0"]
    texts.remove(f"{kept} 0")
    table = new().comes(*texts)
    shape = {"owl": "L owl", "bat": "T bat"}.get(kept, kept)
    assert table.extra() == shape
    assert set(table.json()["extra"]) == {"shape", "treasure"}, "it has no turn"
    assert table.view(None).extra.sides == FORMS[shape[0]][0]
    assert table.view(None).extra.treasure == (None if kept in "IL" else kept)


@pytest.mark.clause("LAB-SETUP-1")
def test_a_generator_deals_every_tile_and_turn_as_often_as_the_other() -> None:
    games = 300
    first: Counter[str] = Counter()
    extra: Counter[str] = Counter()
    for seed in range(games):  # chosen: shares are counted
        table = Scene(GAME.new({"players": 1}, seed))
        table.check()
        first[table.tile("d4").split()[0]] += 1
        extra[table.extra()[0]] += 1
    for sides, share in {"NS": 6.5, "EW": 6.5, "NE": 3.75, "ES": 3.75, "SW": 3.75, "NW": 3.75}.items():
        assert abs(first[sides] - games * share / 34) < 5 * sqrt(games * share / 34)
    for sides in FORMS["T"]:
        assert abs(first[sides] - games * 1.5 / 34) < 5 * sqrt(games * 1.5 / 34)
    for shape, share in {"I": 13, "L": 15, "T": 6}.items():
        assert abs(extra[shape] - games * share / 34) < 5 * sqrt(games * share / 34)


@pytest.mark.clause("LAB-SETUP-2")
@pytest.mark.parametrize(("players", "each"), [(2, 12), (3, 8), (4, 6)])
def test_every_player_gets_the_same_number_of_cards(players: int, each: int) -> None:
    table = dealt(players=players).comes(*(f"card {treasure}" for treasure in TREASURES[:players]))
    assert table.left() == [each] * players
    assert table.kind == "first"
    assert [table.current(seat) for seat in range(players)] == TREASURES[:players]
    assert table.bag() == TREASURES[players:]


@pytest.mark.clause("LAB-SETUP-2")
@pytest.mark.parametrize(("players", "most"), [(1, 24), (2, 12), (3, 8), (4, 6)])
def test_fewer_cards_may_be_agreed_on_but_one_at_the_least(players: int, most: int) -> None:
    for cards in (1, most):
        assert new(players=players, cards=cards).left() == [cards] * players
    for wrong in (0, -1, most + 1, True, "3", 1.0):
        with pytest.raises(BadOptions, match=f"choose a whole number from 1 to {most}"):
            new(players=players, cards=wrong)


@pytest.mark.clause("LAB-SETUP-2", "LAB-SETUP-5")
def test_one_to_four_play() -> None:
    for players in (0, 5, -1, True, "2", None):
        with pytest.raises(BadOptions, match="choose a whole number from 1 to 4"):
            new(players=players)


@pytest.mark.clause("LAB-SETUP-2")
def test_cards_not_dealt_stay_out_and_nobody_knows_which_they_are() -> None:
    table = at(cards=2, pawns="c1 g7", current="skull owl").do("push sf 0", "move c1")
    assert table.outcomes() == {f"card {card}": 1 for card in TREASURES if card not in ("skull", "owl")}
    table.comes("card bat")
    assert table.left() == [1, 2]
    assert len(table.bag()) == 21, "one of them is in the other pile, twenty are in no pile; nobody can tell"
    assert sorted(table.view(None).unseen) == sorted(set(TREASURES) - {"skull"})


@pytest.mark.clause("LAB-SETUP-2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_may_be_over_with_cards_that_were_never_dealt(players: int) -> None:
    current = " ".join(["skull", *TREASURES[-3:]][:players])
    table = at(players=players, cards=1, pawns=" ".join(["c1", "g7", "g7", "g7"][:players]), current=current)
    table.do("push sf 0", "move c1")
    assert table.kind == "push", "no next card: the pile was one card"
    assert (table.left()[0], table.found(0)) == (0, "skull")
    assert len(table.bag()) == 24 - players


@pytest.mark.clause("LAB-SETUP-3")
def test_a_player_sees_the_own_card_only() -> None:
    table = at(players=3, current="owl bat map")
    assert table.view(0).targets == ["owl", None, None]
    assert table.view(1).targets == [None, "bat", None]
    assert table.view(2).targets == [None, None, "map"]
    assert table.view(None).targets == [None, None, None]


@pytest.mark.clause("LAB-SETUP-3")
def test_all_but_the_own_card_and_those_found_are_unseen() -> None:
    table = at(players=3, current="owl bat map", found=["skull", "", "ring keys"])
    for seat, own in enumerate(["owl", "bat", "map"]):
        assert set(table.view(seat).unseen) == set(TREASURES) - {own, "skull", "ring", "keys"}
    assert set(table.view(None).unseen) == set(TREASURES) - {"skull", "ring", "keys"}
    assert table.view(None).found == [["skull"], [], ["keys", "ring"]]


@pytest.mark.clause("LAB-SETUP-3")
def test_a_card_dealt_is_told_to_its_owner_alone() -> None:
    table = dealt(players=3)
    for seat, card in enumerate(["card owl", "card bat", "card map"]):
        assert table.outcome_seen_by(card) == (seat,)
        table.comes(card)
        assert table.current(seat) == card.removeprefix("card ")
    assert table.outcome_seen_by("seat 2") == (0, 1, 2, None)


@pytest.mark.clause("LAB-SETUP-3")
def test_the_next_card_is_told_to_its_owner_alone() -> None:
    table = at(players=3, pawns="a1 c1 g7", current="owl skull map", seat=1).do("push sf 0", "move c1")
    assert table.kind == "card"
    assert table.outcome_seen_by("card rat") == (1,)
    assert [table.view(seat).targets[1] for seat in (0, 1, 2, None)] == [None] * 4
    table.comes("card rat")
    assert [table.view(seat).targets[1] for seat in (0, 1, 2, None)] == [None, "rat", None, None]


@pytest.mark.clause("LAB-SETUP-3")
def test_tiles_and_moves_are_seen_by_everybody() -> None:
    assert new(players=2).outcome_seen_by("I 0") == (0, 1, None)
    assert at(current="owl bat").state.seen_by(GAME.action("push nb 0")) == (0, 1, None)


@pytest.mark.clause("LAB-SETUP-3")
def test_who_is_on_the_way_home_is_known_to_all() -> None:
    table = at(cards=1, current="- bat", found=["owl", ""])
    assert table.view(1).targets == ["home", "bat"]
    assert table.view(None).targets == ["home", None]


@pytest.mark.clause("LAB-SETUP-3")
def test_nobody_knows_the_card_below_so_chance_brings_any_that_is_unseen() -> None:
    table = at(pawns="c1 g7", current="skull owl").do("push sf 0", "move c1")
    assert set(table.outcomes()) == {f"card {card}" for card in TREASURES if card not in ("skull", "owl")}
    assert set(table.outcomes().values()) == {1}


@pytest.mark.clause("LAB-SETUP-4")
def test_chance_says_who_begins() -> None:
    table = dealt(players=4).comes("card owl", "card bat", "card map", "card rat")
    assert (table.kind, table.turn) == ("first", CHANCE)
    assert table.outcomes() == {"seat 1": 1, "seat 2": 1, "seat 3": 1, "seat 4": 1}
    for seat in range(4):
        assert table.copy().comes(f"seat {seat + 1}").turn == seat


@pytest.mark.clause("LAB-SETUP-4")
def test_a_generator_lets_everybody_begin_as_often_as_the_others() -> None:
    begins = Counter(GAME.new({"players": 3}, seed).turn for seed in range(300))  # chosen: shares are counted
    assert sorted(begins) == [0, 1, 2]
    assert all(abs(times - 100) < 5 * sqrt(100) for times in begins.values())


@pytest.mark.clause("LAB-SETUP-4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_options_may_say_who_begins(first: int) -> None:
    table = dealt(players=3, first=first).comes("card owl", "card bat", "card map")
    assert (table.kind, table.turn) == ("push", first)


@pytest.mark.clause("LAB-SETUP-4")
def test_who_begins_must_be_one_of_the_players() -> None:
    for first in (3, -1, True, "1"):
        with pytest.raises(BadOptions, match="choose a whole number from 0 to 2"):
            new(players=3, first=first)


@pytest.mark.clause("LAB-SETUP-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turn_goes_clockwise_round_the_corners(players: int) -> None:
    table = at(players=players, current=" ".join(["owl", "bat", "map", "rat"][:players]), seat=1)
    for turn in range(1, 2 * players + 2):
        assert (table.kind, table.turn) == ("push", turn % players)
        table.do("push nd 0")
        assert (table.kind, table.turn) == ("move", turn % players)
        table.do(f"move {table.pawns().split()[turn % players]}")
    corners = [CELLS.index(cell) for cell in ("a1", "g1", "g7", "a7")]
    places = [corners.index(home) for home in table.view(None).homes]
    assert places == sorted(places)


@pytest.mark.clause("LAB-SETUP-5")
def test_one_may_play_alone_with_24_cards_or_fewer() -> None:
    assert new(players=1).left() == [24]
    assert new(players=1, cards=7).left() == [7]
    with pytest.raises(BadOptions, match="choose a whole number from 1 to 24"):
        new(players=1, cards=25)


@pytest.mark.clause("LAB-SETUP-5")
def test_alone_chance_is_asked_who_begins_and_has_one_answer() -> None:
    table = dealt(players=1).comes("card owl")
    assert (table.kind, table.outcomes()) == ("first", {"seat 1": 1})
    assert table.comes("seat 1").turn == 0
    assert dealt(players=1, first=0).comes("card owl").kind == "push"


@pytest.mark.clause("LAB-SETUP-5")
def test_alone_every_turn_is_ones_own_and_a_game_is_worth_minus_its_turns() -> None:
    table = at(players=1, cards=1, pawns="c1", current="skull")
    table.do("push sf 0", "move c1")
    assert (table.turn, table.returns()) == (0, (0.0,))
    table.do("push sd 0", "move c1")
    table = at("b1:EW", players=1, cards=1, pawns="c1", current="-", found=["skull"], turns=5)
    table.do("push sf 0", "move a1")
    assert (table.winner, table.returns()) == (0, (-6.0,))


@pytest.mark.clause("LAB-SETUP-5", "LAB-END-1")
def test_alone_the_turn_limit_costs_the_turns_taken() -> None:
    table = at(players=1, current="owl", turn_limit=2).do("push sf 0", "move a1", "push sf 0", "move a1")
    assert (table.kind, table.winner, table.returns()) == ("over", None, (-2.0,))
    together = at(current="owl bat", turn_limit=2).do("push sf 0", "move a1", "push sf 0", "move g7")
    assert (together.kind, together.returns()) == ("over", (0.0, 0.0))
