"""An analysis as a page is told it: the numbers, and beside them the words."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from dedale.bots.analysis import Analysis, summary
from dedale.core.errors import DedaleError
from dedale.server.analyses import AnalysisProgress
from dedale.server.errors import public_facts
from dedale.server.forms import ChoiceWords, Judged, News, Review, Trouble
from dedale.words.analysis import outcomes_words, summary_words
from dedale.words.hints import action_words

SHOWN = ("sums", "choice", "draw")
"""Facts that a page shows otherwise than in a sentence."""


def review(found: Analysis) -> Review:
    """An analysis in words."""
    facts = [summary(found, seat) for seat in range(len(found.seats))]
    return Review(
        analysis=found,
        choices=[
            ChoiceWords(action_words(found.game, one.played), action_words(found.game, one.best))
            for one in found.choices
        ],
        draws=[outcomes_words(found.game, draw.outcomes) for draw in found.draws],
        sums=[dict(next(fact.facts for fact in told if fact.code.startswith("sums"))) for told in facts],
        told=[summary_words(found.game, [fact for fact in told if not fact.code.startswith(SHOWN)]) for told in facts],
    )


async def lines(
    news: AsyncIterator[AnalysisProgress | Analysis], first: AnalysisProgress | Analysis
) -> AsyncIterator[bytes]:
    """What is sent of an analysis: a line of JSON for every news, the analysis or an error last."""
    yield _line(_news(first))
    try:
        async for one in news:
            yield _line(_news(one))
    except DedaleError as error:
        yield _line(News(error=Trouble(error.code, str(error), public_facts(error))))


def _news(found: AnalysisProgress | Analysis) -> News:
    if isinstance(found, AnalysisProgress):
        return News(progress=Judged(found.done, found.of))
    return News(review=review(found))


def _line(news: News) -> bytes:
    return msgspec.json.encode(news) + b"\n"
