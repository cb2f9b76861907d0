"""Writes `docs/encoding.md` from the code: what nets are told of a position of either game, place by place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from dedale.core.game import Game
from dedale.core.observation import Channel
from dedale.core.options import OptionValues
from dedale.labyrinth.game import GAME as LABYRINTH
from dedale.onirim.encoding import OF_A_COLOUR, OF_THE_WHOLE
from dedale.onirim.game import GAME as ONIRIM

FILE = Path(__file__).resolve().parents[1] / "docs" / "encoding.md"

HEAD = """# A position as numbers

What a seat may know of a position, for programs that learn, in named channels. There are two forms: the numbers that
`state.observe` writes, for any game and any net, and those that the nets of Onirim's own bots are told. Numbers are 0
unless something is said of them. This page is made from the code by `make docs`.

`game.observation(options)` says the channels of a game with certain options ([states.md](states.md)). Channels of what
is not in play are left out, so the places differ; below they are those of a game with everything.
"""

BOTS = """## Onirim, for the nets of its bots

`src/dedale/onirim/encoding.py` names what they are told; `src/dedale/bots/onirim/inputs.py` fills it in. Labyrinth's
bots have no net.
"""

OBSERVED: tuple[tuple[str, Game, OptionValues], ...] = (
    (
        "Onirim, two players with all expansions",
        ONIRIM,
        {"players": 2, "book": "yes", "towers": "yes", "dreams": 6},
    ),
    ("Labyrinth, four players in the young players' variant", LABYRINTH, {"players": 4, "young": True}),
)


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    for title, game, options in OBSERVED:
        lines += [*_table(f"## {title}", game.observation(options).channels), ""]
    lines += [BOTS, *_table("### For each colour", OF_A_COLOUR), "", *_table("### For the whole", OF_THE_WHOLE), ""]
    return "\n".join(lines)


def _table(title: str, channels: Sequence[Channel]) -> Iterator[str]:
    yield f"{title}\n"
    yield "| from | numbers | channel | what it says |"
    yield "|---:|---:|---|---|"
    first = 0
    for channel in channels:
        yield f"| {first} | {channel.size} | {channel.name} | {channel.meaning} |"
        first += channel.size


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
