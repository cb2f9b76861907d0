"""Ornaments over a sheet: for a Prophecy, a Happy Dream, a Nightmare; 400 by 64, in two tones."""

from __future__ import annotations

from dedale.art.svg import disc, line, mirrored, moved, path, put, soft, star, symbol


def ornaments() -> str:
    """`orn-prophecy`, `orn-dream`, `orn-nightmare`."""
    return _prophecy() + _dream() + _nightmare()


def _prophecy() -> str:
    """An eye between the phases of the moon."""
    phases = "".join(
        disc(x, 34, 8, "bg-2", stroke="var(--accent-2)", stroke_width=1.4)
        + path(f"M{x} 26A8 8 0 0 {sweep} {x} 42A{bulge} 8 0 0 {1 - sweep if thin else sweep} {x} 26Z", "accent")
        for x, bulge, sweep, thin in ((140, 3, 0, True), (112, 3, 0, False), (84, 7, 0, False))
    )
    half = (
        phases
        + soft("M156 34H152M72 34H24M24 34l-8-5M24 34l-8 5", "accent-2", 1.6)
        + path(star(12, 34, 7, 0.35), "accent")
    )
    eye = (
        soft("M164 34C182 12 218 12 236 34C218 56 182 56 164 34Z", "accent", 2.6)
        + disc(200, 34, 10, "accent")
        + disc(200, 34, 4.5, "bg-1")
        + soft("M176 12L172 5M188 7L186 0M200 5V-2M212 7L214 0M224 12L228 5", "accent", 2.2)
    )
    return symbol("orn-prophecy", "0 -4 400 64", mirrored(half, width=400), eye)


def _dream() -> str:
    """A boat between clouds, and birds."""
    cloud = "M24 52A12 12 0 0 1 40 40A17 17 0 0 1 72 36A14 14 0 0 1 98 44A9 9 0 0 1 112 52Z"
    half = (
        path(cloud, "joy-5", opacity=0.8)
        + line("M116 52H160", "joy-4", 1.6)
        + soft("M124 24q5-6 9 0q4-6 9 0", "joy", 2)
    )
    boat = (
        path("M198 4C184 14 176 28 175 42H198Z", "joy-6", stroke="var(--joy-3)")
        + path("M203 10C214 18 221 29 223 42H203Z", "joy-5", stroke="var(--joy-3)")
        + soft("M200 0V46", "gold-3", 2.2)
        + path("M166 45C180 48 220 48 234 45C230 56 222 60 212 60H188C178 60 170 56 166 45Z", "joy-3")
        + line("M166 45C180 48 220 48 234 45", "gold-4", 2)
    )
    return symbol("orn-dream", "0 -2 400 66", mirrored(half, width=400), boat)


def _nightmare() -> str:
    """Brambles, and eyes between them."""
    stem = "M164 34C146 24 132 46 112 34C92 22 78 48 56 36C42 28 30 38 12 34"
    thorns = "M148 30l3-10M130 38l-2 11M112 34l5-11M92 31l-4-10M74 41l2 11M56 36l-5-11M36 33l2-10"
    half = soft(stem + thorns, "nim-5", 2.2) + moved(118, 54, _eyes(), scale=0.5) + moved(52, 14, _eyes(), scale=0.4)
    return symbol(
        "orn-nightmare",
        "0 0 400 64",
        mirrored(half, width=400),
        put("em-nightmare", 166, 0, 68, 68, color="var(--nim-eye)"),
    )


def _eyes() -> str:
    return path("M-15-6C-9-8-4-5-2 0-8 3-13 1-15-6ZM15-6C9-8 4-5 2 0 8 3 13 1 15-6Z", "nim-eye")
