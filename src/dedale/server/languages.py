"""Which language somebody is spoken to in."""

from __future__ import annotations

import re

from dedale.words import Words, languages, words


def words_asked(wish: str) -> Words:
    """The words for a wish such as "fr", "fr-CH" or an Accept-Language header; English where it fits nothing.

    >>> words_asked("de-DE,fr;q=0.7").language
    'fr'
    """
    for language in re.findall(r"(?:^|,)\s*([a-z]{2})", wish[:200].lower()):
        if language in languages():
            return words(language)
    return words(languages()[0])
