"""Something to tell a player: data that `dedale.words.analysis` says."""

from __future__ import annotations

import msgspec

Facts = dict[str, int | float | str | list[str]]


class Fact(msgspec.Struct, frozen=True):
    """Something to tell, as a code with its numbers and texts."""

    code: str
    facts: Facts
