"""What changed on a screen since it was last told: an update carries that, and not the whole screen again.

A change is the new value in a list of its own, an empty list where there is none any more, or an object of the changes
further in, by the names of fields or the places in a list. A choice that a screen was offered before is told by the
number of its action.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias

from msgspec import UNSET, Struct, structs

from dedale.server.messages import Choice, ScreenNews, ScreenView, Snapshot, Update
from dedale.words.table_log import Line

Change: TypeAlias = "dict[str, Change] | list[Any]"


class LastTold:
    """What everybody with the same eyes was told last, by a snapshot or by updates: an update goes on from there."""

    def __init__(self, shown: Snapshot) -> None:
        self._shown = shown
        self._offered = [{choice.action: choice for choice in screen.choices} for screen in shown.screens]

    def note(self, **fields: Any) -> None:
        """They were told these fields of the table by another message."""
        self._shown = structs.replace(self._shown, **fields)

    def update(self, shown: Snapshot, since: int, kept: int, log: Sequence[Line]) -> Update:
        """What is new in what they are to see now; they see it from then on."""
        before, self._shown = self._shown, shown
        return Update(
            seq=shown.seq,
            since=since,
            kept=kept,
            log=list(log),
            screens=[
                self._news(number, *both) for number, both in enumerate(zip(before.screens, shown.screens, strict=True))
            ],
            changes=_fields_changed(before, shown, _ASIDE_OF_TABLE),
        )

    def _news(self, number: int, before: ScreenView, now: ScreenView) -> ScreenNews:
        offered = self._offered[number]
        choices: list[int | Choice] = []
        for choice in now.choices:
            known = offered.get(choice.action) == choice
            choices.append(choice.action if known else choice)
            offered[choice.action] = choice
        return ScreenNews(choices, _fields_changed(before, now, _ASIDE_OF_SCREEN), now.happened)


_ASIDE_OF_TABLE = frozenset({"seq", "kept", "log", "screens"})
_ASIDE_OF_SCREEN = frozenset({"choices", "happened"})
"""Fields that an update tells in its own way."""


def change(old: Any, new: Any) -> Change:
    """What leads from one value to another that is not equal to it."""
    if type(old) is type(new):
        if isinstance(new, Struct) and not new.__struct_config__.omit_defaults:
            return _fields_changed(old, new)
        if isinstance(new, dict) and old.keys() == new.keys():
            return {name: change(old[name], value) for name, value in new.items() if old[name] != value}
        if isinstance(new, list) and len(old) == len(new):
            places = [place for place, value in enumerate(new) if old[place] != value]
            if 2 * len(places) <= len(new):
                return {str(place): change(old[place], new[place]) for place in places}
    return [] if new is UNSET else [new]


def _fields_changed(old: Struct, new: Struct, aside: frozenset[str] = frozenset()) -> dict[str, Change]:
    found: dict[str, Change] = {}
    for name, told in _names(type(new)):
        if name not in aside:
            before, now = getattr(old, name), getattr(new, name)
            if before is not now and before != now:
                found[told] = change(before, now)
    return found


@cache
def _names(struct: type[Struct]) -> tuple[tuple[str, str], ...]:
    return tuple((one.name, one.encode_name) for one in structs.fields(struct))
