"""Links of the project's pages as the site has them: a file that is a page there is linked, any other is only named."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path

_LINK = re.compile(r"(!?)\[([^\]\n]*)\]\((?![a-z]+:|#)([^)\s#]+)(#[^)\s]+)?\)")


def with_links_of_the_site(text: str, file: Path, pages: Mapping[Path, Path], project: Path) -> str:
    """A page with its links changed. `pages` says where the site has a file; both are relative to their roots."""
    here = pages[file].parent

    def changed(found: re.Match[str]) -> str:
        picture, label, link, anchor = found[1], found[2], found[3], found[4] or ""
        named = Path(os.path.normpath(file.parent / link))
        named = named / "README.md" if named / "README.md" in pages else named
        if named in pages:
            return f"{picture}[{label}]({Path(os.path.relpath(pages[named], here)).as_posix()}{anchor})"
        return label if (project / named).exists() else found[0]

    return _LINK.sub(changed, text)
