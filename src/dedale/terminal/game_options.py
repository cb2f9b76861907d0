"""The options of the games on the command line: every game says its own, and `dedale play` takes those of all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import dedale
from dedale.core.options import Option, OptionValue, OptionValues
from dedale.terminal.commandline import BadCommandLine, Context, Formatter, SpokenCommand
from dedale.words import Words
from dedale.words.plain import PlainWords, title_words

TYPED = "dedale.options"
"""Where a context keeps what was typed."""


class GameCommand(SpokenCommand):
    """A command that takes the options of a game besides its own."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        own = {name for parameter in self.params for name in (*parameter.opts, *parameter.secondary_opts)}
        rest, ctx.meta[TYPED] = _apart(args, own)
        return super().parse_args(ctx, rest)

    def option_names(self, game: str | None = None) -> list[str]:
        games = [game] if game else dedale.games()
        options = (option.name for one in games for option in dedale.game(one).facts.options)
        return list(dict.fromkeys([*super().option_names(), *(f"--{name.replace('_', '-')}" for name in options)]))

    def format_options(self, ctx: Context, formatter: Formatter) -> None:
        super().format_options(ctx, formatter)
        words: Words = ctx.find_root().obj
        for name in dedale.games():
            formatter.write_paragraph()
            formatter.write(words("cli-panel-game", game=words.say(title_words(name))) + "\n")
            with formatter.indentation():
                formatter.write_dl([_line(words, name, option) for option in dedale.game(name).facts.options])


def typed_options(ctx: Context) -> OptionValues:
    """The options of a game that were typed, numbers as numbers."""
    found: OptionValues = ctx.meta[TYPED]
    return found


def _apart(args: Sequence[str], own: set[str]) -> tuple[list[str], OptionValues]:
    """The command's own arguments, and the options of a game among them. Raises BadCommandLine where a value lacks."""
    known = {option.name: option for name in dedale.games() for option in dedale.game(name).facts.options}
    shorthands = {str(choice): option.name for option in known.values() for choice in _words_among(option)}
    rest: list[str] = []
    typed: OptionValues = {}
    left = iter(args)
    for argument in left:
        name = argument.removeprefix("--").partition("=")[0].replace("-", "_")
        if argument == "--":
            rest += [argument, *left]
        elif not argument.startswith("--") or argument.partition("=")[0] in own:
            rest.append(argument)
        elif name in known:
            typed[name] = True if known[name].kind == "flag" and "=" not in argument else _value(argument, left)
        elif name in shorthands and "=" not in argument:
            typed[shorthands[name]] = name
        else:
            rest.append(argument)
    return rest, typed


def _words_among(option: Option) -> list[str]:
    """The choices of an option that may be typed without it: --silent is --talk silent."""
    return [one for one in option.choices if isinstance(one, str)] if option.kind == "choice" else []


def _value(argument: str, left: Iterator[str]) -> OptionValue:
    name, equals, value = argument.partition("=")
    value = value if equals else next(left, "")
    if not value or value.startswith("--"):
        raise BadCommandLine(
            "cli-value",
            f"The option {name!r} needs a value after it; 'dedale play --help' says which.",
            name=name,
            command="dedale play",
        )
    return {"true": True, "false": False}.get(value, int(value) if value.isdecimal() else value)


def _line(words: Words, game: str, option: Option) -> tuple[str, str]:
    """An option with what may be chosen, and what it is about."""
    told = PlainWords(game)
    name = option.name.replace("_", "-")
    about = f"{game}-option-{name}.text"
    label = words.say(told.option_words(option.name))
    told_more = words("cli-option-line", label=label, text=words(about)) if words.has(about) else label
    return f"--{name}{_metavar(words, option)}", told_more


def _metavar(words: Words, option: Option) -> str:
    if option.kind == "flag":
        return ""
    if option.kind == "seat":
        return f" {words('cli-seat-value')}"
    if option.kind == "one_each":
        return f" {','.join(map(str, option.choices))}"
    shown = [str(one) for one in option.choices if one is not None]
    return f" {shown[0]}-{shown[-1]}" if option.kind == "number" and len(option.most) > 1 else f" {'|'.join(shown)}"
