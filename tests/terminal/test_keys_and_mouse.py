"""On a real terminal: single keys, the arrow keys, the mouse, windows of another size, and help everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.text import Text

from dedale.labyrinth.puzzles import numbered
from dedale.terminal.targets import beside, target, target_at, targets_in
from tests.terminal.positions import calm, saved, texts_in
from tests.terminal.pseudo import PseudoTerminal

pytestmark = pytest.mark.slow

UP, DOWN, RIGHT, LEFT = (f"\x1b[{letter}" for letter in "ABCD")
ESCAPE = "\x1b"
LIT = re.compile(r"\x1b\[(?:[0-9;]*;)?7(?:;[0-9;]*)?m([^\x1b]*)")


def lit(terminal: PseudoTerminal) -> str:
    """What is shown as chosen."""
    return "".join(LIT.findall(terminal.raw))


def test_a_key_answers_at_once(tmp_path: Path) -> None:
    file = calm(tmp_path)
    with PseudoTerminal(tmp_path, "play", "--resume", file) as terminal:
        assert "Turn 2" in terminal.answer("1")
        assert "“z” is none of the choices" in terminal.answer("z")
        assert len(texts_in(Path(file))) == 1


def test_arrow_keys_go_to_a_choice_and_enter_takes_it(tmp_path: Path) -> None:
    file = calm(tmp_path)
    with PseudoTerminal(tmp_path, "play", "--resume", file) as terminal:
        assert lit(terminal) == ""
        terminal.answer(DOWN)
        assert lit(terminal).startswith("1")
        terminal.answer(RIGHT)
        assert "discard" in lit(terminal)
        terminal.answer(LEFT)
        terminal.answer(ESCAPE)
        assert lit(terminal) == ""
        terminal.answer(DOWN)
        assert "Turn 2" in terminal.answer("")
        assert texts_in(Path(file)) == ["play rs"]


def test_the_mouse_chooses_and_commands(tmp_path: Path) -> None:
    file = calm(tmp_path)
    with PseudoTerminal(tmp_path, "play", "--resume", file) as terminal:
        assert "What happened, the latest first" in terminal.click("log")
        assert "Play or discard a card." in terminal.click("close")
        terminal.click("play ")
        assert len(texts_in(Path(file))) == 1
        assert "Give the game up?" in terminal.click("give\u00a0up")
        assert "Turn 2" in terminal.click("n)")


def test_a_push_and_a_move_by_the_mouse(tmp_path: Path) -> None:
    options = ["--players", "1", "--deal", "7", "--save", str(tmp_path / "game.txt")]
    with PseudoTerminal(tmp_path, "play", "labyrinth", *options) as terminal:
        assert "w4 0" in terminal.click("w4").replace("\u00a0", " ")
        assert "w4 1" in terminal.click("turn it").replace("\u00a0", " ")
        terminal.answer("y")
        terminal.click("·")
        verbs = [text.split()[0] for text in texts_in(tmp_path / "game.txt")]
        assert verbs[:2] == ["push", "move"]


def test_what_begins_others_lights_them_up_and_waits(tmp_path: Path) -> None:
    with PseudoTerminal(tmp_path, "play", "labyrinth", "--players", "1", "--deal", "7") as terminal:
        assert terminal.answer("s").endswith("▸ s")
        assert "sd" in lit(terminal)
        assert "nd" not in lit(terminal)
        assert terminal.answer(ESCAPE).endswith("▸ ")
        terminal.answer("s")
        assert "Save in which file?" in terminal.answer("")


def test_a_window_of_another_size_is_drawn_anew_and_one_too_small_says_so(tmp_path: Path) -> None:
    with PseudoTerminal(tmp_path, "play", "labyrinth", "--deal", "7", "--players", "1") as terminal:
        before = terminal.screen
        small = terminal.resize(10, 40, until="smaller.")
        assert "40 × 10" in small
        assert "80 × 24" in " ".join(small.split())
        assert max(map(len, small.splitlines())) <= 40
        wide = terminal.resize(30, 130, until="▸ ")
        assert "What happened" in wide
        assert terminal.resize(24, 80, until="▸ ") == before


def test_in_a_window_too_small_no_key_is_taken_for_an_answer(tmp_path: Path) -> None:
    file = calm(tmp_path)
    with PseudoTerminal(tmp_path, "play", "--resume", file) as terminal:
        terminal.resize(5, 30, until="30 × 5")
        terminal.send("1")
        assert "Turn 1" in terminal.resize(24, 80, until="▸ ")
        assert texts_in(Path(file)) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_is_everywhere(language: str, tmp_path: Path) -> None:
    title = {"en": "Help", "fr": "Aide"}[language]
    puzzle = ["puzzle", "--number", "1", "--lang", language]
    watched = ["play", "labyrinth", "--bot", "1=random", "--bot", "2=random", "--lang", language]
    over = ["play", "labyrinth", "--players", "1", "--turn-limit", "1", "--lang", language]
    for arguments, keys in [(puzzle, ""), (watched, ""), (over, "nb y ." if language == "en" else "nb o .")]:
        with PseudoTerminal(tmp_path, *arguments) as terminal:
            if keys:
                terminal.answer(keys)
            assert terminal.answer("?").startswith(f" {title}\n"), arguments
            terminal.answer("q")


def test_hints_of_a_puzzle_come_step_by_step_and_lead_there(tmp_path: Path) -> None:
    puzzle = numbered(1)
    arrow, turn = puzzle.solution[0].split()[1:]
    cell = puzzle.solution[1].split()[1]
    with PseudoTerminal(tmp_path, "puzzle", "--number", "1") as terminal:
        told = [" ".join(terminal.answer("h").split()) for _ in range(5)]
        assert "One turn is enough from here." in told[0]
        assert f"Push at {arrow}." in told[1]
        assert f"Push at {arrow}, with the tile" in told[2]
        assert f"then go to {cell}." in told[3]
        assert told[3] == told[4]
        terminal.answer(f"{arrow}{turn}")
        assert f"Go to {cell}." in " ".join((terminal.answer("h"), terminal.answer("h")))
        assert "Reached in one turn!" in terminal.answer(cell)


def test_a_puzzle_by_the_mouse(tmp_path: Path) -> None:
    puzzle = numbered(1)
    arrow, turn = puzzle.solution[0].split()[1:]
    with PseudoTerminal(tmp_path, "puzzle", "--number", "1") as terminal:
        terminal.answer(turn)
        terminal.click(arrow)
        assert "Your move" in terminal.screen
        assert "Reached in one turn!" in terminal.answer(puzzle.solution[1].split()[1])


def test_at_the_right_of_a_silent_game_nothing_hidden_is_told(tmp_path: Path) -> None:
    position = {"hands": [["rs", "rm", "rk"], ["bs", "bm", "bk"]], "shared": ["gm", "ns"]}
    file = saved(tmp_path, position, players=2, talk="silent")
    with PseudoTerminal(tmp_path, "play", "--resume", file, columns=140, lines=40) as terminal:
        assert "│" not in terminal.screen
        mine = terminal.answer("")
        assert "What happened" in mine
        for hidden in ("Bl☀", "Bl⚷", "blue sun", "blue key"):
            assert hidden not in mine


def test_a_terminal_can_be_read_line_by_line(tmp_path: Path) -> None:
    ways: list[tuple[list[str], dict[str, str]]] = [(["--plain"], {}), ([], {"DEDALE_PLAIN": "1"})]
    for arguments, env in ways:
        with PseudoTerminal(tmp_path, "play", "onirim", *arguments, env=env) as terminal:
            assert "\x1b[2J" not in terminal.raw
            assert "\x1b[?1000h" not in terminal.raw
            terminal.send("q\n")
            assert terminal.code == 0


def test_the_terminal_is_as_it_was_afterwards(tmp_path: Path) -> None:
    with PseudoTerminal(tmp_path, "play", "onirim") as terminal:
        assert "\x1b[?1006h" in terminal.raw
        assert not terminal.echoes
        terminal.answer("q")
        assert "\x1b[?1006l\x1b[?1000l" in terminal.raw


def test_ctrl_z_gives_the_terminal_back_until_the_game_goes_on(tmp_path: Path) -> None:
    file = calm(tmp_path)
    with PseudoTerminal(tmp_path, "play", "--resume", file) as terminal:
        before = terminal.screen
        terminal.stop()
        assert "\x1b[?1006l\x1b[?1000l\x1b[?1049l" in terminal.raw
        assert terminal.echoes
        assert terminal.go_on() == before
        assert not terminal.echoes
        assert "Turn 2" in terminal.answer("1")


def test_targets_are_found_where_they_stand() -> None:
    lines = [
        Text("  ") + target(Text("a one"), "a") + Text("   ") + target(Text("b two"), "b"),
        Text("⚷ ") + target(Text("c three"), "c"),
    ]
    found = targets_in(lines)
    assert [(one.row, one.start, one.end, one.answer) for one in found] == [
        (0, 2, 7, "a"),
        (0, 10, 15, "b"),
        (1, 2, 9, "c"),
    ]
    hit = target_at(found, 1, 8)
    assert hit
    assert hit.answer == "c"
    assert target_at(found, 0, 8) is None
    assert beside(found, None, "down") == "a"
    assert beside(found, None, "up") == "c"
    assert beside(found, "a", "right") == "b"
    assert beside(found, "b", "right") == "b"
    assert beside(found, "a", "down") == "c"
    assert beside(found, "c", "up") == "a"
    assert beside([], None, "down") is None
