"""`dedale serve`: the page and its tables. What it needs is imported when it runs."""

from __future__ import annotations

import os
import re
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import dedale
from dedale.core.errors import DedaleError
from dedale.core.parts import untold
from dedale.core.rehearsal import REHEARSED_PATIENCE, rehearsing
from dedale.terminal.commandline import BadCommandLine, Language
from dedale.terminal.saves import folder

if TYPE_CHECKING:
    from ssl import SSLContext

    from dedale.words import Words

NEEDED = ("aiosqlite", "alembic", "prometheus_client", "segno", "sqlalchemy", "starlette", "uvicorn", "websockets")
INSTALL = "pip install 'dedale[server]'"

_PREFIX = re.compile(r"(/[A-Za-z0-9._~-]+)+")

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
    name: Annotated[list[str] | None, typer.Option(metavar="NAME", help="cli-serve-name")] = None,
    proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS", help="cli-serve-proxy")] = None,
    prefix: Annotated[str, typer.Option(metavar="/PATH", help="cli-serve-prefix")] = "",
    certificate: Annotated[str | None, typer.Option(metavar="FILE", help="cli-serve-certificate")] = None,
    key: Annotated[str | None, typer.Option(metavar="FILE", help="cli-serve-key")] = None,
    metrics: Annotated[str | None, typer.Option(metavar="[ADDRESS:]N", help="cli-serve-metrics")] = None,
    log: Annotated[str, typer.Option(metavar="text|json", help="cli-serve-log")] = "text",
    access_log: Annotated[bool, typer.Option("--access-log", help="cli-serve-access")] = False,
    prune_after: Annotated[str | None, typer.Option(metavar="DAYS", help="cli-serve-prune")] = None,
    _lang: Language = None,
) -> None:
    """Serve the page until stopped."""
    need_server()
    from dedale.server.addresses import host_name, network
    from dedale.server.limits import Limits
    from dedale.server.listening import bound
    from dedale.server.run import serve as run
    from dedale.server.settings import Settings
    from dedale.terminal.store import days_of

    words: Words = ctx.obj
    wait = _seconds(pace)
    if rehearsing() and (lan or not _is_own(host or LOOPBACK)):
        raise BadCommandLine(
            "cli-rehearse-public",
            "A rehearsal is for tests on this machine alone, as every card can be known; leave --lan, --host or "
            "--rehearse out.",
        )
    settings = Settings(
        store_of(store),
        pace=wait,
        names=(*map(host_name, name or ()), *(_own_names() if lan else ()), *([host] if host else ())),
        beyond=lan or not _is_own(host or LOOPBACK),
        proxies=tuple(map(network, proxy or ())),
        prefix=_prefix(prefix),
        certificate=_certified(certificate, key),
        structured_log=_is_json(log),
        access_log=access_log,
        metrics=None if metrics is None else _place(metrics),
        prune_after=None if prune_after is None else days_of(prune_after),
    )
    listener = bound(host or (EVERYWHERE if lan else LOOPBACK), None if port is None else _port(port))
    number = listener.getsockname()[1]
    scheme = "http" if certificate is None else "https"
    own = f"{scheme}://{_named(host)}:{number}{settings.prefix}"
    house = _house(scheme, number, settings.prefix) if lan else None
    limits = Limits().times(REHEARSED_PATIENCE) if rehearsing() else Limits()
    settings = replace(settings, lan=house, limits=limits)

    broken = broken_parts(words)

    def ready() -> None:
        print(words("serve-at", address=own))
        for trouble in broken:
            print(trouble, file=sys.stderr, flush=True)
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
            import webbrowser

            webbrowser.open(own)

    run(listener, settings, ready)


def _certified(certificate: str | None, key: str | None) -> SSLContext | None:
    """What speaks TLS, if that is asked for. A key alone would leave a server without it, unnoticed."""
    from dedale.server.listening import certified

    if certificate is None:
        if key is not None:
            raise BadCommandLine("key-alone", "A --key is of no use without its --certificate; name both, or neither.")
        return None
    return certified(Path(certificate), None if key is None else Path(key))


def _own_names() -> tuple[str, ...]:
    """The names by which a house knows this machine."""
    from socket import gethostname

    name = gethostname().partition(".")[0]
    return (name, f"{name}.local")


def _is_own(host: str) -> bool:
    """Whether an address is reached from this machine alone."""
    from ipaddress import ip_address

    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _named(host: str | None) -> str:
    return "localhost" if host in (None, LOOPBACK, EVERYWHERE) else f"[{host}]" if ":" in str(host) else str(host)


def _house(scheme: str, port: int, prefix: str) -> str | None:
    from dedale.server.lan import own_address

    address = own_address()
    return None if address is None else f"{scheme}://{address}:{port}{prefix}"


def _prefix(text: str) -> str:
    """The path before all addresses of the page, without a slash at its end."""
    if text.rstrip("/") and not _PREFIX.fullmatch(text.rstrip("/")):
        raise BadCommandLine(
            "cli-prefix", f"{text!r} is no path to be found under; write one such as /games.", found=text
        )
    return text.rstrip("/")


def _is_json(text: str) -> bool:
    if text not in ("text", "json"):
        raise BadCommandLine("cli-log", f"{text!r} is no form of a log; choose text or json.", found=text)
    return text == "json"


def _place(text: str) -> tuple[str, int]:
    """An address and a port; this machine alone where there is no address."""
    host, _, port = text.rpartition(":")
    return host.strip("[]") or LOOPBACK, _port(port)


def _has_desktop() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 <= int(text) <= 65535:
        raise BadCommandLine(
            "cli-port", f"{text!r} is no port; choose a whole number from 1 to 65535, or 0 for any.", found=text
        )
    return int(text)


def broken_parts(words: Words) -> list[str]:
    """What is broken of all that a server takes from packages: said when it starts, and not when it is stopped."""
    from dedale.bots import bots
    from dedale.bots.hints.parts import ROOM as HINTS
    from dedale.server.presenter import presenter_of
    from dedale.words import error_words
    from dedale.words.games import game_words

    for name in dedale.games():
        bots(name)
        HINTS.part(name)
        presenter_of(name)
        game_words(name)
    return [error_words(words, trouble) for trouble in untold()]


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise BadCommandLine("cli-pace", f"{text!r} is no pace; give seconds from 0 to 60.", found=text)
    return seconds
