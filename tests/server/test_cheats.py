"""What a cheat would try with seats: to talk by names, to end the game of others, to keep a seat that is gone."""

from __future__ import annotations

import asyncio
import threading
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

import dedale
from dedale.core.table import Table
from dedale.server.errors import TooMany, WrongToken
from dedale.server.forms import Join
from dedale.server.live import LiveTable
from dedale.server.messages import Ack, AskResign, Reject, SeatWish
from dedale.server.registry import TableRegistry
from dedale.server.requests import answer
from dedale.server.socket import seats_of
from dedale.server.store.log import Log, StoredSeat, StoredTable
from dedale.server.tables import join_table
from dedale.server.thinking import MOST_WAITING, Purpose, Thinking
from dedale.server.tokens import token_hash
from dedale.server.visitor import Visitor
from tests.patience import PATIENCE
from tests.server.page import Page
from tests.server.process import ServerProcess
from tests.server.test_cold_loads import all_but_those_who_wait, code_of, with_hall

pytestmark = pytest.mark.slow


def test_in_a_silent_game_nobody_tells_their_cards_by_a_name(server: ServerProcess) -> None:
    code, [mine, friends] = server.table("onirim", "you", "friend", players=2, talk="silent")
    with Page(server.socket, code, mine) as page:
        before = page.hear()
        assert page.ask("seat", seat=0, who="I hold the red sun")["code"] == "name-silent", "the cards are dealt"
        assert page.ask("seat", seat=0, who="me")["type"] == "ack"
        assert page.ask("replace", seat=1, who="open")["code"] == "open-silent", "they would come back with a name"
        assert (page.last["seq"], page.last["seats"][1]["kind"]) == (before["seq"], "person")
        with Page(server.socket, code, friends) as friend:
            assert friend.hear()["you"] == [1]
            assert friend.last["seats"][0]["name"] == before["seats"][0]["name"]


def test_in_a_silent_game_a_seat_that_nobody_has_sat_in_may_be_opened(server: ServerProcess) -> None:
    seats = [{"kind": "you", "name": "Ann"}, {"kind": "friend"}]
    made = server.post("/api/tables", {"game": "onirim", "options": {"talk": "silent"}, "seats": seats}).json()
    with Page(server.socket, made["table"], made["seats"][0]["token"]) as page:
        page.hear()
        assert page.ask("replace", seat=1, who="open")["type"] == "ack"
        assert page.last["seats"][1]["kind"] == "open"


@pytest.mark.parametrize(("game", "bots"), [("labyrinth", ["easy"]), ("onirim", [])])
def test_whoever_gives_up_does_not_end_the_game_of_one_for_whom_a_bot_plays(
    server: ServerProcess, game: str, bots: list[str]
) -> None:
    code, [mine, friends] = server.table(game, "you", "friend", *bots)
    with Page(server.socket, code, mine) as page, Page(server.socket, code, friends) as friend:
        page.hear()
        friend.hear()
        assert friend.ask("seat", seat=1, who="bot:easy")["type"] == "ack"
        assert page.ask("resign", seat=0)["type"] == "ack"
        assert (page.last["over"], page.last["you"], page.last["secret"]) == (False, [], None)
        assert friend.ask("seat", seat=1, who="me")["type"] == "ack"
        assert (friend.last["over"], friend.last["seats"][1]["kind"]) == (False, "person")


def test_a_game_that_is_over_has_no_more_events(server: ServerProcess) -> None:
    code, [token] = server.table("labyrinth", "you", "easy")
    with Page(server.socket, code, token) as page:
        page.hear()
        page.ask("seat", who="bot:easy")
        page.ask("resign")
        over = page.last["seq"]
        record = server.get(f"/api/tables/{code}/record").text
        for who in ("me", "bot:hard"):
            assert page.ask("seat", who=who)["code"] == "game-over"
        assert page.last["seq"] == over
    assert server.get(f"/api/tables/{code}/record").text == record


def test_whoever_comes_while_their_seat_is_opened_does_not_sit_in_it() -> None:
    """Their token was good when they said hello, and is not when it is their turn to be shown the table."""
    table = Table.new(dedale.game("labyrinth"), {"players": 2}, seats=["Ann", "Bob"])
    seats = [StoredSeat("Ann", token_hash("ann")), StoredSeat("Bob", token_hash("bob"))]
    live = LiveTable(StoredTable("aaaaaaaa", table.record, seats, {}, 0, 0), cast(Log, None))

    async def race() -> None:
        visitor = Visitor("", ())
        async with live.lock:
            coming = asyncio.create_task(live.come(visitor, None, partial(seats_of, live, ["bob"])))
            await asyncio.sleep(0)
            live.stored.seats[1] = StoredSeat("", None)
        with pytest.raises(WrongToken):
            await coming
        assert (live.visitors, visitor.waiting()) == ([], [])

    asyncio.run(race())


def test_whoever_has_given_up_does_not_choose_the_bot_that_plays_on() -> None:
    """With two screens: on one they give up, and what they asked for on the other comes right after it."""
    table = Table.new(dedale.game("labyrinth"), {"players": 3}, seats=["Ann", "Bob", "Cleo"])
    seats = [StoredSeat(name, token_hash(name)) for name in ("Ann", "Bob", "Cleo")]
    live = LiveTable(StoredTable("aaaaaaaa", table.record, seats, {}, 0, 0), cast(Log, Taking()))

    async def race() -> None:
        one, other = (Visitor("", (0,)) for _ in range(2))
        for visitor in (one, other):
            await live.come(visitor, None)
        with closing(Thinking(1)) as thinking:
            left, chosen = await asyncio.gather(
                answer(live, thinking, one, AskResign("a", 0)),
                answer(live, thinking, other, SeatWish("b", 0, "bot:easy")),
            )
        assert isinstance(left, Ack)
        assert isinstance(chosen, Reject)
        assert chosen.code == "wrong-token"
        assert live.seats()[0].level == "hard"

    asyncio.run(race())


class Taking:
    """A log that takes everything."""

    async def append(self, *_: Any) -> None:
        await asyncio.sleep(0)


def test_joins_are_counted_for_the_guest_who_asks_for_them(tmp_path: Path) -> None:
    """However many cold tables one guest wants to join, others can sit down."""

    async def work(registry: TableRegistry, thinking: Thinking) -> None:
        held, begun = threading.Event(), threading.Event()

        def hold() -> None:
            begun.set()
            held.wait(PATIENCE)

        def join(number: int, guest: str) -> asyncio.Task[Any]:
            return asyncio.create_task(join_table(registry, code_of(number), Join(name="Bob"), guest))

        holding = asyncio.create_task(thinking.think("greedy", Purpose.HINT, hold))
        await asyncio.to_thread(begun.wait, PATIENCE)
        greedy = [join(number, "greedy") for number in range(99)]
        assert (await asyncio.wait_for(join(99, "modest"), PATIENCE)).seat == 0
        await all_but_those_who_wait(greedy)
        held.set()
        await holding
        answers = await asyncio.gather(*greedy, return_exceptions=True)
        assert sum(isinstance(answer, TooMany) for answer in answers) == 99 - MOST_WAITING[Purpose.LOAD]

    with_hall(tmp_path, work)
