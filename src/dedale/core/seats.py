"""Who sits in a seat: a person by name, nobody by an empty name, or a bot by a name that begins with "bot "."""

from __future__ import annotations

from typing import Final

_BOT: Final = "bot "


def bot_seat(bot: str) -> str:
    """The name in a record of a seat that a bot plays: "bot hard", "bot expert:20ms"."""
    return _BOT + bot


def bot_in(name: str) -> str | None:
    """The bot that the name of a seat stands for; None for a person or nobody."""
    return name.removeprefix(_BOT) if name.startswith(_BOT) else None
