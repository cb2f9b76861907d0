"""Signs that every terminal can show: the drawn ones where its encoding has them, letters where not."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from dataclasses import dataclass
from io import TextIOWrapper

from dedale.words import Words

PLAIN = "dedale-plain"
"""The name under which the codecs know `_plain`."""

_STAND_INS = {
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "…": ".",
    "·": "-",
    "─": "-",
    "×": "x",
    "œ": "oe",
    "▸": ">",
    "✓": "+",
    "–": "-",
    "—": "-",
    "\u202f": " ",
}


@dataclass(frozen=True, slots=True)
class Glyphs:
    """The signs of one screen. `drawn` says whether suns, moons, keys and Doors are drawn or letters."""

    drawn: bool
    symbols: dict[str, str]
    due: str
    done: str
    nothing: str
    hidden: str = "?"


def glyphs_for(words: Words, encoding: str) -> Glyphs:
    """The signs for a screen with this encoding."""
    drawn = {"s": "☀", "m": "☾", "k": "⚷", "d": "∩"}
    try:
        "".join([*drawn.values(), "▸✓·"]).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        letters = {code: words(f"symbol-{code}.letter") for code in "smk"} | {"d": words("family-door.letter")}
        return Glyphs(False, letters, due=">", done="+", nothing="-")
    return Glyphs(True, drawn, due="▸", done="✓", nothing="·")


def keep_to_encoding() -> None:
    """Write the nearest plain character where the encoding of the output lacks one, and read whatever is typed."""
    codecs.register_error(PLAIN, _plain)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAIN), (sys.stderr, PLAIN)):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def _plain(error: UnicodeError) -> tuple[str, int]:
    """What to write in the place of characters that an encoding lacks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(_stand_in(character) for character in lost), error.end


def _stand_in(character: str) -> str:
    if character in _STAND_INS:
        return _STAND_INS[character]
    kept = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return kept or "?"
