"""The files that the page is given."""

from __future__ import annotations

from dedale.art.folders import in_folders
from dedale.art.icons import icons
from dedale.art.sprite import Sprite
from dedale.art.start.drape import drape, drape_paints
from dedale.art.start.moon import loading
from dedale.art.start.wordmark import FAVICON, wordmark
from dedale.art.themes import style_sheet, theme_list


def sprites() -> list[Sprite]:
    """One for every page, and one for each of its screens."""
    common = Sprite("icons", drape_paints(), icons() + wordmark() + loading() + drape())
    return [common, *(module.sprite() for module in in_folders("sprite").values())]


def files() -> dict[str, str]:
    """What `python -m dedale.art` writes, by name."""
    drawn = {f"{sprite.name}.svg": sprite.text for sprite in sprites()}
    return {**drawn, "favicon.svg": FAVICON, "tokens.css": style_sheet(), "themes.json": theme_list()}
