"""The sprites hold a drawing of everything, are sound, and stay small."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import dedale.art
from dedale.art.__main__ import main
from dedale.art.labyrinth.tiles import VARIANTS
from dedale.art.sheets import files, sprites
from dedale.art.sprite import SVG, Sprite, needed, references
from dedale.labyrinth.tiles import CORNERS, LOOSE, TREASURES
from dedale.onirim.cards import CODES

SPRITES = {sprite.name: sprite for sprite in sprites()}
NAMES = sorted(SPRITES)
GOALS = [code for code in CODES if code.endswith("g")]


def pieces(name: str) -> dict[str, str]:
    return SPRITES[name].pieces


def ids(sprite: Sprite) -> list[str]:
    return [element.get("id", "") for element in ET.fromstring(sprite.text).iter() if element.get("id")]


@pytest.mark.parametrize("kind", ["card", "mini"])
def test_every_card_of_onirim_is_drawn(kind: str) -> None:
    cards = [code for code in CODES if code not in GOALS]
    opened = [f"{code}-open" for code in cards if code.endswith("d")]
    book = [f"goal-{goal[0]}{which}" for goal in GOALS for which in (1, 2)] + [f"spell-{i}" for i in (1, 2, 3)]
    wanted = {f"{kind}-{code}" for code in [*cards, *opened, *book, "back", "goal-back"]}
    assert len(GOALS) == 4
    assert wanted <= pieces("onirim").keys()


def test_every_chamber_has_a_second_drawing_that_differs_from_the_first() -> None:
    chambers = [room + sign for room in "rbgn" for sign in "smk"]
    for code in chambers:
        first, second = pieces("onirim")[f"card-{code}"], pieces("onirim")[f"card-{code}-2"]
        assert first.replace(f"scene-{code[0]}", f"scene-{code[0]}2") == second.replace(
            f"card-{code}-2", f"card-{code}"
        )
        assert pieces("onirim")[f"scene-{code[0]}"] != pieces("onirim")[f"scene-{code[0]}2"]


def test_every_treasure_pawn_and_tile_of_labyrinth_is_drawn() -> None:
    drawn = pieces("labyrinth").keys()
    assert {f"tr-{name}" for name in TREASURES} <= drawn
    assert {f"{what}-{colour}" for what in ("pawn", "mosaic", "seat") for colour in CORNERS} <= drawn
    kinds = {shape + ("t" if treasure else "") for shape, treasure, _ in LOOSE} | {"Tf"}
    assert kinds <= VARIANTS.keys()
    assert {f"t-{kind}-{variant}" for kind, variants in VARIANTS.items() for variant in variants} | {"t-start"} <= drawn


@pytest.mark.parametrize("name", NAMES)
def test_ids_are_unique_and_every_reference_is_answered(name: str) -> None:
    found = ids(SPRITES[name])
    assert len(found) == len(set(found))
    assert set(found) == pieces(name).keys()
    assert references(SPRITES[name].text) <= pieces(name).keys()


def test_an_id_means_the_same_drawing_in_every_sprite() -> None:
    everything: dict[str, str] = {}
    for name in NAMES:
        for key, piece in pieces(name).items():
            assert everything.setdefault(key, piece) == piece, key
    lent = pieces("start").keys() & pieces("labyrinth").keys()
    for one, other in (("icons", "start"), ("icons", "onirim"), ("icons", "labyrinth"), ("onirim", "labyrinth")):
        assert not pieces(one).keys() & pieces(other).keys()
    assert {"pawn-red", "seat-green", "tr-owl"} <= lent


@pytest.mark.parametrize("name", NAMES)
def test_a_sprite_is_plain_svg_that_a_strict_page_takes(name: str) -> None:
    text = SPRITES[name].text
    assert ET.fromstring(text).tag == f"{{{SVG}}}svg"
    for refused in ("<style", " style=", "<script", "<text", "<image", "<filter", "<mask", "http://www.w3.org/1999"):
        assert refused not in text
    assert "nan" not in re.sub(r"[\w-]+-nan|nan-", "", " ".join(re.findall(r'"[^"]*"', text)).lower()).split()


def test_a_drawing_needs_what_it_refers_to_directly_or_not() -> None:
    some = {"a": '<g id="a"><use href="#b"/></g>', "b": '<g id="b" fill="url(#c)"></g>', "c": "<g/>", "d": "<g/>"}
    assert needed('<use href="#a"/>', some) == ["a", "b", "c"]


def test_the_drawings_stay_small_for_the_first_load_and_for_each_table() -> None:
    sizes = {name: len(gzip.compress(text.encode(), 9)) for name, text in files().items()}
    always = sizes["icons.svg"] + sizes["tokens.css"]
    assert always + sizes["start.svg"] <= 30_000
    assert always + sizes["onirim.svg"] <= 55_000
    assert always + sizes["labyrinth.svg"] <= 40_000


def test_the_command_writes_every_file_once(tmp_path: Path) -> None:
    assert main([str(tmp_path / "art")]) == 0
    written = {file.name: file.read_text(encoding="utf-8") for file in (tmp_path / "art").iterdir()}
    assert written == files()
    for file in (tmp_path / "art").iterdir():
        os.utime(file, (1, 1))
    (tmp_path / "art" / "icons.svg").write_text("old", encoding="utf-8")
    assert main([str(tmp_path / "art")]) == 0
    assert [file.name for file in (tmp_path / "art").iterdir() if file.stat().st_mtime != 1] == ["icons.svg"]


def test_the_command_says_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "FOLDER" in capsys.readouterr().err


@pytest.mark.slow
def test_the_page_is_drawn_without_any_library(tmp_path: Path) -> None:
    package = Path(dedale.art.__file__).parent.parent
    program = (
        "import runpy, sys, types; package = sys.modules['dedale'] = types.ModuleType('dedale');"
        f"package.__path__ = [{str(package)!r}]; sys.argv[1:] = [{str(tmp_path)!r}];"
        "runpy.run_module('dedale.art', run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-S", "-c", program], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert {file.name for file in tmp_path.iterdir()} == files().keys()
