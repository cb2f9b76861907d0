"""Help: how to answer, how the cards are written, and the rules in short."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

import dedale
from dedale.core.errors import DedaleError
from dedale.terminal.faces import Face, face
from dedale.terminal.ink import ink
from dedale.terminal.screen import titled
from dedale.terminal.window import Window
from dedale.words import Words


class UnknownTopic(DedaleError, ValueError):
    """The rules were asked about something that they do not speak of."""


def read_rules(words: Words, topic: str | None, *, colour: bool) -> None:
    """Write the rules, or one chapter of them."""
    window = Window(words, colour=colour)
    topics = chosen_topics(face(dedale.game("onirim"), words, window.glyphs), topic)
    window.write(rules_pages(window, topics))


def help_pages(face: Face, window: Window, topics: Sequence[str], *, stops: bool) -> list[Text]:
    """What a player may want to know in the middle of a game."""
    words = window.words
    keys = ["ui-help-keys", "ui-help-undo", *(["ui-help-stops"] if stops else [])]
    body: list[Text] = []
    for key in keys:
        body += [*window.wrapped(words(key)), Text()]
    body += [ink(f" {words('ui-help-cards')}", "bold"), *face.legend(), Text()]
    return titled(words("ui-help-title"), body + rules_pages(window, topics), window)


def rules_pages(window: Window, topics: Sequence[str]) -> list[Text]:
    """These chapters of the rules."""
    words = window.words
    lines: list[Text] = []
    for topic in topics:
        lines += [ink(f" {words(f'help-{topic}')}", "bold")]
        for paragraph in words(f"help-{topic}.text").split("\n\n"):
            lines += [*window.wrapped(paragraph), Text()]
    return lines[:-1]


def chosen_topics(face: Face, topic: str | None) -> list[str]:
    """The chapter of that name, or all of them. Raises UnknownTopic."""
    topics = face.topics(None)
    if topic is None:
        return topics
    if topic not in topics:
        known = ", ".join(topics)
        raise UnknownTopic(
            "cli-topic", f"There is nothing about {topic!r}; the topics are: {known}.", topic=topic, known=known
        )
    return [topic]
