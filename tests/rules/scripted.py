"""A game under way whose every choice and chance a test tells: what the scenes of both games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Self, TypeVar

import pytest

import dedale
from dedale.core.game import CHANCE, Game, State

S = TypeVar("S", bound=State)


class Scripted(ABC, Generic[S]):
    """A state that is played on by texts, and checked after every step."""

    game: ClassVar[Game]

    def __init__(self, state: S) -> None:
        self.state = state

    def do(self, *actions: str) -> Self:
        """Let the player to decide give these answers, one after the other."""
        for text in actions:
            assert text in self.legal(), f"{text!r} is not legal; {self.kind!r} allows {self.legal()}"
            self.state.play(self.game.action(text))
            self.check()
        return self

    def comes(self, *outcomes: str) -> Self:
        """Let chance bring these, one after the other."""
        for text in outcomes:
            assert self.state.turn == CHANCE, f"{text} cannot come: {self.kind!r} is to be decided"
            self.state.resolve(self.game.outcome(text))
            self.check()
        return self

    def refuses(self, *actions: str) -> Self:
        """Make sure that these answers are illegal, and that trying them changes nothing."""
        before = self.json()
        for text in actions:
            with pytest.raises(dedale.IllegalAction):
                self.state.play(self.game.action(text))
        assert self.json() == before
        return self

    def copy(self) -> Self:
        """The same game, to go on another way."""
        return type(self)(self.state.clone())

    @property
    def kind(self) -> str:
        """The kind of the pending decision, or of the chance, or "over"."""
        return self.state.kind

    def legal(self) -> list[str]:
        """The texts of the legal answers, in the order of their ids."""
        return [self.game.text(action) for action in self.state.legal()]

    def outcomes(self) -> dict[str, int]:
        """What chance may bring, with weights."""
        return {self.game.outcome_text(outcome): weight for outcome, weight in self.state.outcomes()}

    def json(self) -> dict[str, Any]:
        """Everything about the state."""
        return self.state.to_json()

    @abstractmethod
    def check(self) -> None:
        """Nothing is created or lost, and whoever is to decide has an answer."""
