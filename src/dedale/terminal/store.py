"""`dedale store`: care of the file that the server keeps its tables in."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Annotated

import typer

from dedale.terminal.commandline import BadCommandLine, Language, SpokenCommand, SpokenGroup
from dedale.terminal.saves import shown
from dedale.terminal.serve import Store, need_server, store_of

store = typer.Typer(cls=SpokenGroup, help="cli-store", add_completion=False, rich_markup_mode=None)

_AGE = re.compile("([1-9][0-9]{0,4})d?")


@store.callback(invoke_without_command=True)
def root(ctx: typer.Context, _lang: Language = None) -> None:
    """Without a command: the help."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@store.command("backup", cls=SpokenCommand, help="cli-store-backup")
def backup(
    ctx: typer.Context,
    file: Annotated[str | None, typer.Argument(help="cli-store-file")] = None,
    store: Store = None,
    _lang: Language = None,
) -> None:
    """Copy the store into a file, also while the server runs."""
    need_server()
    from dedale.server.store.housekeeping import back_up

    if file is None:
        raise BadCommandLine("cli-store-where", "Which file? Name it after 'dedale store backup'.")
    count = asyncio.run(back_up(store_of(store), Path(file)))
    print(ctx.obj("store-copied", count=count, path=shown(Path(file))))


@store.command("prune", cls=SpokenCommand, help="cli-store-prune")
def prune(
    ctx: typer.Context,
    older_than: Annotated[str, typer.Option(metavar="DAYS", help="cli-store-older")] = "90d",
    store: Store = None,
    _lang: Language = None,
) -> None:
    """Delete old tables, also while the server runs."""
    need_server()
    from dedale.server.store.housekeeping import prune as delete_old

    age = _AGE.fullmatch(older_than)
    if age is None:
        raise BadCommandLine(
            "cli-age", f"{older_than!r} is no number of days; write for example 90d.", found=older_than
        )
    count = asyncio.run(delete_old(store_of(store), int(age[1])))
    print(ctx.obj("store-pruned", count=count))
