"""The logotype, drawn: the D is a true little maze, d and a have doorways, the accent is a flame."""

from __future__ import annotations

from dedale.art.svg import group, path, soft, symbol

LETTERS = (
    ("M4 58V8H32a36 36 0 0 1 0 72H4", 7),
    ("M18 66V22H32a22 22 0 0 1 0 44", 7),
    ("M78.5 62H118A20 20 0 1 0 111 75.5", 7),
    ("M168 8V80M168 60a20 20 0 1 0-20 20", 7),
    ("M156 61a8 8 0 1 0-8 7.5", 5),
    ("M221 40V80M221 60a20 20 0 1 0-20 20", 7),
    ("M209 61a8 8 0 1 0-8 7.5", 5),
    ("M238 8V70a10 10 0 0 0 9 10", 7),
    ("M258.5 62H298A20 20 0 1 0 291 75.5", 7),
)
ACCENT = "M97 32C97 22 104 14 116 11 116 23 109 31 97 32Z"
FLAME = "M33 33.5c5.5 6 7.5 9 7.5 12.5a7.5 7.5 0 0 1-15 0c0-3.5 2-6.5 7.5-12.5Z"

FAVICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#141838"/>'
    '<g fill="none" stroke="#efecf8" stroke-width="5.4" stroke-linecap="round" stroke-linejoin="round">'
    '<path d="M12 38V10H32a22 22 0 0 1 0 44H12"/><path d="M23 43V21H32a11 11 0 0 1 0 22"/></g><path fill="#f0c56c" '
    'd="M32.5 25.5c3.5 3.8 4.8 5.7 4.8 8a4.8 4.8 0 0 1-9.6 0c0-2.3 1.3-4.2 4.8-8Z"/></svg>\n'
)
"""The D alone: it carries its own colours and reads at 16 pixels."""


def wordmark() -> str:
    """`wordmark`: letters in currentColor, accent and flame in gold."""
    letters = "".join(soft(d, "currentColor", width) for d, width in LETTERS)
    return symbol("wordmark", "-2 2 306 86", group(letters), path(ACCENT + FLAME, "accent"))
