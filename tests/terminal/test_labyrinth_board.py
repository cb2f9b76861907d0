"""The maze in characters: it lines up, says what the view says, and nothing by colour alone."""

from __future__ import annotations

from random import Random

import pytest

from dedale.labyrinth.game import GAME, Labyrinth
from dedale.labyrinth.tiles import CELLS, cell_name
from dedale.labyrinth.view import View
from dedale.terminal.labyrinth.board import DRAWN, PLAIN, TREASURE_LETTERS, BoardDrawing, Signs, board_lines, signs_for
from dedale.words import words

EN = words("en")


def drawn(view: View, signs: Signs = DRAWN) -> list[str]:
    return [line.plain.ljust(41) for line in board_lines(view, EN, signs)]


def tile_at(lines: list[str], cell: int) -> list[str]:
    """The three lines of a cell."""
    row, column = 1 + 3 * (cell // 7), 3 + 5 * (cell % 7)
    return [line[column : column + 5] for line in lines[row : row + 3]]


def after_a_push(luck: Random, players: int = 4) -> Labyrinth:
    state = GAME.new({"players": players}, luck.getrandbits(32))
    state.play(luck.choice(state.legal()))
    return state


@pytest.mark.parametrize("signs", [DRAWN, PLAIN], ids=["drawn", "plain"])
@pytest.mark.parametrize("board", range(20))
def test_a_side_of_a_tile_is_open_or_a_wall_as_the_view_says(board: int, signs: Signs, luck: Random) -> None:
    view = GAME.new({"players": 1}, luck.getrandbits(32)).view(0)
    lines = drawn(view, signs)
    assert len(lines) == 23
    assert max(map(len, lines)) == 41
    for cell, tile in enumerate(view.tiles):
        top, middle, bottom = tile_at(lines, cell)
        edges = {"N": top[2], "E": middle[4], "S": bottom[2], "W": middle[0]}
        assert {side for side, sign in edges.items() if sign == " "} == set(tile.sides)
        assert edges["N"] in (" ", signs.across)
        assert edges["W"] in (" ", signs.down)


@pytest.mark.parametrize("board", range(20))
def test_treasures_pawns_and_reachable_cells_are_marked(board: int, luck: Random) -> None:
    state = after_a_push(luck)
    view = state.view(state.turn)
    lines = drawn(view)
    for cell, tile in enumerate(view.tiles):
        text = "".join(tile_at(lines, cell))
        assert (DRAWN.floor in text) == (cell in view.reachable)
        if tile.treasure:
            assert TREASURE_LETTERS[tile.treasure] in text
            assert ("(" in text or ")" in text) == (tile.treasure == view.targets[state.turn])
        letters = [letter for letter, place in zip("RYBG", view.pawns, strict=True) if place == cell]
        assert sorted(letter for letter in text if letter.isupper()) == sorted(letters)


def test_four_pawns_on_one_cell_are_all_seen(luck: Random) -> None:
    for cell in range(CELLS):
        saved = GAME.new({"players": 4}, luck.getrandbits(32)).to_json()
        saved["pawns"] = [cell_name(cell)] * 4
        text = "".join(tile_at(drawn(GAME.from_json(saved).view(None)), cell))
        assert sorted(letter for letter in text if letter.isupper()) == ["B", "G", "R", "Y"]


def test_every_arrow_has_its_name_and_the_barred_one_is_crossed_out(luck: Random) -> None:
    state = GAME.new({"players": 1}, luck.getrandbits(32))
    names = ["nb", "nd", "nf", "e2", "e4", "e6", "sb", "sd", "sf", "w2", "w4", "w6"]
    assert all(name in "\n".join(drawn(state.view(0))) for name in names)
    assert DRAWN.barred not in "\n".join(drawn(state.view(0)))
    state.play(GAME.action("push nb 0"))
    assert "sb×" in drawn(state.view(0))[-1]
    assert "\n".join(drawn(state.view(0))).count(DRAWN.barred) == 1


def test_a_preview_is_drawn_as_the_board_after_the_push(luck: Random) -> None:
    state = GAME.new({"players": 2}, luck.getrandbits(32))
    view = state.view(state.turn)
    action = luck.choice(state.legal())
    preview = board_lines(state.preview(action), EN, DRAWN, view.colours, view.homes, view.targets[state.turn])
    state.play(action)
    assert [line.plain for line in preview] == [line.plain for line in board_lines(state.view(state.turn), EN)]


def test_the_extra_tile_is_shown_in_each_way_that_it_can_be_turned(luck: Random) -> None:
    for _ in range(20):
        state = GAME.new({"players": 1}, luck.getrandbits(32))
        drawing = BoardDrawing(EN, DRAWN, ["red"])
        numbers, *lines = [line.plain for line in drawing.turns(state.view(0).extra)]
        turns = [int(number) for number in numbers.split()]
        assert turns == sorted({action % 4 for action in state.legal()})
        for turn in turns:
            state_after = state.clone()
            state_after.play(GAME.action(f"push nb {turn}"))
            sides = state_after.view(0).tiles[1].sides
            top, middle, bottom = (line.ljust(28)[2 + 7 * turn : 7 + 7 * turn] for line in lines)
            edges = {"N": top[2], "E": middle[4], "S": bottom[2], "W": middle[0]}
            assert {side for side, sign in edges.items() if sign == " "} == set(sides)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_legend_names_every_treasure_beside_the_board(language: str) -> None:
    legend = [line.plain for line in BoardDrawing(words(language), DRAWN, ["red"], target="owl").legend()]
    assert len(legend) == 12
    assert max(map(len, legend)) <= 37
    for treasure, letter in TREASURE_LETTERS.items():
        named = f"{letter} {words(language)(f'treasure-{treasure}')}"
        assert any(line.startswith(named) or line[19:] == named for line in legend)


def test_an_encoding_without_boxes_gets_plain_characters(luck: Random) -> None:
    assert signs_for("utf-8") is DRAWN
    assert signs_for("ascii") is PLAIN
    assert signs_for("latin-1") is PLAIN
    assert signs_for("no such encoding") is PLAIN
    "\n".join(drawn(after_a_push(luck).view(None), PLAIN)).encode("ascii")
