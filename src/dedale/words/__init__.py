"""Every word a person reads, in one catalogue: a Fluent file for each language.

>>> from dedale.words import words
>>> en = words("en")
>>> en("act-play", card=en("card-rs.the"))
'Play the red sun'
"""

from dedale.words.catalogue import (
    UnknownLanguage,
    WordMissing,
    Words,
    error_words,
    language_from_locale,
    languages,
    words,
)

__all__ = [
    "UnknownLanguage",
    "WordMissing",
    "Words",
    "error_words",
    "language_from_locale",
    "languages",
    "words",
]
