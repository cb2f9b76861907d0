"""What all tests share: the runs of `make test` and `make soak`, and the tests of one clause by `--clause`."""

from __future__ import annotations

import signal

import pytest
from hypothesis import settings

from tests.soaking import SOAK

# Helpers that assert, and that several folders use.
pytest.register_assert_rewrite("tests.conformance.checks", "tests.conformance.secrecy", "tests.conformance.walks")

# No test depends on a clock. The short run is the same every time; the soak looks further each time.
settings.register_profile("test", deadline=None, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=5000)
settings.load_profile("soak" if SOAK else "test")

# A run in the background ignores Ctrl-C, and so would every command that a test starts and interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--clause",
        action="append",
        default=[],
        metavar="ID",
        help="run only the tests of this clause of the rules, such as ONI-NIGHT-2 (may be given several times)",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("--clause"))
    if not wanted:
        return
    chosen = [item for item in items if wanted & clauses_of(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def clauses_of(item: pytest.Item) -> set[str]:
    """The clause ids that a test is marked with."""
    return {clause for mark in item.iter_markers("clause") for clause in mark.args}
