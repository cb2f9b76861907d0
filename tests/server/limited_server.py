"""The server as `dedale serve` starts it, with limits for tests: so wide that none is met, or very narrow.

Where a test drives its clock, seconds come as lines on the standard input.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import threading
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

from dedale.bots import Budget, Judgement, Seat
from dedale.core.rehearsal import rehearse
from dedale.server import analyses, api
from dedale.server.addresses import network
from dedale.server.limits import Limits, RateLimit
from dedale.server.listening import bound
from dedale.server.run import serve
from dedale.server.settings import Settings
from tests.server.clock import DrivenLoop


class HeldUp:
    """A judge that has nothing to say until the server is gone."""

    def __init__(self) -> None:
        self._gone = threading.Event()

    def judge(self, seat: Seat, budget: Budget, seed: int) -> list[Judgement]:
        self._gone.wait()
        return []

    def let_go(self) -> None:
        self._gone.set()


def prepare() -> None:
    """For the nursery: all that is needed is imported already."""


def run(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rehearse", type=Path, required=True)
    parser.add_argument("--port", type=int)
    parser.add_argument("--store")
    parser.add_argument("--narrow", action="store_true")
    parser.add_argument("--held-up", action="store_true", help="no analysis comes to an end")
    parser.add_argument("--driven", action="store_true", help="the clock goes forward as far as it is told")
    parser.add_argument("--broken", action="store_true", help="asking for the games divides by zero")
    parser.add_argument("--hasty", action="store_true", help="requests have to come, and answers to be read, at once")
    parser.add_argument("--files", type=int, help="so many files may be open")
    parser.add_argument("--zealous", action="store_true", help="the store is looked after all the time")
    parser.add_argument("--metrics", type=int)
    parser.add_argument("--proxy", action="append", default=[])
    parser.add_argument("--name", action="append", default=[])
    parser.add_argument("--prefix", default="")
    parser.add_argument("--log-all", action="store_true", help="every request is logged, as JSON")
    asked = parser.parse_args(arguments)
    rehearse(asked.rehearse)
    listener = bound("127.0.0.1", asked.port)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    if asked.files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (asked.files // 2, asked.files))
    limits = (
        Limits(messages=RateLimit(0, 20), address_messages=RateLimit(0, 60), sockets=2)
        if asked.narrow
        else Limits().times(1000)
    )
    settings = Settings(
        asked.store,
        pace=0,
        limits=limits,
        names=tuple(asked.name),
        proxies=tuple(map(network, asked.proxy)),
        prefix=asked.prefix,
        metrics=None if asked.metrics is None else ("127.0.0.1", asked.metrics),
        structured_log=asked.log_all,
        access_log=asked.log_all,
    )
    if asked.hasty:
        settings = replace(settings, request_within=0.5, unread_within=1.0)
    if asked.zealous:
        settings = replace(settings, check_every=0.1, keep_every=0.1)
    judge = HeldUp()
    with (
        patch.object(analyses, "judge_of", lambda _: judge) if asked.held_up else nullcontext(),
        patch.object(api, "catalogue_json", lambda: 1 // 0) if asked.broken else nullcontext(),
        patch.object(asyncio.events, "new_event_loop", DrivenLoop) if asked.driven else nullcontext(),
    ):
        serve(listener, settings, lambda: print(address, flush=True))
    judge.let_go()
    return 0
