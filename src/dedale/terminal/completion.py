"""What may come next on a command line: the shells ask for it when somebody presses Tab.

`dedale completion bash` writes the few lines that a shell has to read; those call `dedale complete` at every Tab.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import dedale
from dedale.core.options import Option
from dedale.terminal.commandline import Command, Parameter

SCRIPTS: Final = {
    "bash": """\
_dedale() {
    local IFS=$'\\n'
    COMPREPLY=( $(dedale complete bash -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null) )
}
complete -o default -F _dedale dedale
""",
    "zsh": """\
#compdef dedale
_dedale() {
    local -a found
    found=("${(@f)$(dedale complete zsh -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    [[ -n "$found" ]] && compadd -- $found || _files
}
compdef _dedale dedale
""",
    "fish": """\
complete --command dedale --arguments '(dedale complete fish -- (commandline -opc)[2..] (commandline -ct))'
""",
}
"""For each shell what it reads once, to ask us ever after. Where we know nothing it completes the names of files."""

_BREAKS: Final = "=:"
"""Where bash begins a new word."""


def complete(command: Command, shell: str, typed: Sequence[str]) -> list[str]:
    """What the last of these words may become, in the order in which it is to be offered."""
    words = _joined(typed) if shell == "bash" else list(typed)
    *before, last = words or [""]
    found = [one for one in _expected(command, before, last) if one.startswith(last)]
    if shell == "bash":  # which replaces only what stands behind the last break
        kept = max(last.rfind(mark) for mark in _BREAKS) + 1
        found = [one[kept:] for one in found]
    return found


def _joined(typed: Sequence[str]) -> list[str]:
    """The words as they were typed: bash tears them apart at every `=` and `:`."""
    words: list[str] = []
    glue = False
    for word in typed:
        broken = bool(word) and all(letter in _BREAKS for letter in word)
        if words and (glue or broken):
            words[-1] += word
        else:
            words.append(word)
        glue = broken
    return words


def _expected(command: Command, before: Sequence[str], last: str) -> Iterator[str]:
    """All that may stand in the place of the last word."""
    game: str | None = None
    waiting: str | None = None
    given = 0
    for word in before:
        if waiting is not None:
            waiting = None
        elif word.startswith("-"):
            waiting = word if "=" not in word and _takes_value(command, word) else None
        elif word in getattr(command, "commands", {}):
            command = command.commands[word]
        else:
            given += 1
            game = word if word in dedale.games() else game
    name, equals, _ = last.partition("=")
    if waiting is not None:
        yield from _values(command, waiting, game)
    elif last.startswith("--") and equals:
        yield from (f"{name}={value}" for value in _values(command, name, game))
    elif last.startswith("-"):
        yield from command.option_names(game)
    elif commands := getattr(command, "commands", None):
        yield from (name for name, one in commands.items() if not one.hidden)
    else:
        arguments = [one for one in command.params if one.param_type_name == "argument"]
        if given < len(arguments):
            yield from _choices(arguments[given].name, arguments[given].metavar)


def _option(command: Command, name: str) -> Parameter:
    """The command's own option of that name; None if it has none."""
    return next((one for one in command.params if name in (*one.opts, *one.secondary_opts)), None)


def _game_options(name: str, game: str | None) -> list[Option]:
    """The options of that name, of the game that was typed or of any."""
    games = [game] if game else dedale.games()
    typed = name.removeprefix("--").replace("-", "_")
    return [option for one in games for option in dedale.game(one).facts.options if option.name == typed]


def _takes_value(command: Command, name: str) -> bool:
    own = _option(command, name)
    if own is not None:
        return not own.is_flag
    return any(option.kind != "flag" for option in _game_options(name, None))


def _values(command: Command, name: str, game: str | None) -> Iterator[str]:
    """What may be said for an option."""
    own = _option(command, name)
    if own is None:
        choices = [choice for option in _game_options(name, game) for choice in option.choices if choice is not None]
        yield from dict.fromkeys(map(str, choices))
    elif name == "--bot":
        yield from (f"{seat}={bot}" for bot in _bots(game) for seat in range(1, _most_seats(game) + 1))
    elif name == "--bots":
        yield from _bots(game)
    else:
        yield from _choices(own.name, own.metavar)


def _choices(name: str, metavar: str | None) -> Sequence[str]:
    """What a name or a form says of the values: a game, or one of those between the bars."""
    if name == "game":
        return dedale.games()
    return metavar.split("|") if metavar and "|" in metavar else ()


def _bots(game: str | None) -> list[str]:
    from dedale.bots import bots, levels

    games = [game] if game else dedale.games()
    return list(dict.fromkeys(name for one in games for name in (*levels(one), *bots(one))))


def _most_seats(game: str | None) -> int:
    return max(max(dedale.game(one).facts.seats) for one in ([game] if game else dedale.games()))
