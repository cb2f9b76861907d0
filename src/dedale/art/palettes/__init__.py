"""The themes, a palette each. Another theme is another palette here, and its name among the words."""

from __future__ import annotations

from collections.abc import Mapping

from dedale.art.palettes import contrast, night, parchment
from dedale.art.palettes.palette import Palette

PALETTES: Mapping[str, Palette] = {one.name: one for one in (night.PALETTE, parchment.PALETTE, contrast.PALETTE)}
THEMES = tuple(PALETTES)
DEFAULT = THEMES[0]
"""The theme that a page and a picture begin in. It has every slot."""
