"""Plain words: for a game that brings none of its own, or only a catalogue.

A catalogue may say a choice or an outcome by its first word (`lanterns-act-lay`, `lanterns-outcome-card`), what was
done (`lanterns-event-lay`), a question by its kind (`lanterns-kind-main`) and a zone of the table by its name
(`lanterns-zone-deck`). Whatever it does not say is said by the game's own texts, made readable.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from dedale.core.game import CHANCE, OVER, View
from dedale.core.options import OptionValue
from dedale.words.capitals import capitalised, continued
from dedale.words.players import table_event_words, who_words

if TYPE_CHECKING:
    from dedale.core.game import Seat
    from dedale.core.table import Told
    from dedale.words.catalogue import Words


def readable(name: str) -> str:
    """The name of a field, a kind or a choice as people write it.

    >>> readable("turn_limit"), readable("lay-down 3")
    ('turn limit', 'lay down 3')
    """
    return name.replace("_", " ").replace("-", " ")


def title_words(words: Words, game: str) -> str:
    """What a game is called."""
    return words(f"game-{game}") if words.has(f"game-{game}") else capitalised(readable(game))


def tagline_words(words: Words, game: str) -> str:
    """What a game is about, in a sentence; nothing where it does not say."""
    return words(f"game-{game}.text") if words.has(f"game-{game}.text") else ""


def goodbye_words(words: Words, game: str) -> str:
    """What is said when a game is left that is over."""
    return words(f"game-{game}.goodbye" if words.has(f"game-{game}.goodbye") else "plain-goodbye")


class PlainWords:
    """How a game is told of which nothing is known but its name."""

    def __init__(self, game: str) -> None:
        self._game = game

    def action_words(self, words: Words, text: str, _view: View | None = None) -> str:
        return capitalised(self._named(words, "act", text) or readable(text))

    def plan_words(
        self,
        words: Words,
        texts: Sequence[str],
        _same: Sequence[str] = (),
        view: View | None = None,
        *,
        typed: bool = True,
    ) -> str:
        first, *later = (self.action_words(words, text, view) for text in texts)
        return functools.reduce(lambda one, two: words("hint-then", first=one, second=continued(two)), later, first)

    def outcome_words(self, words: Words, text: str, count: int = 1) -> str:
        what = self._named(words, "outcome", text) or readable(text)
        return what if count == 1 else words("card-times", count=count, card=what)

    def reason_facts(self, _words: Words, facts: Mapping[str, Any]) -> dict[str, Any]:
        return dict(facts)

    def decision_words(self, words: Words, view: View, names: Sequence[str] = ()) -> str:
        if view.turn == OVER:
            return words("plain-over")
        if view.turn == CHANCE:
            return words("plain-chance-next")
        key = f"{self._game}-kind-{view.kind}"
        return words(key) if words.has(key) else words("plain-question", kind=readable(view.kind))

    def event_words(self, words: Words, event: Told, viewer: Seat = None, names: Sequence[str] = ()) -> str:
        if event.what not in ("action", "chance"):
            return table_event_words(words, event, viewer, names)
        if event.what == "chance":
            if event.text is None:
                return words("plain-chance-hidden", kind=readable(event.kind))
            return words("plain-chance", what=self.outcome_words(words, event.text))
        who = who_words(words, event.seat, viewer, names)
        if event.text is None:
            return words("plain-choice-hidden", kind=readable(event.kind), **who)
        own = self._named(words, "event", event.text, **who)
        return own or words("plain-choice", what=continued(self.action_words(words, event.text)), **who)

    def result_words(self, words: Words, view: View, names: Sequence[str] = (), returns: Sequence[float] = ()) -> str:
        """Who did best; of one player, or of players who share a result, whether they won."""
        if view.turn != OVER:
            return ""
        best = max(returns, default=0.0)
        if len(set(returns)) <= 1:
            key = "plain-won" if best > 0 else "plain-lost" if len(returns) == 1 or best < 0 else "plain-none-won"
            return words(key, count=len(returns))
        winners = [who_words(words, seat, None, names)["player"] for seat, value in enumerate(returns) if value == best]
        return words("plain-won-by", count=len(winners), players=", ".join(winners))

    def options_words(self, words: Words, options: Mapping[str, OptionValue]) -> str:
        return ", ".join(self._chosen(words, name, value) for name, value in options.items() if value is not None)

    def _chosen(self, words: Words, name: str, value: object) -> str:
        """What was chosen; a bare number or a yes is told with what it counts."""
        said = self._said(words, f"option-{name}-{value_key(value)}")
        named = {"name": self.option_words(words, name), "value": value_words(words, value)}
        return said or words("plain-zone-of", **named)

    def option_words(self, words: Words, name: str) -> str:
        """What an option is called."""
        return self._said(words, f"option-{name.replace('_', '-')}") or capitalised(readable(name))

    def choice_words(self, words: Words, name: str, value: object) -> str:
        """What a choice of an option is called."""
        return self._said(words, f"option-{name}-{value_key(value)}") or value_words(words, value)

    def zone_words(self, words: Words, name: str) -> str:
        """What a zone of the table is called."""
        return self._said(words, f"zone-{name}") or capitalised(readable(name))

    def item_words(self, words: Words, zone: str, value: object) -> str:
        """Something that lies in a zone."""
        return (
            self._said(words, f"{zone}-{value_key(value)}")
            or self._said(words, f"item-{value_key(value)}")
            or value_words(words, value)
        )

    def _said(self, words: Words, key: str) -> str:
        whole = f"{self._game}-{key}"
        return words(whole) if words.has(whole) else ""

    def _named(self, words: Words, sort: str, text: str, **facts: object) -> str:
        """The catalogue's words for a text such as "lay 3": the message of its first word, with the rest as `what`."""
        verb, _, rest = text.partition(" ")
        key = f"{self._game}-{sort}-{verb}"
        if not words.has(key):
            return ""
        what = " ".join(self._said(words, f"item-{one}") or one for one in rest.split())
        return words(key, what=what, number=int(rest) if rest.isdecimal() else 0, **facts)


def value_key(value: object) -> str:
    """A value as the end of a key of words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def value_words(words: Words, value: object) -> str:
    """A bare value as people write it."""
    if value is None or isinstance(value, bool):
        return words(f"plain-{value_key(value)}")
    return readable(value) if isinstance(value, str) else str(value)
