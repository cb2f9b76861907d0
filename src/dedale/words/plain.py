"""Plain words: for a game that brings none of its own, or only a catalogue.

A catalogue may say a choice or an outcome by its first word (`lanterns-act-lay`, `lanterns-outcome-card`), what was
done (`lanterns-event-lay`), a question by its kind (`lanterns-kind-main`) and a zone of the table by its name
(`lanterns-zone-deck`). Whatever it does not say is said by the game's own texts, made readable.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from dedale.core.game import CHANCE, OVER, View
from dedale.core.message import Argument, Message, Player, listed, message
from dedale.core.options import OptionValue
from dedale.words.capitals import capitalised
from dedale.words.catalogue import known
from dedale.words.sentence import Sentence

if TYPE_CHECKING:
    from dedale.core.game import Seat
    from dedale.core.happening import Happening


def readable(name: str) -> str:
    """The name of a field, a kind or a choice as people write it.

    >>> readable("turn_limit"), readable("lay-down 3")
    ('turn limit', 'lay down 3')
    """
    return name.replace("_", " ").replace("-", " ")


def title_words(game: str) -> Argument:
    """What a game is called."""
    return Message(f"game-{game}") if known(f"game-{game}") else capitalised(readable(game))


def tagline_words(game: str) -> Argument:
    """What a game is about, in a sentence; nothing where it does not say."""
    return Message(f"game-{game}.text") if known(f"game-{game}.text") else ""


def goodbye_words(game: str) -> Message:
    """What is said when a game is left that is over."""
    return Message(f"game-{game}.goodbye" if known(f"game-{game}.goodbye") else "plain-goodbye")


class PlainWords:
    """How a game is told of which nothing is known but its name."""

    def __init__(self, game: str) -> None:
        self._game = game

    def action_words(self, text: str, _view: View | None = None) -> Message:
        return message("plain-act", what=self._named("act", text) or readable(text))

    def plan_words(
        self, texts: Sequence[str], _same: Sequence[str] = (), view: View | None = None, *, typed: bool = True
    ) -> Message:
        first, *later = (self.action_words(text, view) for text in texts)
        return functools.reduce(lambda one, two: message("hint-then", first=one, second=two), later, first)

    def outcome_words(self, text: str, count: int = 1) -> Argument:
        what = self._named("outcome", text) or readable(text)
        return what if count == 1 else message("card-times", count=count, card=what)

    def reason_facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        return dict(facts)

    def decision_words(self, view: View) -> Message:
        if view.turn == OVER:
            return Message("plain-over")
        if view.turn == CHANCE:
            return Message("plain-chance-next")
        key = f"{self._game}-kind-{view.kind}"
        return Message(key) if known(key) else message("plain-question", kind=readable(view.kind))

    def happened_words(
        self, happened: Sequence[Happening], viewer: Seat = None, *, typed: bool = False
    ) -> list[Sentence]:
        return [said for one in happened for said in self._one_words(one)]

    def _one_words(self, one: Happening) -> Iterator[Sentence]:
        what = str(one.about.get("what", ""))
        text = " ".join([one.verb, *map(str, one.about.values())])
        who = Player(one.seat or 0)
        if one.kind == "chance" and what:
            yield "chance", message("plain-chance", what=self.outcome_words(what))
        elif one.kind == "chance":
            yield "chance", message("plain-chance-hidden", kind=readable(one.decision))
        elif one.kind == "choice" and not text:
            yield "choice", message("plain-choice-hidden", kind=readable(one.decision), who=who)
        elif one.kind == "choice":
            own = self._named("event", text, who=who)
            yield "choice", own or message("plain-choice", what=self.action_words(text), who=who)

    def result_words(self, view: View, returns: Sequence[float] = ()) -> Message | None:
        """Who did best; of one player, or of players who share a result, whether they won."""
        if view.turn != OVER:
            return None
        best = max(returns, default=0.0)
        if len(set(returns)) <= 1:
            key = "plain-won" if best > 0 else "plain-lost" if len(returns) == 1 or best < 0 else "plain-none-won"
            return message(key, count=len(returns))
        winners = [Player(seat) for seat, value in enumerate(returns) if value == best]
        return message("plain-won-by", count=len(winners), players=listed(winners))

    def options_words(self, options: Mapping[str, OptionValue]) -> Argument:
        return listed(self._chosen(name, value) for name, value in options.items() if value is not None)

    def _chosen(self, name: str, value: object) -> Argument:
        """What was chosen; a bare number or a yes is told with what it counts."""
        said = self._said(f"option-{name}-{value_key(value)}")
        return said or message("plain-zone-of", name=self.option_words(name), value=value_words(value))

    def option_words(self, name: str) -> Argument:
        """What an option is called."""
        return self._said(f"option-{name.replace('_', '-')}") or capitalised(readable(name))

    def choice_words(self, name: str, value: object) -> Argument:
        """What a choice of an option is called."""
        return self._said(f"option-{name}-{value_key(value)}") or value_words(value)

    def zone_words(self, name: str) -> Argument:
        """What a zone of the table is called."""
        return self._said(f"zone-{name}") or capitalised(readable(name))

    def item_words(self, zone: str, value: object) -> Argument:
        """Something that lies in a zone."""
        return self._said(f"{zone}-{value_key(value)}") or self._said(f"item-{value_key(value)}") or value_words(value)

    def _said(self, key: str) -> Message | None:
        whole = f"{self._game}-{key}"
        return Message(whole) if known(whole) else None

    def _named(self, sort: str, text: str, **facts: Argument) -> Message | None:
        """The catalogue's words for a text such as "lay 3": the message of its first word, with the rest as `what`."""
        verb, _, rest = text.partition(" ")
        key = f"{self._game}-{sort}-{verb}"
        if not known(key):
            return None
        what: Argument = spaced([self._said(f"item-{one}") or one for one in rest.split()])
        return message(key, what=what, number=int(rest) if rest.isdecimal() else 0, **facts)


def spaced(things: Sequence[Argument]) -> Argument:
    """Several things one after another; nothing of none."""
    return functools.reduce(lambda one, two: message("sentence-both", first=one, second=two), things) if things else ""


def value_key(value: object) -> str:
    """A value as the end of a key of words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def value_words(value: object) -> Argument:
    """A bare value as people write it."""
    if value is None or isinstance(value, bool):
        return Message(f"plain-{value_key(value)}")
    return readable(value) if isinstance(value, str) else str(value)
