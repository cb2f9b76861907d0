"""What a seat sees, as the terminal draws it, in one text without colours: for adapters and notebooks."""

from __future__ import annotations

from typing import Final

from dedale.core.game import View, game
from dedale.terminal.density import ROOMY
from dedale.terminal.game_screen import game_screen
from dedale.terminal.glyphs import glyphs_for
from dedale.words import words

WIDTH: Final = 100


def shown(view: View) -> str:
    """The table, what there is to say of it, and what is to be decided; in English."""
    english = words("en")
    screen = game_screen(game(view.game), english, glyphs_for(english, "utf-8"))
    lines = [*screen.table(view, WIDTH, ROOMY), *screen.panel(view, WIDTH, ROOMY)]
    return "\n".join([*(line.plain.rstrip() for line in lines), screen.question(view)])
