"""Bots that are named by their module and class, such as `my_bots:Greedy`: for whoever tries one out.

To name one runs the code of its module, so that has to be asked for, by `bring`: a name in a record brings nothing.
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from dedale.bots.bot import Bot
from dedale.core.errors import UnknownBot
from dedale.core.parts import Room

_TEXT: Final = re.compile(r"((?:[A-Za-z_]\w*\.)*[A-Za-z_]\w*:[A-Za-z_]\w*)(?::(.+))?")

_brought: dict[str, Bot] = {}


class AgentKind(Protocol):
    """What makes a bot of an agent that was written for another interface."""

    needs: str
    """The method by which such an agent is known."""

    def __call__(self, agent: Any) -> Bot:
        """The bot."""


AGENTS: Final[Room[AgentKind]] = Room("agents")
"""Kinds of agents, by the framework that they are written for."""


class Outside(NamedTuple):
    """A module with a class, and a budget if one was given."""

    name: str
    budget: str | None


def named_outside(text: str) -> Outside | None:
    """The module and class, and the budget, that a text names; None if it names none."""
    found = _TEXT.fullmatch(text)
    return Outside(found[1], found[2]) if found else None


def bring(text: str) -> None:
    """Make the bot of a module and class, which can then be asked for by that name. Any other text is left alone.

    The module is looked for in the current folder too.
    """
    outside = named_outside(text)
    if outside is None or outside.name in _brought:
        return
    module, _, name = outside.name.partition(":")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    try:
        agent = getattr(import_module(module), name)()
    except Exception as error:
        raise _no_bot(outside.name, f"{type(error).__name__}: {error}") from None
    bot = as_bot(agent)
    if bot is None:
        raise _no_bot(outside.name, f"{name} has no choose(seat, budget, seed)")
    _brought[outside.name] = bot


def as_bot(agent: Any) -> Bot | None:
    """An agent as a bot, if it is one or is of a kind that somebody makes bots of; else None."""
    if callable(getattr(agent, "choose", None)):
        bot: Bot = agent
        return bot
    for kind in AGENTS.every().values():
        if callable(getattr(agent, kind.needs, None)):
            return kind(agent)
    return None


def brought_bot(name: str) -> Bot:
    """A bot that was brought."""
    if name not in _brought:
        raise UnknownBot(
            "bot-not-brought",
            f"The bot {name!r} is one of a module, and those play only where they are named: "
            f"name it again, such as --bot 2={name}.",
            name=name,
        )
    return _brought[name]


def _no_bot(name: str, why: str) -> UnknownBot:
    return UnknownBot(
        "bot-outside",
        f"{name!r} names no bot ({why}); write a module and a class that has choose(seat, budget, seed), "
        "such as my_bots:Greedy.",
        name=name,
        why=why,
    )
