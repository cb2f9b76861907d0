"""What every screen is held to: nothing for axe in any theme, no word missing, nothing beyond the edge."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, Page, expect

from dedale.art import THEMES
from tests.browser.conftest import PHONE, WIDE

SHEET = "dialog[open]"

FINISHED = """async () => {
  const ends = ({effect, playState}) => playState === "running" && effect.getComputedTiming().endTime < Infinity;
  for (let moving; (moving = document.getAnimations().filter(ends)).length > 0; )
    await Promise.allSettled(moving.map(({finished}) => finished));
}"""
"""Waits for whatever moves or fades to be done."""

FIND = """({within}) => axe.run({include: [[within]]}, {resultTypes: ["violations"], preload: false})
  .then(({violations}) => violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => [id, target.join(" "), failureSummary])))"""

OF_COLOUR = ("color-contrast", "link-in-text-block")
"""The rules of axe that a theme can break: the others look at what all themes share."""

FIND_COLOURS = """async ({within, theme, rules, known}) => {
  const root = document.documentElement;
  const usual = {theme: root.dataset.theme, sheets: document.adoptedStyleSheets, later: window.setTimeout};
  const still = new CSSStyleSheet();
  still.replaceSync("*, *::before, *::after { transition: none !important }");
  document.adoptedStyleSheets = [...usual.sheets, still];
  window.setTimeout = (task, _, ...given) => queueMicrotask(() => task(...given));
  root.dataset.theme = theme;
  try {
    const looks = new Map();
    const look = (one) => {
      if (!one) return "";
      if (!looks.has(one)) {
        const style = getComputedStyle(one);
        const own = ["color", "background", "opacity", "font-size", "font-weight", "text-shadow"];
        looks.set(one, look(one.parentElement) + own.map((name) => style.getPropertyValue(name)).join(" ") + "\\n");
      }
      return looks.get(one);
    };
    const text = ({nodeType, data}) => nodeType === Node.TEXT_NODE && data.trim();
    const written = [...document.querySelectorAll(`${within}, ${within} *`)]
      .filter((one) => one.matches("input, select, textarea") || [...one.childNodes].some(text));
    const before = new Set(known);
    const unknown = written.filter((one) => !before.has(look(one)));
    const {violations} = unknown.length
      ? await axe.run({include: unknown}, {resultTypes: ["violations"], preload: false, runOnly: rules})
      : {violations: []};
    return {
      looks: [...new Set(unknown.map(look))],
      found: violations.flatMap(({id, nodes}) =>
        nodes.map(({target, failureSummary}) => [id, target.join(" "), failureSummary])),
    };
  } finally {
    window.setTimeout = usual.later;
    root.dataset.theme = usual.theme;
    document.adoptedStyleSheets = usual.sheets;
  }
}"""
"""Looks at the colours of a theme without painting it: whatever axe puts off is done at once, and then the theme is as
before. What is written in colours that were found good, on such a ground, is not looked at again."""

TEXTS = """() => {
  const texts = [];
  const walker = document.createTreeWalker(document.getElementById("page"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.data.trim());
  for (const one of document.querySelectorAll("#page [aria-label], #page [title], #page [placeholder], #page [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) texts.push(one.getAttribute(name) ?? "");
  return [...new Set(texts)].filter(Boolean).concat(document.title);
}"""
"""All that is to be read or heard on the page."""

OUTSIDE = """() => {
  const SLACK = 3; // the corner of a card that lies aslant
  const {scrollWidth, clientWidth} = document.scrollingElement;
  const beyond = [...document.querySelectorAll("button, a, input, select, summary, [role=dialog]")]
    .filter((one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true}))
    .map((one) => [one.dataset.text ?? one.ariaLabel ?? one.textContent.trim(), one.getBoundingClientRect()])
    .filter(([, {width, left, right}]) => width > 0 && (left < -SLACK || right > clientWidth + SLACK))
    .map(([name, {left, right}]) => `${name}: ${Math.round(left)} to ${Math.round(right)}`);
  return scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth}`, ...beyond] : beyond;
}"""
"""What a person would have to scroll sideways for."""

SETTLED = """() => new Promise((done) => {
  let [left, last] = [3, ""];
  const look = () => {
    const now = document.getElementById("page").innerHTML;
    left = now === last ? left - 1 : 3;
    last = now;
    left > 0 ? requestAnimationFrame(look) : done();
  };
  look();
})"""
"""Waits until what changed with the size of the window is drawn: nothing differs any more from frame to frame."""

KEY = re.compile(r"\b(?:page|card|zone|option|phase|spell|premonition|place|colour|game|ui|error)-[a-z][a-z0-9-]*")
NAMES = re.compile("Onirim|Labyrinth|Dédale")
LEFT_OVER = re.compile(r"\{ ?\$|\bundefined\b|\bNaN\b|\bnull\b|\[object ")


_good: set[str] = set()
"""Colours, grounds and sizes of writing that axe found nothing to say against."""


def nothing_found(page: Page, within: str = "#page", themes: Sequence[str] = THEMES) -> None:
    """axe finds nothing on what is on the screen now; the drawings' own sheets, which nobody sees, are left out.

    All its rules are held against the theme that is on; against the others those of colour.
    """
    page.evaluate(FINISHED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    shown = page.evaluate("document.documentElement.dataset.theme")
    found: list[Any] = page.evaluate(FIND, {"within": within})
    assert not found, f"{shown}: {found}"
    for theme in set(themes) - {shown}:
        asked = {"within": within, "theme": theme, "rules": list(OF_COLOUR), "known": list(_good)}
        told: Any = page.evaluate(FIND_COLOURS, asked)
        assert not told["found"], f"{theme}: {told['found']}"
        _good.update(told["looks"])


def texts_of(page: Page) -> set[str]:
    """All that is to be read or heard; none of it a key without words."""
    texts = set(page.evaluate(TEXTS))
    wrong = [text for text in texts if KEY.search(text) or LEFT_OVER.search(text)]
    assert not wrong, wrong
    return texts


def in_other_words(page: Page, english: set[str]) -> None:
    """Wait until no sentence is left that was there in English; all of them are words, and no keys."""
    told = [text for text in english if re.search(r"[a-zà-ÿ]{3,} .*[a-zà-ÿ]{3,}", NAMES.sub("", text))]
    with suppress(Error):
        page.wait_for_function(f"english => !({TEXTS})().some((text) => english.includes(text))", arg=told)
    left = texts_of(page) & set(told)
    assert not left, left


def nothing_outside(page: Page, *sizes: dict[str, int]) -> None:
    """Nothing lies beyond the sides of the screen, of these sizes or on a phone and on a desk."""
    for size in sizes or (PHONE, WIDE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.evaluate(SETTLED)
        page.evaluate(FINISHED)
        outside = page.evaluate(OUTSIDE)
        assert not outside, f"{size['width']}: {outside}"


def in_french_too(page: Page, shown: str) -> None:
    """What is on the screen now, and again in French once the page is loaded anew; `shown` is a selector of it."""
    expect(page.locator(shown).first).to_be_visible()
    english = texts_of(page)
    nothing_outside(page)
    page.evaluate("""localStorage.setItem("dedale.settings",
      JSON.stringify({...JSON.parse(localStorage.getItem("dedale.settings") ?? "{}"), language: "fr"}))""")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(shown).first).to_be_visible()
    in_other_words(page, english)
    nothing_outside(page)
