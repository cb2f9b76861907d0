"""Modules about one game lie in one library, and call each other there without a pointer between them."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import dedale
from tests.build.source_tree import PACKAGE, PROJECT, compiled_sources, generated_c, name_of
from tools.building.direct_calls import with_direct_calls
from tools.building.sources import compiled_modules, libraries, module_name


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the core's sources, in which the build is at work."""
    for source in compiled_modules():
        for path in (source, source.with_suffix(".pxd")):
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(PROJECT / path, tmp_path / path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def library_of(tree: Path) -> dict[str, str]:
    return {module_name(source): library for library, sources in libraries(tree).items() for source in sources}


def add_module(tree: Path, name: str, types: str) -> None:
    path = tree.joinpath("src", *name.split("."))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.with_suffix(".py").write_text("")
    path.with_suffix(".pxd").write_text(types)


def test_every_module_lies_with_the_game_it_is_about(tree: Path) -> None:
    found = library_of(tree)
    assert sorted(found) == sorted(map(module_name, compiled_modules(tree)))
    assert found["dedale.onirim.state"] == found["dedale.bots.onirim.net"] == "dedale._onirim"
    assert found["dedale.lab.onirim.selfplay"] == "dedale._onirim"
    assert found["dedale.labyrinth.state"] == found["dedale.bots.labyrinth.cover"] == "dedale._labyrinth"
    assert found["dedale.core.bits"] == "dedale._core"


def test_a_new_module_finds_its_library_by_itself(tree: Path) -> None:
    add_module(tree, "dedale.bots.onirim.newcomer", "")
    add_module(tree, "dedale.lab.measure", "from dedale.labyrinth.board cimport u64\n")
    add_module(
        tree, "dedale.lab.both", "from dedale.labyrinth.board cimport u64\nfrom dedale.onirim.state cimport State\n"
    )
    add_module(tree, "dedale.chess.game", "")
    found = library_of(tree)
    assert found["dedale.bots.onirim.newcomer"] == "dedale._onirim"
    assert found["dedale.lab.measure"] == "dedale._labyrinth"
    assert found["dedale.lab.both"] == "dedale._core"
    assert found["dedale.chess.game"] == "dedale._chess"


def test_two_modules_of_a_library_with_one_last_name_are_refused(tree: Path) -> None:
    add_module(tree, "dedale.bots.onirim.deck", "")
    with pytest.raises(SystemExit, match=r"dedale.bots.onirim.deck and dedale.onirim.deck go into one library"):
        libraries(tree)


@pytest.fixture(scope="module")
def c_of_onirim() -> dict[str, str]:
    """What Cython wrote for two modules, one of which calls the other."""
    if not dedale.compiled:
        pytest.skip("There is no C to look at: the core runs uncompiled.")
    sources = [source for source in compiled_sources() if source.parent == PACKAGE / "onirim"]
    return {name_of(source): generated_c(source).read_text() for source in sources}


POINTER = r"static int \(\*__pyx_f_6dedale_6onirim_4deck_take_top\)\("
DIRECT = "DEDALE_SHARED extern int __pyx_f_6dedale_6onirim_4deck_take_top("


def test_a_call_between_modules_goes_through_no_pointer(c_of_onirim: dict[str, str]) -> None:
    name = "dedale.onirim.fill"
    changed = with_direct_calls(c_of_onirim)[name]
    assert re.search(POINTER, c_of_onirim[name])
    assert not re.search(POINTER, changed)
    assert DIRECT in changed


def test_a_call_into_another_library_stays_as_it_is(c_of_onirim: dict[str, str]) -> None:
    name = "dedale.onirim.fill"
    assert re.search(POINTER, with_direct_calls({name: c_of_onirim[name]})[name])


@pytest.mark.parametrize(
    ("written", "otherwise"),
    [
        ("); /*proto*/", "); /* proto */"),
        ("__pyx_export_pointers[]", "__pyx_exports[]"),
        ("__pyx_import_pointers[]", "__pyx_imports[]"),
        ("#define __pyx_v_", "#define  __pyx_v_"),
    ],
)
def test_a_cython_that_writes_otherwise_is_noticed(c_of_onirim: dict[str, str], written: str, otherwise: str) -> None:
    changed = {name: text.replace(written, otherwise) for name, text in c_of_onirim.items()}
    with pytest.raises(SystemExit, match=r"still calls its own library through pointers .* mend that"):
        with_direct_calls(changed)
