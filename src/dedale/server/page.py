"""The page's files, and what is said where they are not built."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from hashlib import blake2b
from html import escape
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from dedale.server.languages import words_asked
from dedale.words import Words

INDEX = "index.html"
ASSETS = "assets/"
OWN = ("t", "statistics", "rules", "learn")
"""Where the page itself is: the first parts of its addresses."""
COMPRESSED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest")
FOREVER = "public, max-age=31536000, immutable"
MOST_FILES = 200


class PageFile(NamedTuple):
    """A file, ready to be sent."""

    body: bytes
    zipped: bytes | None
    kind: str
    tag: str


class Page:
    """Serves the folder that the page is built into; every address of the page itself is its index."""

    def __init__(self, folder: Path, prefix: str = "") -> None:
        """The page in this folder, found under a path of its own if there is a prefix."""
        self._folder = folder.resolve()
        self._prefix = prefix

    async def show(self, request: Request) -> Response:
        """A file of the page, the page itself, or how to get one."""
        path = request.scope["path"].lstrip("/")
        if not path or path.partition("/")[0] in OWN:
            path = INDEX
        found = self._find(path)
        if found is not None:
            return _sent(request, found, FOREVER if path.startswith(ASSETS) else "no-cache")
        index = self._find(INDEX)
        if index is not None and _is_read(request) and not path.startswith(ASSETS):
            # The page itself says that nothing is there, and has a way home.
            return Response(index.body, 404, {"cache-control": "no-cache"}, index.kind)
        words = words_asked(request.headers.get("accept-language", ""))
        if path != INDEX:
            return _plain(words, "page-missing", 404)
        return _plain(words, "page-not-built", 503)

    def _find(self, path: str) -> PageFile | None:
        try:
            file = (self._folder / path).resolve()
            if not file.is_relative_to(self._folder) or not file.is_file():
                return None
            return _read(file, file.stat().st_mtime_ns, self._prefix if path == INDEX else None)
        except (OSError, ValueError):
            return None


@lru_cache(MOST_FILES)
def _read(file: Path, _changed: int, prefix: str | None) -> PageFile:
    """A file of the page. The index is found at many addresses, so what it loads is named from the top."""
    body = file.read_bytes()
    if prefix is not None:
        body = body.replace(b'="./', f'="{prefix}/'.encode()).replace(
            b"<html ", f'<html data-top="{prefix}" '.encode(), 1
        )
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    kind = "text/javascript" if file.suffix in (".js", ".mjs") else kind
    zipped = gzip.compress(body, 9, mtime=0) if kind.startswith(COMPRESSED) else None
    return PageFile(body, zipped, kind, f'"{blake2b(body, digest_size=12).hexdigest()}"')


def _sent(request: Request, file: PageFile, caching: str) -> Response:
    headers = {"etag": file.tag, "cache-control": caching, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.zipped
    return Response(body, media_type=file.kind, headers=headers)


def _is_read(request: Request) -> bool:
    """Whether a person waits for a page, and not a page for one of its files."""
    return "text/html" in request.headers.get("accept", "")


def _plain(words: Words, key: str, status: int) -> HTMLResponse:
    title, text = escape(words("page-plain-title")), escape(words(key))
    page = (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<main><h1>{title}</h1><p>{text}</p></main></html>"
    )
    return HTMLResponse(page, status)
