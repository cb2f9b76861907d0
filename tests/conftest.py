"""What all tests share: one seed for all luck, the runs of `make test` and `make soak`, the tests of one clause."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from dedale.core.rehearsal import rehearse
from tests.luck import SEED, VARIABLE, luck_of
from tests.soaking import SOAK

# Helpers that assert, and that several folders use.
pytest.register_assert_rewrite("tests.conformance.checks", "tests.conformance.secrecy", "tests.conformance.walks")

# No test depends on a clock, nor on what an earlier run has kept.
BY_THE_CLOCK = [HealthCheck.too_slow]
settings.register_profile("test", deadline=None, database=None, suppress_health_check=BY_THE_CLOCK)
settings.register_profile("soak", settings.get_profile("test"), max_examples=5000)
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


def pytest_configure(config: pytest.Config) -> None:
    """The order of the tests and what Hypothesis tries come from the one seed too."""
    config.option.randomly_seed = SEED
    config.option.hypothesis_seed = str(SEED)


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


@pytest.fixture(autouse=True)
def _rehearsed(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever is drawn in this process while a test runs follows from the seed and the test."""
    rehearse(f"{SEED} {request.node.nodeid}")
    yield
    rehearse(None)


@pytest.fixture
def luck(request: pytest.FixtureRequest) -> Random:
    """The luck of one test."""
    return luck_of(request.node.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """With every failure stands what brings it back."""
    report = yield
    if report.failed:
        report.sections.append(("The same luck again", f"{VARIABLE}={SEED} pytest '{item.nodeid}'"))
    return report


def pytest_report_header() -> str:
    return f"The luck of this run: {VARIABLE}={SEED}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(pytest_report_header())
