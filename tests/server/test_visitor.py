"""What waits for a page is bounded, in number and in length; one message always finds room."""

from __future__ import annotations

import asyncio

from dedale.server.visitor import MOST_LETTERS, MOST_WAITING, Visitor


def a_visitor() -> tuple[Visitor, list[str]]:
    visitor, calls = Visitor("", ()), list[str]()
    visitor.stop = lambda: calls.append("stop")
    return visitor, calls


def test_messages_come_in_their_order() -> None:
    async def take() -> list[str]:
        visitor, _ = a_visitor()
        visitor.send_frame("a")
        visitor.send_frame("b")
        first = await visitor.next_frame()
        waits = asyncio.create_task(visitor.next_frame())
        found = [first, await waits]
        waits = asyncio.create_task(visitor.next_frame())
        await asyncio.sleep(0)
        visitor.send_frame("c")
        return [*found, await waits]

    assert asyncio.run(take()) == ["a", "b", "c"]


def test_whoever_does_not_read_many_messages_is_sent_away_and_keeps_nothing() -> None:
    visitor, calls = a_visitor()
    for _ in range(MOST_WAITING):
        visitor.send_frame("x")
    assert not visitor.slow
    visitor.send_frame("x")
    assert visitor.slow
    assert calls == ["stop"]
    assert visitor.waiting() == []
    visitor.send_frame("x")
    assert visitor.waiting() == []


def test_whoever_does_not_read_long_messages_is_sent_away_but_one_may_be_of_any_length() -> None:
    visitor, calls = a_visitor()
    visitor.send_frame("x" * (2 * MOST_LETTERS))
    assert calls == []
    visitor.send_frame("y")
    assert visitor.slow
    assert calls == ["stop"]
