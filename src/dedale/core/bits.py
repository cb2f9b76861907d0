"""Sets of up to 64 small numbers as the bits of one machine word, and counts by kind as the bytes of several.

Compiled, all of it is C in the `.pxd`, so that every module has it inline; counts are read eight at a time. That
asks for at least 8 and at most 64 kinds, and for fewer than 128 things in all.
"""

from __future__ import annotations

import cython

if not cython.compiled:

    def count_bits(mask: int) -> int:
        """How many numbers the set has."""
        return mask.bit_count()

    def lowest_bit(mask: int) -> int:
        """The smallest number of a set that is not empty."""
        return (mask & -mask).bit_length() - 1

    def kind_at(counts: bytearray, size: int, place: int) -> int:
        """The kind of the thing at this place, if all things counted in the first `size` kinds lay in a row."""
        kind = 0
        while kind < size and place >= counts[kind]:
            place -= counts[kind]
            kind += 1
        return kind

    def kinds_held(counts: bytearray, size: int) -> int:
        """The set of those of the first `size` kinds of which there is something."""
        mask = 0
        for kind in range(size):
            if counts[kind]:
                mask |= 1 << kind
        return mask
