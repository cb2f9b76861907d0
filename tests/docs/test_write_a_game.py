"""`docs/write-a-game.md`: every piece of code on it stands in the example that it walks through."""

from __future__ import annotations

import re
from pathlib import Path

from dedale.core.facts import Facts
from tests.examples.outside import EXAMPLES

PROJECT = Path(__file__).parents[2]
PAGE = (PROJECT / "docs" / "write-a-game.md").read_text(encoding="utf-8")
SHOWN = [*EXAMPLES.rglob("*.py"), *EXAMPLES.rglob("*.toml"), PROJECT / "tests" / "examples" / "test_pearls.py"]


def test_every_piece_of_code_stands_in_the_example() -> None:
    pieces = re.findall(r"```(?:python|toml)\n(.*?)```", PAGE, re.DOTALL)
    assert len(pieces) > 8
    texts = [path.read_text(encoding="utf-8") for path in SHOWN]
    for piece in pieces:
        assert any(piece in text for text in texts), piece


def test_every_group_of_parts_is_told() -> None:
    project = (PROJECT / "pyproject.toml").read_text(encoding="utf-8")
    for group in re.findall(r'entry-points\."(dedale\.\w+)"', project):
        assert f"`{group}`" in PAGE


def test_every_fact_is_told() -> None:
    for fact in (*Facts.__annotations__, *vars(Facts)):
        if not fact.startswith("_") and fact not in ("seats", "option"):
            assert f"`{fact}" in PAGE, fact


def test_every_key_of_words_on_the_page_is_one_of_the_example() -> None:
    catalogue = (EXAMPLES / "pearls" / "src" / "dedale_pearls" / "en.ftl").read_text(encoding="utf-8")
    for key in set(re.findall(r"`(pearls-[\w-]+)`", PAGE)):
        assert re.search(rf"^{key} =", catalogue, re.MULTILINE), key
