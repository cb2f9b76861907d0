"""A folder of results keeps what was played, and refuses what does not belong to it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from dedale.core.errors import FileTrouble
from dedale.lab.errors import BadResults, OtherRun
from dedale.lab.folder import BATCHES, RUN, Folder, read_note, read_tallies
from dedale.lab.plan import RunPlan, new_row
from tests.lab.plans import SEED, matches, played, rates

PLAN = rates(games=14, batch=7)


def fill(path: Path) -> None:
    with Folder(path, PLAN) as folder:
        folder.add(0, 0, played(1, 0, 0, 1, 1, 0, 0))
        folder.add(0, 1, played(0, 0, 0, 0, 0, 0, 1))
        folder.add(1, 1, played(1, 1, 1, 1, 1, 1, 1))


def files(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.iterdir()}


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    fill(tmp_path / "run")
    note, (first, second) = read_tallies(tmp_path / "run")
    assert note.plan == PLAN
    assert first.outcomes == [1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1]
    assert second.games == 0, "the first batch of the second row is missing"
    assert note.made.rules == {"onirim": 1}


def test_what_a_kill_left_of_a_line_is_dropped(tmp_path: Path) -> None:
    fill(tmp_path)
    file = tmp_path / BATCHES
    whole = file.read_bytes()
    for length in (len(whole) - 1, len(whole) - 30):
        file.write_bytes(whole[:length])
        assert len(read_tallies(tmp_path)[1][0].outcomes) == 14
    with Folder(tmp_path, PLAN) as folder:
        assert set(folder.batches) == {(0, 0), (0, 1)}
        folder.add(1, 1, played(1, 1, 1, 1, 1, 1, 1))
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    "damage",
    [
        lambda line: line.replace(b"1,0,0,1", b"1,1,1,1"),
        lambda line: line[: len(line) // 2] + b"\n",
        lambda line: line[:0] + b"\n",
        lambda line: line.replace(b'"row":0', b'"row":-1'),
        lambda line: b"\xff" + line,
    ],
)
def test_a_damaged_line_is_named_and_nothing_is_changed(damage: Callable[[bytes], bytes], tmp_path: Path) -> None:
    fill(tmp_path)
    lines = (tmp_path / BATCHES).read_bytes().splitlines(keepends=True)
    (tmp_path / BATCHES).write_bytes(damage(lines[0]) + b"".join(lines[1:]))
    before = files(tmp_path)
    with pytest.raises(BadResults, match=r"Line 1 of .*batches\.jsonl' is damaged"):
        Folder(tmp_path, PLAN)
    with pytest.raises(BadResults, match="Line 1 of"):
        read_tallies(tmp_path)
    assert files(tmp_path) == before


@pytest.mark.parametrize("text", ["", "{}", '{"format": 1, "plan": 3}', "no JSON"])
def test_a_damaged_note_is_named_and_nothing_is_changed(text: str, tmp_path: Path) -> None:
    fill(tmp_path)
    (tmp_path / RUN).write_text(text)
    before = files(tmp_path)
    with pytest.raises(BadResults, match=r"run\.json' is damaged"):
        Folder(tmp_path, PLAN)
    assert files(tmp_path) == before


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (rates(games=14, batch=7, seed=SEED + 1), f"its seed is {SEED}, and that of this run is {SEED + 1}"),
        (rates(games=14, batch=9), r"its row 1 is \{'batch': 7\}, and that of this run is \{'batch': 9\}"),
        (matches(12), "its kind is rates, and that of this run is match"),
        (msgspec.structs.replace(PLAN, rows=PLAN.rows[:1]), "its row 2 is .*, and that of this run is None"),
        (
            msgspec.structs.replace(PLAN, rows=(PLAN.rows[0], new_row("onirim", {"dreams": 4}, ("random",), 7))),
            "row 2 is .*'dreams': 0.*, and that of this run is .*'dreams': 4",
        ),
        (
            msgspec.structs.replace(PLAN, rows=(new_row("onirim", {}, ("random:5",), 7), PLAN.rows[1])),
            r"row 1 is \{'bots': .*'random'.*and that of this run is .*'random:5'",
        ),
    ],
)
def test_results_of_another_run_are_left_alone(other: RunPlan, what: str, tmp_path: Path) -> None:
    fill(tmp_path)
    before = files(tmp_path)
    with pytest.raises(OtherRun, match=what):
        Folder(tmp_path, other)
    assert files(tmp_path) == before


@pytest.mark.parametrize("entry", ["dedale", "rules", "bots"])
def test_results_of_another_version_are_left_alone(entry: str, tmp_path: Path) -> None:
    fill(tmp_path)
    note = msgspec.json.decode((tmp_path / RUN).read_bytes())
    note["made"][entry] = "0.0.1" if entry == "dedale" else {"onirim": 99 if entry == "rules" else "another"}
    (tmp_path / RUN).write_bytes(msgspec.json.encode(note))
    before = files(tmp_path)
    with pytest.raises(OtherRun, match=r"holds another run: its (dedale|rules|code of the bots) is"):
        Folder(tmp_path, PLAN)
    assert files(tmp_path) == before


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "holiday.txt").write_text("sun")
    with pytest.raises(OtherRun, match="something else than results"):
        Folder(tmp_path, PLAN)
    assert files(tmp_path) == {"holiday.txt": b"sun"}
    with pytest.raises(FileTrouble, match="cannot be written"):
        Folder(tmp_path / "holiday.txt", PLAN)
    with pytest.raises(BadResults, match="no results of the lab"):
        read_note(tmp_path)
    with pytest.raises(BadResults, match="no results of the lab"):
        read_note(tmp_path / "holiday.txt")


def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with Folder(tmp_path, PLAN), pytest.raises(OtherRun, match="Another run is adding"):
        Folder(tmp_path, PLAN)
    with Folder(tmp_path, PLAN):
        pass
