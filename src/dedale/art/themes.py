"""What every slot holds in a theme, and the style sheet made of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from dedale.art.errors import UnknownTheme
from dedale.art.palettes import DEFAULT, PALETTES, THEMES
from dedale.art.palettes.measures import CALM, MEASURES
from dedale.art.palettes.palette import Slots

__all__ = ["DEFAULT", "LIGHTS", "THEMES", "colours", "style_sheet", "theme_list"]

LIGHTS = tuple(PALETTES[DEFAULT].lights)
"""Lights that fall on a part of the board: a class in the style sheet."""


@cache
def colours(theme: str = DEFAULT, light: str = "") -> Slots:
    """What every slot holds in a theme, and under one of the lights.

    >>> colours("parchment")["text"]
    '#2a2033'
    """
    if theme not in PALETTES:
        known = ", ".join(THEMES)
        raise UnknownTheme(
            "unknown-theme", f"There is no theme “{theme}”; the themes are: {known}.", name=theme, known=known
        )
    first, own = PALETTES[DEFAULT], PALETTES[theme]
    lit = {**first.lights[light], **own.lights.get(light, {})} if light else {}
    return MappingProxyType({**first.slots, **own.slots, **lit})


def style_sheet() -> str:
    """`tokens.css`: the measures, then every theme, each after the first only where it differs from it."""
    rules = [_rule(":root", MEASURES)]
    for palette in PALETTES.values():
        first = palette.name == DEFAULT
        where = f"[data-theme={palette.name}]"
        rules.append(_rule(f":root,{where}" if first else where, palette.slots, {"color-scheme": palette.scheme}))
        rules.extend(
            _rule(f".{light}" if first else f"{where} .{light}", palette.lights.get(light, {})) for light in LIGHTS
        )
    calm = _rule(":root", CALM)
    rules.append(f"@media (prefers-reduced-motion:reduce){{{calm}}}")
    rules.append(".sprite{position:absolute;width:0;height:0}")
    return "\n".join(rules) + "\n"


def theme_list() -> str:
    """`themes.json`: what the page has to know of each theme to offer it."""
    told = [{"name": one.name, "icon": one.icon, "moreContrast": one.more_contrast} for one in PALETTES.values()]
    return json.dumps(told) + "\n"


def _rule(selector: str, slots: Mapping[str, str], more: Mapping[str, str] | None = None) -> str:
    told = [f"{name}:{text}" for name, text in (more or {}).items()]
    told += [f"--{name}:{text}" for name, text in slots.items()]
    return f"{selector}{{{';'.join(told)}}}"
