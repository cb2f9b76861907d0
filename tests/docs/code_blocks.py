"""The Python code of the README and of the pages in `docs`, as programs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

PROJECT = Path(__file__).parents[2]
EXCERPTS = PROJECT / "docs" / "write-a-game.md"
"""Its pieces stand in a package of `examples`, and are checked there."""
PAGES = [PROJECT / "README.md", *sorted({*(PROJECT / "docs").rglob("*.md")} - {EXCERPTS})]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def program_of(page: str) -> str:
    """All Python blocks of a page, one after another: what is typed, without what is answered."""
    lines: list[str] = []
    for block in BLOCK.findall(page):
        examples = doctest.DocTestParser().get_examples(block)
        lines += [example.source for example in examples] if examples else [block]
    return "".join(lines)


def programs() -> dict[str, str]:
    """The program of each page that has one, by the name of a module."""
    found = {
        "_".join(page.relative_to(PROJECT).with_suffix("").parts).replace("-", "_").lower(): program_of(
            page.read_text(encoding="utf-8")
        )
        for page in PAGES
    }
    return {name: program for name, program in found.items() if program}
