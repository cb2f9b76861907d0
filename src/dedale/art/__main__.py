"""Writes the sprites and the style sheet of the page: `python -m dedale.art FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from dedale.art.sheets import files


def main(arguments: list[str]) -> int:
    """Write every file that differs from the one in the folder, and leave the others alone."""
    if len(arguments) != 1:
        print("usage: python -m dedale.art FOLDER", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        target = folder / name
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            target.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
