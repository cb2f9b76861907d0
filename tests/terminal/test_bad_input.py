"""Whatever is typed: a sentence in the user's language, a sensible exit code, and never a traceback."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.driver import COMMAND, Game, environment, run, run_anew
from tests.terminal.positions import calm, saved, state_in

pytestmark = pytest.mark.slow

BAD_LINES = [
    (["play", "onirim", "--colour"], 2, "There is no option “--colour” here", "Il n’y a pas d’option «\u00a0--colour"),
    (["play", "onirim", "--deal"], 2, "The option “--deal” needs a value", "L’option «\u00a0--deal\u00a0» demande une"),
    (["play", "onirim", "--stops=1"], 2, "The option “--stops” takes no value", "ne prend pas de valeur"),
    (["play", "onirim", "chess"], 2, "“chess” is too much here", "«\u00a0chess\u00a0» est de trop ici"),
    (["dance"], 2, "There is no command “dance”", "Il n’y a pas de commande «\u00a0dance\u00a0»"),
    (["plya"], 2, "Did you mean “play”?", "Vouliez-vous dire «\u00a0play\u00a0»\u00a0?"),
    (["play", "onirm"], 2, "Did you mean “onirim”?", "Vouliez-vous dire «\u00a0onirim\u00a0»\u00a0?"),
    (["play", "onirim", "--towrs", "yes"], 2, "Did you mean “--towers”?", "«\u00a0--towers\u00a0»\u00a0?"),
    (["play", "onirim", "--resum"], 2, "Did you mean “--resume”?", "«\u00a0--resume\u00a0»\u00a0?"),
    (["lab", "rtaes"], 2, "Did you mean “rates”?", "«\u00a0rates\u00a0»\u00a0?"),
    (["play", "onirim", "--bot", "1=exprt"], 2, "Did you mean “expert”?", "«\u00a0expert\u00a0»\u00a0?"),
    (["rules", "tower"], 1, "Did you mean “towers”?", "«\u00a0towers\u00a0»\u00a0?"),
    (["completion"], 2, "completed in these shells: bash, zsh, fish", "bash, zsh, fish"),
    (["completion", "bsh"], 2, "Did you mean “bash”?", "«\u00a0bash\u00a0»\u00a0?"),
    (["play"], 2, "Which game?", "Quel jeu"),
    (["play", "chess"], 2, "There is no game called “chess”", "chess"),
    (["play", "onirim", "--silent"], 2, "only where “players” is 2", "talk"),
    (["play", "onirim", "--players", "3"], 2, "cannot be 3; choose one of 1, 2", "players"),
    (["play", "onirim", "--players", "two"], 2, "cannot be 'two'", "players"),
    (["play", "onirim", "--book", "maybe"], 2, "cannot be 'maybe'", "book"),
    (["play", "onirim", "--dreams", "3"], 2, "choose one of 0, 4, 5, 6", "dreams"),
    (["play", "onirim", "--deal", "xyz"], 2, "“xyz” is no deal", "«\u00a0xyz\u00a0» n’est pas une donne"),
    (["play", "onirim", "--deal", "1" * 33], 2, "is no deal", "n’est pas une donne"),
    (["play", "onirim", "--resume"], 2, "leave out GAME", "retirez GAME"),
    (["play", "--resume"], 1, "No game has been saved yet", "Aucune partie n’a encore été sauvée"),
    (["play", "--resume", "nowhere.txt"], 1, "There is no file “nowhere.txt”", "nowhere.txt"),
    (["replay", "nowhere.txt"], 1, "There is no file “nowhere.txt”", "nowhere.txt"),
    (["replay", "."], 1, "is a folder", "dossier"),
    (["rules", "chess"], 1, "There is nothing about “chess”", "Il n’y a rien sur «\u00a0chess\u00a0»"),
]


@pytest.mark.parametrize(
    ("arguments", "code", "english", "french"), BAD_LINES, ids=[" ".join(line[0]) for line in BAD_LINES]
)
def test_a_command_line_that_cannot_be(
    arguments: list[str], code: int, english: str, french: str, tmp_path: Path
) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        said = run(tmp_path, "--lang", language, *arguments)
        assert said.returncode == code
        assert said.stdout == ""
        assert sentence in said.stderr
        assert said.stderr.count("\n") == 1
        assert "Traceback" not in said.stderr


def test_an_unknown_language_is_refused_in_the_language_of_the_locale(tmp_path: Path) -> None:
    said = run(tmp_path, "play", "onirim", "--lang", "de", env={"LANG": "fr_FR.UTF-8"})
    assert said.returncode == 2
    assert "«\u00a0de\u00a0»" in said.stderr


HAND = {"hands": [["rs", "rm", "bs", "gm", "nm"]]}

DAMAGE: list[tuple[Callable[[str], str], str]] = [
    (lambda text: text[: len(text) // 2], "the record stops here"),
    (lambda text: text.replace('"players":1', '"players":2'), "was damaged, or edited by hand"),
    (lambda text: text.replace("record 1", "record 9"), "update Dédale to read it"),
    (lambda _: "Dear diary,\n", "this is no record"),
    (lambda _: "", "this is no record"),
]


@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"]], ids=["resume", "replay"])
def test_a_damaged_record_is_refused_with_its_line(command: list[str], tmp_path: Path) -> None:
    file = Path(saved(tmp_path, HAND))
    whole = file.read_text(encoding="utf-8")
    for damage, sentence in DAMAGE:
        damaged = damage(whole)
        file.write_text(damaged, encoding="utf-8")
        said = run(tmp_path, *command, str(file))
        assert said.returncode == 1
        assert said.stdout == ""
        assert said.stderr.startswith("Line ")
        assert sentence in said.stderr
        assert file.read_text(encoding="utf-8") == damaged


def test_a_seat_that_the_game_does_not_have(tmp_path: Path) -> None:
    file = saved(tmp_path, HAND)
    for seat in ("2", "0", "one"):
        said = run(tmp_path, "replay", file, "--seat", seat)
        assert said.returncode == 2
        assert f"“{seat}” is no seat of this game; choose one from 1 to 1." in said.stderr


NONSENSE = ["9", "zz", "1 9", "1 ?", "\x00", "é☀", "--help", "0" * 500, "1;2", "$(reboot)", "play rs"]


def test_nonsense_at_the_prompt_changes_nothing(tmp_path: Path) -> None:
    file = saved(tmp_path, HAND)
    with Game(tmp_path, "--resume", file) as game:
        before = state_in(file)
        for nonsense in NONSENSE:
            said = game.answer(nonsense)
            assert "is none of the choices" in said or "cannot be played" in said, nonsense
            assert state_in(file) == before
        game.answer("")
        assert state_in(file) == before


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_bytes_that_are_no_text_are_nonsense_too(encoding: str, tmp_path: Path) -> None:
    done = run_anew(tmp_path, "play", "--resume", calm(tmp_path), lines=b"\xff\xfe\n1\n", PYTHONIOENCODING=encoding)
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"Turn 2" in done.stdout


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "The input ended before the game did."), ("fr", "La saisie s’est terminée avant la partie.")],
)
def test_the_end_of_the_input_leaves_the_game_saved(language: str, sentence: str, tmp_path: Path) -> None:
    said = run(tmp_path, "play", "onirim", "--lang", language, lines="1\n")
    assert said.returncode == 0
    assert sentence in said.stdout
    assert "dedale play --resume" in said.stdout
    assert said.stderr == ""


def test_an_interrupt_through_pipes_is_polite(tmp_path: Path) -> None:
    with Game(tmp_path, "onirim") as game:
        said = game.interrupt()
        assert game.code == 130
        assert "Interrupted." in said
        assert "Saved in" in said
        assert game.errors == ""


def test_a_reader_that_leaves_early_is_no_reason_to_complain(tmp_path: Path) -> None:
    file = saved(tmp_path, HAND)
    command = " ".join([*COMMAND, "replay", file])
    done = subprocess.run(
        ["sh", "-c", f"{command} | head -n 1"],
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path),
        check=True,
    )
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""
