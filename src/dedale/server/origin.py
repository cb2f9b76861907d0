"""Where a request comes from: a page of this server, or one of somebody else's."""

from __future__ import annotations

from urllib.parse import urlsplit


def same_origin(origin: str | None, host: str) -> bool:
    """Whether a request comes from a page of this server. What is no browser sends no origin."""
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False
