"""At the board: a push is shown before it is made, may be taken back until the move, and bad input changes nothing."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from dedale.core.table import Table
from dedale.labyrinth.game import GAME
from dedale.labyrinth.tiles import cell_name
from dedale.terminal.app import secret_of
from tests.terminal.driver import Game, run
from tests.terminal.labyrinth_players import state_of
from tests.terminal.positions import state_in, texts_in
from tests.terminal.test_labyrinth_games import flat

pytestmark = pytest.mark.slow


def board(screen: str) -> list[str]:
    """The board of the last screen, without what stands beside it."""
    lines = [line[:41].rstrip() for line in screen.splitlines()]
    first = max(number for number, line in enumerate(lines) if re.match(r" +a +nb", line))
    return lines[first : first + 23]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def started(tmp_path: Path, file: Path, *options: str, deal: str = "7") -> Game:
    return Game(tmp_path, "labyrinth", "--young", "--first", "1", "--deal", deal, "--save", str(file), *options)


def test_a_push_is_shown_before_it_is_made(tmp_path: Path, file: Path) -> None:
    with started(tmp_path, file) as game:
        before, start = state_in(file), board(game.screen)
        assert "·" not in "".join(start)
        tried = board(game.answer("w4 2"))
        assert "This is the board after w4\N{NO-BREAK SPACE}2." in game.screen
        assert tried != start
        assert "·" in "".join(tried)
        assert "×e4" in "".join(tried)
        turned = board(game.answer("+"))
        assert "after w4\N{NO-BREAK SPACE}3." in game.screen
        assert turned != tried
        assert "after w4\N{NO-BREAK SPACE}0." in game.answer("+")
        assert "after w4\N{NO-BREAK SPACE}2." in game.answer("2")
        assert board(game.screen) == tried
        other = board(game.answer("nd"))
        assert "after nd\N{NO-BREAK SPACE}2." in game.screen
        assert other not in (start, tried)
        assert state_in(file) == before
        assert board(game.answer("u")) == start
        assert state_in(file) == before
        game.answer("w4 2")
        assert board(game.answer("y")) == tried
        assert texts_in(file) == ["push w4 2"]
        assert "Move your pawn, or stay." in game.screen


def test_what_is_shown_is_what_the_push_brings(tmp_path: Path, file: Path) -> None:
    with started(tmp_path, file) as game:
        for push in ("nb 0", "e4 3", "sf 1", "w6 2"):
            tried = board(game.answer(push))
            state = state_of(file)
            preview = state.preview(next(one for one in state.legal() if GAME.text(one) == f"push {push}"))
            for cell in range(49):
                column, row = 3 + 5 * (cell % 7), 1 + 3 * (cell // 7)
                tile = [line.ljust(41)[column : column + 5] for line in tried[row : row + 3]]
                assert ("·" in "".join(tile)) == (cell in preview.reachable), cell


def test_a_cell_typed_while_trying_pushes_and_goes_there(tmp_path: Path, file: Path) -> None:
    with started(tmp_path, file) as game:
        game.answer("w4 2")
        game.answer(".")
        assert texts_in(file) == ["push w4 2", "move a1"]
        assert "Player 2, your choice" in game.screen


def a_push_that_opens_an_arrows_namesake() -> tuple[str, str, str]:
    """A deal, a push that can be tried in it, and a cell then in reach that is called like an arrow."""
    for deal in count(1):
        state: Any = Table.new(GAME, {"players": 2, "young": True, "first": 0}, secret=secret_of(f"{deal:x}")).state
        for action in state.legal():
            for cell in state.preview(action).reachable:
                if cell_name(cell) in ("e2", "e4", "e6") and cell_name(cell) not in GAME.text(action):
                    return f"{deal:x}", GAME.text(action).removeprefix("push "), cell_name(cell)
    raise AssertionError


def test_what_is_an_arrow_and_a_cell_is_asked_about(tmp_path: Path, file: Path) -> None:
    deal, push, name = a_push_that_opens_an_arrows_namesake()
    with started(tmp_path, file, deal=deal) as game:
        tried = board(game.answer(push))
        assert f"{name} is an arrow and a cell: type push {name}" in flat(game.answer(name))
        assert board(game.screen) == tried
        assert texts_in(file) == []
        assert f"after {name}\N{NO-BREAK SPACE}" in game.answer(f"push {name}")
        game.answer(push)
        game.answer(f"move {name}")
        assert texts_in(file) == [f"push {push}", f"move {name}"]


def test_a_push_can_be_taken_back_until_the_move(tmp_path: Path, file: Path) -> None:
    with started(tmp_path, file) as game:
        before, start = state_in(file), board(game.screen)
        game.answer("sd 1")
        game.answer("y")
        assert state_in(file) != before
        assert "Taken back." in game.answer("u")
        assert board(game.screen) == start
        assert state_in(file) == before
        game.answer("sd 1")
        game.answer("y")
        game.answer(".")
        after = state_in(file)
        assert "this table does not take that back" in flat(game.answer("u"))
        assert state_in(file) == after


def test_with_hidden_cards_a_push_can_be_taken_back_too(tmp_path: Path, file: Path) -> None:
    with Game(tmp_path, "labyrinth", "--deal", "7", "--save", str(file)) as game:
        game.answer("")
        game.answer("sd 1")
        game.answer("y")
        assert "Taken back." in game.answer("u")
        assert texts_in(file) == []


def test_alone_everything_can_be_taken_back(tmp_path: Path, file: Path) -> None:
    with Game(tmp_path, "labyrinth", "--players", "1", "--deal", "7", "--save", str(file)) as game:
        start = board(game.screen)
        for line in ("sd 1", "y", ".", "nb 0", "."):
            game.answer(line)
        assert "Turn 3" in game.screen
        for _ in range(4):
            assert "Taken back." in game.answer("u")
        assert board(game.screen) == start
        assert "nothing to take back" in flat(game.answer("u"))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("zz", "“zz” is no push; a push reads like"),
        ("w5 1", "“w5 1” is no push"),
        ("w4 7", "“w4 7” is no push"),
        ("+", "“+” is no push"),
        ("nb 0 1", "“nb 0 1” is no push"),
        ("x" * 500, "is no push"),
        ("a1", "First push the extra tile in, then move."),
        ("\x00\x1b[2J", "is no push"),
    ],
)
def test_what_is_no_push_is_told_in_a_sentence(typed: str, said: str, tmp_path: Path, file: Path) -> None:
    with started(tmp_path, file) as game:
        before, start = state_in(file), board(game.screen)
        game.answer(typed)
        assert said.replace(" ", "") in flat(game.screen).replace(" ", "").replace("\N{NO-BREAK SPACE}", "")
        assert board(game.screen) == start
        assert state_in(file) == before
        assert "\x1b" not in game.screen


def test_the_barred_arrow_is_crossed_out_and_refused(tmp_path: Path, file: Path) -> None:
    with started(tmp_path, file) as game:
        game.answer("w4 1")
        game.answer(".")
        assert "×e4" in game.screen
        before = state_in(file)
        assert "The arrow e4 is barred: the last push came out there." in flat(game.answer("e4 0"))
        game.answer("nb 0")
        assert "The arrow e4 is barred" in flat(game.answer("e4 0"))
        assert "after nb\N{NO-BREAK SPACE}0." in game.screen
        assert state_in(file) == before


def test_a_straight_tile_has_two_turns(tmp_path: Path, file: Path) -> None:
    with started(tmp_path, file) as game:
        while len(state_of(file).view(None).extra.sides) != 2 or state_of(file).view(None).extra.sides != "NS":
            state = state_of(file)
            action = next(
                action
                for action in state.legal()
                if state.preview(action).extra.sides == "NS" or action == state.legal()[-1]
            )
            game.answer(GAME.text(action))
            game.answer(".")
        before = state_in(file)
        open_arrow = GAME.text(state_of(file).legal()[0]).split()[1]
        assert "turns 0 and 1 only" in flat(game.answer(f"{open_arrow} 2"))
        game.answer(f"{open_arrow} 0")
        game.answer("+")
        assert f"after {open_arrow}\N{NO-BREAK SPACE}1." in game.screen
        game.answer("+")
        assert f"after {open_arrow}\N{NO-BREAK SPACE}0." in game.screen
        assert state_in(file) == before


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("zz", "“zz” is no cell; a cell reads like"),
        ("h9", "“h9” is no cell"),
        ("nb 0", "The tile is pushed in already"),
        ("y", "“y” is no cell"),
    ],
)
def test_what_is_no_move_is_told_in_a_sentence(typed: str, said: str, tmp_path: Path, file: Path) -> None:
    with started(tmp_path, file) as game:
        game.answer("w4 2")
        game.answer("y")
        before = state_in(file)
        assert said in flat(game.answer(typed))
        assert state_in(file) == before


def test_a_cell_along_no_corridor_is_refused(tmp_path: Path, file: Path) -> None:
    with started(tmp_path, file) as game:
        before = state_in(file)
        game.answer("w4 2")
        assert "No corridor leads from your pawn to g7." in flat(game.answer("g7"))
        assert state_in(file) == before
        game.answer("y")
        pushed = state_in(file)
        assert "No corridor leads from your pawn to g7." in flat(game.answer("move g7"))
        assert state_in(file) == pushed


def test_a_game_goes_on_in_the_middle_of_a_turn(tmp_path: Path, file: Path) -> None:
    with started(tmp_path, file) as game:
        game.answer("w4 2")
        shown = board(game.answer("y"))
        assert f"dedale play --resume {file}" in game.leave()
    with Game(tmp_path, "--resume", str(file)) as game:
        assert board(game.screen) == shown
        assert "Move your pawn, or stay." in game.screen
        assert "Taken back." in game.answer("u")
    refused = run(tmp_path, "play", "--resume", str(file), "--turn-limit", "3")
    assert refused.returncode == 2
    assert "leave out --turn-limit" in refused.stderr


def test_pages_tell_the_treasures_the_past_and_the_help(tmp_path: Path, file: Path) -> None:
    with started(tmp_path, file, "--lang", "fr") as game:
        assert "chauve-souris" in game.answer("x")
        assert "Joueur 1 (rouge) a trouvé 0 sur 12" in game.screen
        game.answer("nb 0")
        game.answer(".")
        assert "Joueur 1 pousse en nb." in game.answer("l")
        assert "Comment le plateau est dessiné" in game.answer("?")
        assert "Labyrinth\N{NO-BREAK SPACE}: avec les plus jeunes" in game.screen


@pytest.mark.parametrize(
    ("options", "english", "french"),
    [
        (["--players", "5"], "a whole number from 1 to 4", "un nombre entier de 1 à 4"),
        (["--cards", "13"], "a whole number from 1 to 12", "un nombre entier de 1 à 12"),
        (["--cards", "many"], "cannot be 'many'", "ne peut pas valoir 'many'"),
        (["--first", "3"], "a seat from 1 to 2, or chance", "un siège de 1 à 2, ou chance"),
        (["--first", "me"], "“me” cannot begin", "ne peut pas commencer"),
        (["--turn-limit", "0"], "a whole number from 1 to 1000000", "un nombre entier de 1 à 1000000"),
        (["--pawns", "red,pink"], "name 2 of red, yellow, blue, green", "nommez-en 2 parmi red"),
        (["--book", "yes"], "There is no option “book”", "Il n’y a pas d’option"),
    ],
)
def test_options_that_cannot_be_are_refused(options: list[str], english: str, french: str, tmp_path: Path) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        done = run(tmp_path, "play", "labyrinth", *options, "--lang", language)
        assert done.returncode == 2
        assert sentence in done.stderr.replace("1,000,000", "1000000").replace("1\u202f000\u202f000", "1000000")
        assert done.stdout == ""
        assert "Traceback" not in done.stderr


def test_onirim_knows_none_of_these_options(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "onirim", "--young")
    assert done.returncode == 2
    assert "There is no option “young”" in done.stderr
