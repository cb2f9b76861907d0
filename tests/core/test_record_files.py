from __future__ import annotations

import os
from pathlib import Path

import pytest

from dedale.core.errors import BadRecord, FileTrouble
from dedale.core.files import read_text
from dedale.core.record import Record
from dedale.core.record_format import LARGEST
from tests.core.test_record import WRITTEN, find


@pytest.fixture
def record() -> Record:
    return Record.parse(WRITTEN, find=find)


def test_a_record_is_saved_and_loaded(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game été.dedale"
    file.write_text("an older save", encoding="utf-8")
    record.save(file)
    assert file.read_bytes() == WRITTEN.encode()
    assert Record.load(str(file), find=find).text() == WRITTEN
    assert list(tmp_path.iterdir()) == [file]


def test_saving_through_a_link_keeps_the_link(record: Record, tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.touch()
    link.symlink_to(file)
    record.save(link)
    assert link.is_symlink()
    assert file.read_bytes() == WRITTEN.encode()


def test_a_save_that_fails_leaves_the_old_file(record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game"
    file.write_text("an older save", encoding="utf-8")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileTrouble, match="cannot be written: No space left on device"):
        record.save(file)
    assert file.read_text(encoding="utf-8") == "an older save"
    assert list(tmp_path.iterdir()) == [file]


def test_a_system_that_cannot_open_folders_saves_too(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "O_DIRECTORY")
    record.save(tmp_path / "game")
    assert Record.load(tmp_path / "game", find=find).text() == WRITTEN


def test_a_place_that_is_not_there_cannot_be_saved_to(record: Record, tmp_path: Path) -> None:
    with pytest.raises(FileTrouble, match="cannot be written: No such file or directory"):
        record.save(tmp_path / "nowhere" / "game")
    with pytest.raises(FileTrouble, match="cannot be written"):
        record.save(tmp_path)
    with pytest.raises(FileTrouble, match="cannot be written: embedded null"):
        record.save("nul\0")
    assert list(tmp_path.iterdir()) == []


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble, match=r"There is no file .*nowhere.*; check its name"):
        Record.load(tmp_path / "nowhere")
    with pytest.raises(FileTrouble, match="is a folder"):
        Record.load(tmp_path)
    with pytest.raises(FileTrouble, match="cannot be read: embedded null"):
        Record.load("nul\0")
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    with pytest.raises(FileTrouble, match="cannot be read: Too many levels of symbolic links"):
        Record.load(loop)


def test_a_file_that_is_too_long_is_not_read_whole(tmp_path: Path) -> None:
    file = tmp_path / "huge"
    with file.open("wb") as sparse:
        sparse.truncate(1 << 40)
    with pytest.raises(FileTrouble, match=f"longer than {LARGEST} bytes"):
        Record.load(file)
    small = tmp_path / "small"
    small.write_bytes(b"x")
    assert read_text(small, 1) == "x"


def test_a_binary_file_is_named_with_the_line(tmp_path: Path) -> None:
    file = tmp_path / "binary"
    file.write_bytes("Dédale record 1\ngame: ".encode() + b"\xff\xfe")
    with pytest.raises(BadRecord, match=r"Line 2: .* is no UTF-8 text"):
        Record.load(file)
