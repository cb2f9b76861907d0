"""The site builds without a link that leads nowhere, and what others point to is there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import dedale
from tests.build.source_tree import PROJECT
from tools.building.front_page import long_description
from tools.site.games import page
from tools.site.links import with_links_of_the_site
from tools.site.looks import style_sheet

ADDRESS = "https://example.org/maze"


@pytest.fixture(scope="module")
def site() -> Path:
    """The site as `make site` builds it."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.site"], cwd=PROJECT, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return PROJECT / "build" / "site"


@pytest.mark.slow
def test_every_link_of_the_readme_on_an_index_leads_to_a_page_of_the_site(site: Path) -> None:
    links = re.findall(rf"\]\({ADDRESS}/([^)#]*)", long_description(ADDRESS))
    assert len(links) > 20
    missing = [
        link for link in links if not (site / link / "index.html" if link.endswith("/") else site / link).is_file()
    ]
    assert missing == []


@pytest.mark.slow
def test_the_site_has_every_part_that_it_promises(site: Path) -> None:
    for name in ("tutorial", "rules/onirim", "rules/labyrinth", "strength", "decisions", "changelog", "license", "api"):
        assert (site / name / "index.html").is_file(), name
    assert "IllegalAction" in (site / "api" / "games-and-states" / "index.html").read_text(encoding="utf-8")
    for file in site.rglob("*.html"):
        fetched = re.findall(r'(?:src|<link[^>]*href)="(https?:[^"]+)"', file.read_text(encoding="utf-8"))
        assert fetched == [], f"{file.relative_to(site)} fetches from elsewhere"


@pytest.mark.parametrize("name", ["labyrinth", "onirim"])
def test_a_page_of_a_game_has_every_option_kind_and_channel(name: str) -> None:
    game = dedale.game(name)
    text = page(name)
    for option in game.facts.options:
        assert f"| `{option.name}` |" in text
    for kind in game.facts.kinds:
        assert f"| {kind.name} | {kind.base} | {kind.size} |" in text
    for channel in game.observation(game.options()).channels:
        assert f"| {channel.name} | {channel.meaning} |" in text


def test_links_follow_the_pages_and_files_without_one_are_only_named() -> None:
    pages = {Path("README.md"): Path("index.md"), Path("docs/rules/onirim.md"): Path("rules/onirim.md")}
    pages |= {Path("docs/decisions/README.md"): Path("decisions/index.md")}

    def changed(text: str, file: str) -> str:
        return with_links_of_the_site(text, Path(file), pages, PROJECT)

    assert changed("[r](docs/rules/onirim.md#turn)", "README.md") == "[r](rules/onirim.md#turn)"
    assert changed("[d](docs/decisions)", "README.md") == "[d](decisions/index.md)"
    assert changed("[home](../../README.md)", "docs/rules/onirim.md") == "[home](../index.md)"
    assert changed("see [the build](setup.py)", "README.md") == "see the build"
    assert changed("[gone](docs/gone.md)", "README.md") == "[gone](docs/gone.md)"
    assert changed("[out](https://example.org)", "README.md") == "[out](https://example.org)"


def test_the_colours_are_those_of_the_game() -> None:
    sheet = style_sheet(None)
    assert "[data-md-color-scheme=slate] { --md-default-bg-color: #0e1129;" in sheet
    assert "Fraunces" in sheet
