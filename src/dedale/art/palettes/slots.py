"""A table of slots: what a name stands for in each theme."""

from __future__ import annotations

from collections.abc import Mapping

Slots = Mapping[str, tuple[str, str, str] | tuple[str]]
"""For each name its value by night, on parchment and in high contrast; or one value for all."""

NIGHT, PARCHMENT, CONTRAST = "night", "parchment", "contrast"
THEMES = (NIGHT, PARCHMENT, CONTRAST)


def value(slots: Slots, name: str, theme: str) -> str:
    """What a slot holds in a theme.

    >>> value({"star": ("white", "brown", "black"), "sun": ("gold",)}, "star", "parchment")
    'brown'
    """
    values = slots[name]
    return values[THEMES.index(theme)] if len(values) > 1 else values[0]
