"""An error as an answer to a request."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dedale.core.errors import DedaleError, StillRunning
from dedale.server.errors import STATUSES, Stopping, public_facts
from dedale.server.metrics import REFUSALS


def trouble(_request: Request, error: DedaleError) -> Response:
    """An error as an answer: its code, its sentence in English, and its facts."""
    status = 409 if isinstance(error, StillRunning) else STATUSES.get(type(error), 422)
    REFUSALS.add(error.code)
    told = {"code": error.code, "words": str(error), "facts": public_facts(error)}
    last = {"connection": "close"} if isinstance(error, Stopping) else None
    return Response(msgspec.json.encode(told), status, last, media_type="application/json")
