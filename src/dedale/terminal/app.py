"""`dedale`: the command line. What only a game needs is imported when one is played.

The help of a command, an option or an argument is the key of its words; `commandline` looks them up.
"""

from __future__ import annotations

import os
import sys
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final, Protocol

import typer

import dedale
from dedale.core.errors import BadBudget, BrokenPart, DedaleError, UnknownBot
from dedale.core.parts import Room, note, untold
from dedale.core.rehearsal import rehearse
from dedale.core.spelling import meant
from dedale.terminal.commandline import (
    BadCommandLine,
    Language,
    NoColour,
    Plain,
    SpokenCommand,
    SpokenGroup,
    UsageError,
    bad_command_line,
)
from dedale.terminal.game_options import GameCommand, typed_options
from dedale.terminal.glyphs import keep_to_encoding
from dedale.terminal.judging import judge
from dedale.terminal.lab import lab
from dedale.terminal.language import check_language, words_for
from dedale.terminal.serve import serve
from dedale.terminal.store import store
from dedale.terminal.training import train
from dedale.words import UnknownLanguage, Words, error_words
from dedale.words.plain import tagline_words

USAGE, FAILED, BROKEN, INTERRUPTED = 2, 1, 70, 130
"""Exit codes: a command line that cannot be, something that could not be done, a fault of ours, and Ctrl-C."""


class Puzzles(Protocol):
    """What a package brings to `dedale.puzzles` for a game: a module with this function."""

    def puzzle_out(
        self,
        words: Words,
        turns: str | None,
        seed: str | None,
        number: str | None,
        *,
        solution: bool,
        colour: bool,
        plain: bool,
    ) -> None:
        """Find the puzzle asked for, as it was typed, and have it solved, or show its solution."""


PUZZLES: Final[Room[Puzzles]] = Room("puzzles", Puzzles)

app = typer.Typer(
    cls=SpokenGroup,
    help="cli-app",
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
lab.command("judge", cls=SpokenCommand, help="cli-lab-judge")(judge)
lab.command("train", cls=SpokenCommand, help="cli-lab-train")(train)
app.add_typer(lab, name="lab")
app.add_typer(store, name="store")
app.command("serve", cls=SpokenCommand, help="cli-serve")(serve)


def main() -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run these arguments, say in a sentence what went wrong, and give the exit code."""
    keep_to_encoding()
    words = words_for(arguments, os.environ)
    try:
        check_language(arguments)
        command = typer.main.get_command(app)
        answer = command.main(_resume_last(arguments), prog_name="dedale", standalone_mode=False, obj=words)
        sys.stdout.flush()
    except UsageError as error:
        return _fail(words, bad_command_line(error), USAGE)
    except (BadCommandLine, UnknownLanguage, dedale.BadOptions, dedale.UnknownGame, UnknownBot, BadBudget) as error:
        return _fail(words, error, USAGE)
    except BrokenPart as error:
        note(error)  # told below, once
        return FAILED
    except DedaleError as error:
        return _fail(words, error, FAILED)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left; Python would complain once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except Exception as error:
        print(words("error-unexpected", what=f"{type(error).__name__}, {error}"), file=sys.stderr)
        return BROKEN
    finally:
        for trouble in untold():
            print(error_words(words, trouble), file=sys.stderr)
    return answer if isinstance(answer, int) else 0


def _fail(words: Words, error: DedaleError, code: int) -> int:
    print(error_words(words, error), file=sys.stderr)
    return code


def _resume_last(arguments: list[str]) -> list[str]:
    """`--resume` without a file means the last game: typer has no options whose value may be left out."""
    return [
        "--resume=" if argument == "--resume" and (not after or after.startswith("-")) else argument
        for argument, after in pairwise([*arguments, ""])
    ]


@app.callback(invoke_without_command=True)
def root(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-version")] = False,
    rehearsal: Annotated[str | None, typer.Option("--rehearse", metavar="FILE", help="cli-rehearse")] = None,
    _lang: Language = None,
) -> None:
    """Without a command: the version, or the help."""
    if rehearsal is not None:
        rehearse(script_in(rehearsal))
    if version:
        key = "cli-version-compiled" if dedale.compiled else "cli-version-uncompiled"
        print(ctx.obj(key, version=dedale.__version__))
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@app.command("play", cls=GameCommand, help="cli-play")
def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(help="cli-play-game")] = None,
    stops: Annotated[bool, typer.Option("--stops", help="cli-play-stops")] = False,
    deal: Annotated[str | None, typer.Option(metavar="HEX", help="cli-play-deal")] = None,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="SEAT=BOT", help="cli-play-bot")] = None,
    resume: Annotated[str | None, typer.Option(metavar="[FILE]", help="cli-play-resume")] = None,
    save: Annotated[str | None, typer.Option(metavar="FILE", help="cli-play-save")] = None,
    _lang: Language = None,
    no_color: NoColour = False,
    plain: Plain = False,
) -> int:
    """Play a game. The game itself says which options it knows and which go together."""
    from dedale.terminal.sittings import Wishes, play_games

    wishes = Wishes(
        game=game,
        options=typed_options(ctx),
        secret=None if deal is None else secret_of(deal),
        resume=resume,
        save=None if save is None else Path(save),
        stops=stops,
        bots=bot or (),
    )
    return play_games(ctx.obj, wishes, colour=not no_color, plain=plain)


@app.command("replay", cls=SpokenCommand, help="cli-replay")
def replay(
    ctx: typer.Context,
    file: Annotated[str | None, typer.Argument(help="cli-replay-file")] = None,
    seat: Annotated[str | None, typer.Option(metavar="N", help="cli-replay-seat")] = None,
    _lang: Language = None,
    no_color: NoColour = False,
    plain: Plain = False,
) -> None:
    """Walk through a record."""
    from dedale.terminal.replay import walk_through

    walk_through(ctx.obj, file, seat, colour=not no_color, plain=plain)


@app.command("analyse", cls=SpokenCommand, help="cli-analyse")
def analyse(
    ctx: typer.Context,
    file: Annotated[str | None, typer.Argument(help="cli-analyse-file")] = None,
    _lang: Language = None,
    no_color: NoColour = False,
) -> None:
    """Look through a game that is over."""
    from dedale.terminal.analysis import analyse_file

    analyse_file(ctx.obj, file, colour=not no_color)


@app.command("rules", cls=SpokenCommand, help="cli-rules")
def rules(
    ctx: typer.Context,
    topic: Annotated[str | None, typer.Argument(help="cli-rules-topic")] = None,
    _lang: Language = None,
    no_color: NoColour = False,
) -> None:
    """Read the rules of all games, of one, or one chapter of them."""
    from dedale.terminal.rules import read_rules

    read_rules(ctx.obj, topic, colour=not no_color)


@app.command("puzzle", cls=SpokenCommand, help="cli-puzzle")
def puzzle(
    ctx: typer.Context,
    turns: Annotated[str | None, typer.Option(metavar="1-4", help="cli-puzzle-turns")] = None,
    seed: Annotated[str | None, typer.Option(metavar="N", help="cli-puzzle-seed")] = None,
    number: Annotated[str | None, typer.Option(metavar="1-100", help="cli-puzzle-number")] = None,
    solution: Annotated[bool, typer.Option("--solution", help="cli-puzzle-solution")] = False,
    _lang: Language = None,
    no_color: NoColour = False,
    plain: Plain = False,
) -> None:
    """Solve a puzzle of the game that has some."""
    puzzles = PUZZLES.first()
    puzzles.puzzle_out(ctx.obj, turns, seed, number, solution=solution, colour=not no_color, plain=plain)


@app.command("games", cls=SpokenCommand, help="cli-games")
def games(ctx: typer.Context, _lang: Language = None) -> None:
    """List the games."""
    names = dedale.games()
    for name in names:
        print(f"{name:<{max(map(len, names))}}  {ctx.obj.say(tagline_words(name))}".rstrip())


@app.command("completion", cls=SpokenCommand, help="cli-completion")
def completion(
    shell: Annotated[str | None, typer.Argument(metavar="bash|zsh|fish", help="cli-completion-shell")] = None,
    _lang: Language = None,
) -> None:
    """Write what a shell has to read to complete our command lines."""
    from dedale.terminal.completion import SCRIPTS

    if shell not in SCRIPTS:
        known = ", ".join(SCRIPTS)
        raise BadCommandLine(
            "cli-shell",
            f"Command lines are completed in these shells: {known}; say which, as in 'dedale completion bash'.",
            known=known,
            **meant(shell or "", SCRIPTS),
        )
    print(SCRIPTS[shell], end="")


@app.command("complete", cls=SpokenCommand, help="cli-completion", hidden=True)
def complete_words(
    ctx: typer.Context,
    shell: Annotated[str, typer.Argument(help="cli-completion-shell")] = "",
    typed: Annotated[list[str] | None, typer.Argument(help="cli-completion-typed")] = None,
) -> None:
    """What a shell asks for when somebody presses Tab."""
    from dedale.terminal.completion import complete

    print("\n".join(complete(ctx.find_root().command, shell, typed or [])))


def script_in(file: str) -> Path:
    """The file with the text that a rehearsal follows."""
    script = Path(file)
    try:
        script.read_text()
    except (OSError, ValueError):
        raise BadCommandLine(
            "cli-rehearse", f"{file!r} cannot be read as the text of a rehearsal; name a text file.", found=file
        ) from None
    return script


def secret_of(deal: str) -> bytes:
    """The secret that a deal is named by."""
    if not 1 <= len(deal) <= 32 or any(digit not in "0123456789abcdefABCDEF" for digit in deal):
        raise BadCommandLine(
            "cli-deal",
            f"{deal!r} is no deal: a deal is 1 to 32 hexadecimal digits (0 to 9 and a to f).",
            found=deal,
        )
    return int(deal, 16).to_bytes(16, "big")


if __name__ == "__main__":
    main()
