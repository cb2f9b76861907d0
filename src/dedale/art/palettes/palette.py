"""What a theme is: a name, and what it has in each slot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Slots = Mapping[str, str]
"""What stands for each name: a colour, or for the page alone a shadow or how strong a light is."""


@dataclass(frozen=True)
class Palette:
    """A theme. The first one has every slot; the others have those in which they differ from it."""

    name: str
    """Its name for people is the message `page-theme-` with this."""
    scheme: str
    """Whether a browser's own pieces are to be `dark` or `light`."""
    icon: str
    """The sign on its switch."""
    slots: Slots
    lights: Mapping[str, Slots]
    """What becomes of some slots where a light falls: `lit` near a lantern, `dim` far from it."""
    more_contrast: bool = False
    """Whether whoever asks the browser for more contrast begins with this theme."""
