"""The page that documents the format, held against the code."""

from __future__ import annotations

import re
from pathlib import Path

from dedale.core.record import Record
from dedale.core.record_format import FORMAT, LARGEST
from tests.core.test_record import find

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
CORE = Path(__file__).parents[2] / "src" / "dedale" / "core"


def test_the_example_is_a_record() -> None:
    example = PAGE.split("```\n")[1]
    record = Record.parse(example, find=find)
    assert record.text() == example
    record.verify()


def test_every_error_is_on_the_page() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in CORE.glob("*.py"))
    raised = set(re.findall(r'"(record-[a-z]+)"', code)) | {f"record-{key}" for key in ("options", "start", "seats")}
    assert raised == set(re.findall(r"`(record-[a-z]+)`", PAGE))


def test_the_page_is_about_this_format() -> None:
    assert f"**format {FORMAT}**" in PAGE
    assert LARGEST == 1 << 20
    assert "at most 1 MiB" in PAGE
