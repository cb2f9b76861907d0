"""A sprite: one SVG text of symbols that a page holds once and draws from with `<use href="#…">`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from dedale.art.compact import compact

PIECE = re.compile(r'<(symbol|linearGradient|radialGradient|pattern|clipPath|g) id="([^"]+)".*?</\1>', re.DOTALL)
"""A piece that others refer to. Only a piece without groups of its own may be a group."""

REFERENCE = re.compile(r'href="#([\w-]+)"|url\(#([\w-]+)\)')
SVG = "http://www.w3.org/2000/svg"


@dataclass(frozen=True)
class Sprite:
    """Symbols, and the gradients, patterns and clips that they use."""

    name: str
    defs: str
    symbols: str

    @cached_property
    def text(self) -> str:
        """The sprite as it is put into a page, unseen."""
        body = compact(f"<defs>{self.defs}</defs>{self.symbols}").replace("\n", "")
        return f'<svg xmlns="{SVG}" class="sprite" width="0" height="0" aria-hidden="true">{body}</svg>\n'

    @cached_property
    def pieces(self) -> dict[str, str]:
        """Every piece by its id."""
        return {piece[2]: piece[0] for piece in PIECE.finditer(self.text)}


def references(text: str) -> set[str]:
    """The ids that a drawing refers to."""
    return {href or url for href, url in REFERENCE.findall(text)}


def needed(text: str, pieces: dict[str, str]) -> list[str]:
    """The ids of all pieces that a drawing refers to, directly or through another piece, in the order of the pieces."""
    wanted = references(text) & pieces.keys()
    found: set[str] = set()
    while wanted:
        name = wanted.pop()
        found.add(name)
        wanted |= (references(pieces[name]) & pieces.keys()) - found
    return [name for name in pieces if name in found]
