"""Where the server listens, and what it needs for that: a port, open files, a certificate."""

from __future__ import annotations

import errno
import socket
import ssl
from pathlib import Path

from dedale.core.errors import DedaleError
from dedale.server.doorkeeper import CountedListener
from dedale.server.errors import Refused

PORT = 8321
"""Where the server listens unless told otherwise."""

MOST_FILES = 65_536
OTHER_FILES = 200
"""So many files are left to the store, to the page, and to what else there is."""


class PortTaken(DedaleError, ValueError):
    """Something else listens at a port."""


def bound(host: str, port: int | None) -> CountedListener:
    """A socket that listens at this port; without one at the usual port, or if that is taken at any that is free."""
    if port is not None:
        return _bound(host, port)
    try:
        return _bound(host, PORT)
    except PortTaken:
        return _bound(host, 0)


def _bound(host: str, port: int) -> CountedListener:
    listener = CountedListener(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, ValueError) as error:
        listener.close()
        raise not_bound(host, port, error) from None
    return listener


def not_bound(host: str, port: int, error: Exception) -> DedaleError:
    """Why nothing can listen there, and what to do."""
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.EADDRINUSE:
        return PortTaken(
            "port-taken",
            f"Something else listens at {host}, port {port}, already; choose another --port, or stop that first.",
            host=host,
            port=str(port),
        )
    if number == errno.EACCES:
        return Refused(
            "port-denied", f"You may not listen at port {port}; choose a --port from 1024 on.", port=str(port)
        )
    return Refused(
        "host-unknown",
        f"This machine has no address {host!r} to listen at; leave --host out, or say --lan to let the house in.",
        host=host,
    )


def most_connections() -> int:
    """How many can be connected at once, with as many files open as this process may have."""
    try:
        import resource
    except ImportError:  # not on Windows, which has no such limit
        return MOST_FILES
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        now = wanted
    files = MOST_FILES if now == resource.RLIM_INFINITY else now
    return max(files - OTHER_FILES, files // 2)


def certified(certificate: Path, key: Path | None) -> ssl.SSLContext:
    """What speaks TLS with this certificate and its key, which may be in the same file. Raises Refused."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    for file in filter(None, (certificate, key)):
        try:
            file.read_bytes()
        except OSError:
            raise Refused(
                "certificate-unread",
                f"The file {str(file)!r} cannot be read; check --certificate and --key, and that you may read them.",
                name=str(file),
            ) from None
    try:
        context.load_cert_chain(certificate, key, password="")
    except (ssl.SSLError, OSError, ValueError):
        raise Refused(
            "certificate-unfit",
            f"The certificate {str(certificate)!r} and its key do not fit together, or are not in the PEM form without "
            "a password; check --certificate and --key.",
            name=str(certificate),
        ) from None
    return context
