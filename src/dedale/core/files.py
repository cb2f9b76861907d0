"""Text files, read with care and written whole or not at all."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from dedale.core.errors import BadRecord, FileTrouble

Name = str | os.PathLike[str]


def read_text(name: Name, largest: int) -> str:
    """The text of a UTF-8 file of at most so many bytes."""
    try:
        with Path(name).open("rb") as file:
            data = file.read(largest + 1)
    except FileNotFoundError:
        raise FileTrouble("file-missing", f"There is no file {str(name)!r}; check its name.", name=str(name)) from None
    except IsADirectoryError:
        raise FileTrouble("file-folder", f"{str(name)!r} is a folder; name a file in it.", name=str(name)) from None
    except (OSError, ValueError) as error:
        raise FileTrouble(
            "file-unreadable", f"The file {str(name)!r} cannot be read: {_reason(error)}.", name=str(name)
        ) from None
    if len(data) > largest:
        raise FileTrouble(
            "file-huge",
            f"The file {str(name)!r} is longer than {largest} bytes, and so is no record; check its name.",
            name=str(name),
            limit=largest,
        )
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRecord(
            "file-binary",
            f"Line {line}: {str(name)!r} is no UTF-8 text, or it is damaged here; fetch the whole record again.",
            line=line,
            name=str(name),
        ) from None


def write_text(name: Name, text: str) -> None:
    """Write a file so that at every instant it holds the old text or the new one, never a part."""
    try:
        target = Path(name).resolve()
        part = target.with_name(f".{target.name[:80]}.{secrets.token_hex(4)}.part")
        try:
            with part.open("xb") as file:
                file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
        _sync_folder(target.parent)
    except (OSError, ValueError) as error:
        raise FileTrouble(
            "file-unwritable", f"The file {str(name)!r} cannot be written: {_reason(error)}.", name=str(name)
        ) from None


def _sync_folder(folder: Path) -> None:
    """Have the new name on the disk too, where the system can open a folder."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _reason(error: Exception) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)
