"""The words of each game: what a package brings to `dedale.words` for it, and plain ones for all that it does not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol, cast

from dedale.core.game import AnyView_contra
from dedale.core.options import OptionValue
from dedale.words.catalogue import ROOM
from dedale.words.plain import PlainWords

if TYPE_CHECKING:
    from dedale.core.game import Seat
    from dedale.core.table import Told
    from dedale.words.catalogue import Words


class GameWords(Protocol[AnyView_contra]):
    """How one game is told: functions of a module, any of which may be left out.

    The views that they are given are those of the game.
    """

    def action_words(self, words: Words, text: str, view: AnyView_contra | None = None) -> str:
        """What a choice does, for a list of choices; with a view of the moment it may say more."""

    def plan_words(
        self,
        words: Words,
        texts: Sequence[str],
        same: Sequence[str] = (),
        view: AnyView_contra | None = None,
        *,
        typed: bool = True,
    ) -> str:
        """Several choices that belong together, as a hint says them.

        `same` would do as well as the first; where choices are `typed`, it says how they are written.
        """

    def outcome_words(self, words: Words, text: str, count: int = 1) -> str:
        """What chance brought, within a sentence; so often."""

    def reason_facts(self, words: Words, facts: Mapping[str, Any]) -> dict[str, Any]:
        """The facts of a reason or of an analysis, in the form in which the messages take them."""

    def decision_words(self, words: Words, view: AnyView_contra, names: Sequence[str] = ()) -> str:
        """What is to be decided."""

    def event_words(self, words: Words, event: Told, viewer: Seat = None, names: Sequence[str] = ()) -> str:
        """What happened, as it is told to the viewer."""

    def result_words(
        self, words: Words, view: AnyView_contra, names: Sequence[str] = (), returns: Sequence[float] = ()
    ) -> str:
        """How the game came out."""

    def options_words(self, words: Words, options: Mapping[str, OptionValue]) -> str:
        """What was chosen for the game, in one line."""


@cache
def game_words(game: str) -> GameWords:
    """The words of a game."""
    return cast(GameWords, _Completed(ROOM.part(game), PlainWords(game)))


class _Completed:
    """What was brought, and the plain words for what was not."""

    def __init__(self, brought: object, plain: PlainWords) -> None:
        self._brought = brought
        self._plain = plain

    def __getattr__(self, name: str) -> Any:
        return getattr(self._brought, name, None) or getattr(self._plain, name)
