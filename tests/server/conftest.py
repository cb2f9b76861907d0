"""One server for all tests that do not disturb each other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.process import WIDE, ServerProcess, running


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("store") / "tables.sqlite", WIDE) as started:
        yield started


@pytest.fixture
def server(shared_server: ServerProcess) -> Iterator[ServerProcess]:
    """The shared server, whose deals follow from this test now and which must not complain during it."""
    shared_server.rehearsal.begin()
    yield shared_server
    assert shared_server.errors == ""
