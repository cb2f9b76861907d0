"""What all adapters agree on before a game: the game with its options, one seat of it, and who plays the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from dedale.bots import Player, player_typed
from dedale.bots.pilots import pilot_of
from dedale.core.any_state import AnyState
from dedale.core.base import BaseState
from dedale.core.errors import DedaleError
from dedale.core.facts import TURNS
from dedale.core.game import Game, State, game
from dedale.core.many import ManyGames, Pilot
from dedale.core.observation import Observation

WIN: Final = "win"
"""The reward that is the result of the game, when it is over, and nothing before."""

ENDS, NOTHING, RAISES = "terminate", "noop", "raise"
"""What an action that is not legal does: it ends the game, does nothing, or raises."""


class BadSetting(DedaleError, ValueError):
    """An argument of an adapter that is none of those that it may be."""


def options_for(rules: Game, options: Mapping[str, Any]) -> Any:
    """The options of a game that comes to an end: what the lab sets for that holds where nothing else is asked for."""
    given = dict(options)
    for name, value in rules.facts.endless.items():
        if given.get(name) is None:
            given[name] = value
    return rules.options(given)


def one_of(name: str, value: str, choices: Sequence[str]) -> str:
    """The value of an argument, if it is one of these."""
    if value in choices:
        return value
    listed = ", ".join(map(repr, choices))
    raise BadSetting(
        "argument-value",
        f"{name} cannot be {value!r}; choose one of {listed}.",
        name=name,
        value=repr(value),
        choices=listed,
    )


@dataclass(frozen=True)
class Setting:
    """A game with its options, seen from one seat."""

    rules: Game
    options: Any
    seat: int
    opponents: tuple[Player | None, ...]
    """Who plays each seat; None at the seat itself."""
    reward: str
    illegal: str

    @classmethod
    def of(
        cls, name: str, options: Mapping[str, Any], seat: int, opponents: str | Sequence[str], reward: str, illegal: str
    ) -> Setting:
        """The setting that these arguments name. Raises a ValueError with a sentence where they name none."""
        rules = game(name)
        chosen = options_for(rules, options)
        seats = chosen.players
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
            raise BadSetting(
                "argument-seat",
                f"seat cannot be {seat!r}; choose one from 0 to {seats - 1}.",
                value=repr(seat),
                last=seats - 1,
            )
        texts = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(texts) != seats - 1:
            raise BadSetting(
                "argument-opponents",
                f"opponents names {len(texts)} bots and there are {seats - 1} other seats; name one for each, "
                "in the order of the seats, or one name for all.",
                found=len(texts),
                wanted=seats - 1,
            )
        players: list[Player | None] = [player_typed(rules.name, text) for text in texts]
        players.insert(seat, None)
        rewards = [WIN, *(progress.name for progress in rules.facts.progress)]
        one_of("reward", reward, rewards)
        one_of("illegal", illegal, (ENDS, NOTHING, RAISES))
        return cls(rules, chosen, seat, tuple(players), reward, illegal)

    @classmethod
    def for_all(cls, name: str, options: Mapping[str, Any], reward: str, illegal: str) -> Setting:
        """The setting of a game in which no seat is a bot's."""
        rules = game(name)
        chosen = options_for(rules, options)
        return cls.of(name, rules.options_json(chosen), 0, ["random"] * (chosen.players - 1), reward, illegal)

    @cached_property
    def observation(self) -> Observation:
        """The channels of what the seat may know."""
        return self.rules.observation(self.options)

    @property
    def places(self) -> list[tuple[int, int]]:
        """The numbers of an observation whose sum the reward is taken from; none if it is the result."""
        found = []
        for progress in self.rules.facts.progress:
            for name in progress.channels if progress.name == self.reward else ():
                if name in self.observation.places:
                    place = self.observation.places[name]
                    last = place.stop if progress.places is None else place.start + progress.places
                    found.append((place.start, last))
        return found

    @property
    def penalty(self) -> float:
        """The reward for what is not legal, where that ends the game: worse than any result."""
        if self.reward != WIN or self.rules.facts.unit(self.options) != TURNS:
            return -1.0
        longest = self.rules.facts.longest(self.options) or 0
        return -1.0 - longest // (self.rules.facts.decisions_a_turn or 1)

    def games(self, count: int, again: int) -> ManyGames:
        """So many games, with pilots of their own."""
        start = as_moved(self.rules, self.rules.new(self.options))
        pilots = [pilot_of(player, self.options) if player else Pilot() for player in self.opponents]
        return ManyGames(
            start,
            count,
            self.seat,
            len(self.rules.actions),
            self.observation.size,
            pilots,
            again,
            self.illegal == ENDS,
            self.penalty,
            self.places,
        )


def as_moved(rules: Game, state: State) -> BaseState:
    """A state as the core moves it: itself, or held by one that takes the GIL."""
    return state if isinstance(state, BaseState) else AnyState(rules, state)
