"""An analysis as a page is told it: the numbers, and beside them the words."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from msgspec import Struct

from dedale.bots.analysis import Analysis, summary
from dedale.core.errors import DedaleError
from dedale.server.analyses import Progress
from dedale.server.errors import public_facts
from dedale.words import Words, error_words
from dedale.words.analysis import outcomes_words, summary_words
from dedale.words.hints import action_words

SHOWN = ("sums", "choice", "draw")
"""Facts that a page shows otherwise than in a sentence."""


class ChoiceWords(Struct, frozen=True):
    """A choice of an analysis in words."""

    played: str
    best: str


class Review(Struct, frozen=True):
    """A game looked through, in numbers and in words."""

    analysis: Analysis
    choices: list[ChoiceWords]
    """For each choice of the analysis."""
    draws: list[str]
    """For each draw, what came."""
    sums: list[dict[str, Any]]
    """For each seat where its result came from, rounded so that it adds up: points, or minus the turns."""
    told: list[list[str]]
    """For each seat what else there is to say."""


def review(found: Analysis, words: Words) -> Review:
    """An analysis in words."""
    facts = [summary(found, seat) for seat in range(len(found.seats))]
    return Review(
        analysis=found,
        choices=[
            ChoiceWords(action_words(words, found.game, one.played), action_words(words, found.game, one.best))
            for one in found.choices
        ],
        draws=[outcomes_words(words, found.game, draw.outcomes) for draw in found.draws],
        sums=[dict(next(fact.facts for fact in told if fact.code.startswith("sums"))) for told in facts],
        told=[
            summary_words(words, found.game, [fact for fact in told if not fact.code.startswith(SHOWN)])
            for told in facts
        ],
    )


async def lines(
    news: AsyncIterator[Progress | Analysis], first: Progress | Analysis, words: Words
) -> AsyncIterator[bytes]:
    """What is sent of an analysis: a line of JSON for every news, the analysis or an error last."""
    yield _line(first, words)
    try:
        async for one in news:
            yield _line(one, words)
    except DedaleError as error:
        told = {"code": error.code, "words": error_words(words, error), "facts": public_facts(error)}
        yield msgspec.json.encode({"error": told}) + b"\n"


def _line(news: Progress | Analysis, words: Words) -> bytes:
    if isinstance(news, Progress):
        return msgspec.json.encode({"progress": {"done": news.done, "of": news.of}}) + b"\n"
    return msgspec.json.encode({"review": review(news, words)}) + b"\n"
