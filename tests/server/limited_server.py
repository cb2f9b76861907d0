"""The server as `dedale serve` starts it, with limits for tests: so wide that none is met, or very narrow."""

from __future__ import annotations

import argparse

from dedale.server.limits import Limits, Rate
from dedale.server.run import bound, serve
from dedale.server.settings import Settings


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--store")
    parser.add_argument("--narrow", action="store_true")
    asked = parser.parse_args()
    listener = bound("127.0.0.1", asked.port)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    limits = (
        Limits(messages=Rate(0, 20), address_messages=Rate(0, 60), sockets=2) if asked.narrow else Limits().times(1000)
    )
    settings = Settings(asked.store, pace=0, limits=limits)
    serve(listener, settings, lambda: print(address, flush=True))


if __name__ == "__main__":
    main()
