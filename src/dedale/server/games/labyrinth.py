"""Labyrinth, told to a page."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from dedale.core.game import Game, Seat, State
from dedale.core.table import Told
from dedale.labyrinth.options import Options
from dedale.labyrinth.view import View
from dedale.server.messages import Choice
from dedale.server.presenter import Sentence, choice
from dedale.words import Words
from dedale.words.labyrinth import action_words, change_words, decision_words, event_words, result_words
from dedale.words.players import who_words
from dedale.words.zones import Zone


class LabyrinthPresenter:
    """How Labyrinth is told."""

    def question(self, words: Words, view: View, names: Sequence[str]) -> str:
        return decision_words(words, view, names)

    def result(self, words: Words, view: View, names: Sequence[str], returns: Sequence[float]) -> str:
        return result_words(words, view, names)

    def tell_deal(self, words: Words, event: Told, viewer: Seat, names: Sequence[str]) -> list[Sentence]:
        """Who begins; the table shows the rest."""
        return [("chance", event_words(words, event, viewer, names))] if event.kind == "first" else []

    def tell(self, words: Words, event: Told, before: View, after: View, names: Sequence[str]) -> list[Sentence]:
        """What the owner looks for next is left out: the card lies face down on the page until it is held."""
        silent = structs.replace(after, targets=before.targets)
        changes: list[Sentence] = [("change", told) for told in change_words(words, before, silent, names)]
        if event.what == "action":
            return [("choice", _chosen(words, event, before, after, names)), *changes]
        return changes

    def choices(self, words: Words, game: Game, state: State, view: View) -> list[Choice]:
        return [choice(game, action, action_words(words, game.text(action), view)) for action in view.legal]

    def zones(self, words: Words, view: View, seats: int) -> list[Zone] | None:
        """The page draws the table itself."""
        return None

    def talks(self, options: Options) -> bool:
        return True


def _chosen(words: Words, event: Told, before: View, after: View, names: Sequence[str]) -> str:
    who = who_words(words, event.seat, after.seat, names)
    place = (event.text or "").split()[1]
    if before.kind == "push":
        return words("page-labyrinth-told-push", line=words(f"page-labyrinth-line-{place[0]}", line=place[1]), **who)
    if before.pawns == after.pawns:
        return words("event-stay", cell=place, **who)
    return event_words(words, event, after.seat, names)


PRESENTER = LabyrinthPresenter()
