"""Whatever is hidden from a seat, the whole stream of messages to it is the same."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

import dedale
from dedale.core.game import CHANCE, OVER, Game, Seat
from dedale.server.messages import AskHint, AskUndo, Move, Request, Say, write_message
from dedale.server.requests import answer
from dedale.server.thinking import Thinking
from tests.core.toy import LANTERNS
from tests.server.worlds import World, compare, step_together
from tests.soaking import SOAK

pytestmark = pytest.mark.slow

FRAMES = 5_000 if SOAK else 100
"""So many frames of worlds that differ are compared."""
STEPS = 600 if SOAK else 140
REFUSALS = 200 if SOAK else 10

VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    "labyrinth": ("labyrinth", {"players": 3}),
    "short": ("labyrinth", {"players": 2, "cards": 2}),
    "silent": ("onirim", {"players": 2, "talk": "silent"}),
    "everything": ("onirim", {"players": 2, "talk": "silent", "book": "yes", "towers": "yes", "dreams": 4}),
    "without a presenter": ("lanterns", {"players": 2}),
}


def game_called(name: str) -> Game:
    """A game that is installed, or one that brings nothing but its rules."""
    return LANTERNS if name == LANTERNS.name else dedale.game(name)


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_stream_to_a_seat_does_not_depend_on_what_is_hidden_from_it(
    variant: str, viewer: Seat, luck: Random
) -> None:
    name, options = VARIANTS[variant]
    compared = 0
    while compared < FRAMES:  # the viewer of some worlds can tell them apart early
        compared += compare(game_called(name), options, viewer, luck, STEPS)


@pytest.mark.parametrize("variant", ["labyrinth", "silent"])
def test_refusals_do_not_depend_on_what_is_hidden(variant: str, luck: Random) -> None:
    name, options = VARIANTS[variant]
    viewer = 1

    async def answers(world: World) -> list[str]:
        thinking = Thinking(1)
        world.frames()
        live = world.live
        assert live is not None
        messages: list[Request] = [
            Move("a", viewer, live.seq, 3),
            Move("b", viewer, live.seq, 10_000),
            Move("c", 0, live.seq, 3),
            Move("d", viewer, 0, 3),
            AskUndo("e", viewer, live.seq),
            AskHint("f", viewer),
            *([Say("g", viewer, "psst")] if variant == "silent" else []),
        ]
        found = [write_message(await answer(live, thinking, world.visitor, message)) for message in messages]
        thinking.close()
        return found

    game = dedale.game(name)
    compared = 0
    while compared < REFUSALS:
        world, other = World(game, options, viewer), World(game, options, viewer)
        while (
            compared < REFUSALS
            and world.state.turn != OVER
            and step_together(world, other, viewer, luck)
            and world.state.view(viewer) == other.state.view(viewer)
        ):
            if CHANCE not in (world.state.turn, other.state.turn) and world.state.turn not in (OVER, viewer):
                assert asyncio.run(answers(world)) == asyncio.run(answers(other))
                compared += world.state.to_json() != other.state.to_json()
            world.live = other.live = None
