"""Fair among people: what a cheat would try at a table, tried from outside against the real process."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine

from dedale.bots import player
from dedale.bots.analysis.decisions import history_of
from dedale.bots.seat import Seat
from dedale.core.events import Action
from dedale.core.luck import Luck
from dedale.core.record import Record
from dedale.server.store.upgrade import config_for
from tests.server.page import Page
from tests.server.process import WIDE, ServerProcess, running

pytestmark = pytest.mark.slow


def make(server: ServerProcess, game: str, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    made = server.post("/api/tables", {"game": game, "seats": list(seats)} | more)
    assert made.status_code == 201, made.text
    found: dict[str, Any] = made.json()
    return found


YOU: dict[str, Any] = {"kind": "you", "name": "Ann"}
FRIEND: dict[str, Any] = {"kind": "friend", "name": "Bob"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "level": "easy"}


def told(server: ServerProcess, code: str) -> dict[str, Any]:
    found: dict[str, Any] = server.get(f"/api/tables/{code}").json()
    return found


def hints_noted(page: Page) -> int:
    return sum("hint" in line for line in page.told())


# 1. Hints


def test_a_hint_under_the_id_of_a_move_is_counted(server: ServerProcess) -> None:
    code, [token] = server.table("onirim", "you")
    with Page(server.socket, code, token) as page:
        page.hear()
        assert page.ask("move", id="once", action=page.screen()["choices"][0]["action"])["type"] == "ack"
        assert page.ask("hint", id="once", seat=page.last["turn"])["type"] == "hint"
        assert page.last["assisted"]
        assert hints_noted(page) == 1


def test_a_hint_under_the_id_of_an_earlier_hint_is_counted_for_another_question(server: ServerProcess) -> None:
    code, [token] = server.table("labyrinth", "you")
    with Page(server.socket, code, token) as page:
        page.hear()
        for _ in range(2):
            page.ask("hint", id="once")
            page.ask("hint", id="once")
            page.choose()
        assert hints_noted(page) == 2, "one for each question, however often it was asked for"


def test_another_request_under_an_old_id_is_carried_out(server: ServerProcess) -> None:
    code, [token] = server.table("onirim", "you")
    with Page(server.socket, code, token) as page:
        page.hear()
        page.ask("move", id="once", action=page.screen()["choices"][0]["action"])
        assert page.ask("resign", id="once")["type"] == "ack"
        assert page.last["over"]


# 2. Where a deal comes from


def test_everybody_is_told_where_a_deal_comes_from_before_they_sit_down(server: ServerProcess) -> None:
    alone = make(server, "labyrinth", YOU)
    assert told(server, alone["table"])["deal"] == {"origin": "fresh", "table": None, "known": False}
    with Page(server.socket, alone["table"], alone["seats"][0]["token"]) as page:
        page.hear()
        page.ask("resign")
        assert page.last["secret"] is not None
    again = make(server, "labyrinth", YOU, OPEN, same_deal_as=alone["table"])
    deal = {"origin": "again", "table": alone["table"], "known": True}
    assert told(server, again["table"])["deal"] == deal
    with Page(server.socket, again["table"]) as watcher:
        assert watcher.hear()["deal"] == deal


def test_a_fair_game_under_way_is_not_copied(server: ServerProcess) -> None:
    made = make(server, "labyrinth", YOU, undo="fair")
    wish = {"game": "labyrinth", "seats": [YOU], "same_deal_as": made["table"], "token": made["seats"][0]["token"]}
    refused = server.post("/api/tables", wish)
    assert (refused.status_code, refused.json()["code"]) == (422, "deal-fair")


def test_a_game_that_is_copied_under_way_is_marked_itself_and_stays_so(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", WIDE) as server:
        made = make(server, "labyrinth", YOU, BOT)
        token = made["seats"][0]["token"]
        with Page(server.socket, made["table"], token) as page:
            assert page.hear()["deal"]["known"] is False
            copy = make(server, "labyrinth", YOU, BOT, same_deal_as=made["table"], token=token)
            while not page.last["deal"]["known"]:
                page.hear()
        assert told(server, copy["table"])["deal"]["origin"] == "again"
    with running(tmp_path / "tables.sqlite", WIDE) as server:
        assert told(server, made["table"])["deal"] == {"origin": "copied", "table": None, "known": True}


def test_a_record_that_somebody_brings_is_marked_as_known(server: ServerProcess) -> None:
    code, [token] = server.table("onirim", "you")
    with Page(server.socket, code, token) as page:
        page.hear()
        page.ask("resign")
    text = server.get(f"/api/tables/{code}/record").text
    finished = server.post_raw("/api/records", text).json()["table"]
    assert told(server, finished)["deal"] == {"origin": "record", "table": None, "known": True}
    record = Record.parse(text)
    under_way = Record(record.game, record.options, seats=record.seats, undo=record.undo, secret=record.secret)
    for event in record.live:
        under_way.add(event)
    brought = server.post_raw("/api/records", under_way.text(secret=True)).json()
    assert told(server, brought["table"])["deal"]["known"]
    with Page(server.socket, brought["table"], brought["seats"][0]["token"]) as page:
        assert page.hear()["deal"] == {"origin": "record", "table": None, "known": True}


def test_a_lesson_says_that_it_is_one(server: ServerProcess) -> None:
    made = make(server, "onirim", YOU, lesson=True)
    assert told(server, made["table"])["deal"] == {"origin": "lesson", "table": None, "known": True}


# 3. Invitations


def test_whoever_made_a_table_holds_no_token_of_a_friend(server: ServerProcess) -> None:
    made = make(server, "labyrinth", YOU, FRIEND)
    code, [mine], [invited] = made["table"], made["seats"], made["invitations"]
    assert (mine["seat"], invited["seat"]) == (0, 1)
    assert [seat["kind"] for seat in told(server, code)["seats"]] == ["person", "invited"]
    with Page(server.socket, code, invited["invitation"]) as page:
        assert page.closed()[0] == 4401, "an invitation shows nobody's cards"
    token = server.sit(code, "Bea", invited["invitation"])
    assert token not in (mine["token"], invited["invitation"])
    with Page(server.socket, code, token) as page:
        assert page.hear()["you"] == [1]
        assert page.last["seats"][1]["name"] == "Bea"
    late = server.post(f"/api/tables/{code}/join", {"name": "Cleo", "invitation": invited["invitation"]})
    assert (late.status_code, late.json()["code"]) == (409, "invitation-used")
    other = server.post(f"/api/tables/{code}/join", {"name": "Cleo", "invitation": "A" * 22})
    assert (other.status_code, other.json()["code"]) == (403, "wrong-token")


def test_a_seat_for_a_friend_is_nobody_elses(server: ServerProcess) -> None:
    made = make(server, "labyrinth", YOU, FRIEND)
    refused = server.post(f"/api/tables/{made['table']}/join", {"name": "Mallory"})
    assert (refused.status_code, refused.json()["code"]) == (409, "table-full")


def test_a_seat_is_taken_back_only_from_somebody_who_left_and_in_the_open(server: ServerProcess) -> None:
    code, [mine, friends] = server.table("labyrinth", "you", "friend", first=0)
    with Page(server.socket, code, mine) as page, Page(server.socket, code) as watcher:
        page.hear()
        watcher.hear()
        with Page(server.socket, code, friends) as friend:
            friend.until("snapshot")
            assert page.ask("replace", seat=1, who="open")["code"] == "replace-here"
        while page.hear()["seats"][1]["here"]:
            pass
        assert page.ask("replace", seat=1, who="open")["type"] == "ack"
        assert page.last["seats"][1]["kind"] == "open"
        seen = watcher.until("update")
        assert any(line["words"][0] == "event-seat-empty" for line in seen["log"])
        with Page(server.socket, code, friends) as friend:
            assert friend.closed()[0] == 4401
        token = server.sit(code, "Cleo")
        assert token != friends
        assert any("Cleo" in watcher.said(line["words"]) for line in watcher.until("update")["log"])


def test_a_friend_who_comes_late_takes_the_seat_from_the_bot_that_kept_it(server: ServerProcess) -> None:
    made = make(server, "labyrinth", YOU, FRIEND, options={"first": 0})
    code = made["table"]
    with Page(server.socket, code, made["seats"][0]["token"]) as page:
        page.hear()
        assert page.ask("replace", seat=1, who="bot:easy")["type"] == "ack"
        assert page.last["seats"][1]["kind"] == "bot"
        server.sit(code, "Bea", made["invitations"][0]["invitation"])
        page.until("update")
        assert (page.last["seats"][1]["kind"], page.last["seats"][1]["name"]) == ("person", "Bea")


# 4. Undo


@pytest.mark.parametrize("others", [(YOU,), (FRIEND,), (OPEN,), (OPEN, BOT)])
def test_among_several_people_free_undo_is_refused(server: ServerProcess, others: tuple[dict[str, Any], ...]) -> None:
    wish = {"game": "labyrinth", "seats": [YOU, *others], "undo": "free"}
    refused = server.post("/api/tables", wish)
    assert (refused.status_code, refused.json()["code"]) == (422, "undo-people")
    assert refused.json()["words"].endswith(".")


def test_a_record_with_free_undo_is_played_on_fair_among_people(server: ServerProcess) -> None:
    record = Record.parse(_two_turns(server))
    free = Record(record.game, record.options, seats=["Ann", "Bob"], undo="free", secret=record.secret)
    for event in record.live:
        free.add(event)
    brought = server.post_raw("/api/records", free.text(secret=True)).json()
    tokens = [seat["token"] for seat in brought["seats"]]
    with Page(server.socket, brought["table"], *tokens) as page:
        page.hear()
        assert page.last["undo"] == "fair"
        assert not any(screen["can_undo"] for screen in page.last["screens"])
        assert page.ask("undo", seat=0)["code"].startswith("undo-")


def _two_turns(server: ServerProcess) -> str:
    """The record of a game for two in which each had a turn, given up after that."""
    code, tokens = server.table("labyrinth", "you", "you", first=0)
    with Page(server.socket, code, *tokens) as page:
        page.hear()
        for _ in range(4):
            page.choose()
        page.ask("resign")
    return server.get(f"/api/tables/{code}/record").text


# 5. Giving up


def test_one_of_four_gives_up_and_the_others_play_on(server: ServerProcess) -> None:
    code, tokens = server.table("labyrinth", "you", "friend", "friend", "friend", first=0)
    with Page(server.socket, code, tokens[0]) as page, Page(server.socket, code, tokens[2]) as leaver:
        page.hear()
        leaver.hear()
        assert leaver.ask("resign", seat=2)["type"] == "ack"
        assert (leaver.last["type"], leaver.last["you"], leaver.last["over"]) == ("snapshot", [], False)
        assert leaver.screen()["view"]["targets"] == [None] * 4
        while page.last["seats"][2]["kind"] != "bot":
            page.hear()
        assert not page.last["over"]
        assert page.last["seats"][2]["gave_up"] == "Player 3"
        assert page.choose()["type"] == "ack"
        assert leaver.ask("seat", seat=2, who="me")["code"] == "wrong-token"
    with Page(server.socket, code, tokens[2]) as back:
        assert back.hear()["you"] == [], "whoever left looks on"
    with Page(server.socket, code, tokens[1]) as second, Page(server.socket, code, tokens[3]) as last:
        second.hear()
        last.hear()
        second.ask("resign", seat=1)
        assert not second.last["over"]
        last.ask("resign", seat=3)
        assert last.last["over"]
        assert last.last["returns"] == [1, 0, 0, 0]
        for number in (2, 3, 4):
            assert f"Player {number}" in last.said(last.last["result"])
        assert last.said(last.last["result"]).endswith("Player 1 wins.")


def test_a_seat_stands_still_if_the_table_was_made_so(server: ServerProcess) -> None:
    made = make(server, "labyrinth", YOU, YOU, YOU, options={"first": 0}, leaving="still")
    assert told(server, made["table"])["leaving"] == "still"
    with Page(server.socket, made["table"], *(seat["token"] for seat in made["seats"])) as page:
        page.hear()
        page.ask("resign", seat=1)
        pawns = page.screen()["view"]["pawns"]
        page.choose()
        page.choose()
        while page.last["turn"] == 1:
            page.hear()
        moved = [line for line in page.log if line["seat"] == 1 and line["sort"] == "choice"]
        assert [line["verb"] for line in moved] == ["push", "move"]
        assert len(pawns) == 3
        assert page.last["turn"] == 2
        assert page.last["seats"][1]["level"] == "still"


def test_of_two_opponents_the_other_one_has_won(server: ServerProcess) -> None:
    code, tokens = server.table("labyrinth", "you", "friend")
    with Page(server.socket, code, tokens[1]) as page:
        page.hear()
        page.ask("resign", seat=1)
        assert (page.last["over"], page.last["returns"]) == (True, [1, 0])
        assert page.said(page.last["result"]) == "Player 2 gave up: Player 1 wins."
    record = Record.parse(server.get(f"/api/tables/{code}/record").text)
    assert record.returns() == (1.0, 0.0)
    assert server.get(f"/api/tables/{code}/replay").json()["returns"] == [1, 0]


def test_a_partner_may_go_on_with_a_bot_or_both_end_as_the_table_was_made(server: ServerProcess) -> None:
    for leaving, over in (("bot", False), ("still", True)):
        made = make(server, "onirim", YOU, YOU | {"name": "Bob"}, leaving=leaving)
        with Page(server.socket, made["table"], *(seat["token"] for seat in made["seats"])) as page:
            page.hear()
            page.ask("resign", seat=1)
            assert page.last["over"] is over
            if over:
                assert page.said(page.last["result"]) == "Bob gave the game up."
            else:
                assert (page.last["you"], page.last["seats"][1]["kind"]) == ([0], "bot")


def test_alone_against_bots_giving_up_ends_the_game(server: ServerProcess) -> None:
    code, [token] = server.table("labyrinth", "you", "easy", "easy")
    with Page(server.socket, code, token) as page:
        page.hear()
        page.ask("resign")
        assert (page.last["over"], page.last["returns"]) == (True, [0, 0, 0])


# 6. Names


def test_names_are_no_events_and_change_seldom(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", WIDE) as server:
        code, [mine, other] = server.table("labyrinth", "you", "friend", first=0)
        with Page(server.socket, code, mine) as page, Page(server.socket, code, other) as friend:
            page.hear()
            seq = friend.until("snapshot")["seq"]
            for number in range(5):
                assert page.ask("seat", who=f"Ann {number}")["seq"] == seq
            assert page.ask("seat", who="Ann 5")["code"] == "name-often"
            assert page.ask("seat", who="Ann 4")["type"] == "ack", "the name that one has is no change"
            while friend.last["seats"][0]["name"] != "Ann 4":
                friend.hear()
            assert friend.last["seq"] == seq
            page.choose()
            assert page.log[-1]["seq"] > seq
    with running(tmp_path / "tables.sqlite", WIDE) as server:
        assert told(server, code)["seats"][0]["name"] == "Ann 4"
        with Page(server.socket, code, mine) as page:
            page.hear()
            assert page.ask("seat", who="Ann 6")["code"] == "name-often"
            page.ask("resign")
        assert '"Ann 4"' in server.get(f"/api/tables/{code}/record").text


def test_chatter_does_not_use_up_the_room_for_moves(server: ServerProcess) -> None:
    """Whoever takes back, and back again, uses up what may be taken back; the game goes on."""
    code, tokens = server.table("labyrinth", "you", "you", first=0)
    with Page(server.socket, code, *tokens) as page:
        page.hear()
        refused = ""
        while not refused:
            page.choose()
            answer = page.ask("undo")
            refused = answer.get("code", "")
        assert refused == "table-aside"
        assert page.ask("hint", seat=0)["code"] == "table-aside"
        for _ in range(10):
            assert page.choose()["type"] == "ack"
        assert page.ask("resign", seat=page.last["turn"])["type"] == "ack"


def test_a_seat_goes_to_a_bot_and_back_only_so_often(server: ServerProcess) -> None:
    code, tokens = server.table("labyrinth", "you", "friend", first=0)
    with Page(server.socket, code, tokens[1]) as page:
        page.hear()
        answers: list[dict[str, Any]] = []
        while not answers or "code" not in answers[-1]:
            answers.append(page.ask("seat", seat=1, who="bot:easy"))
            page.ask("seat", seat=1, who="me")
        assert answers[-1]["code"] == "seat-often"
        assert page.last["seats"][1]["kind"] == "person"


# 7. The dice of bots


def test_the_dice_of_bots_come_from_the_secret(server: ServerProcess) -> None:
    """When the secret is told, anybody can work out what a bot chose; before that nobody has what it takes."""
    code, [token] = server.table("labyrinth", "you", "easy", "medium", cards=3)
    with Page(server.socket, code, token) as page:
        page.hear()
        for _ in range(6):
            while page.last["turn"] != 0 and not page.last["over"]:
                page.hear()
            if not page.last["over"]:
                page.choose(-1)
        if not page.last["over"]:
            page.ask("resign")
        secret = bytes.fromhex(page.last["secret"])
    record = Record.parse(server.get(f"/api/tables/{code}/record").text)
    played = 0
    past = Record(record.game, record.options, seats=record.seats, undo=record.undo, secret=secret)
    for number, event in enumerate(record.live):
        if isinstance(event, Action) and event.seat > 0:
            chooser = player("labyrinth", ("", "easy", "medium")[event.seat])
            seat = Seat(past.timeline.state, event.seat, history_of(past))
            assert chooser.choose(seat, Luck(secret).dice(number)) == event.action
            played += 1
        past.add(event)
    assert played > 3


# 8. Watchers


def test_players_learn_at_once_how_many_watch(server: ServerProcess) -> None:
    code, [token] = server.table("onirim", "you")
    with Page(server.socket, code, token) as page:
        assert page.hear()["watchers"] == 0
        with Page(server.socket, code) as watcher:
            assert watcher.hear()["watchers"] == 1
            assert page.until("presence")["watchers"] == 1
            assert told(server, code)["watchers"] == 1
            with Page(server.socket, code, token) as second:
                assert second.hear()["watchers"] == 1, "whoever plays does not watch"
                assert page.until("presence")["watchers"] == 1
            page.until("presence")
            page.choose()
            assert page.last["watchers"] == 1
        assert page.until("presence")["watchers"] == 0


# What else a cheat might try


def test_nobody_puts_another_bot_in_the_place_of_a_bot(server: ServerProcess) -> None:
    """To beat the easy one and be said to have beaten the expert."""
    code, [token] = server.table("labyrinth", "you", "easy", "open")
    with Page(server.socket, code, token) as page:
        page.hear()
        assert page.ask("replace", seat=1, who="bot:expert")["code"] == "replace-bot"
        assert page.ask("replace", seat=1, who="open")["code"] == "replace-bot"
        assert page.ask("replace", seat=2, who="open")["code"] == "replace-open"
        assert page.last["seats"][1]["level"] == "easy"


def test_a_bot_that_plays_a_while_for_somebody_helps_them(server: ServerProcess) -> None:
    code, [token] = server.table("labyrinth", "you")
    with Page(server.socket, code, token) as page:
        page.hear()
        page.ask("seat", who="bot:easy")
        while not any(line["sort"] == "choice" for line in page.log):
            page.hear()
        page.ask("seat", who="me")
        assert page.last["assisted"]


def test_while_others_play_on_whoever_left_learns_neither_secret_nor_record(server: ServerProcess) -> None:
    code, tokens = server.table("labyrinth", "you", "friend", "friend")
    with Page(server.socket, code, tokens[1]) as page:
        page.hear()
        page.ask("resign", seat=1)
        assert page.last["secret"] is None
    for path in ("record", "replay", "replay?seat=1", "analysis"):
        assert server.get(f"/api/tables/{code}/{path}").status_code in (409, 422)
    wish = {"game": "labyrinth", "seats": [YOU], "same_deal_as": code, "token": tokens[0]}
    assert server.post("/api/tables", wish).json()["code"] == "deal-running"


def test_an_unanswered_invitation_lets_nobody_copy_the_deal(server: ServerProcess) -> None:
    made = make(server, "labyrinth", YOU, FRIEND)
    wish = {"game": "labyrinth", "seats": [YOU], "same_deal_as": made["table"], "token": made["seats"][0]["token"]}
    assert server.post("/api/tables", wish).status_code == 422


# Tables from before


def test_a_table_from_before_is_readable_and_says_that_nobody_knows_its_deal(tmp_path: Path) -> None:
    """Its store has no place for deals and invitations, its names were events, and friends were given their tokens."""
    store = tmp_path / "tables.sqlite"
    with running(store, WIDE) as server:
        code, tokens = server.table("labyrinth", "you", "friend", first=0)
        with Page(server.socket, code, tokens[0]) as page:
            seq = page.hear()["seq"]
    with create_engine(f"sqlite:///{store}").begin() as connection:
        command.downgrade(config_for(connection), "0001")
    with closing(sqlite3.connect(store)) as database:
        database.execute("INSERT INTO events VALUES (?, ?, 'seat 1 = Old Ann', NULL)", (code, seq))
        database.execute("UPDATE seats SET name = 'Old Ann' WHERE seat = 0")
        database.commit()
    with running(store, WIDE) as server:
        assert told(server, code)["deal"] == {"origin": "unknown", "table": None, "known": True}
        assert [seat["kind"] for seat in told(server, code)["seats"]] == ["person", "person"]
        with Page(server.socket, code, tokens[0]) as page, Page(server.socket, code, tokens[1]) as friend:
            assert page.hear()["seats"][0]["name"] == "Old Ann"
            assert friend.hear()["you"] == [1]
            assert page.choose()["type"] == "ack"
            assert friend.ask("resign", seat=1)["type"] == "ack"
            assert friend.last["returns"] == [1, 0]
