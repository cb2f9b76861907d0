"""The command line in the user's language: its help, and its errors as sentences."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import typer
from typer.core import TyperCommand, TyperGroup

from dedale.core.errors import DedaleError
from dedale.core.spelling import meant
from dedale.words import Words, languages

UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""The class of all that can be wrong with a command line; typer has it under a name of its own in each version."""

Command: TypeAlias = Any
Context: TypeAlias = Any
Formatter: TypeAlias = Any
Parameter: TypeAlias = Any
"""Other classes of typer's that move from version to version."""

Language = Annotated[str | None, typer.Option("--lang", metavar="|".join(languages()), help="cli-lang")]
NoColour = Annotated[bool, typer.Option("--no-color", "--no-colour", help="cli-no-colour")]

Plain = Annotated[bool, typer.Option("--plain", help="cli-plain")]


class BadCommandLine(DedaleError, ValueError):
    """A command, an option or an argument that there is not, or one that lacks its value."""


class _SpokenHelp:
    """Help in the language of the words that the context holds: typer's help texts are their keys."""

    params: list[Parameter]

    def format_usage(self, ctx: Context, formatter: Formatter) -> None:
        words = _words(ctx)
        pieces = [words("cli-usage-options")]
        pieces += [f"[{_name(parameter)}]" for parameter in ctx.command.params if _is_argument(parameter)]
        if getattr(ctx.command, "commands", None):
            pieces.append(words("cli-usage-command"))
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{words('cli-usage')} ")

    def option_names(self, game: str | None = None) -> list[str]:
        """The options that may be typed; of a command that takes those of a game, this game's or any game's."""
        own = [name for one in self.params if not _is_argument(one) for name in (*one.opts, *one.secondary_opts)]
        return [*own, "--help"]

    def format_help_text(self, ctx: Context, formatter: Formatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(_words(ctx)(ctx.command.help))

    def format_options(self, ctx: Context, formatter: Formatter) -> None:
        words = _words(ctx)
        command = ctx.command
        commands = getattr(command, "commands", {})
        parameters = command.get_params(ctx)
        sections = {
            "arguments": [(_name(one), words(one.help)) for one in parameters if _is_argument(one)],
            "options": [_option_line(words, one) for one in parameters if not _is_argument(one)],
            "commands": [(name, words(one.help)) for name, one in commands.items() if not one.hidden],
        }
        for name, lines in sections.items():
            if lines:
                formatter.write_paragraph()
                formatter.write(words(f"cli-panel-{name}") + "\n")
                with formatter.indentation():
                    formatter.write_dl(lines)


class SpokenCommand(_SpokenHelp, TyperCommand):
    """A command with its help in the user's language."""


class SpokenGroup(_SpokenHelp, TyperGroup):
    """The commands, with their help in the user's language."""

    def resolve_command(self, ctx: Context, args: list[str]) -> tuple[str | None, Command | None, list[str]]:
        """The command that the arguments begin with. Raises BadCommandLine if there is none of that name."""
        if args and args[0] not in self.commands:
            names = [name for name, command in self.commands.items() if not command.hidden]
            known = ", ".join(names)
            raise BadCommandLine(
                "cli-command",
                f"There is no command {args[0]!r}; the commands are: {known}.",
                name=args[0],
                known=known,
                **meant(args[0], names),
            )
        return super().resolve_command(ctx, args)


def bad_command_line(error: Exception) -> BadCommandLine:
    """The sentence for what typer found wrong."""
    command = getattr(getattr(error, "ctx", None), "command_path", None) or "dedale"
    name = str(getattr(error, "option_name", ""))
    kind = type(error).__name__
    extra = getattr(error, "message", "").rpartition("(")
    if kind == "NoSuchOption":
        return BadCommandLine(
            "cli-option",
            f"There is no option {name!r} here; '{command} --help' lists the options.",
            name=name,
            command=command,
            **meant(name, _options_at(error)),
        )
    if kind == "BadOptionUsage" and "does not take" in str(error):
        return BadCommandLine("cli-flag", f"The option {name!r} takes no value; leave it out.", name=name)
    if kind == "BadOptionUsage":
        return BadCommandLine(
            "cli-value",
            f"The option {name!r} needs a value after it; '{command} --help' says which.",
            name=name,
            command=command,
        )
    if extra[0].startswith("Got unexpected extra"):
        found = extra[2].rstrip(")")
        return BadCommandLine(
            "cli-extra",
            f"{found!r} is too much here; '{command} --help' says what is expected.",
            found=found,
            command=command,
        )
    return BadCommandLine(
        "cli-usage",
        f"The command line was not understood; '{command} --help' says what is expected.",
        command=command,
    )


def _options_at(error: Any) -> list[str]:
    """The options that there are where the error was found."""
    return error.ctx.command.option_names() if error.ctx is not None else []


def _words(ctx: Context) -> Words:
    words: Words = ctx.find_root().obj
    return words


def _is_argument(parameter: Parameter) -> bool:
    return bool(parameter.param_type_name == "argument")


def _name(parameter: Parameter) -> str:
    return str(parameter.metavar or parameter.name).upper()


def _option_line(words: Words, option: Parameter) -> tuple[str, str]:
    """An option with its value, and what it does."""
    names = ", ".join(sorted([*option.opts, *option.secondary_opts], key=len))
    value = "" if option.is_flag else f" {option.metavar or option.name.upper()}"
    return names + value, words("cli-help" if option.name == "help" else option.help)
