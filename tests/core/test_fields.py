"""The fields of a state: what the `.pxd` declares is what is copied, packed and dumped, in both forms."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import pytest

import dedale
from dedale.core.fields import END, Fields
from dedale.core.game import CHANCE, OVER, State
from tests.build.source_tree import PACKAGE, run

GAMES = ("onirim", "labyrinth")


def attributes_in_c(game: str) -> list[str]:
    """The attributes of a state in its `.pxd`, whatever their type."""
    whole = (PACKAGE / game / "state.pxd").read_text()
    of_the_class = whole.partition("cdef class State(BaseState):\n")[2].partition("cdef void")[0]
    return re.findall(r"^    cdef .*?(\w+)(?:\[\w+\])*$", of_the_class, re.MULTILINE)


def attributes_in_python(source: Path) -> list[str]:
    """The attributes that the class is annotated with."""
    state = next(node for node in ast.parse(source.read_text()).body if isinstance(node, ast.ClassDef))
    return [
        node.target.id for node in state.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_attribute_is_a_field_in_the_order_of_the_memory(game: str) -> None:
    names = [*(field.name for field in Fields(f"dedale.{game}").all), END]
    assert names == attributes_in_c(game) == attributes_in_python(PACKAGE / game / "state.py")


def some_way_on(game: str) -> State:
    """A game with something in many of its fields."""
    state = dedale.game(game).new({"players": 2}, 7)
    for _ in range(40):
        if state.turn not in (CHANCE, OVER):
            state.play(state.legal()[-1])
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_the_same_after_every_way_out_and_back(game: str) -> None:
    raw = importlib.import_module(f"dedale.{game}.raw")
    state, packed, loaded = some_way_on(game), dedale.game(game).new(None, 1), dedale.game(game).new(None, 2)
    raw.unpack_into(packed, raw.packed(state))
    raw.load(loaded, raw.dump(state))
    assert raw.dump(packed) == raw.dump(loaded) == raw.dump(state) == raw.dump(state.clone())
    packed.play(packed.legal()[0])
    assert raw.dump(packed) != raw.dump(state)


def test_a_list_shorter_than_its_array_is_filled_up_with_zeros() -> None:
    fields = Fields("dedale.onirim")
    empty = {field.name: field.of() for field in fields.all}
    assert fields.unpack(fields.pack(empty | {"towers": [3, 4]}))["towers"] == bytes([3, 4]).ljust(12, b"\0")


BLOCK = """
import dedale, importlib, sys
state = dedale.game(sys.argv[1]).new({"players": 2}, 7)
for _ in range(40):
    if state.turn >= 0:
        state.play(state.legal()[-1])
print(importlib.import_module(f"dedale.{sys.argv[1]}.raw").packed(state).hex())
"""


@pytest.mark.parametrize("game", GAMES)
def test_both_forms_pack_the_same_bytes(game: str) -> None:
    assert run(BLOCK, game, DEDALE_UNCOMPILED="1") == run(BLOCK, game)
