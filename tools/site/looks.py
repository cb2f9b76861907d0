"""How the site looks: the colours and drawings of the game itself, by night and on parchment."""

from __future__ import annotations

from pathlib import Path

import dedale
from dedale.art.drawing import drawn
from dedale.art.start.wordmark import FAVICON
from dedale.art.themes import colours

SCHEMES = {"slate": "night", "default": "parchment"}
"""What the theme of the site calls its dark and its light scheme, and ours."""

_VARIABLES = {
    "--md-default-bg-color": "bg-1",
    "--md-default-fg-color": "text",
    "--md-default-fg-color--light": "text-2",
    "--md-default-fg-color--lighter": "line-strong",
    "--md-default-fg-color--lightest": "line",
    "--md-typeset-color": "text",
    "--md-primary-fg-color": "bg-2",
    "--md-primary-bg-color": "text",
    "--md-primary-bg-color--light": "text-2",
    "--md-accent-fg-color": "accent-2",
    "--md-typeset-a-color": "link",
    "--md-code-bg-color": "bg-2",
    "--md-code-fg-color": "text",
    "--md-footer-bg-color": "bg-0",
    "--md-footer-bg-color--dark": "bg-0",
    "--md-footer-fg-color": "text",
}

_RULES = """
.md-typeset h1, .md-typeset h2, .md-typeset h3, .md-header__title {
  font-family: Fraunces, Georgia, serif; font-weight: 600;
}
.md-typeset .doc-heading { font-family: ui-monospace, monospace; font-size: 1.1em; }
.md-search__form, .md-search__form:hover { background-color: var(--md-default-bg-color); }
.md-typeset h1 { color: var(--md-default-fg-color); font-weight: 600; }
.md-typeset a { text-decoration: underline; text-underline-offset: .15em; }
.md-typeset table:not([class]) { font-size: .7rem; }
.md-typeset table:not([class]) thead:not(:has(th:not(:empty))) { display: none; }
.md-typeset img { border-radius: .4rem; }
.md-typeset img.table { width: 100%; max-width: 46rem; }
[data-md-color-scheme] { --md-text-font: system-ui; }
"""


def write_looks(folder: Path, font: Path | None) -> None:
    """Write the style sheet, the sign, and the pictures of the games; with the headings' font where it is at hand."""
    (folder / "images").mkdir(parents=True, exist_ok=True)
    (folder / "images" / "dedale.svg").write_text(FAVICON, encoding="utf-8")
    for name in ("labyrinth", "onirim"):
        state = dedale.game(name).new(seed=7)
        for _ in range(12):
            state.play(state.legal()[0])
        for theme in SCHEMES.values():
            drawn(state.view(0), theme).save(folder / "images" / f"{name}-{theme}.svg")
    (folder / "dedale.css").write_text(style_sheet(font), encoding="utf-8")
    if font is not None:
        (folder / "images" / font.name).write_bytes(font.read_bytes())


def style_sheet(font: Path | None) -> str:
    """The colours of our themes by the names that the site's theme has for them."""
    rules = []
    for scheme, theme in SCHEMES.items():
        slots = dict(colours(theme))
        slots["link"] = slots["accent"] if theme == "night" else slots["dread"]
        said = "".join(f"{variable}: {slots[slot]}; " for variable, slot in _VARIABLES.items())
        rules.append(f"[data-md-color-scheme={scheme}] {{ {said}}}")
    if font is not None:
        rules.append(f'@font-face {{ font-family: Fraunces; src: url("images/{font.name}") format("woff2"); }}')
    return "\n".join(rules) + _RULES
