"""`dedale store`: care of the file that the server keeps its tables in."""

from __future__ import annotations

import re
from pathlib import Path
from time import gmtime, strftime
from typing import Annotated

import typer

from dedale.terminal.commandline import BadCommandLine, Language, SpokenCommand, SpokenGroup
from dedale.terminal.saves import shown
from dedale.terminal.serve import Store, need_server, store_of

store = typer.Typer(cls=SpokenGroup, help="cli-store", add_completion=False, rich_markup_mode=None)

MEGABYTE = 1_000_000

_AGE = re.compile("([1-9][0-9]{0,4})d?")


@store.callback(invoke_without_command=True)
def root(ctx: typer.Context, _lang: Language = None) -> None:
    """Without a command: the help."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@store.command("check", cls=SpokenCommand, help="cli-store-check")
def check(ctx: typer.Context, store: Store = None, _lang: Language = None) -> None:
    """Look whether the store is sound, also while the server runs."""
    need_server()
    from dedale.server.store.examination import need_sound

    need_sound(store_of(store))
    print(ctx.obj("store-sound", path=_place(store_of(store))))


@store.command("stats", cls=SpokenCommand, help="cli-store-stats")
def stats(ctx: typer.Context, store: Store = None, _lang: Language = None) -> None:
    """Say what the store holds, also while the server runs."""
    need_server()
    from dedale.server.store.examination import stats_of

    found = stats_of(store_of(store))
    print(ctx.obj("store-tables", count=found.tables, over=found.over, events=found.events))
    if found.last:
        print(ctx.obj("store-last", day=strftime("%Y-%m-%d", gmtime(found.last))))
    print(ctx.obj("store-size", size=_megabytes(found.size), free=_megabytes(found.free), version=found.version))
    if found.unkept:
        print(ctx.obj("store-unkept", count=found.unkept))


@store.command("backup", cls=SpokenCommand, help="cli-store-backup")
def backup(
    ctx: typer.Context,
    file: Annotated[str | None, typer.Argument(help="cli-store-file")] = None,
    store: Store = None,
    _lang: Language = None,
) -> None:
    """Copy the store into a file, also while the server runs."""
    need_server()
    from asyncio import run

    from dedale.server.store.housekeeping import back_up

    target = _named(file, "dedale store backup")
    count = run(back_up(store_of(store), target))
    print(ctx.obj("store-copied", count=count, path=shown(target)))


@store.command("restore", cls=SpokenCommand, help="cli-store-restore")
def restore(
    ctx: typer.Context,
    file: Annotated[str | None, typer.Argument(help="cli-store-from")] = None,
    store: Store = None,
    _lang: Language = None,
) -> None:
    """Make a store of a backup, where there is none yet."""
    need_server()
    from asyncio import run

    from dedale.server.store.housekeeping import restore as make_anew

    target = store_of(store)
    count = run(make_anew(_named(file, "dedale store restore"), target))
    print(ctx.obj("store-copied", count=count, path=_place(target)))


@store.command("prune", cls=SpokenCommand, help="cli-store-prune")
def prune(
    ctx: typer.Context,
    older_than: Annotated[str, typer.Option(metavar="DAYS", help="cli-store-older")] = "90d",
    store: Store = None,
    _lang: Language = None,
) -> None:
    """Delete old tables, also while the server runs."""
    need_server()
    from asyncio import run

    from dedale.server.store.housekeeping import prune as delete_old

    count = run(delete_old(store_of(store), days_of(older_than)))
    print(ctx.obj("store-pruned", count=count))


@store.command("vacuum", cls=SpokenCommand, help="cli-store-vacuum")
def vacuum(ctx: typer.Context, store: Store = None, _lang: Language = None) -> None:
    """Give back the room of what was deleted."""
    need_server()
    from dedale.server.store.examination import vacuum as give_back

    print(ctx.obj("store-vacuumed", size=_megabytes(give_back(store_of(store)))))


def days_of(text: str) -> int:
    """A number of days, such as 90d."""
    age = _AGE.fullmatch(text)
    if age is None:
        raise BadCommandLine("cli-age", f"{text!r} is no number of days; write for example 90d.", found=text)
    return int(age[1])


def _named(file: str | None, command: str) -> Path:
    if file is None:
        raise BadCommandLine("cli-store-where", f"Which file? Name it after '{command}'.", command=command)
    return Path(file)


def _place(store: str) -> str:
    """Where a store is, without the password in its address."""
    from dedale.server.store.engine import file_of
    from dedale.server.store.engine import shown as shown_address

    path = file_of(store)
    return shown_address(store) if path is None else shown(path)


def _megabytes(size: int) -> str:
    return f"{size / MEGABYTE:.1f}"
