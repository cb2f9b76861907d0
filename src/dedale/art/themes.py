"""The three themes, night, parchment and contrast: their colours, and the style sheet made from them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from dedale.art.errors import UnknownTheme
from dedale.art.palettes.board import BOARD, DIM, LIT
from dedale.art.palettes.cards import CARDS
from dedale.art.palettes.page import CALM, MEASURES, PAGE
from dedale.art.palettes.slots import CONTRAST, NIGHT, PARCHMENT, THEMES, Slots, value
from dedale.art.palettes.start import START

__all__ = ["CONTRAST", "LIGHTS", "NIGHT", "PARCHMENT", "THEMES", "colours", "style_sheet"]

SLOTS: Slots = {**PAGE, **CARDS, **BOARD, **START}
LIGHTS: Mapping[str, Slots] = {"lit": LIT, "dim": DIM}
"""Lights that fall on a part of the board: a class in the style sheet."""

SCHEMES = {NIGHT: "dark", PARCHMENT: "light", CONTRAST: "dark"}


@cache
def colours(theme: str = NIGHT, light: str = "") -> Mapping[str, str]:
    """What every slot holds in a theme, and under one of the lights.

    >>> colours("parchment")["text"]
    '#2a2033'
    """
    if theme not in THEMES:
        known = ", ".join(THEMES)
        raise UnknownTheme(
            "unknown-theme", f"There is no theme “{theme}”; the themes are: {known}.", name=theme, known=known
        )
    slots = {**SLOTS, **LIGHTS[light]} if light else SLOTS
    return MappingProxyType({name: value(slots, name, theme) for name in slots})


def style_sheet() -> str:
    """`tokens.css`: the measures, then every theme, each after night only where it differs from it."""
    rules = [_rule(":root", MEASURES)]
    for theme in THEMES:
        where = f"[data-theme={theme}]"
        told = {"color-scheme": SCHEMES[theme]}
        root = f":root,{where}" if theme == NIGHT else where
        rules.append(_rule(root, _told(SLOTS, theme), told))
        rules.extend(
            _rule(f".{light}" if theme == NIGHT else f"{where} .{light}", _told(slots, theme))
            for light, slots in LIGHTS.items()
        )
    calm = _rule(":root", CALM)
    rules.append(f"@media (prefers-reduced-motion:reduce){{{calm}}}")
    rules.append(".sprite{position:absolute;width:0;height:0}")
    return "\n".join(rules) + "\n"


def _told(slots: Slots, theme: str) -> dict[str, str]:
    """What a theme says itself: night everything, the others what differs from it."""
    return {
        name: value(slots, name, theme)
        for name in slots
        if theme == NIGHT or value(slots, name, theme) != value(slots, name, NIGHT)
    }


def _rule(selector: str, slots: Mapping[str, str], more: Mapping[str, str] | None = None) -> str:
    told = [f"{name}:{text}" for name, text in (more or {}).items()]
    told += [f"--{name}:{text}" for name, text in slots.items()]
    return f"{selector}{{{';'.join(told)}}}"
