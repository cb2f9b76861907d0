"""Drawings that stand alone: every slot filled from a theme, nothing left for a style sheet to say."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from dedale.art.sprite import SVG, needed, references
from dedale.art.themes import DEFAULT, colours

SLOT = re.compile(r"var\(--([\w-]+)\)")
SEPARATOR = "--"
SEE_THROUGH = re.compile(r"rgb\((\d+) (\d+) (\d+) / (\.?\d+)\)")


@dataclass(frozen=True)
class Picture:
    """A drawing as an SVG text of its own. A notebook shows it."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, file: str | Path) -> None:
        """Write the drawing to a file: `.svg`, or `.png` with the extra `art`."""
        target = Path(file)
        if target.suffix == ".png":
            target.write_bytes(self.png())
        else:
            target.write_text(self.svg, encoding="utf-8")

    def png(self, width: int | None = None) -> bytes:
        """The drawing as a PNG, so wide in pixels; needs the extra `art`."""
        import resvg_py

        return bytes(resvg_py.svg_to_bytes(svg_string=self.svg, width=width))


def picture(body: str, size: tuple[float, float], pieces: dict[str, str], theme: str = DEFAULT) -> Picture:
    """A drawing made of pieces of the sprites, so wide and so high.

    A piece named `t-I-a--lit` is the piece `t-I-a` by the light `lit`.
    """
    pieces = pieces | {name: _by_light(pieces, name) for name in references(body) if SEPARATOR in name}
    parts = "".join(filled(pieces[name], theme, name.partition(SEPARATOR)[2]) for name in needed(body, pieces))
    width, height = size
    box = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    return Picture(f'<svg xmlns="{SVG}" {box}><defs>{parts}</defs>{filled(body, theme)}</svg>')


def _by_light(pieces: dict[str, str], name: str) -> str:
    plain = name.partition(SEPARATOR)[0]
    return pieces[plain].replace(f'id="{plain}"', f'id="{name}"', 1)


def filled(text: str, theme: str, light: str = "") -> str:
    """A drawing with the colours of a theme in its slots.

    >>> filled('<path fill="var(--text)"/>', "parchment")
    '<path fill="#2a2033"/>'
    """
    slots = colours(theme, light)
    return SLOT.sub(lambda match: _plain(slots[match[1]]), text)


def _plain(colour: str) -> str:
    """A colour as a renderer without CSS reads it: `rgb(0 0 0 / .5)` as `#00000080`."""
    if colour == "transparent":
        return "#0000"
    return SEE_THROUGH.sub(_hexadecimal, colour)


def _hexadecimal(match: re.Match[str]) -> str:
    red, green, blue = (int(part) for part in match.groups()[:3])
    return f"#{red:02x}{green:02x}{blue:02x}{round(float(match[4]) * 255):02x}"
