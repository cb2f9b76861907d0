"""The names of what the nets are told: each begins where the channels before it end, and the page lists them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import pytest

from dedale.core.observation import Channel
from dedale.onirim import encoding
from dedale.onirim.encoding import COLOUR_INPUTS, OF_A_COLOUR, OF_THE_WHOLE, WHOLE_INPUTS
from tools.encoding import FILE, page


@pytest.mark.parametrize(
    ("prefix", "channels", "size"),
    [("COLOUR", OF_A_COLOUR, COLOUR_INPUTS), ("WHOLE", OF_THE_WHOLE, WHOLE_INPUTS)],
    ids=["colour", "whole"],
)
def test_a_name_is_where_its_channel_begins(prefix: str, channels: Sequence[Channel], size: int) -> None:
    assert len({channel.name for channel in channels}) == len(channels)
    ends = list(accumulate(channel.size for channel in channels))
    assert ends[-1] == size
    for channel, first in zip(channels, [0, *ends], strict=False):
        if not channel.name.startswith("spare"):
            assert getattr(encoding, f"{prefix}_{channel.name.replace('-', '_').upper()}") == first, channel.name


def test_every_name_is_one_of_a_channel() -> None:
    named = {f"COLOUR_{channel.name}" for channel in OF_A_COLOUR} | {
        f"WHOLE_{channel.name}" for channel in OF_THE_WHOLE
    }
    names = {name for name in vars(encoding) if name.startswith(("COLOUR_", "WHOLE_")) and not name.endswith("_INPUTS")}
    assert names <= {name.replace("-", "_").upper() for name in named}


def test_the_page_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == page(), "say: make docs"
