"""An answer in JSON, compressed for whoever can read it so."""

from __future__ import annotations

import gzip

from starlette.requests import Request
from starlette.responses import Response

LEVEL = 5


def json_response(request: Request, body: bytes) -> Response:
    """The body as an answer."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding, accept-language"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = gzip.compress(body, LEVEL, mtime=0)
    return Response(body, media_type="application/json", headers=headers)
