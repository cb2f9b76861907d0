"""Draws the README's picture: a screen of the terminal game as it is, in docs/images/terminal.svg."""

from __future__ import annotations

import io
import os
import re
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tests.terminal.positions import saved
from tests.terminal.pseudo import CLEAR, PseudoTerminal

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "images" / "terminal.svg"
COLUMNS = 80

OUTSIDE = re.compile(r"\s*@font-face \{.*?\n    \}|<!--.*?-->", re.DOTALL)
"""What Rich writes into a picture that would be fetched from elsewhere."""

POSITION = {
    "hands": [["rk", "bs", "gm", "nk", "n4"]],
    "rows": [["gs", "gm", "rs", "rk", "bs", "bm"]],
    "doors": [["rd", "gd"]],
    "towers": ["r4", "g5", "b4"],
    "goals": ["rg", "gg", "bg", "ng", "rg", "bg", "gg", "ng"],
    "premonitions": ["p2", "p5", "p8"],
    "deck_top": ["bd", "xn"],
    "discard": ["rs", "rs", "bs", "gs", "ns", "xn", "gk"],
}


def main() -> None:
    """Play to a Nightmare with every expansion on the table, and draw what the player then sees."""
    os.environ.setdefault("PYTEST_CURRENT_TEST", "the picture of the README (call)")  # a rehearsal goes by its name
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        record = saved(home, POSITION, book="yes", towers="yes", dreams=4)
        with PseudoTerminal(home, "play", "--resume", record, "--lang", "en", lines=30, columns=COLUMNS) as terminal:
            screen = terminal.raw.rpartition(CLEAR)[2]
    console = Console(record=True, width=COLUMNS, file=io.StringIO())
    console.print(Text.from_ansi(screen.replace("\r\n", "\n").rstrip()))
    drawn = console.export_svg(title="dedale play onirim --book yes --towers yes --dreams 4")
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(OUTSIDE.sub("", drawn).replace("Fira Code, monospace", "monospace"))


if __name__ == "__main__":
    main()
