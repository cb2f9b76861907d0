"""A number that stands in a `.pxd` and again in the `.py` is the same number: Cython does not compare them."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from tests.build.source_tree import compiled_sources, name_of, run

SOURCES = {name_of(source): source for source in compiled_sources()}

ARRAY = re.compile(r"^    cdef (?:unsigned )?(?:char|short|int|long|long long|float|double) (\w+)((?:\[\w+\])+)$")
CLASS = re.compile(r"^cdef class (\w+)")


def enum_of(types: Path) -> dict[str, int]:
    """The constants of the `cpdef enum:` blocks of a `.pxd`."""
    constants: dict[str, int] = {}
    inside = False
    for line in types.read_text().splitlines():
        if re.match(r"c(p)?def enum\b.*:", line):
            inside = True
        elif line.strip() and not line.startswith(" "):
            inside = False
        elif inside and (found := re.match(r"    (\w+) = (-?\w+)", line)):
            name, value = found.groups()
            constants[name] = constants[value] if value in constants else int(value, 0)
        elif inside and line.strip():
            pytest.fail(f"{types.name}: {line.strip()!r} is not of the form NAME = value.")
    return constants


def twins_of(source: Path) -> dict[str, int]:
    """The constants that a `.py` gives itself only when it is not compiled."""
    constants: dict[str, int] = {}
    for statement in ast.parse(source.read_text()).body:
        if isinstance(statement, ast.If):
            test = ast.unparse(statement.test)
            body = {"not cython.compiled": statement.body, "cython.compiled": statement.orelse}.get(test, [])
            for line in body:
                match line:
                    case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant() | ast.UnaryOp() as value):
                        constants[name] = ast.literal_eval(value)
                    case _:
                        pass
    return constants


def lengths_of(types: Path) -> dict[str, dict[str, list[int]]]:
    """For each class of a `.pxd`, its C arrays and their lengths."""
    constants = enum_of(types)
    classes: dict[str, dict[str, list[int]]] = {}
    name = ""
    for line in types.read_text().splitlines():
        if found := CLASS.match(line):
            name = found[1]
        elif found := ARRAY.match(line):
            lengths = re.findall(r"\w+", found[2])
            classes.setdefault(name, {})[found[1]] = [
                constants[length] if length in constants else int(length) for length in lengths
            ]
        else:
            attribute = re.match(r"    cdef [^(]*\[", line)
            assert not attribute, f"{types.name}: {line.strip()!r} is an array that this test cannot read."
    return classes


@pytest.mark.parametrize("module", SOURCES)
def test_constants_are_equal_in_both_files(module: str) -> None:
    types = SOURCES[module].with_suffix(".pxd")
    in_c = dict(re.findall(r"#define \w+_([A-Z0-9]+) (0x[0-9A-F]+)ULL", types.read_text()))
    assert enum_of(types) | {name: int(value, 0) for name, value in in_c.items()} == twins_of(SOURCES[module])


LENGTHS = """
import importlib, inspect, json, sys
def make(kind):
    parameters = inspect.signature(kind).parameters
    given = {name: kind.__init__.__globals__.get(parameter.annotation, int) for name, parameter in parameters.items()}
    return kind(**{name: type() if type is int else make(type) for name, type in given.items()})
made = make(getattr(importlib.import_module(sys.argv[1]), sys.argv[2]))
def lengths(zone):
    return [len(zone), *(lengths(zone[0]) if isinstance(zone[0], (list, bytearray)) else [])]
print(json.dumps({name: lengths(getattr(made, name)) for name in sys.argv[3:]}))
"""


def test_arrays_have_equal_lengths_in_both_files() -> None:
    compared = 0
    for module, source in SOURCES.items():
        for name, arrays in lengths_of(source.with_suffix(".pxd")).items():
            assert json.loads(run(LENGTHS, module, name, *arrays, DEDALE_UNCOMPILED="1")) == arrays
            compared += len(arrays)
    assert compared > 0


@pytest.mark.parametrize("module", sorted(SOURCES))
def test_no_function_has_its_body_among_the_types(module: str) -> None:
    """It would stand a second time in the `.py`, and coverage and mutants would never see the one that runs."""
    types = SOURCES[module].with_suffix(".pxd").read_text()
    assert re.findall(r"^ *cp?def (?!class).*\) ?[\w ]*:$", types, flags=re.MULTILINE) == []
