"""`dedale serve`: the page and its tables. What it needs is imported when it runs."""

from __future__ import annotations

import os
import sys
import webbrowser
from importlib.util import find_spec
from ipaddress import ip_address
from typing import TYPE_CHECKING, Annotated

import typer

from dedale.core.errors import DedaleError
from dedale.core.rehearsal import REHEARSED_PATIENCE, rehearsing
from dedale.terminal.commandline import BadCommandLine, Language
from dedale.terminal.saves import folder

if TYPE_CHECKING:
    from dedale.words import Words

NEEDED = ("aiosqlite", "alembic", "fastapi", "segno", "sqlalchemy", "uvicorn", "websockets")
INSTALL = "pip install 'dedale[server]'"

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"

Store = Annotated[str | None, typer.Option(metavar="FILE", help="cli-serve-store")]


class ServerMissing(DedaleError, RuntimeError):
    """The server was asked for, and what it needs is not installed."""


def need_server() -> None:
    """Refuse to go on without what the server needs."""
    for module in NEEDED:
        if find_spec(module) is None:
            raise ServerMissing(
                "server-missing",
                f"The server needs {module}, which is not installed; say: {INSTALL}",
                module=module,
                command=INSTALL,
            )


def store_of(asked: str | None) -> str:
    """The store that was asked for, or the one in the user's data folder."""
    return asked or str(folder(os.environ).parent / "tables.sqlite")


def serve(
    ctx: typer.Context,
    port: Annotated[str | None, typer.Option(metavar="N", help="cli-serve-port")] = None,
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="cli-serve-host")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="cli-serve-lan")] = False,
    store: Store = None,
    browser: Annotated[bool, typer.Option("--open", help="cli-serve-open")] = False,
    pace: Annotated[str, typer.Option(metavar="SECONDS", help="cli-serve-pace")] = "0.6",
    _lang: Language = None,
) -> None:
    """Serve the page until stopped."""
    need_server()
    from dedale.server.limits import Limits
    from dedale.server.run import bound
    from dedale.server.run import serve as run
    from dedale.server.settings import Settings

    words: Words = ctx.obj
    wait = _seconds(pace)
    if rehearsing() and (lan or not _is_own(host or LOOPBACK)):
        raise BadCommandLine(
            "cli-rehearse-public",
            "A rehearsal is for tests on this machine alone, as every card can be known; leave --lan, --host or "
            "--rehearse out.",
        )
    listener = bound(host or (EVERYWHERE if lan else LOOPBACK), None if port is None else _port(port))
    number = listener.getsockname()[1]
    own = f"http://{_named(host)}:{number}"
    house = _house(number) if lan else None
    limits = Limits().times(REHEARSED_PATIENCE) if rehearsing() else Limits()
    settings = Settings(store_of(store), pace=wait, lan=house, limits=limits)

    def ready() -> None:
        print(words("serve-at", address=own))
        if lan and not house:
            print(words("serve-no-house"))
        if house:
            from dedale.server.lan import terminal_qr

            print(words("serve-house", address=house))
            print(terminal_qr(house + "/"))
        if not (settings.static / "index.html").is_file():
            print(words("page-not-built"))
        print(words("serve-stop"))
        sys.stdout.flush()
        if browser and _has_desktop():
            webbrowser.open(own)

    run(listener, settings, ready)


def _is_own(host: str) -> bool:
    """Whether an address is reached from this machine alone."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _named(host: str | None) -> str:
    return "localhost" if host in (None, LOOPBACK, EVERYWHERE) else f"[{host}]" if ":" in str(host) else str(host)


def _house(port: int) -> str | None:
    from dedale.server.lan import own_address

    address = own_address()
    return None if address is None else f"http://{address}:{port}"


def _has_desktop() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 <= int(text) <= 65535:
        raise BadCommandLine(
            "cli-port", f"{text!r} is no port; choose a whole number from 1 to 65535, or 0 for any.", found=text
        )
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise BadCommandLine("cli-pace", f"{text!r} is no pace; give seconds from 0 to 60.", found=text)
    return seconds
