"""An error as an answer to a request."""

from __future__ import annotations

import json

from starlette.requests import Request
from starlette.responses import Response

from dedale.core.errors import DedaleError, StillRunning
from dedale.server.errors import STATUSES, Stopping, public_facts
from dedale.server.languages import words_asked
from dedale.server.metrics import REFUSALS
from dedale.words import error_words


def trouble(request: Request, error: DedaleError) -> Response:
    """An error as an answer: its code, its sentence in the language asked for, and its facts."""
    words = words_asked(request.headers.get("accept-language", ""))
    status = 409 if isinstance(error, StillRunning) else STATUSES.get(type(error), 422)
    REFUSALS.add(error.code)
    told = {"code": error.code, "words": error_words(words, error), "facts": public_facts(error)}
    last = {"connection": "close"} if isinstance(error, Stopping) else None
    return Response(json.dumps(told), status, last, media_type="application/json")
