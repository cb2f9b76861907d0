"""The README as an index shows it: every link and picture has a whole address, or there is none."""

from __future__ import annotations

import re

import pytest

from tests.build.source_tree import PROJECT
from tools.building.front_page import SITE, long_description, page_of, site, urls

LINK = re.compile(r"\]\(([^)]*)\)")


def test_with_a_site_every_link_and_picture_leads_there() -> None:
    shown = long_description("https://example.org/maze")
    links = LINK.findall(shown)
    assert len(links) > 20
    assert [link for link in links if not link.startswith("https://example.org/maze/")] == []
    assert "](https://example.org/maze/images/start.png)" in shown
    assert "](https://example.org/maze/rules/onirim/)" in shown
    assert len(LINK.findall((PROJECT / "README.md").read_text(encoding="utf-8"))) == len(links)


def test_without_a_site_no_link_leads_nowhere_and_every_word_stays() -> None:
    shown = long_description("")
    assert LINK.findall(shown) == []
    assert "![" not in shown
    assert "how strong the bots are" in shown
    assert "\n\n\n" not in shown
    assert "| | |\n|---|---|\n| " not in shown.partition("## In Python")[0]


def test_it_begins_with_what_somebody_types_who_has_no_clone() -> None:
    first = long_description("").partition("```")[2]
    assert first.strip().startswith("pip install ")


@pytest.mark.parametrize(
    ("file", "page"),
    [
        ("docs/rules/onirim.md", "rules/onirim/"),
        ("docs/decisions/README.md", "decisions/"),
        ("CHANGELOG.md", "changelog/"),
        ("LICENSE", "license/"),
    ],
)
def test_a_file_has_its_page(file: str, page: str) -> None:
    assert page_of(file) == page


def test_an_address_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SITE, "example.org")
    with pytest.raises(SystemExit, match="is no address"):
        site()
    monkeypatch.setenv(SITE, "https://example.org/dedale/")
    assert site() == "https://example.org/dedale"
    assert urls(site())["Changelog"] == "https://example.org/dedale/changelog/"
    assert urls("") == {}
