"""The numbers that a caller gives: a seed, how many games. What is none is refused with a sentence."""

from __future__ import annotations

from operator import index

import cython

from dedale.core.errors import BadNumber

if not cython.compiled:
    from dedale.core.chance import M64


def seed_bits(seed: int) -> int:
    """The lowest 64 bits of a seed, which is any whole number."""
    if type(seed) is int:
        return seed & M64
    try:
        return index(seed) & M64
    except TypeError:
        kind = type(seed).__name__
        raise BadNumber("seed", f"A seed is a whole number, such as 7, not {kind}.", type=kind) from None


def games_asked(count: int) -> int:
    """How many games somebody asks for."""
    try:
        wanted = index(count)
    except TypeError:
        kind = type(count).__name__
        raise BadNumber("games-type", f"The number of games is a whole number, not {kind}.", type=kind) from None
    if not 0 <= wanted <= 10**15:
        raise BadNumber(
            "games-number",
            f"The number of games cannot be {wanted}; ask for 0, 1 or more, up to a million billions.",
            number=wanted,
        )
    return wanted
