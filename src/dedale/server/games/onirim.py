"""Onirim, told to a page."""

from __future__ import annotations

from collections.abc import Sequence

from dedale.core.game import Game, Seat, State
from dedale.core.table import Told
from dedale.onirim.options import Options
from dedale.onirim.view import View
from dedale.server.messages import Choice, LineSort
from dedale.server.presenter import Sentence, choice
from dedale.words import Words
from dedale.words.changes import change_words
from dedale.words.onirim import action_words, decision_words, event_words, result_words
from dedale.words.zones import Zone


class OnirimPresenter:
    """How Onirim is told."""

    def question(self, words: Words, view: View, names: Sequence[str]) -> str:
        return decision_words(words, view)

    def result(self, words: Words, view: View, names: Sequence[str], returns: Sequence[float]) -> str:
        return result_words(words, view)

    def tell_deal(self, words: Words, event: Told, viewer: Seat, names: Sequence[str]) -> list[Sentence]:
        """The table shows what was dealt."""
        return []

    def tell(self, words: Words, event: Told, before: View, after: View, names: Sequence[str]) -> list[Sentence]:
        """Without what the table shows anyway: passes made for a seat, and cards looked at."""
        changes: list[Sentence] = [("change", told) for told in change_words(words, before, after, names)]
        if not event.chosen or (event.what == "chance" and (changes or event.kind == "look")):
            return changes
        sort: LineSort = "choice" if event.what == "action" else "chance"
        return [(sort, event_words(words, event, after.seat, names)), *changes]

    def choices(self, words: Words, game: Game, state: State, view: View) -> list[Choice]:
        return [
            choice(
                game,
                action,
                action_words(words, game.text(action), view),
                words("page-doom") if state.dooms(action) else None,
            )
            for action in view.legal
        ]

    def zones(self, words: Words, view: View, seats: int) -> list[Zone] | None:
        """The page draws the table itself."""
        return None

    def talks(self, options: Options) -> bool:  # ONI-TWO-TALK-1
        """In a silent game nothing is said, and hands are not on show."""
        return bool(options.talk != "silent")


PRESENTER = OnirimPresenter()
