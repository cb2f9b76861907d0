"""The wire: what the server declares is what the page's types, the docs and the version say."""

from __future__ import annotations

import msgspec
import pytest

from dedale.server.forms import Made
from dedale.server.wire_version import WIRE
from tests.server.page import Page
from tests.server.process import ServerProcess
from tools import wire


def test_types_docs_and_version_are_made_from_the_messages() -> None:
    assert wire.main(["--check"]) == 0
    assert wire.version() == WIRE


def test_a_message_that_changes_is_noticed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(wire.ON_THE_PAGE, Made, "Built")
    wire._blocks.cache_clear()
    wire.version.cache_clear()
    try:
        assert wire.main(["--check"]) == 1
    finally:
        monkeypatch.undo()
        wire._blocks.cache_clear()
        wire.version.cache_clear()
    assert "web/src/wire.ts is not as the messages are; say: make docs" in capsys.readouterr().out


def test_a_type_without_a_counterpart_is_told() -> None:
    with pytest.raises(TypeError, match="no type for"):
        wire._type(msgspec.inspect.type_info(bytes))


@pytest.mark.slow
def test_an_older_page_is_told_so_and_whoever_says_no_version_is_let_in(server: ServerProcess) -> None:
    code, _ = server.table("onirim", "you")
    with Page(server.socket, code, hello={"version": "older"}) as page:
        closing, error = page.closed()
        assert error is not None
        assert (closing, error["code"], error["facts"]) == (4426, "page-old", {"version": WIRE})
    for version in (None, WIRE):
        with Page(server.socket, code, hello={"version": version}) as page:
            assert page.hear()["type"] == "snapshot"
