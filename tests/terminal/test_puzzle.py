"""`dedale puzzle`, through the real command line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dedale.labyrinth.game import GAME
from dedale.labyrinth.puzzles import make, numbered
from dedale.labyrinth.solving import solve
from tests.terminal.driver import run, run_anew
from tests.terminal.pseudo import PseudoTerminal

pytestmark = pytest.mark.slow


def typed(actions: list[str]) -> str:
    return "".join(f"{action}\n" for action in actions)


@pytest.mark.parametrize("number", [1, 30, 75, 100])
@pytest.mark.parametrize("short", [False, True])
def test_the_shortest_way_is_told_to_be_the_shortest(number: int, short: bool, tmp_path: Path) -> None:
    puzzle = numbered(number)
    lines = [text.partition(" ")[2] if short else text for text in puzzle.solution]
    done = run(tmp_path, "puzzle", "--number", str(number), lines=typed(lines))
    assert done.returncode == 0, done.stderr
    turns = "one turn" if puzzle.fewest == 1 else f"{puzzle.fewest} turns"
    assert f"Reached in {turns}! It cannot be done in fewer." in done.stdout
    assert f"dedale puzzle --turns {puzzle.fewest} --seed {puzzle.seed}" in done.stdout


def test_a_longer_way_is_told_how_few_turns_are_enough(tmp_path: Path) -> None:
    puzzle = numbered(1)
    state = puzzle.start()
    wasted = [text for text in ("push sf 0", "push nf 0") if GAME.action(text) in state.legal()][:1]
    state.play(GAME.action(wasted[0]))
    wasted.append(GAME.text(48 + state.view(0).pawns[0]))
    state.play(GAME.action(wasted[1]))
    rest = solve(state)
    assert rest is not None
    done = run(tmp_path, "puzzle", "--number", "1", lines=typed([*wasted, *map(GAME.text, rest.actions)]))
    assert f"Reached in {1 + len(rest.turns)} turns! One turn is enough." in done.stdout


def test_the_same_turns_and_seed_give_the_same_puzzle(tmp_path: Path) -> None:
    first = run(tmp_path, "puzzle", "--turns", "3", "--seed", "17", "--solution").stdout
    assert first == run(tmp_path, "puzzle", "--seed=17", "--turns=3", "--solution").stdout
    assert "Puzzle 3-17" in first
    for number, (push, move) in enumerate(zip(*[iter(make(3, 17).solution)] * 2, strict=True), start=1):
        assert f"Turn {number}: {push}, {move}" in first


def test_without_a_seed_there_is_a_new_puzzle_that_can_be_had_again(tmp_path: Path) -> None:
    done = run(tmp_path, "puzzle", lines="q\n")
    assert done.returncode == 0
    assert "It takes 2 turns at least." in done.stdout
    again = re.search(r"dedale puzzle (--turns 2 --seed \d+)", done.stdout)
    assert again
    board = done.stdout.splitlines()[:23]
    assert run(tmp_path, "puzzle", *again[1].split(), lines="q\n").stdout.splitlines()[:23] == board


def test_what_cannot_be_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    puzzle = numbered(1)
    assert puzzle.barred is not None
    away = next(text for text in ("a1", "g1", "g7", "a7") if text not in puzzle.solution[1])
    lines = [f"{puzzle.barred} 0", "zz", "move a1", "nb 7", "", "u", puzzle.solution[0], "h9", "push nb 0", away]
    done = run(tmp_path, "puzzle", "--number", "1", lines=typed([*lines, puzzle.solution[1]]))
    assert f"The arrow {puzzle.barred} is barred" in done.stdout
    assert "“zz” is no push." in done.stdout
    assert "There is nothing to take back." in done.stdout
    assert "“h9” is no cell." in done.stdout
    assert "Reached in one turn!" in done.stdout
    assert done.returncode == 0


def test_a_push_can_be_taken_back(tmp_path: Path) -> None:
    puzzle = numbered(2)
    before = run(tmp_path, "puzzle", "--number", "2", lines="q\n").stdout.splitlines()
    done = run(tmp_path, "puzzle", "--number", "2", lines=typed([puzzle.solution[0], "u", "q"]))
    screens = re.split(r"^ Your \w+ ▸.*\n", done.stdout, flags=re.MULTILINE)
    assert screens[0] != screens[1]
    assert [line[:41].rstrip() for line in screens[2].splitlines()][:23] == [line[:41].rstrip() for line in before[:23]]
    assert "Taken back." in screens[2]


def test_the_solution_can_be_asked_for_at_any_time(tmp_path: Path) -> None:
    puzzle = numbered(60)
    done = run(tmp_path, "puzzle", "--number", "60", lines="s\n")
    assert f"{puzzle.solution[0]}, {puzzle.solution[1]}" in done.stdout
    ended = run(tmp_path, "puzzle", "--number", "60", lines="")
    assert "It takes 2 turns at least." in ended.stdout
    assert ended.returncode == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--turns", "5"], "from 1 to 4"),
        (["--turns", "two"], "from 1 to 4"),
        (["--seed", "-3"], "from 0 to"),
        (["--seed", "9" * 5000], "from 0 to"),
        (["--number", "101"], "from 1 to 100"),
        (["--number", "1", "--seed", "1"], "either a number or turns and a seed"),
    ],
    ids=["turns", "word", "seed", "long", "number", "both"],
)
def test_a_puzzle_that_there_is_not_is_refused_in_a_sentence(arguments: list[str], said: str, tmp_path: Path) -> None:
    done = run(tmp_path, "puzzle", *arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr


def test_plain_characters_are_enough(tmp_path: Path) -> None:
    done = run_anew(tmp_path, "puzzle", "--number", "1", "--solution", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert b"?" not in done.stdout
    assert done.stdout.decode("ascii").splitlines()[1].startswith("   +----")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_screen_fits_a_terminal_of_80_by_24(language: str, tmp_path: Path) -> None:
    with PseudoTerminal(tmp_path, "puzzle", "--number", "95", "--lang", language) as terminal:
        barred = numbered(95).barred or ""
        for line in ("zz", f"{barred} 0", "h", "h", "h", "h", "nd 0", "zz", "h", "h", "a1", "s", "n", "u", "u", "u"):
            lines = terminal.screen.splitlines()
            assert len(lines) <= 24, terminal.screen
            assert max(map(len, lines)) <= 80, terminal.screen
            terminal.answer(line)
