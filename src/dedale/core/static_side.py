"""The static side of a game: what every game with a state of its own does the same, from options to saved states.

A game says how a new state is made, how one starts from a position, and what is checked in a saved one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from dedale.core import packing
from dedale.core.deed import Deed
from dedale.core.notation import Notation
from dedale.core.observation import Observation
from dedale.core.options import GameOptions, OptionValues, options_json
from dedale.core.reading import saved_state

Opts = TypeVar("Opts", bound=GameOptions)
S = TypeVar("S", bound=packing.Packed)


class StaticSide(Notation, ABC, Generic[Opts, S]):
    """The functions of a game that its static side goes by, and what follows from them."""

    name: str
    version: int

    def __init__(
        self,
        texts: Sequence[str],
        outcomes: Sequence[str],
        page: str,
        deeds: Sequence[Deed],
        *,
        options_from: Callable[[object], Opts],
        combinations: Callable[[], list[OptionValues]],
        observation: Callable[[Opts], Observation],
        from_contents: Callable[[bytes], S],
    ) -> None:
        super().__init__(self.name.capitalize(), texts, outcomes, page, deeds)
        self._options_from = options_from
        self._combinations = combinations
        self._observation = observation
        self._from_contents = from_contents

    def options(self, options: object = None) -> Opts:
        """The options, checked."""
        return self._options_from(options)

    def options_json(self, options: Opts) -> OptionValues:
        """The options as JSON data, every field written out."""
        return options_json(options)

    def combinations(self) -> list[OptionValues]:
        """Every combination of options that may be chosen, as JSON data."""
        return self._combinations()

    def observation(self, options: object = None) -> Observation:
        """The channels that `observe` writes in a game with these options."""
        return self._observation(self.options(options))

    @abstractmethod
    def restored(self, data: Mapping[str, object], options: Opts) -> S:
        """The state with these options that a saved state describes, checked."""

    def from_json(self, data: Mapping[str, object]) -> S:
        """The state that `to_json` described, checked."""
        checked = saved_state(data, self.name, self.version)
        return self.restored(checked, self.options(checked.get("options")))

    def unpack(self, packed: bytes | str) -> S:
        """The state that `pack` made these bytes of, or that `repr` shows with this text."""
        return packing.unpack(self, packed, self._from_contents)
