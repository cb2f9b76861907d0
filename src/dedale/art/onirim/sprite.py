"""Everything that the Onirim table shows."""

from __future__ import annotations

from functools import cache

from dedale.art.onirim.back import back
from dedale.art.onirim.book import book
from dedale.art.onirim.chambers import chambers, eclipses
from dedale.art.onirim.doors import doors
from dedale.art.onirim.dream import happy_dream
from dedale.art.onirim.emblems import emblems
from dedale.art.onirim.endings import ending_paints, endings
from dedale.art.onirim.frame import frames
from dedale.art.onirim.ground import ground, ground_paints
from dedale.art.onirim.minis import minis
from dedale.art.onirim.nightmare import nightmare
from dedale.art.onirim.ornaments import ornaments
from dedale.art.onirim.paints import paints
from dedale.art.onirim.premonitions import premonitions
from dedale.art.onirim.rooms import scenes
from dedale.art.onirim.signs import glyphs, patterns, symbols
from dedale.art.onirim.towers import towers
from dedale.art.sprite import Sprite


@cache
def sprite() -> Sprite:
    """`onirim.svg`."""
    cards = chambers() + doors() + nightmare() + happy_dream() + back() + towers() + book() + premonitions()
    return Sprite(
        name="onirim",
        defs=paints() + ground_paints() + ending_paints() + patterns(),
        symbols=symbols()
        + glyphs()
        + emblems()
        + scenes()
        + ground()
        + frames()
        + eclipses()
        + cards
        + minis()
        + endings()
        + ornaments(),
    )
