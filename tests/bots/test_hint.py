"""Hints: what is best and what it does, what is next, and reasons only where the choice hangs on them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import dedale
from dedale.bots import Seat
from dedale.bots.hints import Hint, Reason, advise, hint
from dedale.core.errors import NotYourTurn
from dedale.core.events import HintTaken
from dedale.core.game import View
from dedale.core.record import Record
from dedale.core.table import Table
from dedale.onirim import view as onirim_view
from dedale.words import hints, words
from tests.bots.recorded_games import KINDS, played, table_of
from tests.bots.stub_judges import ANY, HashJudge, PlayoutJudge, SayingJudge, Value
from tests.bots.test_labyrinth_hint_facts import FACTS as LABYRINTH_FACTS
from tests.bots.test_onirim_hint_facts import FACTS as ONIRIM_FACTS
from tests.words.saying import spoken, told
from tests.words.test_catalogue import patterns

NEARLY_WON = Path(__file__).parent.parent / "browser" / "nearly_won.txt"
"""A game of Onirim alone, one choice before its end."""

TWO_IN_NINE = {
    "hands": [["rk", "bs", "gs", "ns", "bm"]],
    "rows": [["rs", "bm"]],
    "doors": [["bd", "bd", "gd", "gd", "nd"]],
    "bag": {"xn": 2, "rd": 2, "nd": 1, "rs": 2, "bm": 2},
    "discard": {"xn": 8, "gs": 4, "gm": 4},
}
"""A key at hand, and nine cards in the deck, two of them Nightmares."""

hint_words, reason_words = told(hints.hint_words), spoken(hints.reason_words)


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


def reasons_at(position: dict[str, Any], value: Value, noise: float = 0.001, **options: Any) -> list[Reason]:
    return hint(onirim(position, **options), 0, judge=SayingJudge(value, noise), budget=ANY).reasons


def codes_at(position: dict[str, Any], value: Value) -> list[str]:
    return [reason.code for reason in reasons_at(position, value)]


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
    assert found.reasons == [Reason("keep-key", {"count": 2, "deck": 9, "keys": 1})]
    assert hint_words(words("en"), found, table.state.view(0)) == [
        "Best: play the blue sun.",
        "Keep the key: 2 Nightmares are still in 9 cards.",
        "60% to win (60 to 60).",
        "Next best: play the red key. 50% to win (50 to 50).",
    ]
    assert hint_words(words("fr"), found, table.state.view(0))[1] == (
        "Gardez la Clé\u00a0: il reste 2 Cauchemars dans 9 cartes."
    )


def test_a_reason_may_change_what_the_choice_is_worth_and_not_the_choice() -> None:
    def worth(without: float) -> Value:
        """The key is worth keeping either way, and without Nightmares by as much as the test says."""
        return lambda view, action: {"play bs": 0.6, "play rk": 0.4 if nightmares(view) else without}.get(
            text(action), 0.3
        )

    assert "keep-key" in codes_at(TWO_IN_NINE, worth(0.55))
    assert "keep-key" not in codes_at(TWO_IN_NINE, worth(0.42)), "the lead hardly changed"
    assert "keep-key" not in codes_at(TWO_IN_NINE, worth(0.3)), "the lead grew"


def test_no_reason_where_the_choice_does_not_hang_on_it() -> None:
    def always(view: View, action: int) -> float:
        return keeps_the_key(onirim(TWO_IN_NINE).state.view(0), action)

    judge = SayingJudge(always)
    found = hint(onirim(TWO_IN_NINE), 0, judge=judge, budget=ANY)
    assert found.reasons == [Reason("keeps-key", {"card": "rk"})], "what is plain is told all the same"
    assert judge.judged > 1, "no reason was tried"
    assert len(hint_words(words("en"), found)) == 4


def test_either_will_do_where_two_choices_are_worth_the_same() -> None:
    def hardly(view: View, action: int) -> float:
        return {"play bs": 0.6, "play rk": 0.58 if nightmares(view) else 0.7}.get(text(action), 0.3)

    judge = SayingJudge(hardly, noise=0.02)
    found = hint(onirim(TWO_IN_NINE), 0, judge=judge, budget=ANY)
    assert found.close
    assert (found.reasons, found.risks) == ([], [])
    assert judge.judged == 1, "a reason was tried for nothing"
    either, worth = hint_words(words("en"), found)
    assert either.startswith("Either will do, they are worth the same: ")
    assert worth == "60% to win (58 to 62)."


def test_what_only_seems_better_is_told_so() -> None:
    # With 0.1 to either side a difference may be off by 0.14: that of 0.1 is not certain.
    found = hint(onirim(TWO_IN_NINE), 0, judge=SayingJudge(keeps_the_key, noise=0.1), budget=ANY)
    assert (found.clear, found.close) == (False, False)
    assert hint_words(words("en"), found)[-1] == "The first seems better, but it is not certain."


def test_no_reason_that_speaks_against_something_else() -> None:
    def otherwise(view: View, action: int) -> float:
        """Without Nightmares it changes its mind, but not about the key."""
        return {"play bs": 0.6, "discard gs": 0.5 if nightmares(view) else 0.7}.get(text(action), 0.3)

    assert reasons_at(TWO_IN_NINE, otherwise) == []


def test_a_card_that_cannot_be_played_is_discarded_for_that() -> None:
    position = TWO_IN_NINE | {"hands": [["rm", "bs", "gs", "ns", "bm"]], "discard": {"bk": 1}}

    def would_play(view: View, action: int) -> float:
        """Would play the red moon, were it allowed to; else discards it, by as much as the test says."""
        return {"play rm": 0.9, "discard rm": 0.6, "play bs": second}.get(text(action), 0.3)

    second = 0.4
    assert reasons_at(position, would_play) == [Reason("same-symbol", {"symbol": "m"})]
    second = 0.599
    assert reasons_at(position, would_play) == [], "it could as well have been the next best"


def test_what_is_plain_needs_no_trial() -> None:
    position = TWO_IN_NINE | {
        "hands": [["rs", "bs", "gs", "ns", "bk"]],
        "rows": [["rs", "rm"]],
        "bag": {"xn": 2, "rd": 1, "nd": 1, "rs": 2},
        "doors": [["rd", "bd", "bd", "gd", "gd", "nd"]],
    }
    table = onirim(position)
    judge = SayingJudge(lambda _, action: {"play rs": 0.8, "discard gs": 0.5}.get(text(action), 0.1))
    found = hint(table, 0, judge=judge, budget=ANY)
    assert found.best.does == [Reason("series-door", {"colour": "r"})]
    assert found.plain
    assert hint_words(words("en"), found, table.state.view(0))[0] == (
        "Best: play the red sun. It is the third red card in a row: a red Door is yours."
    )


def test_what_wins_at_once_is_never_as_good_as_anything_else() -> None:
    table = Table.resume(Record.load(NEARLY_WON))
    found = hint(table, 0, judge=SayingJudge(lambda *_: 1.0), budget=ANY)
    assert [found.best.does, found.reasons, found.risks] == [[Reason("wins", {})], [], []]
    assert (found.clear, found.close) == (True, False)
    assert hint_words(words("en"), found)[0].endswith("That wins the game.")
    assert hint_words(words("en"), found)[1].startswith("Next best: "), "what it is worth is plain"


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

    assert Reason("goal-due", {"colour": "r"}) in reasons_at(position, follows_the_goals, book="yes")


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_a_hint_knows_no_more_than_the_seat(game: str, options: dict[str, Any]) -> None:
    for most in (3, 8, 25):
        table = played(game, options, most=most)
        if table.over:
            return
        seat = table.turn
        shift, scale = (-60.0, 40.0) if options.get("players") == 1 and game == "labyrinth" else (0.0, 1.0)
        judge = HashJudge(scale, shift, noise=0.0)
        states = [table.state, *(table.state.sample(seat, number) for number in range(1, 5))]
        found = [advise(table.game, Seat(state, seat), judge, ANY, tried_by=judge) for state in states]
        assert all(one == found[0] for one in found)
        said = [hint_words(words("fr"), one, table.state.view(seat)) for one in found]
        assert all(one == said[0] for one in said)


def test_the_table_notes_that_a_hint_was_given() -> None:
    table = table_of("onirim", {})
    before = table.state.to_json()
    hint(table, 0, judge=PlayoutJudge(2, 2), budget=ANY)
    assert table.record.events[-1] == HintTaken(0)
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
    assert (found.next, found.reasons, found.clear) == (None, [], True)
    assert hint_words(words("en"), found)[0] == "There is only one choice: discard the red sun."


def test_turns_are_told_as_people_count_them() -> None:
    table = table_of("labyrinth", {"players": 1, "cards": 2})
    judge = SayingJudge(lambda _, action: -20.25 - action, noise=1.0)
    found = hint(table, 0, judge=judge, budget=ANY)
    assert found.unit == "turns"
    assert "20,2 tours en tout (19,2 à 21,2)." in hint_words(words("fr"), found)


ANYTHING: dict[str, int | str] = {
    "card": "p8",
    "colour": "n",
    "partner": "g",
    "treasure": "owl",
    "pawn": "yellow",
    "symbol": "m",
    "near": "no",
}
NUMBERS = ("count", "deck", "keys", "doors", "hand", "cost", "discard", "punishment", "turns", "all", "other")
CODES = sorted({key.removeprefix("reason-") for key, _ in patterns("en") if key.startswith("reason-")})

SAID: dict[tuple[str, int], str] = {
    ("keep-key", 2): "Keep your keys: 2 Nightmares are still in 2 cards.",
    ("keys-to-spare", 1): "The key can go: only one Nightmare is left in 1 card.",
    ("hand-stuck", 0): "None of your 0 cards can follow in your row.",
    ("series-second", 1): "It is the second brown card in a row, and you hold one that can be the third.",
    ("stays-near", 1): "Next turn you reach the owl, whatever yellow pushes.",
    ("blocks", 0): "Of the 0 treasures that yellow may seek, it can then reach none; after the next best choice 0.",
}
DITES: dict[tuple[str, int], str] = {
    ("night-door", 2): "La Porte brune peut se regagner\u00a0: il reste 2 cartes brunes dans la pioche.",
    ("night-key", 0): "Cela vous coûte le Funeste Prémonitoire 8, votre dernière Clé.",
    ("premonition", 1): "Le deuxième choix déclencherait le Funeste Prémonitoire 8 (trois Portes).",
    ("removes-premonition", 1): "Le Funeste Prémonitoire 8 (trois Portes) ne peut plus frapper.",
    ("swap-both", 1): "Vous prenez une carte pour votre série brune, et en laissez une à votre partenaire pour la "
    "série verte.",
}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("number", [0, 1, 2, 7])
def test_every_reason_is_a_sentence_in_both_languages(code: str, number: int) -> None:
    game = "onirim" if code in ONIRIM_FACTS else "labyrinth"
    reason = Reason(code, ANYTHING | dict.fromkeys(NUMBERS, number))
    english, french = (reason_words(words(language), game, reason) for language in ("en", "fr"))
    for sentence in (english, french):
        assert sentence.endswith(".")
        assert sentence[0].isupper() or sentence[0].isdecimal()
        assert "  " not in sentence
    assert english == SAID.get((code, number), english)
    assert french == DITES.get((code, number), french)


def test_the_catalogue_has_the_reasons_that_hints_give_and_no_others() -> None:
    assert {*ONIRIM_FACTS, *LABYRINTH_FACTS} == set(CODES)
