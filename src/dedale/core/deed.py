"""What an action is as data: what is done, and to what. Screens read this, never the text of the action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

Named: TypeAlias = str | int
"""A card, a spell or an arrow by its name; a cell, a seat or a number."""


class Deed(NamedTuple):
    """Such as ("play", {"card": "rs"}) or ("push", {"arrow": "n2", "turn": 1})."""

    verb: str
    about: Mapping[str, Named] = {}


class Answer(NamedTuple):
    """An action in the game's notation, and what it is."""

    text: str
    deed: Deed


def answer(words: str, **about: Named) -> Answer:
    """The answer whose text is these words, which make its verb, and then what it is about.

    >>> answer("swap goal", goal=3)
    Answer(text='swap goal 3', deed=Deed(verb='swap-goal', about={'goal': 3}))
    """
    return Answer(" ".join([words, *map(str, about.values())]), Deed(words.replace(" ", "-"), about))


def plain_deed(text: str) -> Deed:
    """What a text says that nobody has explained: its first word is the verb, and the rest what it is about.

    >>> plain_deed("lay pearl 3")
    Deed(verb='lay', about={'what': 'pearl 3'})
    """
    verb, _, what = text.partition(" ")
    return Deed(verb, {"what": what} if what else {})
