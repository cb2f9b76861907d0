"""Files of weights: what is shipped, and what is refused."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from dedale.bots.onirim import weights
from dedale.bots.onirim.groups import groups
from dedale.bots.onirim.net import WEIGHTS
from dedale.core.errors import BadWeights


def a_file(folder: Path, **changed: object) -> Path:
    note = weights.WeightsNote(weights.FORMAT, "solo", 10, 1, 2.5, "0.1", "abc", "dedale lab train")
    for name, value in changed.items():
        setattr(note, name, value)
    path = folder / "solo.weights"
    weights.write(path, [0.5] * WEIGHTS, note)
    return path


@pytest.mark.parametrize("group", groups())
def test_every_group_has_its_weights_and_a_note_on_how_they_were_made(group: str) -> None:
    numbers, note = weights.read(weights.path_of(group))
    assert len(numbers) == WEIGHTS
    assert any(numbers)
    assert note.group == group
    assert note.games > 0
    assert note.seconds > 0
    assert note.command.startswith("dedale lab train")
    assert note.commit not in ("", "unknown", "interim")


def test_the_shipped_weights_are_small() -> None:
    assert sum(path.stat().st_size for path in weights.FOLDER.glob("*.weights")) < 2_000_000


def test_what_was_written_is_read(tmp_path: Path) -> None:
    numbers, note = weights.read(a_file(tmp_path))
    assert numbers == [0.5] * WEIGHTS
    assert (note.games, note.commit) == (10, "abc")


def test_a_file_of_another_version_is_refused(tmp_path: Path) -> None:
    path = a_file(tmp_path, format=99)
    with pytest.raises(BadWeights, match="has format 99, and this version reads format"):
        weights.read(path)


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = a_file(tmp_path)
    data = bytearray(path.read_bytes())
    data[-5] ^= 1
    path.write_bytes(data)
    with pytest.raises(BadWeights, match="damaged"):
        weights.read(path)


def test_a_short_file_is_refused(tmp_path: Path) -> None:
    note = weights.WeightsNote(weights.FORMAT, "solo", 10, 1, 2.5, "0.1", "abc", "dedale lab train")
    weights.write(tmp_path / "solo.weights", [0.5] * 7, note)
    with pytest.raises(BadWeights, match="holds 7 numbers"):
        weights.read(tmp_path / "solo.weights")


@pytest.mark.parametrize("content", [b"", b"hello", msgspec.json.encode({"format": 1}) + b"\n"])
def test_something_else_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "solo.weights"
    path.write_bytes(content)
    with pytest.raises(BadWeights, match="is no file of weights"):
        weights.read(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match=r"solo\.weights cannot be read.*dedale lab train"):
        weights.read(tmp_path / "solo.weights")
