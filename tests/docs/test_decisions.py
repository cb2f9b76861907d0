"""The pages about decisions: each is in the index, no longer than a screen, and its links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "decisions"
INDEX = FOLDER / "README.md"
PAGES = sorted(set(FOLDER.glob("*.md")) - {INDEX})
SCREEN = 45
"""Lines."""


def links(page: Path) -> list[str]:
    return re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8"))


def test_the_index_has_every_page_once() -> None:
    assert sorted(links(INDEX)) == [page.name for page in PAGES]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_says_what_was_chosen_and_why_in_a_screen(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= SCREEN
    assert "**Chosen.**" in text


@pytest.mark.parametrize("page", [INDEX, *PAGES], ids=lambda page: page.stem)
def test_links_and_files_that_are_named_are_there(page: Path) -> None:
    root = FOLDER.parents[1]
    for link in links(page):
        assert (FOLDER / link).exists(), link
    for named in re.findall(r"`((?:tests|src|docs|words|tools)/[\w./]+)`", page.read_text(encoding="utf-8")):
        assert (root / named).exists() or (root / "src/dedale" / named).exists(), named
