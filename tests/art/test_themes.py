"""Every slot is defined in every theme, and text can be read in all of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dedale.art.errors import UnknownTheme
from dedale.art.palettes import PALETTES
from dedale.art.picture import SLOT
from dedale.art.sheets import sprites
from dedale.art.themes import DEFAULT, LIGHTS, THEMES, colours, style_sheet
from dedale.words import languages, words

GROUNDS = ("bg-0", "bg-1", "bg-2", "bg-3", "panel-solid", "panel-raised")
TEXT = ("text", "text-2", "text-3")
ROLES = ("accent", "good", "warn", "bad", "info", "luck", "dread", "joy", "seat-1", "seat-2", "seat-3", "seat-4")
INKS = ("obs-ink", "aqu-ink", "gar-ink", "lib-ink")
SOURCES = Path(__file__).parents[2]
COLOUR = re.compile(r"#[0-9a-f]{3}|#[0-9a-f]{6}|transparent|rgb\(\d+ \d+ \d+ / \.\d+\)")


def luminance(colour: str) -> float:
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def declared(css: str, selector: str) -> dict[str, str]:
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", css)
    return {
        name: text
        for where, body in rules
        if where.strip() == selector
        for name, text in re.findall(r"--([\w-]+):([^;]+)", body)
    }


def test_contrast_is_measured_as_the_guidelines_do() -> None:
    assert contrast("#000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#fff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
def test_every_slot_that_a_drawing_uses_is_a_colour_of_the_theme(theme: str) -> None:
    used = {slot for sprite in sprites() for slot in SLOT.findall(sprite.text)}
    slots = colours(theme)
    assert len(used) > 150
    assert used <= slots.keys()
    assert [slot for slot in used if not COLOUR.fullmatch(slots[slot])] == []


@pytest.mark.parametrize("theme", THEMES)
def test_text_and_roles_can_be_read_on_every_ground(theme: str) -> None:
    slots = colours(theme)
    faint = {
        (ink, ground): round(contrast(slots[ink], slots[ground]), 2)
        for ink in (*TEXT, *ROLES, *INKS)
        for ground in GROUNDS
        if contrast(slots[ink], slots[ground]) < 4.5
    }
    assert faint == {}


@pytest.mark.parametrize("theme", THEMES)
def test_text_on_accents_and_plates_can_be_read(theme: str) -> None:
    slots = colours(theme)
    assert contrast(slots["text-on-accent"], slots["accent"]) >= 4.5
    assert contrast(slots["text-on-accent"], slots["accent-2"]) >= 4.5
    assert contrast(slots["card-plate-ink"], slots["card-plate"]) >= 4.5
    for ink in INKS:
        assert contrast(slots[ink], slots["card-plate"]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_lines_and_focus_can_be_seen(theme: str) -> None:
    slots = colours(theme)
    for ground in GROUNDS:
        assert contrast(slots["line-strong"], slots[ground]) >= 3
        assert contrast(slots["focus"], slots[ground]) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("light", ["", *LIGHTS])
def test_corridors_stand_out_from_hedges_and_walls(theme: str, light: str) -> None:
    slots = colours(theme, light)
    assert contrast(slots["fl-2"], slots["hg-2"]) >= 3
    assert contrast(slots["fl-2"], slots["wl-2"]) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_the_style_sheet_says_every_slot_of_every_theme(theme: str) -> None:
    css = style_sheet()
    said = declared(css, f":root,[data-theme={DEFAULT}]")
    assert said.keys() == PALETTES[DEFAULT].slots.keys()
    if theme != DEFAULT:
        said |= declared(css, f"[data-theme={theme}]")
    assert said == dict(colours(theme))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("light", LIGHTS)
def test_the_style_sheet_says_every_light(theme: str, light: str) -> None:
    css = style_sheet()
    said = declared(css, f".{light}")
    assert said.keys() == PALETTES[DEFAULT].lights[light].keys() <= PALETTES[DEFAULT].slots.keys()
    if theme != DEFAULT:
        said |= declared(css, f"[data-theme={theme}] .{light}")
    assert {**colours(theme), **said} == dict(colours(theme, light))


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_has_its_name_among_the_words_and_its_sign_among_the_icons(theme: str) -> None:
    for language in languages():
        assert words(language).has(f"page-theme-{theme}")
    assert PALETTES[theme].icon in sprites()[0].pieces


def test_no_screen_knows_a_theme_by_name() -> None:
    """Another theme is another palette: what differs between themes is a slot."""
    named = re.compile(rf"""data-theme=.?({"|".join(THEMES)})|["']({"|".join(set(THEMES) - {"night"})})["']""")
    pages = [file for kind in ("ts", "svelte", "css") for file in (SOURCES / "web/src").rglob(f"*.{kind}")]
    read = [file for file in [*pages, *(SOURCES / "web/public").glob("*.js")] if "art" not in file.parts]
    assert len(read) > 150
    assert [file.name for file in read if named.search(file.read_text())] == []


def test_an_unknown_theme_is_told_with_those_there_are() -> None:
    with pytest.raises(UnknownTheme, match="night, parchment, contrast") as trouble:
        colours("neon")
    assert trouble.value.code == "unknown-theme"
