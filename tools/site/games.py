"""A page for each game, made of what the game tells of itself: facts, options, kinds of actions, observation."""

from __future__ import annotations

from collections.abc import Iterator

import dedale
from dedale.core.game import Game
from dedale.core.options import Option
from dedale.words import Words, words
from dedale.words.plain import PlainWords, tagline_words, title_words

RULES = {"labyrinth": "notation-labyrinth.md", "onirim": "notation.md"}
"""The tables of all actions, by game."""


def page(name: str) -> str:
    """The whole page of a game."""
    return "\n".join(_page(dedale.game(name), words("en"))) + "\n"


def _page(game: Game, en: Words) -> Iterator[str]:
    name = game.name
    options = game.options()
    yield f"# {en.say(title_words(name))}\n"
    yield f"{en.say(tagline_words(name))}\n"
    for theme, only in (("night", "dark"), ("parchment", "light")):
        yield f"![A table of {en.say(title_words(name))}](../images/{name}-{theme}.svg#only-{only}){{ .table }}"
    yield f"\n[The rules, clause by clause](../rules/{name}.md) · [Every action and its number](../{RULES[name]})\n"
    yield f'```python\nimport dedale\n\nstate = dedale.game("{name}").new(seed=7)\n```\n'
    yield "## Facts\n"
    yield "| | |\n|---|---|"
    seats = game.facts.seats
    longest = game.facts.longest(options)
    yield f"| seats | {seats[0]} to {seats[-1]} |"
    yield f"| results | {'shared by all seats' if game.facts.together else 'each seat has its own'} |"
    yield f"| actions | {game.facts.actions}, of {len(game.facts.kinds)} kinds |"
    yield f"| outcomes of chance | {game.facts.outcomes} |"
    yield f"| longest game | {f'{longest:,} decisions' if longest else 'no end but a win, or `turn_limit`'} |"
    yield f"| version of the rules | {game.version} |"
    yield "\n## Options\n"
    yield "| option | choices | default | |\n|---|---|---|---|"
    for option in game.facts.options:
        label = en.say(PlainWords(name).option_words(option.name))
        yield f"| `{option.name}` | {_choices(option)} | `{getattr(options, option.name)}` | {label} |"
    yield "\n## Kinds of actions\n"
    yield "An action is `base` plus an answer; its text reads both ways (`game.text(action)`, `game.action(text)`).\n"
    yield "| kind | base | answers | for example |\n|---|---:|---:|---|"
    for kind in game.facts.kinds:
        yield f"| {kind.name} | {kind.base} | {kind.size} | `{game.text(kind.base + kind.size // 2)}` |"
    yield "\n## Observation\n"
    observation = game.observation(options)
    yield (
        f"What `state.observe(seat, out)` writes for the usual options: {observation.size} bytes in these channels. "
        "Other options may add channels; `game.observation(options)` says which. It is the same, compiled or not, and "
        "follows from `view(seat)` alone.\n"
    )
    yield "| from | size | most | channel | what it says |\n|---:|---:|---:|---|---|"
    for channel in observation.channels:
        first = observation.places[channel.name].start
        yield f"| {first} | {channel.size} | {channel.most} | {channel.name} | {channel.meaning} |"


def _choices(option: Option) -> str:
    shown = ["none" if one is None else str(one) for one in option.choices]
    if option.kind == "number" and len(shown) > 6:
        return f"{shown[0]} … {shown[-1]}"
    return ", ".join(f"`{one}`" for one in shown)
