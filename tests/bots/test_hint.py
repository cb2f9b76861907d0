"""Hints: what is best, what is next, and a reason only where the choice hangs on it."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

import dedale
from dedale.bots import Budget, Judgement, Seat
from dedale.bots.hints import Hint, Reason, advise, hint
from dedale.core.errors import NotYourTurn
from dedale.core.events import Hint as HintEvent
from dedale.core.game import View
from dedale.core.table import Table
from dedale.labyrinth import view as labyrinth_view
from dedale.labyrinth.game import Labyrinth
from dedale.labyrinth.solving import solve
from dedale.onirim import view as onirim_view
from dedale.words import words
from dedale.words.hints import hint_words, reason_words
from tests.bots.recorded_games import KINDS, played, table_of
from tests.bots.stub_judges import ANY, HashJudge, PlayoutJudge, SayingJudge, Value, ranked
from tests.words.test_catalogue import patterns

TWO_IN_NINE = {
    "hands": [["rk", "bs", "gs", "ns", "bm"]],
    "rows": [["rs", "bm"]],
    "doors": [["bd", "bd", "gd", "gd", "nd"]],
    "bag": {"xn": 2, "rd": 2, "nd": 1, "rs": 2, "bm": 2},
    "discard": {"xn": 8, "gs": 4, "gm": 4},
}
"""A key at hand, and nine cards in the deck, two of them Nightmares."""


def onirim(position: dict[str, Any], **options: Any) -> Table:
    return Table.new(dedale.game("onirim"), options, start=position, secret=bytes(16))


def nightmares(view: View) -> int:
    return cast(onirim_view.View, view).unseen.get("xn", 0)


def text(action: int, game: str = "onirim") -> str:
    return dedale.game(game).text(action)


def keeps_the_key(view: View, action: int) -> float:
    """Thinks that the key is for Nightmares: without any left it would rather be played."""
    if text(action) == "play rk":
        return 0.5 if nightmares(view) else 0.7
    return 0.6 if text(action) == "play bs" else 0.3


def reason_at(position: dict[str, Any], value: Value, noise: float = 0.001, **options: Any) -> Reason | None:
    return hint(onirim(position, **options), 0, judge=SayingJudge(value, noise), budget=ANY).reason


def test_a_hint_is_the_best_and_the_next_with_what_they_are_worth() -> None:
    table = onirim(TWO_IN_NINE)
    found = hint(table, 0, judge=SayingJudge(keeps_the_key, noise=0.02), budget=ANY)
    assert (found.best.text, found.best.action) == ("play bs", table.game.action("play bs"))
    assert (found.best.value.value, found.best.value.low, found.best.value.high) == (0.6, 0.58, 0.62)
    assert found.next is not None
    assert (found.next.text, found.next.value.value) == ("play rk", 0.5)
    assert found.clear
    assert (found.game, found.seat, found.kind, found.unit) == ("onirim", 0, "main", "points")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Hint) == found


def test_keep_the_key_two_nightmares_are_still_in_nine_cards() -> None:
    table = onirim(TWO_IN_NINE)
    found = hint(table, 0, judge=SayingJudge(keeps_the_key), budget=ANY)
    assert found.reason == Reason("keep-key", {"count": 2, "deck": 9, "keys": 1})
    assert hint_words(words("en"), found, table.state.view(0)) == [
        "Best: Play the blue sun. 60% to win (60 to 60).",
        "Next best: Play the red key. 50% to win (50 to 50).",
        "Keep the key: 2 Nightmares are still in 9 cards.",
    ]
    assert hint_words(words("fr"), found, table.state.view(0))[-1] == (
        "Gardez la Clé\u00a0: il reste 2 Cauchemars dans 9 cartes."
    )


def test_no_reason_where_the_choice_does_not_hang_on_it() -> None:
    def always(view: View, action: int) -> float:
        return keeps_the_key(onirim(TWO_IN_NINE).state.view(0), action)

    judge = SayingJudge(always)
    found = hint(onirim(TWO_IN_NINE), 0, judge=judge, budget=ANY)
    assert found.reason is None
    assert judge.judged > 1, "no reason was tried"
    assert len(hint_words(words("en"), found)) == 2


def test_no_reason_where_the_change_may_be_noise() -> None:
    assert reason_at(TWO_IN_NINE, keeps_the_key, noise=0.05) is not None
    # With 0.1 to either side a difference may be off by 0.14: that of 0.1, before or after, says nothing.
    assert reason_at(TWO_IN_NINE, keeps_the_key, noise=0.1) is None
    judge = SayingJudge(keeps_the_key, noise=0.1)
    found = hint(onirim(TWO_IN_NINE), 0, judge=judge, budget=ANY)
    assert not found.clear
    assert hint_words(words("en"), found)[-1] == "The two are too close to tell apart."


def test_no_reason_that_speaks_against_something_else() -> None:
    def otherwise(view: View, action: int) -> float:
        """Without Nightmares it changes its mind, but not about the key."""
        return {"play bs": 0.6, "discard gs": 0.5 if nightmares(view) else 0.7}.get(text(action), 0.3)

    assert reason_at(TWO_IN_NINE, otherwise) is None


def test_a_card_that_cannot_be_played_is_discarded_for_that() -> None:
    position = TWO_IN_NINE | {"hands": [["rm", "bs", "gs", "ns", "bm"]], "discard": {"bk": 1}}

    def would_play(view: View, action: int) -> float:
        """Would play the red moon, were it allowed to; else discards it, by as much as the test says."""
        return {"play rm": 0.9, "discard rm": 0.6, "play bs": second}.get(text(action), 0.3)

    second = 0.4
    assert reason_at(position, would_play) == Reason("same-symbol", {"symbol": "m"})
    second = 0.599
    assert reason_at(position, would_play) is None, "it could as well have been the next best"


def test_the_first_reason_that_holds_is_given() -> None:
    position = TWO_IN_NINE | {"hands": [["rs", "bs", "gs", "ns", "bk"]], "rows": [["rs", "rm"]]}

    def goes_on(view: View, action: int) -> float:
        running = cast(onirim_view.View, view).series[0]
        good = 0.8 if (running.colour, running.length) == ("r", 2) else 0.2
        return {"play rs": good, "discard gs": 0.5}.get(text(action), 0.1)

    assert reason_at(position, goes_on) == Reason("series", {"number": 3, "colour": "r"})


def test_the_goal_due_can_be_the_reason() -> None:
    position = TWO_IN_NINE | {
        "hands": [["rm", "bs", "gs", "ns", "bm"]],
        "doors": [["gd", "gd"]],
        "bag": {"xn": 2, "rd": 2, "bd": 2, "nd": 2, "rs": 1},
        "goals": ["gg", "gg", "rg", "rg", "bg", "bg", "ng", "ng"],
    }

    def follows_the_goals(view: View, action: int) -> float:
        due = next(goal.goal[0] for goal in cast(onirim_view.View, view).goals if goal.up)
        return 0.7 if text(action) == {"r": "discard rm", "b": "play bs"}[due] else 0.2

    assert reason_at(position, follows_the_goals, book="yes") == Reason("goal-due", {"colour": "r"})


class ReachJudge:
    """Likes a push after which the own target is in reach, and sees nothing else."""

    def judge(self, seat: Seat, budget: Budget, seed: int) -> list[Judgement]:
        found = []
        for action in seat.legal():
            state = seat.sample(seed)
            state.apply(action)
            value = 0.2 if solve(cast(Labyrinth, state), seat.number, 1) is None else 0.6
            found.append(Judgement(action, value, value, value))
        return ranked(found)


def test_a_push_can_be_the_best_because_it_finds_the_treasure() -> None:
    reasons = []
    for deal in range(8):
        table = table_of("labyrinth", {"players": 2, "cards": 3, "first": 0}, deal)
        found = hint(table, 0, judge=ReachJudge(), budget=ANY)
        target = cast(labyrinth_view.View, table.state.view(0)).targets[0]
        assert found.reason in (None, Reason("reaches", {"treasure": str(target)}))
        assert found.reason is None or found.best.value.value == 0.6
        reasons.append(found.reason)
    assert any(reasons)


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_a_hint_knows_no_more_than_the_seat(game: str, options: dict[str, Any]) -> None:
    for most in (3, 8):
        table = played(game, options, most=most)
        seat = table.turn
        shift, scale = (-60.0, 40.0) if options.get("players") == 1 and game == "labyrinth" else (0.0, 1.0)
        found = [
            advise(table.game, Seat(state, seat), HashJudge(scale, shift), ANY)
            for state in (table.state, table.state.sample(seat, 1), table.state.sample(seat, 2))
        ]
        assert found[0] == found[1] == found[2]


def test_the_table_notes_that_a_hint_was_given() -> None:
    table = table_of("onirim", {})
    before = table.state.to_json()
    hint(table, 0, judge=PlayoutJudge(2, 2), budget=ANY)
    assert table.record.events[-1] == HintEvent(0)
    assert table.hints == [1]
    assert table.state.to_json() == before


def test_a_hint_is_for_the_seat_to_decide() -> None:
    table = table_of("onirim", {"players": 2})
    events = len(table.record.events)
    with pytest.raises(NotYourTurn) as refused:
        hint(table, 1, judge=HashJudge(), budget=ANY)
    assert refused.value.code == "hint-turn"
    with pytest.raises(NotYourTurn, match="no seat 3"):
        hint(table, 2, judge=HashJudge(), budget=ANY)
    assert len(table.record.events) == events


def test_where_there_is_one_choice_there_is_nothing_to_compare() -> None:
    position = {
        "hands": [["rs", "rs", "rs", "rs", "rs"]],
        "rows": [["bs"]],
        "bag": {"xn": 2, "rd": 2, "bd": 2, "gd": 2, "nd": 2},
    }
    found = hint(onirim(position), 0, judge=HashJudge(), budget=ANY)
    assert (found.next, found.reason, found.clear) == (None, None, True)
    assert hint_words(words("en"), found)[0].startswith("There is only one choice: Discard the red sun. ")


def test_turns_are_told_as_people_count_them() -> None:
    table = table_of("labyrinth", {"players": 1, "cards": 2})
    judge = SayingJudge(lambda _, action: -20.25 - action, noise=1.0)
    found = hint(table, 0, judge=judge, budget=ANY)
    assert found.unit == "turns"
    best = hint_words(words("fr"), found)[0]
    assert best.endswith("20,2 tours en tout (19,2 à 21,2).")


FACTS: dict[str, dict[str, int | str]] = {
    "keep-key": {"count": 1, "deck": 9, "keys": 2},
    "keep-key-door": {"card": "rk", "count": 2, "colour": "r", "deck": 1},
    "only-key": {"card": "bk"},
    "keys-to-spare": {"keys": 3, "count": 0, "deck": 12},
    "keys-many": {"keys": 2},
    "prophecy": {"count": 3, "deck": 14},
    "series": {"number": 2, "colour": "n"},
    "same-symbol": {"symbol": "m"},
    "colour-done": {"doors": 2, "colour": "b"},
    "colour-short": {"count": 2, "colour": "g"},
    "door-comes-back": {"count": 7, "colour": "n"},
    "hand-stuck": {"count": 0, "hand": 4},
    "deck-long": {"deck": 40},
    "no-key": {},
    "key-for-door": {"card": "gk"},
    "goal-due": {"colour": "g"},
    "premonition": {"card": "p8", "doors": 2},
    "towers": {"count": 3},
    "doors-in-deck": {"count": 1, "colour": "r"},
    "deck-short": {"deck": 7, "doors": 1},
    "reaches": {"treasure": "owl"},
    "reaches-home": {"cell": "a1"},
    "blocks": {"pawn": "blue", "count": 2, "all": 20, "other": 9},
    "blocks-home": {"pawn": "blue"},
    "nearer": {"treasure": "keys", "turns": 1},
    "ways": {"treasure": "rat", "count": 4, "other": 0},
    "carried": {"cell": "d4"},
    "carries-other": {"pawn": "yellow", "cell": "d4"},
    "moves-target": {"treasure": "bat", "cell": "b7"},
    "few-left": {"pawn": "green", "count": 0},
}

SAID = {
    "keep-key": "Keep your keys: one Nightmare is still in 9 cards.",
    "keep-key-door": "Keep the red key: 2 red Doors are still in 1 card.",
    "keys-to-spare": "One of your 3 keys can go: no Nightmare is left in 12 cards.",
    "hand-stuck": "None of your 4 cards can follow in your row.",
    "blocks": "Of the 20 treasures that blue may seek, 2 stay within its next turn’s reach; "
    "the next best push leaves it 9.",
}

DITES = {
    "keep-key-door": "Gardez la Clé rouge\u00a0: il reste 2 Portes rouges dans 1 carte.",
    "door-comes-back": "La Porte brune peut se regagner\u00a0: il reste 7 cartes brunes dans la pioche.",
    "premonition": "Une Porte de plus peut déclencher le Funeste Prémonitoire 8 (trois Portes)\u00a0: "
    "2 Portes sont sur la table.",
    "few-left": "Le pion vert a tout trouvé et n’a plus qu’à rentrer.",
}


@pytest.mark.parametrize("code", FACTS)
def test_every_reason_is_a_sentence_in_both_languages(code: str) -> None:
    reason = Reason(code, FACTS[code])
    english, french = (reason_words(words(language), reason) for language in ("en", "fr"))
    assert english.endswith(".")
    assert french.endswith(".")
    assert english == SAID.get(code, english)
    assert french == DITES.get(code, french)


def test_the_catalogue_has_no_reason_that_is_never_given() -> None:
    assert {key.removeprefix("reason-") for key, _ in patterns("en") if key.startswith("reason-")} == set(FACTS)
