"""The observatory again: a terrace high above a town of domes, a brass telescope, a comet."""

from __future__ import annotations

from random import Random

from dedale.art.onirim.nature import wanderer
from dedale.art.onirim.rooms.parts import LX, LY, trails, window
from dedale.art.svg import box, disc, group, line, moved, path, ring, soft, star

DOMES = ((20, 204, 15), (62, 210, 10), (150, 200, 18), (186, 210, 12))


def terrace() -> str:
    dice = Random(23)
    sky = "".join(star(dice.uniform(56, 188), dice.uniform(14, 92), dice.uniform(1.1, 2.5)) for _ in range(14))
    sky += "".join(star(dice.uniform(12, 188), dice.uniform(92, 172), dice.uniform(0.9, 1.6)) for _ in range(14))
    return window(
        "scene-r2",
        box(0, 0, 200, 280, "url(#r-sky)"),
        trails("obs-5", 56, 190, 10, 19),
        disc(LX, LY, 108, "url(#r-glow)"),
        path(sky, "obs-6", opacity=0.85),
        _comet(),
        path("M-4 182C40 172 76 184 118 178C160 172 180 180 206 174V190C150 186 60 194-4 190Z", "obs-6", opacity=0.28),
        path("M0 214L34 190L60 204L104 182L140 204L172 190L200 208V290H0Z", "obs-3", opacity=0.75),
        line("M34 190L60 204L104 182L140 204L172 190", "obs-5", 0.8, opacity=0.7),
        group(
            "".join(_dome(*at) for at in DOMES),
            path("M0 222C50 214 150 214 200 222V290H0Z", "obs-3"),
            _floor(),
            _balustrade(),
            _telescope(),
            wanderer(150, 262, 1.05, "obs-1", "obs-6"),
            transform="translate(0 -16)",
        ),
        box(0, 0, 200, 280, "url(#rim)"),
        box(0, 226, 200, 54, "url(#foot)"),
    )


def _comet() -> str:
    return (
        path("M186 22C168 34 158 44 150 58C164 52 176 40 186 22Z", "obs-6", opacity=0.5)
        + path("M176 32C166 40 158 48 151 57C160 52 168 44 176 32Z", "obs-6", opacity=0.8)
        + path(star(151, 57, 7, 0.4), "gold-5")
    )


def _dome(x: float, y: float, r: float) -> str:
    """A dome of the town, one slit lit."""
    return (
        path(f"M{x - r} {y}a{r} {r * 0.9:g} 0 0 1 {2 * r} 0V236H{x - r}Z", "obs-2")
        + line(f"M{x - r} {y}a{r} {r * 0.9:g} 0 0 1 {2 * r} 0", "obs-5", 0.9, opacity=0.8)
        + path(f"M{x - 1.5} {y - 2}v{-r * 0.6:g}h3v{r * 0.6:g}ZM{x - 3} {y + 9}v-5h6v5Z", "gold-4", opacity=0.9)
    )


def _floor() -> str:
    slabs = "M0 250H200M0 262H200M100 236V290M76 236L48 290M124 236L152 290M52 236L-4 290M148 236L204 290"
    return path("M0 236H200V300H0Z", "obs-2") + line(slabs, "obs-1", 1, opacity=0.5)


def _balustrade() -> str:
    posts = "".join(f"M{x} 238c-3-3-4-7-1-10c2-2 2-3 1-5h5c-1 2-1 3 1 5c3 3 2 7-1 10Z" for x in range(6, 200, 14))
    return (
        path(posts, "obs-1")
        + path("M0 217H200V223H0ZM0 237H200V242H0Z", "obs-1")
        + line("M0 217H200M0 237H200", "obs-6", 1.1, opacity=0.8)
        + group(path("M88 214H96V242H88ZM178 214H186V242H178Z", "obs-1"), line("M88 214H96M178 214H186", "obs-6", 1.2))
    )


def _telescope() -> str:
    """On a tripod, aimed at the light."""
    legs = "M62 226L44 272M62 226L64 274M62 226L84 270"
    tube = (
        box(-8, -46, 16, 58, "url(#r-tube)")
        + box(-10.5, -58, 21, 13, "url(#r-tube)")
        + box(-5.5, 12, 11, 12, "url(#r-tube)")
        + line("M-10.5-45H10.5M-8-30H8M-8-26H8M-8 4H8M-5.5 12H5.5", "obs-6", 1, opacity=0.8)
        + line("M-7-44V12", "obs-6", 1, opacity=0.6)
    )
    return (
        soft(legs, "obs-1", 3.6)
        + soft(legs, "obs-5", 0.8, opacity=0.7)
        + moved(60, 218, tube, turn=26)
        + disc(62, 224, 5, "gold-3")
        + ring(62, 224, 5, "obs-1", 1.2)
    )
