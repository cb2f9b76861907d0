"""The table of any game as zones: what a view holds, each thing by a name, with counts.

A field of the view is a zone. The fields that a view names in `by_seat` have an entry for each seat, which is that
player's zone; of a view that names none, these are the lists of lists or marks that are as long as there are seats.
Other lists of lists of one length are boards. What a player may not know is None in a view, and lies face down here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, to_builtins

from dedale.core.game import View
from dedale.core.message import Argument, listed
from dedale.words.plain import PlainWords, spaced

CONTRACT = frozenset({"game", "seat", "turn", "kind", "legal", "options", "actor"})
"""The fields that every view has: they are told otherwise."""


class Zone(Struct, frozen=True):
    """A place on the table. It has one of `text`, `items` and `rows`."""

    name: Argument
    seat: int | None = None
    """Whose it is; None where it is everybody's."""
    text: Argument | None = None
    """A number or a word."""
    items: list[Argument | None] | None = None
    """What lies there, in order; None lies face down."""
    rows: list[list[Argument | None]] | None = None
    """A board, row by row."""

    @property
    def count(self) -> int | None:
        """How many things lie there, where they can be counted."""
        return None if self.items is None else len(self.items)


def zones(view: View, seats: int) -> list[Zone]:
    """What a seat sees, in the order of the view's fields."""
    return list(_Reader(PlainWords(view.game), seats, frozenset(getattr(view, "by_seat", ()))).read(view))


class _Reader:
    def __init__(self, game: PlainWords, seats: int, by_seat: frozenset[str]) -> None:
        self._game = game
        self._seats = seats
        self._by_seat = by_seat

    def read(self, view: View) -> Iterator[Zone]:
        for name, value in to_builtins(view).items():
            if name in CONTRACT:
                continue
            if self._is_by_seat(name, value):
                for seat, own in enumerate(value):
                    yield from self._zone(name, own, seat)
            else:
                yield from self._zone(name, value, None)

    def _is_by_seat(self, name: str, value: object) -> bool:
        if not isinstance(value, list) or len(value) != self._seats:
            return False
        if self._by_seat:
            return name in self._by_seat
        return all(isinstance(one, list | dict | bool) for one in value)

    def _zone(self, name: str, value: object, seat: int | None) -> Iterator[Zone]:
        title = self._game.zone_words(name)
        if isinstance(value, Mapping):
            yield from self._inside(name, value, seat)
        elif not isinstance(value, list):
            yield Zone(title, seat, text=self._item(name, value))
        elif len(value) > 1 and all(isinstance(row, list) for row in value) and len({len(row) for row in value}) == 1:
            yield Zone(title, seat, rows=[[self._thing(name, one) for one in row] for row in value])
        else:
            yield Zone(title, seat, items=[self._thing(name, one) for one in value])

    def _inside(self, name: str, value: Mapping[str, object], seat: int | None) -> Iterator[Zone]:
        """A field that has fields: each is a zone if it holds a list, and the others together are one."""
        plain = {key: one for key, one in value.items() if not isinstance(one, list | dict)}
        if plain:
            told = [spaced([self._item(name, key), self._item(name, one)]) for key, one in plain.items()]
            yield Zone(self._game.zone_words(name), seat, items=list(told))
        for key, one in value.items():
            if key not in plain:
                yield from self._zone(f"{name}-{key}", one, seat)

    def _item(self, zone: str, value: object) -> Argument:
        return self._game.item_words(zone, value)

    def _thing(self, zone: str, value: object) -> Argument | None:
        """One of the things in a zone."""
        if value is None:
            return None
        if isinstance(value, Mapping):
            return listed(spaced([self._item(zone, key), self._item(zone, one)]) for key, one in value.items())
        if isinstance(value, Sequence) and not isinstance(value, str):
            return spaced([self._thing(zone, one) or "?" for one in value])
        return self._item(zone, value)
