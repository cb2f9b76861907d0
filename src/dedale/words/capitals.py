"""Capitals where a sentence begins, and none where it goes on."""

from __future__ import annotations


def capitalised(sentence: str) -> str:
    """A sentence with a capital at its beginning, which may be a card's name."""
    return sentence[:1].upper() + sentence[1:]


def continued(sentence: str) -> str:
    """A sentence as it stands after a colon or a comma; a number of Rome at its beginning stays as it is."""
    return sentence[:1].lower() + sentence[1:] if sentence[1:2].islower() else sentence
