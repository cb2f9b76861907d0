"""Notes beside files that are made: what each was made from, so that nothing is made twice."""

from __future__ import annotations

from pathlib import Path


def note_beside(made: Path) -> Path:
    """Where it stands what a file was made from. It is written last, so that a half-made file has none."""
    return made.with_name(f"{made.name}.made")


def is_made(made: Path, recipe: str) -> bool:
    """Whether a file is there, made from this."""
    note = note_beside(made)
    return made.exists() and note.exists() and note.read_text(encoding="utf-8") == recipe


def begin(made: Path) -> None:
    """Take away what there is of a file that is made again."""
    made.parent.mkdir(parents=True, exist_ok=True)
    note_beside(made).unlink(missing_ok=True)
    made.unlink(missing_ok=True)


def end(made: Path, recipe: str) -> None:
    """Say what a file was made from, now that it is."""
    note_beside(made).write_text(recipe, encoding="utf-8")
