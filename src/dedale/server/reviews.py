"""An analysis as a page is told it: the numbers, and beside them the words."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from msgspec import Struct

from dedale.bots.analysis import Analysis, Fact, summary
from dedale.core.errors import DedaleError
from dedale.core.record import Record
from dedale.server.analyses import Progress
from dedale.server.errors import public_facts
from dedale.server.replay import moments
from dedale.words import Words, error_words
from dedale.words.analysis import outcomes_words, summary_words
from dedale.words.hints import action_words


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
    """For each seat what else to tell it, but for its choices; steps are counted as in a replay, from 1."""


def review(found: Analysis, frames: list[int], words: Words) -> Review:
    """An analysis in words. `frames` are the moments of the replay."""
    facts = [summary(found, seat) for seat in range(len(found.seats))]
    return Review(
        analysis=found,
        choices=[
            ChoiceWords(action_words(words, found.game, one.played), action_words(words, found.game, one.best))
            for one in found.choices
        ],
        draws=[outcomes_words(words, found.game, draw.outcomes) for draw in found.draws],
        sums=[dict(next(fact.facts for fact in told if _is_sums(fact))) for told in facts],
        told=[summary_words(words, found.game, _counted(told, found, frames)) for told in facts],
    )


async def lines(
    news: AsyncIterator[Progress | Analysis], first: Progress | Analysis, text: str, words: Words
) -> AsyncIterator[bytes]:
    """What is sent of an analysis: a line of JSON for every news, the analysis or an error last."""
    yield _line(first, text, words)
    try:
        async for one in news:
            yield _line(one, text, words)
    except DedaleError as error:
        told = {"code": error.code, "words": error_words(words, error), "facts": public_facts(error)}
        yield msgspec.json.encode({"error": told}) + b"\n"


def _line(news: Progress | Analysis, text: str, words: Words) -> bytes:
    if isinstance(news, Progress):
        return msgspec.json.encode({"progress": {"done": news.done, "of": news.of}}) + b"\n"
    return msgspec.json.encode({"review": review(news, moments(Record.parse(text)), words)}) + b"\n"


def _is_sums(fact: Fact) -> bool:
    return fact.code.startswith("sums")


def _counted(told: list[Fact], found: Analysis, frames: list[int]) -> list[Fact]:
    """What a page does not show otherwise, with the steps of the replay in the place of the numbers of decisions."""
    places = {one.step: one.at for one in (*found.draws, *found.choices)}

    def counted(fact: Fact) -> Fact:
        step = fact.facts.get("step")
        if not isinstance(step, int):
            return fact
        return Fact(fact.code, {**fact.facts, "step": bisect_right(frames, places[step])})

    return [counted(fact) for fact in told if not _is_sums(fact) and not fact.code.startswith("choice")]
