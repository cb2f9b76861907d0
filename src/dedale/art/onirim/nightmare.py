"""The Nightmare: `card-xn`."""

from __future__ import annotations

import math

from dedale.art.compact import shorter
from dedale.art.onirim.frame import bookmark, frame
from dedale.art.svg import box, disc, group, line, mirrored, path, poly


def nightmare() -> str:
    """It bends over a sleeper's bed: horns, a cloak, many eyes."""
    rings = "".join(line(shorter(_ripple(r), 0), "nim-5", 0.8, opacity=0.42) for r in range(62, 150, 9))
    crown = "M100 50C86 50 74 56 69 70C62 58 62 38 74 15C50 34 40 70 50 102"
    cloak = (
        "C28 122 14 156 16 214C22 198 30 188 38 184C34 206 38 226 46 246C50 230 56 220 62 216C62 232 68 248 78 262H100Z"
    )
    half = (
        path(crown + cloak, "url(#nim-body)")
        + line(crown + "C28 122 14 156 16 214", "nim-5", 1.5, opacity=0.95)
        + line(
            "M54 112C40 132 30 160 30 178M62 128C52 146 46 168 46 190M70 186C66 196 64 204 64 212",
            "nim-4",
            1.2,
            opacity=0.8,
            stroke_linecap="round",
        )
    )
    eye = (
        disc(77, 102, 36, "url(#nim-halo)")
        + path("M50 84C60 100 76 109 94 111C90 124 58 125 50 84Z", "nim-eye")
        + path("M69 100.5C75 104 81 106.5 86 107.5C84 115 73 114 69 100.5Z", "nim-1")
    )
    small = path(
        (
            "M44 150C48 154 52 156 57 156C55 160 46 160 44 150ZM32 198C35 201 38 203 42 203C40 206 34 206 32 198Z"
            "M78 190C81 193 85 194 89 194C87 198 80 198 78 190ZM62 172C64 174 67 175 70 175C69 178 63 178 62 172Z"
        ),
        "nim-eye",
        opacity=0.75,
    )
    mouth = path("M64 140C78 150 90 152 100 152V166L95 159L89 170L82 158L76 165L70 152Z", "nim-2") + line(
        "M64 140C78 150 90 152 100 152M64 140L70 152L76 165L82 158L89 170L95 159L100 166", "nim-5", 1.3
    )
    claw = path(
        (
            "M14 262C16 240 22 226 30 216C30 230 32 236 35 244C37 228 42 218 50 210C48 226 49 234 51 244C54 230 60 224 "
            "66 220C64 234 62 244 62 262Z"
        ),
        "nim-1",
    ) + line(
        "M30 216C30 230 32 236 35 244C37 228 42 218 50 210C48 226 49 234 51 244C54 230 60 224 66 220",
        "nim-5",
        1.3,
    )
    bed = (
        disc(100, 232, 44, "url(#lamp)", opacity=0.75)
        + path("M70 262V218C70 212 78 212 78 218V240H122V230C122 225 129 225 129 230V262Z", "nim-3")
        + line(
            "M70 262V218C70 212 78 212 78 218V240M122 240V230C122 225 129 225 129 230V262",
            "nim-6",
            1,
            opacity=0.8,
        )
        + path("M78 246V236C80 229 92 228 95 234C106 228 116 234 122 240V252H78Z", "nim-6")
        + path("M94 236C106 229 116 235 122 240V252H90C92 246 92 240 94 236Z", "nim-5")
        + disc(85, 232, 4.2, "gold-4")
    )
    return frame(
        "card-xn",
        group(
            box(9, 9, 182, 262, "url(#nim-sky)"),
            rings,
            mirrored(half, eye, small, mouth, width=200),
            bed,
            mirrored(claw, width=200),
            box(0, 0, 200, 280, "url(#rim)"),
            path("M9 258H191V272H9Z", "nim-1"),
            line("M9 258H191", "card-line", 1.2),
            clip_path="url(#win)",
        ),
        bookmark("em-nightmare", "", "", 54),
    )


def _ripple(r: float) -> str:
    """A ring that trembles."""
    turns = [i * math.tau / 50 for i in range(50)]
    far = [r + 4 * math.sin(5 * t + r) for t in turns]
    return poly((100 + q * math.cos(t), 112 + q * 1.18 * math.sin(t)) for t, q in zip(turns, far, strict=True))
