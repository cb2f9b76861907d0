"""The log of the server: one line for every cause, however often it comes, as text or as JSON.

What a guest sends never gets into it: no token, no name, no address of a page but those that the server knows.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable
from typing import Final

MINUTE = 60.0
MOST = 100
"""No more lines a minute, whatever the causes."""

ACCESS: Final = "dedale.access"
"""Where requests are written down, if that is asked for."""


class Calm(logging.Filter):
    """Lets the first report of a cause pass, and says a minute later how many more there were."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._since = clock()
        self._seen: dict[tuple[object, ...], int] = {}
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a report is written down."""
        if record.name == ACCESS:
            return True
        now = self._clock()
        before, left_out = 0, 0
        cause = _cause(record)
        if now - self._since >= MINUTE:
            before, left_out = self._seen.get(cause, 1) - 1, self._left_out
            self._since, self._seen, self._left_out = now, {}, 0
        if cause in self._seen:
            self._seen[cause] += 1
            self._left_out += 1
            return False
        if len(self._seen) >= MOST:
            self._left_out += 1
            return False
        self._seen[cause] = 1
        if before or left_out:
            record.msg = (
                f"{record.getMessage().rstrip()} (before that, {before} more of these; {left_out} reports left out)"
            )
            record.args = None
        return True


def _cause(record: logging.LogRecord) -> tuple[object, ...]:
    """What tells one cause from another: the sentence, and for an exception where it came from."""
    error = record.exc_info[1] if record.exc_info else None
    at = None if error is None else error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    place = None if at is None else (at.tb_frame.f_code.co_filename, at.tb_lineno)
    return record.name, record.msg if error is not None else record.getMessage(), type(error), place


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A report as a line."""
        line: dict[str, object] = {
            "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage().rstrip(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Lines(logging.Formatter):
    """A line of text, with its facts behind it."""

    def format(self, record: logging.LogRecord) -> str:
        """A report as a line; a traceback follows it."""
        facts: dict[str, object] = getattr(record, "facts", {})
        return " ".join([super().format(record).rstrip(), *(f"{name}={fact}" for name, fact in facts.items())])


def set_up_logs(*, structured: bool, access: bool) -> None:
    """Have everything that the server reports written to the standard error, and requests only on request."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if structured else Lines("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Calm())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_not_the_pages_fault)
    logging.getLogger(ACCESS).setLevel(logging.INFO if access else logging.WARNING)


def _not_the_pages_fault(record: logging.LogRecord) -> bool:
    """Whether a report is worth writing down: what is no request, or no text, is the affair of whoever sent it."""
    return not str(record.msg).startswith(("Invalid UTF-8", "Invalid HTTP", "Unsupported upgrade", "No supported"))
