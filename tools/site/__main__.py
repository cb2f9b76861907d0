"""Builds the site into `build/site`: `python -m tools.site`, or `make site`. A link that leads nowhere is an error.

What is written lies in `docs`; here it is put together with what is made from the code. `DEDALE_SITE` is the address
under which the site will be found, if it is known.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec

from tools.site import games
from tools.site.links import with_links_of_the_site
from tools.site.looks import write_looks

PROJECT = Path(__file__).resolve().parents[2]
BUILD = PROJECT / "build" / "site-sources"
SITE = PROJECT / "build" / "site"
GAMES = ("onirim", "labyrinth")

FRONT = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
OUTSIDE = {"examples/pearls/README.md": "examples/pearls.md", "examples/hasty/README.md": "examples/hasty.md"}

API = {
    "dedale": ["dedale"],
    "Games and states": ["dedale.core.game", "dedale.core.simple_game", "dedale.core.errors"],
    "Facts, options, observation": ["dedale.core.facts", "dedale.core.options", "dedale.core.observation"],
    "Records and tables": ["dedale.core.record", "dedale.core.events", "dedale.core.table"],
    "Labyrinth's solver": ["dedale.labyrinth.solving", "dedale.labyrinth.puzzles"],
    "Bots, hints, analysis": ["dedale.bots", "dedale.bots.bot", "dedale.bots.hints", "dedale.bots.analysis"],
    "Words": ["dedale.words"],
    "Drawings": ["dedale.art", "dedale.art.picture"],
    "Adapters": ["dedale.adapters.gymnasium", "dedale.adapters.pettingzoo", "dedale.adapters.openspiel"],
}
"""The pages of the reference, and the modules that each tells of."""

NAV: list[tuple[str, list[str]]] = [
    ("Dédale", ["index.md", "tutorial.md"]),
    (
        "Games",
        [
            "games/onirim.md",
            "rules/onirim.md",
            "notation.md",
            "games/labyrinth.md",
            "rules/labyrinth.md",
            "notation-labyrinth.md",
        ],
    ),
    ("Strength", ["strength.md", "leaderboard.md", "analysis.md"]),
    (
        "How to",
        ["adapters.md", "states.md", "bots.md", "write-a-game.md", "record.md", "operating.md", "publishing.md"],
    ),
    ("Reference", ["api/index.md", "encoding.md", "protocol.md"]),
]
"""What comes first; every other page follows by itself."""


def gather() -> dict[Path, Path]:
    """The pages and pictures of the project, and where the site has them."""
    docs = {
        file.relative_to(PROJECT): file.relative_to(PROJECT / "docs")
        for file in sorted((PROJECT / "docs").rglob("*"))
        if file.is_file()
    }
    named = {Path(file): Path(page) for file, page in (FRONT | OUTSIDE).items() if (PROJECT / file).exists()}
    pages = docs | named | {Path("LICENSE"): Path("license.md")}
    return {file: page.with_name("index.md") if page.name == "README.md" else page for file, page in pages.items()}


def write_sources() -> list[str]:
    """Put together what the site is built from; the names of its pages."""
    shutil.rmtree(BUILD, ignore_errors=True)
    pages = gather()
    for file, page in pages.items():
        made = BUILD / page
        made.parent.mkdir(parents=True, exist_ok=True)
        if page.suffix != ".md":
            shutil.copy2(PROJECT / file, made)
            continue
        text = (PROJECT / file).read_text(encoding="utf-8")
        text = f"# Licence\n\n{text}" if file.name == "LICENSE" else text
        made.write_text(with_links_of_the_site(text, file, pages, PROJECT), encoding="utf-8")
    for game in GAMES:
        write(f"games/{game}.md", games.page(game))
    write_reference()
    static = PROJECT / "src" / "dedale" / "server" / "static" / "assets"
    write_looks(BUILD, next(iter(sorted(static.glob("fraunces*.woff2"))), None))
    return sorted(path.relative_to(BUILD).as_posix() for path in BUILD.rglob("*.md"))


def write_reference() -> None:
    """A page for each part of the API, whose text is that of the docstrings."""
    listed = ["# Reference\n", "Made from the docstrings. What is not named here is free to change.\n"]
    for title, modules in API.items():
        name = re.sub(r"[^a-z]+", "-", title.lower()).strip("-")
        write(f"api/{name}.md", f"# {title}\n\n" + "\n\n".join(f"::: {module}" for module in modules) + "\n")
        listed.append(f"- [{title}]({name}.md): " + ", ".join(f"`{module}`" for module in modules))
    write("api/index.md", "\n".join(listed) + "\n")


def write(page: str, text: str) -> None:
    """Write a page that is made from the code."""
    made = BUILD / page
    made.parent.mkdir(parents=True, exist_ok=True)
    made.write_text(text, encoding="utf-8")


def title_of(page: str) -> str:
    """What a page is called: its first heading."""
    found = re.search(r"^# (.+)$", (BUILD / page).read_text(encoding="utf-8"), flags=re.MULTILINE)
    return found[1].replace("`", "") if found else page


def navigation(pages: list[str]) -> list[dict[str, list[dict[str, str]]]]:
    """Where every page stands: those that are named first, then the others by their folders."""
    chosen = [(title, [page for page in named if page in pages]) for title, named in NAV]
    first = {page for _, named in chosen for page in named}
    rest = [page for page in pages if page not in first]
    for title, named in chosen:
        named += [page for page in rest if title == "Reference" and page.startswith("api/")]
    chosen.append(("Decisions", [page for page in rest if page.startswith("decisions/")]))
    shown = {page for _, named in chosen for page in named}
    chosen.append(("The project", [page for page in rest if page not in shown]))
    return [{title: [{title_of(page): page} for page in named]} for title, named in chosen]


def settings(pages: list[str]) -> dict[str, object]:
    """What the site's builder is told."""
    scheme = {"primary": "custom", "accent": "custom"}
    night = {"media": "(prefers-color-scheme: dark)", "scheme": "slate", **scheme}
    day = {"media": "(prefers-color-scheme: light)", "scheme": "default", **scheme}
    options = {
        "show_source": False,
        "show_root_heading": True,
        "show_root_full_path": True,
        "heading_level": 2,
        "members_order": "source",
        "separate_signature": True,
        "show_signature_annotations": True,
    }
    handler = {"paths": [str(PROJECT / "src")], "options": options}
    told: dict[str, object] = {
        "site_name": "Dédale",
        "site_description": "Two labyrinths, Onirim and Labyrinth, in one exact and fast engine.",
        "docs_dir": BUILD.name,
        "site_dir": SITE.name,
        "nav": navigation(pages),
        "theme": {
            "name": "material",
            "font": False,
            "logo": "images/dedale.svg",
            "favicon": "images/dedale.svg",
            "palette": [
                day | {"toggle": {"icon": "material/weather-sunny", "name": "By night"}},
                night | {"toggle": {"icon": "material/weather-night", "name": "On parchment"}},
            ],
            "features": ["navigation.tabs", "navigation.top", "navigation.footer", "content.code.copy", "toc.follow"],
        },
        "validation": {"anchors": "warn", "absolute_links": "warn", "unrecognized_links": "warn"},
        "extra_css": ["dedale.css"],
        "markdown_extensions": ["attr_list", "tables", "admonition", "pymdownx.highlight", "pymdownx.superfences"],
        "plugins": ["search", {"mkdocstrings": {"handlers": {"python": handler}}}],
    }
    address = os.environ.get("DEDALE_SITE", "")
    return told | ({"site_url": address.rstrip("/") + "/"} if address else {})


def main() -> int:
    """Build the site; the exit code of its builder."""
    pages = write_sources()
    config = BUILD.with_name("site.yml")
    config.write_bytes(msgspec.json.encode(settings(pages)))  # which is YAML too
    shutil.rmtree(SITE, ignore_errors=True)
    builder = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--config-file", str(config)]
    done = subprocess.run(builder, cwd=PROJECT, check=False)
    if done.returncode == 0:
        print(f"The site is in {SITE.relative_to(PROJECT)}: {len(pages)} pages.")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
