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
    from dedale.core.happening import Happening
    from dedale.core.message import Argument, Message
    from dedale.words.sentence import Sentence


class GameWords(Protocol[AnyView_contra]):
    """How one game is told: functions of a module, any of which may be left out.

    The views that they are given are those of the game.
    """

    def action_words(self, text: str, view: AnyView_contra | None = None) -> Message:
        """What a choice does, for a list of choices; with a view of the moment it may say more."""

    def plan_words(
        self, texts: Sequence[str], same: Sequence[str] = (), view: AnyView_contra | None = None, *, typed: bool = True
    ) -> Message:
        """Several choices that belong together, as a hint says them.

        `same` would do as well as the first; where choices are `typed`, it says how they are written.
        """

    def outcome_words(self, text: str, count: int = 1) -> Argument:
        """What chance brought, within a sentence; so often."""

    def reason_facts(self, facts: Mapping[str, Any]) -> dict[str, Argument]:
        """The facts of a reason or of an analysis, in the form in which the messages take them."""

    def decision_words(self, view: AnyView_contra) -> Message:
        """What is to be decided."""

    def happened_words(
        self, happened: Sequence[Happening], viewer: Seat = None, *, typed: bool = False
    ) -> list[Sentence]:
        """What happened, as it was told to the viewer; where choices are `typed`, it says how they are written."""

    def result_words(self, view: AnyView_contra, returns: Sequence[float] = ()) -> Message | None:
        """How the game came out; nothing while it goes on."""

    def options_words(self, options: Mapping[str, OptionValue]) -> Argument:
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
