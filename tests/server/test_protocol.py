"""The protocol of docs/protocol.md, spoken with the real process."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.page import Page
from tests.server.process import ServerProcess, running
from tests.server.streams import without_news

pytestmark = pytest.mark.slow


def test_a_hello_is_answered_by_everything_that_the_screen_shows(server: ServerProcess) -> None:
    code, [token] = server.table("onirim", "you")
    with Page(server.socket, code, token) as page:
        shown = page.hear()
        assert (shown["type"], shown["table"], shown["game"], shown["you"]) == ("snapshot", code, "onirim", [0])
        assert shown["secret"] is None
        assert shown["seats"] == [
            {"name": "", "kind": "person", "level": None, "here": True, "asked": [], "gave_up": None}
        ]
        screen = page.screen()
        assert [choice["action"] for choice in screen["choices"]] == screen["view"]["legal"]
        assert {"text", "words", "warning"} <= screen["choices"][0].keys()


def test_a_move_is_shown_to_all_and_then_acknowledged(server: ServerProcess) -> None:
    code, [mine, other] = server.table("onirim", "you", "friend")
    with Page(server.socket, code, mine) as page, Page(server.socket, code, other) as friend:
        page.until("snapshot")
        friend.until("snapshot")
        turn = page.last["turn"]
        mover = (page, friend)[turn]
        before = mover.last["seq"]
        answer = mover.choose()
        assert answer["type"] == "ack"
        assert mover.heard[-2]["type"] == "update"
        assert answer["seq"] == mover.last["seq"] > before
        watching = (friend, page)[turn]
        update = watching.until("update")
        assert (update["from"], update["seq"]) == (before, answer["seq"])
        assert watching.said(next(line["words"] for line in watching.log if line["sort"] == "choice")).startswith(
            "Player"
        )
        assert mover.said(next(line["words"] for line in mover.log if line["sort"] == "choice")).startswith("You")


def test_the_same_request_again_is_answered_the_same_and_done_once(server: ServerProcess) -> None:
    code, [token] = server.table("onirim", "you")
    with Page(server.socket, code, token) as page:
        page.hear()
        move = {"id": "once", "base": page.last["seq"], "action": page.screen()["choices"][0]["action"]}
        first = page.ask("move", **move)
        second = page.ask("move", **move)
        assert first == second
        assert page.last["seq"] == first["seq"]


def test_an_old_choice_is_refused_with_the_table_as_it_is(server: ServerProcess) -> None:
    code, [token] = server.table("onirim", "you")
    with Page(server.socket, code, token) as page:
        base = page.hear()["seq"]
        action = page.screen()["choices"][0]["action"]
        page.choose()
        answer = page.ask("move", base=base, action=action)
        assert (answer["type"], answer["code"]) == ("reject", "stale")
        assert page.last["seq"] > base
        assert page.screen()["choices"]


def test_a_game_can_be_given_up_while_another_decides_and_plays(server: ServerProcess) -> None:
    code, [mine, other] = server.table("labyrinth", "you", "friend", first=0)
    with Page(server.socket, code, mine) as page, Page(server.socket, code, other) as friend:
        page.until("snapshot")
        before = friend.until("snapshot")["seq"]
        page.choose()
        assert friend.ask("resign", seat=1, base=before)["type"] == "ack"
        assert friend.last["over"]


def test_what_is_not_allowed_changes_nothing(server: ServerProcess) -> None:
    code, [mine, other] = server.table("labyrinth", "you", "friend", first=0)
    with Page(server.socket, code, mine) as page, Page(server.socket, code, other) as friend:
        seq = page.until("snapshot")["seq"]
        friend.until("snapshot")
        assert page.ask("move", action=90)["code"] == "action-illegal"
        assert page.ask("move", action=12345)["code"] == "action-illegal"
        assert page.ask("move", seat=1, action=0)["code"] == "wrong-token"
        assert friend.ask("move", seat=1, action=0)["code"] == "not-your-turn"
        assert friend.ask("undo", seat=1)["code"] == "undo-nothing"
        assert friend.ask("hint", seat=1)["code"] == "hint-turn"
        assert page.ask("seat", who="bot:superhuman")["code"] == "unknown-level"
        assert page.ask("seat", who="bot hard")["code"] == "person-name"
        assert page.ask("seat", who="x" * 60)["code"] == "person-name"
        assert page.ask("replace", seat=1, who="bot:easy")["code"] == "replace-here"
        assert page.ask("move", action=page.screen()["choices"][0]["action"])["seq"] == seq + 1


@pytest.mark.parametrize(
    ("hello", "closing", "code"),
    [
        ({"table": "zzzzzzzz"}, 4404, "no-such-table"),
        ({"table": "../etc"}, 4404, "no-such-table"),
        ({"tokens": ["A" * 22]}, 4401, "wrong-token"),
        ({"tokens": 7}, 4400, "malformed"),
        ({"type": "move"}, 4400, "malformed"),
    ],
)
def test_a_wrong_hello_is_told_what_was_wrong(
    server: ServerProcess, hello: dict[str, object], closing: int, code: str
) -> None:
    table, _ = server.table("onirim", "you")
    with Page(server.socket, table, hello=hello) as page:
        found, error = page.closed()
        assert found == closing
        assert error is not None
        assert error["code"] == code
        assert error["words"].endswith(".")


def test_several_tokens_are_several_screens_and_a_log_for_all_of_them(server: ServerProcess) -> None:
    code, tokens = server.table("labyrinth", "you", "you", "easy")
    with Page(server.socket, code, *tokens) as page:
        shown = page.hear()
        assert shown["you"] == [0, 1]
        assert [screen["seat"] for screen in shown["screens"]] == [0, 1]
        assert [screen["view"]["seat"] for screen in shown["screens"]] == [0, 1]
        targets = [screen["view"]["targets"] for screen in shown["screens"]]
        assert targets[0][1] is None
        assert targets[1][0] is None
        assert all("You" not in line for line in page.told())


def test_a_watcher_sees_what_anyone_may_see_and_can_do_nothing(server: ServerProcess) -> None:
    code, _ = server.table("labyrinth", "you", "friend")
    with Page(server.socket, code) as page:
        shown = page.hear()
        assert shown["you"] == []
        [screen] = shown["screens"]
        assert (screen["seat"], screen["view"]["seat"], screen["choices"]) == (None, None, [])
        assert screen["view"]["targets"] == [None, None]
        assert page.ask("move", action=0)["code"] == "wrong-token"
        assert page.ask("say", text="hello")["code"] == "wrong-token"
        assert page.ask("replace", who="bot:easy")["code"] == "wrong-token"


def test_alone_anything_may_be_taken_back_and_the_log_with_it(server: ServerProcess) -> None:
    code, [token] = server.table("onirim", "you")
    with Page(server.socket, code, token) as page:
        page.hear()
        assert page.last["undo"] == "free"
        assert not page.screen()["can_undo"]
        seq, view = page.last["seq"], page.screen()["view"]
        page.choose()
        assert page.screen()["can_undo"]
        told = len(page.log)
        assert page.ask("undo")["type"] == "ack"
        assert page.screen()["view"] == view
        assert page.last["assisted"]
        assert page.heard[-2]["kept"] == 0
        assert told > len(page.log) == 1
        assert page.last["seq"] > seq
        with Page(server.socket, code, token) as again:
            assert again.hear()["log"] == page.log


def test_among_people_only_what_taught_nobody_anything_is_taken_back(server: ServerProcess) -> None:
    code, tokens = server.table("labyrinth", "you", "friend", first=0)
    with Page(server.socket, code, tokens[0]) as page:
        page.hear()
        assert page.last["undo"] == "fair"
        page.choose()
        assert page.screen()["can_undo"]
        assert page.ask("undo")["type"] == "ack"
        page.choose()
        page.choose()
        assert page.last["turn"] == 1
        assert not page.screen()["can_undo"]
        assert page.ask("undo")["code"] == "undo-turn"


def test_the_server_speaks_no_language_and_its_reader_any(server: ServerProcess) -> None:
    code, [token] = server.table("labyrinth", "you")
    with Page(server.socket, code, token) as page:
        page.hear()
        question = page.screen()["question"]
        assert page.said(question, "en") != page.said(question, "fr")
        refused = page.ask("move", action=95)
        assert page.said([f"error-{refused['code']}", refused["facts"]], "fr") != refused["words"]


def test_a_screen_that_comes_back_is_told_what_it_missed(server: ServerProcess) -> None:
    code, [mine, other] = server.table("labyrinth", "you", "friend", first=0)
    with Page(server.socket, code, mine) as page:
        page.hear()
        with Page(server.socket, code, other) as friend:
            friend.until("snapshot")
        page.choose()
        page.ask("undo")
        page.choose(5)
        page.choose()
        with Page(server.socket, code, other, seq=friend.last["seq"]) as back:
            back.log = list(friend.log)
            told = back.hear()
            assert (told["type"], len(told["log"])) == ("snapshot", len(back.log) - told["kept"])
            with Page(server.socket, code, other) as fresh:
                assert back.log == fresh.until("snapshot")["log"]
                [now] = without_news(told)["screens"]
                assert now == fresh.screen()


def test_a_spell_can_be_stopped_for_once_it_was_asked(server: ServerProcess) -> None:
    code, [token] = server.table("onirim", "you", book="yes")
    with Page(server.socket, code, token) as page:
        page.hear()
        assert page.ask("stop")["type"] == "ack"
        while "pass" not in [choice["text"] for choice in page.screen()["choices"]]:
            assert page.choose(-1)["type"] == "ack", "the last choice discards, so that a spell can be paid soon"
        assert page.screen()["view"]["kind"] == "stop"


def test_a_hint_is_given_counted_and_told(server: ServerProcess) -> None:
    code, [token] = server.table("onirim", "you")
    with Page(server.socket, code, token) as page:
        page.hear()
        answer = page.ask("hint")
        assert answer["type"] == "hint"
        texts = [choice["text"] for choice in page.screen()["choices"]]
        assert answer["best"]["text"] in texts
        assert answer["words"]
        assert page.last["assisted"]
        assert page.log[-1]["sort"] == "table"
        assert page.choose()["type"] == "ack", "the question is still the same"


def test_players_talk_where_the_rules_let_them(server: ServerProcess) -> None:
    code, tokens = server.table("onirim", "you", "friend")
    with Page(server.socket, code, tokens[0]) as page, Page(server.socket, code, tokens[1]) as friend:
        page.until("snapshot")
        friend.until("snapshot")
        assert page.ask("say", text="the <b>red</b> Door?")["type"] == "ack"
        assert friend.until("said") == {"type": "said", "seat": 0, "text": "the <b>red</b> Door?"}
        assert page.ask("say", text="two\nlines")["code"] == "say-text"
    code, tokens = server.table("onirim", "you", "friend", talk="silent")
    with Page(server.socket, code, tokens[0]) as page:
        page.until("snapshot")
        assert page.ask("say", text="I hold the red key")["code"] == "talk-silent"


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: ServerProcess) -> None:
    code, tokens = server.table("labyrinth", "you", "friend", first=0, cards=1)
    with Page(server.socket, code, tokens[0]) as page:
        page.hear()
        assert page.ask("seat", who="Léa")["type"] == "ack"
        assert page.last["seats"][0]["name"] == "Léa"
        assert page.ask("seat", who="bot:easy")["type"] == "ack"
        assert page.last["seats"][0]["kind"] == "bot"
        while page.last["turn"] == 0 and not page.last["over"]:
            page.until("update")
        assert page.ask("move", action=0)["code"] in ("seat-bot", "stale", "game-over")
        assert page.ask("seat", who="me")["type"] == "ack"
        assert page.last["seats"][0] == {
            "name": "Léa",
            "kind": "person",
            "level": None,
            "here": True,
            "asked": [],
            "gave_up": None,
        }


def test_whoever_has_left_is_replaced_when_the_others_agree(server: ServerProcess) -> None:
    code, tokens = server.table("labyrinth", "you", "friend", "friend")
    with Page(server.socket, code, tokens[0]) as one, Page(server.socket, code, tokens[1]) as two:
        one.until("snapshot")
        two.until("snapshot")
        one.until("presence")
        assert one.ask("replace", seat=2, who="bot:easy")["type"] == "ack"
        assert two.until("presence")["seats"][2] | {"asked": [0], "kind": "person"} == two.heard[-1]["seats"][2]
        assert two.ask("replace", seat=2, who="bot:easy")["type"] == "ack"
        assert two.last["seats"][2]["level"] == "easy"
        with Page(server.socket, code, tokens[2]) as late:
            late.until("snapshot")
            assert late.ask("seat", seat=2, who="me")["type"] == "ack"
            assert late.last["seats"][2]["kind"] == "person"


def test_a_vote_against_somebody_is_over_when_they_come_back(server: ServerProcess) -> None:
    code, tokens = server.table("labyrinth", "you", "friend", "friend")
    with Page(server.socket, code, tokens[0]) as one, Page(server.socket, code, tokens[1]) as two:
        one.until("snapshot")
        two.until("snapshot")
        assert one.ask("replace", seat=2, who="bot:easy")["type"] == "ack"
        with Page(server.socket, code, tokens[2]) as back:
            assert back.until("snapshot")["seats"][2]["asked"] == []
        here: list[bool] = []
        while here[-2:] != [True, False]:
            here.append(one.until("presence")["seats"][2]["here"])
        assert two.ask("replace", seat=2, who="bot:easy")["type"] == "ack"
        left = [message["seats"][2] for message in two.heard if message["type"] == "presence"][-1]
        assert (left["kind"], left["asked"]) == ("person", [1])


def test_open_seats_are_joined_until_the_table_is_full(server: ServerProcess) -> None:
    code, [mine] = server.table("labyrinth", "you", "open")
    with Page(server.socket, code, mine) as page:
        assert page.hear()["seats"][1]["kind"] == "open"
        seated = server.post(f"/api/tables/{code}/join", {"name": "Ann"}).json()
        assert seated["seat"] == 1
        assert page.until("update")["seats"][1]["name"] == "Ann"
        full = server.post(f"/api/tables/{code}/join", {"name": "Bob"})
        assert (full.status_code, full.json()["code"]) == (409, "table-full")
        with Page(server.socket, code, seated["token"]) as ann:
            assert ann.until("snapshot")["you"] == [1]


def test_bots_play_a_game_to_its_end_and_the_deal_can_be_checked_and_played_again(server: ServerProcess) -> None:
    code, _ = server.table("onirim", "hard", "medium")
    with Page(server.socket, code) as page:
        while not page.hear().get("over"):
            pass
        assert page.last["result"]
        assert page.last["returns"] in ([0.0, 0.0], [1.0, 1.0])
        secret = page.last["secret"]
    text = server.get(f"/api/tables/{code}/record").text
    assert f"secret: {secret}" in text
    seats = [{"kind": "you"}, {"kind": "bot", "level": "easy"}]
    again = server.post("/api/tables", {"game": "onirim", "seats": seats, "same_deal_as": code}).json()
    assert server.get(f"/api/tables/{again['table']}").json()["commitment"] == page.last["commitment"]
    imported = server.post_raw("/api/records", text)
    assert imported.status_code == 201
    with Page(server.socket, imported.json()["table"]) as shown:
        assert shown.hear()["over"]
        assert shown.last["result"] == page.last["result"]
        assert [line["words"] for line in shown.log] == [line["words"] for line in page.log]


def test_a_game_under_way_gives_nothing_away(server: ServerProcess) -> None:
    code, [token] = server.table("onirim", "you")
    refused = server.get(f"/api/tables/{code}/record")
    assert (refused.status_code, refused.json()["code"]) == (409, "export-running")
    again = {"game": "onirim", "seats": [{"kind": "you"}], "same_deal_as": code}
    assert server.post("/api/tables", again).json()["code"] == "wrong-token"
    assert server.post("/api/tables", again | {"token": token}).status_code == 201
    shared, _ = server.table("onirim", "you", "friend")
    both = {"game": "onirim", "seats": [{"kind": "you"}, {"kind": "friend"}], "same_deal_as": shared}
    assert server.post("/api/tables", both).json()["code"] == "deal-running"


@pytest.mark.parametrize("by", ["their own wish", "the other's vote"])
def test_the_deal_of_whoever_lets_a_bot_play_for_them_stays_hidden(server: ServerProcess, by: str) -> None:
    code, [mine, theirs] = server.table("labyrinth", "you", "friend", first=0)
    with Page(server.socket, code, mine) as page:
        page.until("snapshot")
        if by == "their own wish":
            with Page(server.socket, code, theirs) as friend:
                friend.until("snapshot")
                assert friend.ask("seat", seat=1, who="bot:easy")["type"] == "ack"
            page.until("update")
        else:
            assert page.ask("replace", seat=1, who="bot:easy")["type"] == "ack"
        assert page.last["seats"][1]["kind"] == "bot"
        copy = {"game": "labyrinth", "seats": [{"kind": "you"}, {"kind": "you"}], "same_deal_as": code, "token": mine}
        assert server.post("/api/tables", copy).json()["code"] == "deal-running"


def test_tokens_and_secrets_are_in_no_output_and_the_file_has_no_token(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as own:
        code, [token] = own.table("onirim", "you")
        with Page(own.socket, code, token) as page:
            page.hear()
            page.choose()
        with Page(own.socket, code, token[:-1] + "!") as page:
            assert page.closed()[0] == 4401
    assert token not in own.errors
    assert all(token.encode() not in file.read_bytes() for file in tmp_path.iterdir())
    with running(tmp_path / "tables.sqlite") as again, Page(again.socket, code, token) as page:
        assert page.hear()["seq"] > 0, "the token still opens its seat after a restart"
        assert page.choose()["type"] == "ack"
