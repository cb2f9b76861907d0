"""Help: how to answer, how cards are written and boards drawn, and the rules in short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

import dedale
from dedale.core.errors import DedaleError
from dedale.core.game import View
from dedale.core.spelling import meant
from dedale.terminal.game_screen import GameScreen, game_screen
from dedale.terminal.ink import ink
from dedale.terminal.screen import titled
from dedale.terminal.window import Window
from dedale.words import Words


class UnknownTopic(DedaleError, ValueError):
    """The rules were asked about something that they do not speak of."""


def read_rules(words: Words, topic: str | None, *, colour: bool) -> None:
    """Write the rules of every game, of one, or one chapter of them."""
    window = Window(words, colour=colour)
    chapters = {name: game_screen(dedale.game(name), words, window.glyphs).topics(None) for name in dedale.games()}
    window.write(rules_pages(window, chosen_topics(chapters, topic)))


def help_pages(
    looks: GameScreen, window: Window, view: View, topics: Sequence[str], advice: Sequence[str] | None = None
) -> list[Text]:
    """What a player may want to know in the middle of a game; `advice` takes the place of how to answer."""
    told = [*looks.advice(view), window.words("ui-help-hint")] if advice is None else advice
    body: list[Text] = []
    for paragraph in [window.words("ui-help-pointing" if window.live else "ui-help-lines"), *told]:
        body += [*window.wrapped(paragraph), Text()]
    body += [*looks.legend(), Text()]
    return titled(window.words("ui-help-title"), body + rules_pages(window, topics), window)


def rules_pages(window: Window, topics: Sequence[str]) -> list[Text]:
    """These chapters of the rules."""
    words = window.words
    lines: list[Text] = []
    for topic in topics:
        key = topic if words.has(f"{topic}.text") else f"help-{topic}"
        lines += [ink(f" {words(key)}", "bold")]
        for paragraph in words(f"{key}.text").split("\n\n"):
            lines += [*window.wrapped(paragraph), Text()]
    return lines[:-1]


def chosen_topics(chapters: Mapping[str, Sequence[str]], topic: str | None) -> list[str]:
    """The chapter of that name, those of the game of that name, or all of them. Raises UnknownTopic."""
    topics = [chapter for game in chapters.values() for chapter in game]
    if topic is None:
        return topics
    if topic in chapters:
        return list(chapters[topic])
    if topic not in topics:
        names = [*chapters, *topics]
        known = ", ".join(names)
        raise UnknownTopic(
            "cli-topic",
            f"There is nothing about {topic!r}; the topics are: {known}.",
            topic=topic,
            known=known,
            **meant(topic, names),
        )
    return [topic]
