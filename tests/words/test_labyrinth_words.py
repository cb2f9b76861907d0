"""Labyrinth in words: every treasure, choice, question and event, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import pairwise
from random import Random
from textwrap import wrap
from typing import Any

import pytest

from dedale.core.game import OVER
from dedale.core.table import Table, Told
from dedale.labyrinth.decisions import CHANCES, KIND_NAMES, OUTCOME_TEXTS
from dedale.labyrinth.game import GAME
from dedale.labyrinth.options import Options, combinations
from dedale.labyrinth.puzzles import GRADES
from dedale.labyrinth.tiles import CORNERS, TREASURES
from dedale.labyrinth.view import View
from dedale.words import languages, words
from dedale.words.labyrinth import (
    action_words,
    change_words,
    decision_words,
    event_words,
    options_words,
    plan_words,
    result_words,
    treasure_words,
)

EN = words("en")
FR = words("fr")


@pytest.mark.parametrize("language", languages())
def test_every_action_has_words_of_its_own(language: str) -> None:
    say = words(language)
    texts = [GAME.text(action) for action in GAME.actions]
    assert len({action_words(say, text) for text in texts}) == len(texts)
    for text in texts:
        assert event_words(say, Told("action", 0, text.split()[0], text)), text


@pytest.mark.parametrize("language", languages())
def test_every_outcome_has_words(language: str) -> None:
    say = words(language)
    kinds = {"card": "card", "seat": "first"}
    for text in OUTCOME_TEXTS:
        assert event_words(say, Told("chance", None, kinds.get(text.split()[0], "tile"), text)), text
    assert event_words(say, Told("chance", None, "card", None)) == say("event-card-hidden")


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
        == "two players, young players, 3 cards each, at most 60 turns, red green"
    )
    alone = GAME.options_json(GAME.options({"players": 1, "cards": 1}))
    assert options_words(FR, alone) == "en solitaire, 1 carte"


def test_an_event_tells_who_acted() -> None:
    event = Told("action", 1, "push", "push w4 2")
    assert event_words(EN, event, viewer=1) == "You push at w4."
    assert event_words(EN, event, viewer=0) == "Player 2 pushes at w4."
    assert event_words(FR, event, names=["Ann", "Zoé"]) == "Zoé pousse en w4."
    assert event_words(EN, Told("action", 0, "move", "move c4"), viewer=0) == "You go to c4."


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Told("chance", None, "card", "card owl"), "The card dealt is the owl."),
        (Told("chance", None, "card", None), "A treasure card is dealt."),
        (Told("chance", None, "first", "seat 2"), "Player 2 begins."),
        (Told("chance", None, "tile", "I 0"), "A tile is laid out: a straight corridor."),
        (Told("chance", None, "tile", "owl 2"), "A tile is laid out: a bend with the owl."),
        (Told("undo", count=1), "The last step is taken back."),
        (Told("seat", 1, text="Ann"), "Ann takes seat 2."),
        (Told("resign", 1), "Player 2 gives the game up."),
    ],
)
def test_other_events(event: Told, said: str) -> None:
    assert event_words(EN, event) == said


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
        seen: dict[int | None, list[Any]] = {seat: [] for seat in seats}
        for table in played(short, luck):
            for seat in seats:
                seen[seat].append(table.view(seat))
            now = table.view(None if table.over else table.turn)
            assert isinstance(now, View)
            assert decision_words(say, now)
            assert all(action_words(say, GAME.text(action), now) for action in now.legal)
        assert table.turn == OVER
        for seat in seats:
            assert all(event_words(say, event, seat) for event in table.events(seat))
            for before, after in pairwise(seen[seat]):
                assert all(change_words(say, before, after))
            assert result_words(say, seen[seat][-1])


def test_changes_tell_what_a_choice_brought(luck: Random) -> None:
    state = GAME.new({"players": 2, "cards": 2, "first": 0}, luck.getrandbits(32))
    found: set[str] = set()
    while state.turn != OVER:
        before, seat = [state.view(viewer) for viewer in (0, 1)], state.turn
        wanted = before[seat].targets[seat]
        good = [action for action in state.legal() if wanted == _treasure_at(state, action)]
        state.play(luck.choice(good or state.legal()))
        for viewer in (0, 1):
            after = state.view(viewer)
            said = change_words(EN, before[viewer], after)
            name = "You find" if viewer == seat else f"Player {seat + 1} finds"
            if len(after.found[seat]) > len(before[viewer].found[seat]):
                assert any(sentence.startswith(name) for sentence in said)
                assert ("Your next treasure" in " ".join(said)) == (viewer == seat and after.left[seat] > 0)
            found |= {sentence.split()[0] for sentence in said}
    assert {"You", "Your", "Player", "Now"} <= found


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
