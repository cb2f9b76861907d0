"""Where the chance of a table comes from: a secret that is fixed before the first card.

The k-th chance outcome follows from the secret and k alone. A hash of the secret is published
at the start and the secret itself at the end, so that anyone can check that the deal was not
made up on the way.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import accumulate

from dedale.core.errors import BadOptions
from dedale.core.rehearsal import draw

SECRET_BYTES = 16


@dataclass(frozen=True, slots=True)
class Luck:
    """The luck of one table. Its `repr` keeps the secret out of logs.

    >>> Luck(bytes(16)).outcome(0, [(7, 1), (8, 3)])
    7
    """

    secret: bytes = field(default_factory=lambda: draw(SECRET_BYTES), repr=False)

    def __post_init__(self) -> None:
        if type(self.secret) is not bytes or len(self.secret) != SECRET_BYTES:
            raise BadOptions("secret", f"A secret is {SECRET_BYTES} bytes; leave it out to have one drawn.")

    @property
    def commitment(self) -> str:
        """The hash that is published at the start: it binds the table to its secret and tells nothing of it."""
        return blake2b(self.secret, digest_size=32, person=b"dedale secret").hexdigest()

    def outcome(self, k: int, outcomes: Sequence[tuple[int, int]]) -> int:
        """The outcome of the k-th chance (from 0), one of those given with their whole-number weights.

        The order in which the outcomes are listed does not matter. The 256-bit hash is taken modulo
        the sum of the weights: for any sum below 2**156 no outcome is favoured by as much as 2**-100.
        """
        weighed = sorted(outcomes)
        ends = list(accumulate(weight for _, weight in weighed))
        digest = blake2b(k.to_bytes(8, "big"), digest_size=32, key=self.secret, person=b"dedale luck").digest()
        at = int.from_bytes(digest, "big") % ends[-1]
        return weighed[bisect_right(ends, at)][0]

    def dice(self, number: int) -> int:
        """The seed, of 48 bits, of a choice that no person makes: a bot's, or one for somebody who has left.

        It follows from the secret, not from its hash: whoever could work it out could try which hidden cards
        make a bot choose what it chose.
        """
        digest = blake2b(number.to_bytes(8, "big"), digest_size=6, key=self.secret, person=b"dedale dice").digest()
        return int.from_bytes(digest, "big")
