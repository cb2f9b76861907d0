"""The README as a package index shows it: there nothing lies beside it, so its links need a whole address.

Pages and pictures are those of the site (`make site`), wherever that is published: `DEDALE_SITE` says where, when a
package is built to be published. Without it links are plain words and pictures are left out; nothing points nowhere.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from tools.building.sources import PROJECT

SITE = "DEDALE_SITE"

_PICTURE = re.compile(r"!\[([^\]]*)\]\(docs/(images/[^)\s]+)\)")
_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!https?:)([^)\s#]+)(#[^)\s]+)?\)")
_EMPTY_TABLE = re.compile(r"^\| \| \|\n\|---\|---\|\n\| +\| +\|\n\n", flags=re.MULTILINE)


def site() -> str:
    """The address of the site, without a slash at its end; empty where none was given. Leaves if it is no address."""
    address = os.environ.get(SITE, "").rstrip("/")
    if address and not re.fullmatch(r"https?://[^\s/]+(/\S*)?", address):
        raise SystemExit(
            f"{SITE} is {address!r}, which is no address; write for example {SITE}=https://example.org/dedale"
        )
    return address


def long_description(address: str, readme: Path = PROJECT / "README.md") -> str:
    """The README with every link and picture at its address on the site, or without any."""
    text = readme.read_text(encoding="utf-8")
    if not address:
        text = _PICTURE.sub("", text)
        text = _LINK.sub(r"\1", text)
        return re.sub(r"\n{3,}", "\n\n", _EMPTY_TABLE.sub("", text))
    text = _PICTURE.sub(lambda found: f"![{found[1]}]({address}/{found[2]})", text)
    return _LINK.sub(lambda found: f"[{found[1]}]({address}/{page_of(found[2])}{found[3] or ''})", text)


def page_of(file: str) -> str:
    """Where the site has a file of the project: `docs/rules/onirim.md` is `rules/onirim/`."""
    path = file.removeprefix("docs/").removesuffix("/")
    if path.endswith("README.md"):
        return path.removesuffix("README.md")
    if path.isupper() or path.removesuffix(".md").isupper():  # CHANGELOG.md, LICENSE
        path = path.lower()
    return f"{path.removesuffix('.md')}/"


def urls(address: str) -> dict[str, str]:
    """The links that an index puts beside the package."""
    pages = {"Homepage": "", "Documentation": "tutorial/", "Changelog": "changelog/"}
    return {name: f"{address}/{page}" for name, page in pages.items()} if address else {}
