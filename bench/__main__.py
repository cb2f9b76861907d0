"""Run the benchmarks named on the command line, or all of them."""

from __future__ import annotations

import importlib
import sys

import dedale
from bench.measure import heading

NAMES = (
    "core",
    "playouts",
    "labyrinth",
    "clones",
    "python_calls",
    "threads",
    "bots",
    "lab",
    "startup",
    "openspiel",
    "adapters",
    "store",
    "server",
    "page",
)


def main(names: list[str]) -> int:
    if names[:2] == ["server", "--processes"]:
        return several(names[2:])
    unknown = [name for name in names if name not in NAMES]
    if unknown:
        print(f"There is no benchmark {unknown[0]!r}; there are: {', '.join(NAMES)}.", file=sys.stderr)
        return 2
    print(f"Dédale {dedale.__version__}, core {'compiled' if dedale.compiled else 'not compiled'}")
    for name in names or NAMES:
        module = importlib.import_module(f"bench.{name}")
        heading(module.__doc__)
        module.main()
    return 0


def several(count: list[str]) -> int:
    """The benchmark of several servers on one database."""
    if len(count) != 1 or not count[0].isdecimal() or int(count[0]) < 2:
        print("How many servers? Say for example: python -m bench server --processes 2", file=sys.stderr)
        return 2
    from bench import cluster

    heading(cluster.__doc__)
    cluster.main(int(count[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
