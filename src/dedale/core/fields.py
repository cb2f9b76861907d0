"""The fields of a state, read from the `.pxd` that declares them: copying, dumping and loading go by this one list.

A state's fields are whole numbers and arrays of them, without a gap but what C's alignment leaves; the last one, `end`,
only marks where they end. Both forms of the core can therefore give a state as one block of bytes, and take it back.
"""

from __future__ import annotations

import re
from importlib import import_module
from math import prod
from pathlib import Path
from struct import Struct, calcsize
from typing import Any, NamedTuple, TypeAlias

CODES = {"unsigned char": "B", "unsigned int": "I", "unsigned long long": "Q", "u64": "Q"}
"""The C types that a field may have, each with its letter in a format of `struct`."""

DECLARED = re.compile(rf"^    cdef ({'|'.join(CODES)}) (\w+)((?:\[\d+\])*)$", re.MULTILINE)
END = "end"


Raw: TypeAlias = dict[str, Any]
"""What a state holds, by the names of its fields: numbers, and sequences of numbers."""


class Field(NamedTuple):
    """A field: a number, an array of numbers, or two such arrays. Its shape are the lengths."""

    name: str
    code: str
    shape: tuple[int, ...]

    def of(self, value: Any = None) -> Any:
        """Its value in a state that is not compiled: a copy of another value, or that of a new state."""
        if not self.shape:
            return value or 0
        zone = bytearray if self.code == "B" else list
        if len(self.shape) == 1:
            return zone(value or [0] * self.shape[0])
        return [zone(part) for part in value or [[0] * self.shape[1]] * self.shape[0]]


class Fields:
    """All fields of the state of a game, whose package is named, in the order in which they lie in memory."""

    def __init__(self, package: str) -> None:
        types = Path(import_module(package).__path__[0], "state.pxd").read_text(encoding="utf-8")
        self.all = [
            Field(name, CODES[c_type], tuple(map(int, re.findall(r"\d+", lengths))))
            for c_type, name, lengths in DECLARED.findall(types)
            if name != END
        ]
        self._names = [field.name for field in self.all]
        self._zones = [field.name for field in self.all if field.code == "B" and len(field.shape) == 1]
        self._pairs = [(field.name, field.shape[1]) for field in self.all if len(field.shape) == 2]
        self._wide = [(field.name, Struct(field.code * field.shape[0])) for field in self.all if is_wide(field)]
        self._struct = Struct("@" + "".join(map(_format, self.all)))

    def unpack(self, block: bytes) -> Raw:
        """A block of bytes as numbers and sequences of numbers, not to be changed."""
        raw: Raw = dict(zip(self._names, self._struct.unpack(block), strict=True))
        for name, length in self._pairs:
            whole = raw[name]
            raw[name] = whole[:length], whole[length:]
        for name, numbers in self._wide:
            raw[name] = numbers.unpack(raw[name])
        return raw

    def pack(self, raw: Raw) -> bytes:
        """The block of bytes that these numbers make. A sequence shorter than its array is filled up with zeros."""
        values = dict(raw)
        for name in self._zones:
            values[name] = bytes(values[name])
        for name, length in self._pairs:
            first, second = values[name]
            values[name] = bytes(first).ljust(length, b"\0") + bytes(second)
        for name, numbers in self._wide:
            values[name] = numbers.pack(*values[name])
        return self._struct.pack(*[values[name] for name in self._names])


def is_wide(field: Field) -> bool:
    """Whether it is an array of numbers that take more than a byte."""
    return bool(field.shape) and field.code != "B"


def _format(field: Field) -> str:
    """How `struct` reads a field: a number as such, an array whole, where an item of it may begin."""
    size = prod(field.shape) * calcsize(field.code)
    return f"0{field.code}{size}s" if field.shape else field.code
