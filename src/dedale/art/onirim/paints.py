"""Gradients and clips of the cards. They name their slots, as a gradient does not see what uses it."""

from __future__ import annotations

from dedale.art.onirim.colours import ROOMS
from dedale.art.onirim.outlines import DOORS
from dedale.art.svg import fade, glow


def paints() -> str:
    return _common() + _rooms() + _signs() + _cards()


def _common() -> str:
    return (
        '<clipPath id="win"><rect x="9" y="9" width="182" height="262" rx="9"/></clipPath>\n'
        + glow("lamp", (0, "gold-5", 0.85), (0.35, "gold-4", 0.35), (1, "gold-3", 0))
        + fade("foot", (0, "card-shade", 0), (1, "card-shade", 0.75))
        + glow("rim", (0.62, "card-shade", 0), (1, "card-shade", 0.55), cx=0.5, cy=0.42, r=0.78)
        + "".join(
            glow(f"{k}-glow", (0, f"{c}-6", 0.95), (0.3, f"{c}-6", 0.6), (0.55, f"{c}-5", 0.28), (1, f"{c}-5", 0))
            for k, c in ROOMS.items()
        )
        + "".join(glow(f"{k}-disc", (0, f"{c}-2"), (1, f"{c}-1"), cy=0.35, r=0.7) for k, c in ROOMS.items())
    )


def _rooms() -> str:
    return (
        fade(
            "r-sky",
            (0, "obs-1"),
            (0.16, "obs-2"),
            (0.42, "obs-3"),
            (0.62, "obs-4"),
            (0.78, "obs-5"),
            (1, "obs-4"),
        )
        + fade("r-dome", (0, "obs-4"), (0.4, "obs-3"), (1, "obs-1"), x2=1, y2=0.35)
        + fade("r-tube", (0, "obs-4"), (0.35, "obs-5"), (1, "obs-1"), x2=1, y2=0)
        + fade("b-sky", (0, "aqu-5"), (0.12, "aqu-4"), (0.48, "aqu-3"), (0.8, "aqu-2"), (1, "aqu-1"))
        + fade("b-whale", (0, "aqu-4"), (1, "aqu-2"))
        + fade("b-fish", (0, "aqu-6"), (0.5, "aqu-5"), (1, "aqu-4"))
        + fade("b-shaft", (0, "aqu-6", 0.55), (0.5, "aqu-5", 0.2), (1, "aqu-5", 0))
        + fade("g-sky", (0, "gar-1"), (0.2, "gar-2"), (0.5, "gar-3"), (0.72, "gar-4"), (1, "gar-2"))
        + fade("g-path", (0, "gar-6", 0.9), (0.35, "gar-5", 0.7), (1, "gar-3", 0.6))
        + fade("n-sky", (0, "lib-1"), (0.4, "lib-2"), (1, "lib-1"))
        + glow("n-pane", (0, "lib-6"), (0.7, "lib-5"), (1, "lib-4"))
    )


def _signs() -> str:
    return fade("lit-gold", (0, "gold-5"), (0.5, "gold-4"), (1, "gold-3")) + fade(
        "lit-moon", (0, "bak-6"), (0.6, "sto-6"), (1, "bak-5")
    )


def _cards() -> str:
    out = ""
    for k, c in ROOMS.items():
        out += (
            fade(f"{k}-leaf", (0, f"{c}-4"), (0.5, f"{c}-3"), (1, f"{c}-2"), x2=0.6)
            + fade(f"{k}-wall", (0, f"{c}-1"), (0.6, f"{c}-2"), (1, f"{c}-1"))
            + fade(f"{k}-fall", (0, f"{c}-6", 0.9), (1, f"{c}-5", 0.1))
        )
        out += (
            fade(f"{k}-tsky", (0, f"{c}-1"), (0.5, f"{c}-2"), (1, f"{c}-4"))
            + f'<clipPath id="way-{k}"><path d="{DOORS[k]}"/></clipPath>\n'
        )
    return (
        out
        + glow("b-deep", (0, "aqu-3"), (1, "aqu-2"))
        + fade("g-mist", (0, "gar-3", 0.2), (0.6, "gar-4", 0.7), (1, "gar-2", 0.4))
        + glow("nim-sky", (0, "nim-5"), (0.4, "nim-4"), (0.75, "nim-3"), (1, "nim-2"), cy=0.4, r=0.75)
        + fade("nim-body", (0, "nim-2"), (0.5, "nim-1"), (1, "nim-1"))
        + glow("nim-halo", (0, "nim-eye", 0.7), (0.5, "nim-eye", 0.16), (1, "nim-eye", 0))
        + fade("joy-sky", (0, "joy-2"), (0.3, "joy-3"), (0.6, "joy-4"), (1, "joy-5"))
        + glow("joy-glow", (0, "joy-6"), (0.5, "joy-6", 0.5), (1, "joy-6", 0))
        + fade("joy-sail", (0, "joy-6"), (1, "joy-5"), x2=1, y2=0.4)
        + fade("joy-hull", (0, "joy-3"), (1, "joy-1"))
        + glow("bak-sky", (0, "bak-3"), (1, "bak-1"), r=0.75)
        + glow("bak-halo", (0, "bak-5", 0.6), (1, "bak-4", 0))
        + fade("tower-wall", (0, "sto-5"), (0.4, "sto-4"), (1, "sto-2"), x2=1, y2=0.1)
        + glow("paper-page", (0, "page-1"), (0.65, "page-2"), (1, "page-3"), r=0.85)
        + glow("paper-cover", (0, "bak-3"), (1, "bak-1"), r=0.8)
        + glow("omen", (0.55, "nim-5", 0.5), (1, "nim-5", 0))
        + fade("prem", (0, "nim-3"), (0.5, "nim-2"), (1, "nim-1"))
    )
