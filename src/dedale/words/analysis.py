"""The analysis of a game in words: the few things to tell a player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from dedale.core.message import Argument, Message, listed, message
from dedale.words.games import game_words
from dedale.words.hints import TURNS, Because, action_words

SIGNED = ("luck", "own", "others")
AMOUNTS = ("value", "own", "other", "luck", "noise")
SUMS = (*SIGNED, "start", "result")


def summary_words(game: str, told: Iterable[Because]) -> list[Message]:
    """What a player is told, a sentence or two for each fact."""
    return [fact_words(game, fact) for fact in told]


def fact_words(game: str, fact: Because) -> Message:
    """One fact of a summary."""
    said = dict(fact.facts)
    if fact.code.startswith("sums"):
        # More turns are worth less, but people count them upwards.
        sign = -1 if fact.code.endswith(TURNS) else 1
        said |= {name: sign * said[name] for name in SUMS}
        said |= {name: signed_words(said[name]) for name in SIGNED}
    if fact.code.startswith("verdict"):
        unit = TURNS if fact.code.startswith("verdict-turns") else "points"
        said |= {name: message(f"analysis-{unit}", count=said[name]) for name in AMOUNTS if name in said}
    for name in ("played", "best"):
        if name in said:
            said[name] = action_words(game, said[name])
    if "label" in said:
        said["label"] = Message(f"label-{said['label']}")
    if "outcomes" in said:
        said["outcomes"] = outcomes_words(game, said["outcomes"])
    return Message(f"analysis-{fact.code}", said)


def outcomes_words(game: str, outcomes: Sequence[str]) -> Argument:
    """What chance brought, in one line; equal things together."""
    told = game_words(game)
    return listed(told.outcome_words(text, count) for text, count in Counter(outcomes).items())


def signed_words(number: float) -> Message:
    """A number with its sign in front, as a sum is written."""
    sign = "+" if number > 0 else "−" if number < 0 else "±"
    return message("analysis-signed", sign=sign, count=abs(number))
