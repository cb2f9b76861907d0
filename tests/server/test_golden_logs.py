"""Whole games are told as they were when their logs were kept; `python -m tools.golden_logs --write` keeps new ones."""

from __future__ import annotations

from tools.golden_logs import FOLDER, logs


def test_whole_games_are_told_as_ever() -> None:
    told = logs()
    assert sorted(told) == sorted(path.name for path in FOLDER.iterdir())
    for name, text in told.items():
        assert text == (FOLDER / name).read_text(encoding="utf-8"), name
