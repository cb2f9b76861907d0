"""Saved states with something wrong anywhere in them."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from tests.luck import luck_of

Saved = dict[str, Any]


def paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every entry, however deep."""
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        yield (*path, key)
        yield from paths(value, (*path, key))


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def spoil_any_entry(saved: Saved, pick: Random, junk: Sequence[Any], names: Sequence[str]) -> None:
    """Replace, repeat or remove an entry anywhere: by junk, by a name of the game, or by another entry."""
    everything = list(paths(saved))
    *way, last = pick.choice(everything)
    owner = at(saved, tuple(way))
    other = pick.choice([pick.choice(junk), pick.choice(names), copy.deepcopy(at(saved, pick.choice(everything)))])
    if pick.random() < 0.3:
        del owner[last]
    elif isinstance(owner, list) and pick.random() < 0.3:
        owner.insert(last, other)
    else:
        owner[last] = other


def for_many_seeds(check: Callable[[int], None], times: int) -> None:
    """Check so many times, each time with another seed of this run; a failure names its seed."""
    pick = luck_of("spoilt saves")
    for _ in range(times):
        seed = pick.getrandbits(32)
        try:
            check(seed)
        except Exception as error:
            error.add_note(f"with the seed {seed}")
            raise
