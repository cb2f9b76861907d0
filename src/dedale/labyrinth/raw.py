"""A state as a block of bytes, as plain numbers, and back: what pickles, JSON and views are made from."""

from __future__ import annotations

import cython

from dedale.core.fields import Raw
from dedale.labyrinth.state import FIELDS

if cython.compiled:
    from cython.cimports.libc.string import memcpy
else:
    from dedale.labyrinth.state import State


def packed(s: State) -> bytes:
    """Every field of the state, as one block of bytes."""
    if cython.compiled:
        first = cython.cast(cython.p_char, cython.address(s.rng))
        last = cython.cast(cython.p_char, cython.address(s.end))
        return bytes(first[: last - first])
    return FIELDS.pack({field.name: getattr(s, field.name) for field in FIELDS.all})


def unpack_into(s: State, block: bytes) -> None:
    """Set every field. The block is trusted: it comes from `packed`, or whoever calls has checked it."""
    if cython.compiled:
        first = block
        memcpy(cython.address(s.rng), first, len(block))
    else:
        raw = FIELDS.unpack(block)
        for field in FIELDS.all:
            setattr(s, field.name, field.of(raw[field.name]))


def dump(s: State) -> Raw:
    """Every field of the state: numbers, and lists of numbers."""
    return FIELDS.unpack(packed(s))


def load(s: State, raw: Raw) -> None:
    """Set every field. The numbers are trusted: whoever calls has checked them."""
    unpack_into(s, FIELDS.pack(raw))
