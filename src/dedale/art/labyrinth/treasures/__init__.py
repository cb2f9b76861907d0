"""The 24 treasures: symbols `tr-skull`, `tr-owl` and so on, in two or three tones with an outline of ink."""

from __future__ import annotations

from dedale.art.labyrinth.treasures.creatures import CREATURES
from dedale.art.labyrinth.treasures.notation import expanded
from dedale.art.labyrinth.treasures.things import THINGS
from dedale.art.svg import group, symbol

__all__ = ["TREASURES", "treasures"]

TREASURES = {**THINGS, **CREATURES}

INK = {"stroke": "var(--tr-ink)", "stroke_width": 2.4, "stroke_linejoin": "round", "stroke_linecap": "round"}


def treasures() -> str:
    return "".join(
        symbol(f"tr-{name}", "-1.5 -1.5 67 67", group(expanded(text), **INK)) for name, text in TREASURES.items()
    )
