"""Writes `docs/encoding.md` from the code: what the nets of Onirim are told, place by place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from dedale.core.observation import Channel
from dedale.onirim.encoding import OF_A_COLOUR, OF_THE_WHOLE

FILE = Path(__file__).resolve().parents[1] / "docs" / "encoding.md"

HEAD = """# A position of Onirim as numbers

`src/dedale/onirim/encoding.py` names what the nets of the bots are told of a position, as one seat sees it;
`src/dedale/bots/onirim/inputs.py` fills it in. Numbers are 0 unless something is said of them. This page is made
from the code by `make docs`.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *_table("For each colour", OF_A_COLOUR), "", *_table("For the whole", OF_THE_WHOLE), ""])


def _table(title: str, channels: Sequence[Channel]) -> Iterator[str]:
    yield f"## {title}\n"
    yield "| from | numbers | channel | what it says |"
    yield "|---:|---:|---|---|"
    first = 0
    for channel in channels:
        yield f"| {first} | {channel.size} | {channel.name} | {channel.meaning} |"
        first += channel.size


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
