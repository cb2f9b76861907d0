"""Labyrinth in words: every treasure, choice, question and event, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from random import Random
from textwrap import wrap
from typing import Any

import pytest

from dedale.core.game import OVER, Seat
from dedale.core.happening import Happening, as_seen
from dedale.core.table import Table, Told
from dedale.labyrinth.decisions import CHANCES, KIND_NAMES, OUTCOME_TEXTS
from dedale.labyrinth.game import GAME
from dedale.labyrinth.options import Options, combinations
from dedale.labyrinth.puzzles import GRADES
from dedale.labyrinth.tiles import CORNERS, TREASURES
from dedale.labyrinth.view import View
from dedale.words import Words, labyrinth, languages, words
from dedale.words.players import table_event_words as table_event_message
from dedale.words.table_log import TableLog
from tests.words.saying import spoken, told

EN = words("en")
FR = words("fr")

action_words, treasure_words = spoken(labyrinth.action_words), spoken(labyrinth.treasure_words)
decision_words, options_words = spoken(labyrinth.decision_words), spoken(labyrinth.options_words)
result_words, plan_words = spoken(labyrinth.result_words), spoken(labyrinth.plan_words)
table_event_words, outcome_words = spoken(table_event_message), spoken(labyrinth.outcome_words)


def happened_words(say: Words, happened: list[Happening], viewer: Seat = None, **more: Any) -> list[str]:
    """What is told to the viewer; typed unless said otherwise."""
    return told(labyrinth.happened_words)(say, happened, viewer, viewer=viewer, **({"typed": True} | more))


@pytest.mark.parametrize("language", languages())
def test_every_action_has_words_of_its_own(language: str) -> None:
    say = words(language)
    texts = [GAME.text(action) for action in GAME.actions]
    assert len({action_words(say, text) for text in texts}) == len(texts)


@pytest.mark.parametrize("language", languages())
def test_every_outcome_has_words(language: str) -> None:
    say = words(language)
    assert all(outcome_words(say, text) for text in OUTCOME_TEXTS)


@pytest.mark.parametrize("language", languages())
def test_every_decision_and_every_chance_has_words(language: str) -> None:
    say = words(language)
    for kind in KIND_NAMES[1:]:
        assert say(f"kind-{kind}")
        assert say(f"kind-{kind}.title")
    for kind in {chance.name for chance in CHANCES.values()}:
        assert say(f"chance-{kind}").endswith(".")


@pytest.mark.parametrize("language", languages())
def test_every_treasure_and_every_pawn_has_names(language: str) -> None:
    say = words(language)
    for form in ("", "the", "short"):
        assert len({treasure_words(say, treasure, form) for treasure in TREASURES}) == len(TREASURES)
    for treasure in TREASURES:
        assert treasure_words(say, treasure, "the").endswith(treasure_words(say, treasure))
    letters = {say(f"pawn-{colour}.letter") for colour in CORNERS}
    assert len(letters) == len({say(f"pawn-{colour}") for colour in CORNERS}) == len(CORNERS)
    assert all(len(letter) == 1 and letter.isupper() for letter in letters)


@pytest.mark.parametrize(
    ("treasure", "english", "french"),
    [
        ("skull", "the skull", "le crâne"),
        ("sword", "the sword", "l’épée"),
        ("gold", "the bag of gold", "la bourse d’or"),
        ("keys", "the keys", "les clés"),
        ("chest", "the treasure chest", "le coffre au trésor"),
        ("map", "the treasure map", "la carte au trésor"),
        ("bat", "the bat", "la chauve-souris"),
        ("moth", "the moth", "le papillon de nuit"),
        ("spider", "the spider", "l’araignée"),
    ],
)
def test_treasures_agree_with_their_articles(treasure: str, english: str, french: str) -> None:
    assert treasure_words(EN, treasure, "the") == english
    assert treasure_words(FR, treasure, "the") == french


@pytest.mark.parametrize("language", languages())
def test_every_option_and_every_grade_has_a_name(language: str) -> None:
    say = words(language)
    for option in fields(Options):
        key = f"labyrinth-option-{option.name.replace('_', '-')}"
        assert say(key)
        assert say(f"{key}.text").endswith(".")
    for players in range(1, 5):
        assert say(f"labyrinth-option-players-{players}.text").endswith(".")
    for grade in {grade for grades in GRADES.values() for grade in grades.values()}:
        assert say(f"puzzle-grade-{grade}")
    for options in combinations():
        assert options_words(say, options)


@pytest.mark.parametrize("topic", ["aim", "turn", "young", "puzzles"])
@pytest.mark.parametrize("language", languages())
def test_help_on_a_topic_fits_a_screen(language: str, topic: str) -> None:
    say = words(language)
    text = say(f"help-labyrinth-{topic}.text")
    lines = [line for part in text.splitlines() for line in wrap(part, 78) or [""]]
    assert say(f"help-labyrinth-{topic}")
    assert 8 <= len(lines) <= 22


def test_options_in_one_line() -> None:
    assert options_words(EN, GAME.options_json(GAME.options())) == "two players"
    chosen = {"players": 2, "cards": 3, "young": True, "first": 0, "turn_limit": 60, "pawns": ["red", "green"]}
    assert (
        options_words(EN, GAME.options_json(GAME.options(chosen)))
        == "two players, young players, 3 cards each, at most 60 turns, red, green"
    )
    alone = GAME.options_json(GAME.options({"players": 1, "cards": 1}))
    assert options_words(FR, alone) == "en solitaire, 1 carte"


@pytest.mark.parametrize(
    ("one", "said"),
    [
        (Happening("push", 1, to="w4", count=2), ["Player 2 pushes at w4."]),
        (Happening("push", 0, to="w4", count=2), ["You push at w4."]),
        (Happening("walk", 0, source="a1", to="c4"), ["You go to c4."]),
        (Happening("walk", 0, source="c4", to="c4"), ["You stay on c4."]),
        (Happening("carry", 0, source="a1", to="g1"), ["Your pawn is carried to g1."]),
        (Happening("carry", 1, source="a1", to="g1"), []),
        (Happening("find", 1, card="owl"), ["Player 2 finds the owl!"]),
        (Happening("card", 0, card="owl"), ["Your next treasure: the owl."]),
        (Happening("card", 1), []),
        (Happening("first", 1), ["Player 2 begins."]),
        (Happening("tile", to="b1"), []),
    ],
)
def test_what_happened_is_told_to_whom_it_concerns(one: Happening, said: list[str]) -> None:
    assert happened_words(EN, [one], 0) == said


def test_a_page_is_told_the_line_and_not_the_card_that_lies_face_down() -> None:
    push = Happening("push", 1, to="w4", count=2)
    assert happened_words(FR, [push], names=["Ann", "Zoé"], typed=False)[0].startswith("Zoé")
    assert "w4" not in happened_words(EN, [push], typed=False)[0]
    assert happened_words(EN, [Happening("card", 0, card="owl")], 0, typed=False) == []


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Told("undo", count=1), "The last step is taken back."),
        (Told("seat", 1, text="Ann"), "Ann takes seat 2."),
        (Told("resign", 1), "Player 2 gives the game up."),
    ],
)
def test_other_events(event: Told, said: str) -> None:
    assert table_event_words(EN, event) == said


def played(options: dict[str, Any], luck: Random) -> Iterator[Table]:
    """A game played at random, at each decision and at its end."""
    table = Table.new(GAME, options, secret=luck.randbytes(16))
    while not table.over:
        yield table
        table.play(table.turn, luck.choice(table.state.legal()))
    yield table


@pytest.mark.parametrize("options", combinations())
def test_a_whole_game_can_be_told(options: dict[str, Any], luck: Random) -> None:
    short = options | {"turn_limit": 40, "cards": 1}
    for say in (EN, FR):
        seats = [*range(int(options["players"])), None]
        for table in played(short, luck):
            now = table.view(None if table.over else table.turn)
            assert isinstance(now, View)
            assert decision_words(say, now)
            assert all(action_words(say, GAME.text(action), now) for action in now.legal)
        assert table.turn == OVER
        for seat in seats:
            lines = TableLog(table, seat).lines
            assert lines
            assert all(say.say(line.words, seat, table.seats) for line in lines)
            assert result_words(say, table.view(seat))


def test_a_find_is_told_to_all_and_the_next_card_to_its_owner(luck: Random) -> None:
    table = Table.new(GAME, {"players": 2, "cards": 2, "first": 0}, secret=luck.randbytes(16))
    begun = set()
    while not table.over:
        state, seat = table.state, table.turn
        seen = state.view(seat)
        assert isinstance(seen, View)
        wanted = seen.targets[seat]
        good = [action for action in state.legal() if wanted == _treasure_at(state, action)]
        first = len(table.record.timeline.live)
        table.play(seat, luck.choice(good or state.legal()))
        moments = [table.record.timeline.moment(at) for at in range(first, len(table.record.timeline.live))]
        for viewer in (0, 1):
            happened = [one for moment in moments for one in as_seen(moment.happenings, viewer)]
            said = happened_words(EN, happened, viewer)
            name = "You find" if viewer == seat else f"Player {seat + 1} finds"
            after = table.view(viewer)
            assert isinstance(after, View)
            found = any(one.kind == "find" for one in happened)
            assert any(sentence.startswith(name) for sentence in said) == found
            assert ("Your next treasure" in " ".join(said)) == (found and viewer == seat and after.left[seat] > 0)
            begun |= {sentence.split()[0] for sentence in said}
    assert {"You", "Your", "Player", "Now"} <= begun


def _treasure_at(state: Any, action: int) -> str | None:
    """What lies where a move leads; None for a push."""
    text = GAME.text(action).split()
    if text[0] == "push":
        return None
    cell = "abcdefg".index(text[1][0]) + 7 * (int(text[1][1]) - 1)
    treasure: str | None = state.view(None).tiles[cell].treasure
    return treasure


def test_a_turn_is_told_as_it_is_typed_or_as_it_is_shown() -> None:
    turn, others = ("push e6 1", "move c2"), ["push e6 0", "push e6 2", "push e6 3"]
    assert plan_words(EN, turn) == "Push row 6 from the right (e6 1) and end on c2"
    assert plan_words(EN, turn, typed=False) == "Push row 6 from the right and end on c2"
    assert (
        plan_words(EN, turn, others, typed=False) == "Push row 6 from the right, the tile turned any way, and end on c2"
    )
