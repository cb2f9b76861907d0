"""`dedale lab` at the command line: what it shows and writes, how it is stopped, and what it refuses."""

from __future__ import annotations

import csv
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from dedale.terminal.app import run
from tests.terminal.driver import environment

pytestmark = pytest.mark.slow

THREADS = ["--executor", "threads", "--workers", "2"]
SCRIPT = (
    "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from dedale.terminal.app import run; sys.exit(run(sys.argv[1:]))"
)


class Said:
    """What a command answered."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


Lab = Callable[..., Said]


@pytest.fixture
def lab(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Lab:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.delenv("LC_ALL", raising=False)

    def command(*arguments: str) -> Said:
        code = run(["lab", *arguments])
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return command


def lines(file: Path) -> list[dict[str, str]]:
    with file.open(newline="") as text:
        return list(csv.DictReader(text))


def test_rates_are_shown_and_written_and_the_same_command_finds_them_again(lab: Lab, tmp_path: Path) -> None:
    command = ["rates", "onirim", "players=1,2", "--bots", "random", "--games", "25", *THREADS]
    first = lab(*command)
    assert first.code == 0
    head, one, two, where = first.out.splitlines()
    assert head.split() == [
        "Variant",
        "Players",
        "Bot",
        "Games",
        "Wins",
        "%",
        "95",
        "%",
        "Decisions",
        "a",
        "game",
        "A",
        "decision",
    ]
    assert one.split()[:6] == ["base", "game", "solo", "random", "25", "0.0"]
    assert two.split()[:5] == ["base", "game", "two,", "open", "random"]
    (folder,) = (tmp_path / "results").iterdir()
    assert where == f"The results are in {folder.relative_to(tmp_path)}"
    assert [line["players"] for line in lines(folder / "results.csv")] == ["1", "2"]
    assert lines(folder / "results.csv")[0]["command"] == (
        "dedale lab rates onirim players=1,2 --bots random --games 25 --seed 1"
    )
    assert "1/2 random (base game, solo): 0.0 % (0.0 to 13.3) in 25 games" in first.err
    again = lab(*command)
    assert again.out == first.out
    assert again.err == "", "nothing was played again"


def test_a_row_stops_when_its_interval_is_narrow_enough(lab: Lab, tmp_path: Path) -> None:
    said = lab("rates", "onirim", "--bots", "random", "--half-width", "0.05", "--batch", "10", *THREADS)
    assert said.code == 0
    assert said.out.splitlines()[1].split()[4] == "40", "0 of 40 games has the interval 0 to 8.8 %"


def test_matches_are_shown_in_french_too(lab: Lab) -> None:
    command = ["match", "random,random,random", "cards=1", "turn_limit=60", "--games", "10", *THREADS, "--lang", "fr"]
    said = lab(*command)
    assert said.code == 0
    head, one, two, *_ = said.out.splitlines()
    assert head.split()[:4] == ["Match", "Variante", "Bot", "Parties"]
    assert one.startswith("random – 2 × random")
    assert "33,3" in one
    assert "66,7" in two
    assert " 12 " in one, "whole deals: three games each"


def test_partners_of_two_kinds_are_one_row(lab: Lab) -> None:
    said = lab("rates", "onirim", "players=2", "--bots", "random+simple", "--games", "3", *THREADS)
    assert said.code == 0
    _head, row, *_ = said.out.splitlines()
    assert row.split()[:6] == ["base", "game", "two,", "open", "random+simple", "4"], "whole deals: two games each"


def test_a_match_tells_the_distance_in_elo(lab: Lab) -> None:
    said = lab("match", "random,random", "cards=1", "turn_limit=600", "--games", "40", *THREADS)
    head, one, *_ = said.out.splitlines()
    assert "Elo" in head
    assert re.search(r"[+−]\d+ \([+−]\d+ to [+−]\d+\)", one)


def test_figures_are_drawn_from_a_folder(lab: Lab, tmp_path: Path) -> None:
    lab("rates", "onirim", "--bots", "random", "--games", "20", "--out", "here", *THREADS)
    said = lab("plot", "here")
    assert said.out.splitlines() == ["here/rates.png", "here/rates.svg"]
    assert (tmp_path / "here/rates.png").read_bytes().startswith(b"\x89PNG")
    assert "<svg" in (tmp_path / "here/rates.svg").read_text()
    lab("plot", "here", "--out", "there/figure")
    assert (tmp_path / "there/figure.svg").read_text() == (tmp_path / "here/rates.svg").read_text()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["rates"], "Say a game and bots"),
        (["rates", "onirim"], "Say a game and bots"),
        (["rates", "chess", "--bots", "random"], "There is no game called “chess”"),
        (["rates", "onirim", "--bots", "deep-thought"], "deep-thought"),
        (["rates", "onirim", "--bots", "random:0"], "0"),
        (["rates", "onirim", "--bots", "random:"], "budget"),
        (["rates", "onirim", "towers", "--bots", "random"], "“towers” names no variants"),
        (["rates", "onirim", "towers=maybe", "--bots", "random"], "The option “towers” cannot be 'maybe'"),
        (["rates", "onirim", "--bots", "random", "--games", "0"], "The option “--games” cannot be “0”"),
        (["rates", "onirim", "--bots", "random", "--games", "many"], "The option “--games” cannot be “many”"),
        (["rates", "onirim", "--bots", "random", "--seed", "-1"], "The option “--seed” cannot be “-1”"),
        (["rates", "onirim", "--bots", "random", "--batch", "0"], "The option “--batch” cannot be “0”"),
        (["rates", "onirim", "--bots", "random", "--workers", "0"], "The option “--workers” cannot be “0”"),
        (["rates", "onirim", "--bots", "random", "--half-width", "0"], "The option “--half-width” cannot be “0”"),
        (["rates", "onirim", "--bots", "random", "--half-width", "nan"], "The option “--half-width” cannot be “nan”"),
        (["rates", "onirim", "--bots", "random", "--executor", "magic"], "“magic” is no executor"),
        (["rates", "labyrinth", "players=2", "--bots", "random"], "dedale lab match"),
        (["rates", "labyrinth", "--bots", "random+random"], "dedale lab match"),
        (["rates", "onirim", "--bots", "random+random"], "2 bots cannot sit down to a game of 1"),
        (["rates", "onirim", "players=2", "--bots", "random+"], "There is no bot called “”"),
        (["match"], "Which bots?"),
        (["match", "random"], "“random” is no match"),
        (["match", "random,nobody"], "nobody"),
        (["plot"], "Which results?"),
        (["plot", "nowhere"], "There are no results of the lab in “nowhere”"),
        (["strength", "--only", "chess-two"], "There is no part “chess-two”; the parts are: labyrinth-two"),
        (["strength", "--games", "none"], "The option “--games” cannot be “none”"),
        (["dance"], "There is no command “dance”"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence_and_nothing_is_made(
    arguments: Sequence[str], sentence: str, lab: Lab, tmp_path: Path
) -> None:
    said = lab(*arguments)
    assert said.code in (1, 2)
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""
    assert list(tmp_path.iterdir()) == []


def test_results_of_another_run_are_refused_and_left_alone(lab: Lab, tmp_path: Path) -> None:
    command = ["rates", "onirim", "--bots", "random", "--games", "20", "--out", "here", *THREADS]
    lab(*command)
    before = {file.name: file.read_bytes() for file in (tmp_path / "here").iterdir()}
    said = lab(*command, "--seed", "2")
    assert said.code == 1
    assert "holds another run (seed: 1 there, 2 here)" in said.err
    assert {file.name: file.read_bytes() for file in (tmp_path / "here").iterdir()} == before


def test_damaged_results_are_refused(lab: Lab, tmp_path: Path) -> None:
    command = ["rates", "onirim", "--bots", "random", "--games", "20", "--out", "here", *THREADS]
    lab(*command)
    (tmp_path / "here/batches.jsonl").write_bytes(b"{}\n")
    for said in (lab(*command), lab("plot", "here")):
        assert said.code == 1
        assert "Line 1 of “here/batches.jsonl” is damaged" in said.err


def test_a_cluster_that_is_not_there_is_refused_and_nothing_is_made(
    lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dedale.lab.workers.ANSWER_WITHIN", 0.3)
    said = lab("rates", "onirim", "--bots", "random", "--dask", "127.0.0.1:1")
    assert said.code == 1
    assert "No Dask cluster answers at “127.0.0.1:1”" in said.err
    assert list(tmp_path.iterdir()) == []


def test_without_the_extra_a_sentence_says_how_to_get_it(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dedale.terminal.lab.find_spec", lambda _: None)
    for command in (
        ["rates", "onirim", "--bots", "random"],
        ["match", "random,random"],
        ["plot", "here"],
        ["strength"],
    ):
        said = lab(*command)
        assert said.code == 1
        assert said.err.endswith("which is not installed; say: pip install 'dedale[lab]'\n")
    assert lab().out.startswith("Usage: dedale lab [options] command")


def test_the_command_line_does_not_wait_for_the_lab(tmp_path: Path) -> None:
    script = (
        "import sys; from dedale.terminal.app import run; run(['lab', 'rates', '--help']); "
        "print(*{'rich', 'numpy', 'scipy', 'pyarrow', 'dedale.lab'} & {*sys.modules}, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, encoding="utf-8", env=environment(tmp_path), check=True
    )
    assert done.stderr.strip() == ""


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="a terminal sends Ctrl-C to a group of processes")
def test_ctrl_c_says_how_to_go_on_and_a_kill_leaves_nobody_behind(tmp_path: Path) -> None:
    options = ["lab", "rates", "labyrinth", "--bots", "random", "--games", "40", "--batch", "2", "--workers", "2"]
    journal = tmp_path / "here/batches.jsonl"

    def kept_lines() -> list[bytes]:
        return journal.read_bytes().splitlines(keepends=True) if journal.exists() else []

    def begin(batches: int) -> subprocess.Popen[str]:
        """A run that has begun, or that has played so many batches more, the first one kept: tables count in order."""
        kept = len(kept_lines())
        process = subprocess.Popen(
            [sys.executable, "-c", SCRIPT, *options, "--games", "1000000", "--out", str(tmp_path / "here")],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=environment(tmp_path),
            start_new_session=True,
        )

        def played() -> bool:
            return len(kept_lines()) > kept + batches and any(
                line.startswith(b'{"row":0,"batch":0,') for line in kept_lines()
            )

        while process.poll() is None and not (journal.exists() and (batches == 0 or played())):
            time.sleep(0.02)
        return process

    stopped = f"Stopped. All games played so far are in {tmp_path / 'here'}; the same command goes on from there.\n"
    for batches in (0, 3):  # while the workers are being started, and while they play
        with begin(batches) as process:
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate()
        assert (process.returncode, out, err) == (130, "", stopped)
    done = journal.read_bytes().count(b"\n")
    with begin(3) as process:
        process.kill()
        process.communicate()  # ends only when the workers, too, have let go of the pipes
    assert journal.read_bytes().count(b"\n") >= done + 3
    assert 0 < int(lines(tmp_path / "here/results.csv")[0]["games"]) <= 2 * done
