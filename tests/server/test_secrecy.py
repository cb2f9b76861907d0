"""Whatever is hidden from a seat, the whole stream of messages to it is the same."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

import dedale
from dedale.core.game import CHANCE, Seat
from dedale.server.messages import AskHint, Move, Request, Say, Undo, write_message
from dedale.server.requests import answer
from dedale.server.thinking import Thinking
from tests.server.worlds import World, compare, step_together
from tests.soaking import SOAK

GAMES = 100 if SOAK else 3
STEPS = 600 if SOAK else 140

VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    "labyrinth": ("labyrinth", {"players": 3}),
    "short": ("labyrinth", {"players": 2, "cards": 2}),
    "silent": ("onirim", {"players": 2, "talk": "silent"}),
    "everything": ("onirim", {"players": 2, "talk": "silent", "book": "yes", "towers": "yes", "dreams": 4}),
}


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_stream_to_a_seat_does_not_depend_on_what_is_hidden_from_it(variant: str, viewer: Seat) -> None:
    name, options = VARIANTS[variant]
    same = apart = 0
    for seed in range(GAMES):
        frames, different = compare(dedale.game(name), options, viewer, seed, STEPS)
        same, apart = same + frames, apart + different
    assert apart > GAMES, f"of {same} frames only {apart} came from worlds that differ"


@pytest.mark.parametrize("variant", ["labyrinth", "silent"])
def test_refusals_do_not_depend_on_what_is_hidden(variant: str) -> None:
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
            Undo("e", viewer, live.seq),
            AskHint("f", viewer),
            *([Say("g", viewer, "psst")] if variant == "silent" else []),
        ]
        found = [write_message(await answer(live, thinking, world.visitor, message)) for message in messages]
        thinking.close()
        return found

    pick = Random(5)
    game = dedale.game(name)
    world, other = World(game, options, viewer), World(game, options, viewer)
    compared = 0
    for _ in range(120):
        if not step_together(world, other, viewer, pick) or world.state.view(viewer) != other.state.view(viewer):
            break
        if world.state.turn not in (CHANCE, viewer):
            assert asyncio.run(answers(world)) == asyncio.run(answers(other))
            compared += 1
        world.live = other.live = None
    assert compared
    assert world.state.to_json() != other.state.to_json()
