"""Text with a style of its own, that keeps it beside other text."""

from __future__ import annotations

from rich.text import Text


def ink(text: str, style: str) -> Text:
    """A text in this style. In rich, the style of `Text(text, style)` would spread to all that is added to it."""
    return Text().append(text, style=style)
