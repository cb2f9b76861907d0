"""The analysis of a game in words: the few things to tell a player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from dedale.words.catalogue import Words
from dedale.words.games import game_words
from dedale.words.hints import TURNS, Because, action_words

SIGNED = ("luck", "own", "others")
AMOUNTS = ("value", "own", "other", "luck")
SUMS = (*SIGNED, "start", "result")


def summary_words(words: Words, game: str, told: Iterable[Because]) -> list[str]:
    """What a player is told, a sentence or two for each fact."""
    return [fact_words(words, game, fact) for fact in told]


def fact_words(words: Words, game: str, fact: Because) -> str:
    """One fact of a summary."""
    said = dict(fact.facts)
    if fact.code.startswith("sums"):
        # More turns are worth less, but people count them upwards.
        sign = -1 if fact.code.endswith(TURNS) else 1
        said |= {name: sign * said[name] for name in SUMS}
        said |= {name: signed_words(words, said[name]) for name in SIGNED}
    if fact.code.startswith("verdict"):
        unit = TURNS if fact.code.startswith("verdict-turns") else "points"
        said |= {name: words(f"analysis-{unit}", count=said[name]) for name in AMOUNTS if name in said}
    for name in ("played", "best"):
        if name in said:
            said[name] = action_words(words, game, said[name])
    if "label" in said:
        said["label"] = words(f"label-{said['label']}")
    if "outcomes" in said:
        said["outcomes"] = outcomes_words(words, game, said["outcomes"])
    return words(f"analysis-{fact.code}", **said)


def outcomes_words(words: Words, game: str, outcomes: Sequence[str]) -> str:
    """What chance brought, in one line; equal things together."""
    told = game_words(game)
    return ", ".join(told.outcome_words(words, text, count) for text, count in Counter(outcomes).items())


def signed_words(words: Words, number: float) -> str:
    """A number with its sign in front, as a sum is written."""
    sign = "+" if number > 0 else "−" if number < 0 else "±"
    return words("analysis-signed", sign=sign, count=abs(number))
