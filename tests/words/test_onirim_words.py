"""Onirim in words: every card, choice, question and event, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from textwrap import wrap
from typing import Any

import pytest

from dedale.core.game import OVER
from dedale.core.happening import Happening, as_seen
from dedale.core.table import Table, Told
from dedale.onirim.cards import CODES
from dedale.onirim.decisions import ANSWERS
from dedale.onirim.game import GAME
from dedale.onirim.options import combinations
from dedale.onirim.view import View
from dedale.words import languages, onirim, players, words
from dedale.words.table_log import TableLog
from tests.words.saying import spoken, told

EN = words("en")
FR = words("fr")

action_words, card_words = spoken(onirim.action_words), spoken(onirim.card_words)
decision_words, options_words = spoken(onirim.decision_words), spoken(onirim.options_words)
result_words, happened_words = spoken(onirim.result_words), told(onirim.happened_words)
table_event_words, plan_words = spoken(players.table_event_words), spoken(onirim.plan_words)


def chosen(text: str, seat: int = 0) -> Happening:
    """A choice by its text."""
    verb, about = GAME.deed(GAME.action(text))
    return Happening("choice", seat, "main", verb, about)


def view(position: dict[str, Any], *actions: str, **options: object) -> View:
    """What the active seat sees after these actions and chances ("* rs") from a position."""
    state = GAME.start(position, options)
    for action in actions:
        if action.startswith("* "):
            state.resolve(GAME.outcome(action[2:]))
        else:
            state.play(GAME.action(action))
    return state.view(state.turn)


@pytest.mark.parametrize("language", languages())
def test_every_action_has_words(language: str) -> None:
    say = words(language)
    for action in GAME.actions:
        assert action_words(say, GAME.text(action)), GAME.text(action)
        assert happened_words(say, [chosen(GAME.text(action))]), GAME.text(action)


@pytest.mark.parametrize("language", languages())
def test_two_answers_to_one_question_never_read_the_same(language: str) -> None:
    say = words(language)
    for kind, texts in ANSWERS.items():
        said = [action_words(say, text) for text in texts]
        assert len(set(said)) == len(said), kind


@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_name_with_its_articles(language: str) -> None:
    say = words(language)
    for form in ("", "the", "a"):
        assert len({card_words(say, code, form) for code in CODES}) == len(CODES)
    assert card_words(say, None) == say("card-hidden")


@pytest.mark.parametrize("language", languages())
def test_every_option_and_every_value_has_a_name_and_a_sentence(language: str) -> None:
    say = words(language)
    for option in GAME.facts.options:
        assert say(f"onirim-option-{option.name}.text").endswith(".")
        for value in option.choices:
            assert say(f"onirim-option-{option.name}-{value}")
            assert say(f"onirim-option-{option.name}-{value}.text").endswith(".")


@pytest.mark.parametrize("topic", ["turn", "nightmare", "two", "book", "towers", "dreams"])
@pytest.mark.parametrize("language", languages())
def test_help_on_a_topic_fits_a_screen(language: str, topic: str) -> None:
    say = words(language)
    lines = [line for part in say(f"help-{topic}.text").splitlines() for line in wrap(part, 78) or [""]]
    assert say(f"help-{topic}")
    assert 8 <= len(lines) <= 24


@pytest.mark.parametrize(
    ("code", "plain", "the", "one"),
    [
        ("rs", "Soleil rouge", "le Soleil rouge", "un Soleil rouge"),
        ("bs", "Soleil bleu", "le Soleil bleu", "un Soleil bleu"),
        ("gm", "Lune verte", "la Lune verte", "une Lune verte"),
        ("nk", "Clé brune", "la Clé brune", "une Clé brune"),
        ("bd", "Porte bleue", "la Porte bleue", "une Porte bleue"),
        ("xn", "Cauchemar", "le Cauchemar", "un Cauchemar"),
        ("xh", "Songe Heureux", "le Songe Heureux", "un Songe Heureux"),
        ("r3", "Tour rouge 3", "la Tour rouge 3", "une Tour rouge 3"),
        ("ng", "Objectif brun", "l’Objectif brun", "un Objectif brun"),
        ("p8", "Funeste Prémonitoire 8", "le Funeste Prémonitoire 8", "le Funeste Prémonitoire 8"),
    ],
)
def test_french_cards_agree(code: str, plain: str, the: str, one: str) -> None:
    assert (card_words(FR, code), card_words(FR, code, "the"), card_words(FR, code, "a")) == (plain, the, one)


@pytest.mark.parametrize("code", CODES[:16])
def test_french_colours_agree_with_their_cards(code: str) -> None:
    colour = FR(f"colour-{code[0]}" if code[1] == "s" else f"colour-{code[0]}.feminine")
    article = "le" if code[1] == "s" else "la"
    assert card_words(FR, code, "the").split()[::2] == [article, colour]


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("play rs", "Play the red sun", "Jouer le Soleil rouge"),
        ("discard gm", "Discard the green moon", "Défausser la Lune verte"),
        ("discard bk", "Discard the blue key for a Prophecy", "Défausser la Clé bleue pour une Prophétie"),
        ("pay nd", "Pay with the brown Door", "Payer avec la Porte brune"),
        ("fetch door", "Fetch the Door", "Chercher la Porte"),
        (
            "nightmare shared key gk",
            "I. Discard the green key of the shared hand",
            "I. Défausser la Clé verte de la main commune",
        ),
        ("cast paradox at nightmare", "Cast Paradoxical Prophecy", "Lancer Prophétie Paradoxale"),
        ("with goal 8", "With the Goal in place 8", "Avec l’Objectif, place 8"),
        (
            "lose rd of 2nd seat",
            "Put the red Door of player 2 into Limbo",
            "Mettre la Porte rouge du joueur 2 dans les Limbes",
        ),
        ("dream remove p3", "Remove Premonition 3 from the game", "Retirer du jeu le Funeste Prémonitoire 3"),
    ],
)
def test_choices_read_well(text: str, english: str, french: str) -> None:
    assert action_words(EN, text) == english
    assert action_words(FR, text) == french


def test_fetching_names_the_door_of_the_series() -> None:
    seen = view({"hands": [["gs", "rs", "rm", "bs", "bm"]], "rows": [["rs", "gm", "gk"]]}, "play gs")
    assert decision_words(EN, seen) == "Three green cards in a row: fetch a Door?"
    assert action_words(EN, "fetch door", seen) == "Fetch the green Door"
    assert action_words(FR, "fetch door", seen) == "Chercher la Porte verte"


def test_a_door_drawn_is_named_and_so_is_its_key() -> None:
    hand = ["gs", "rs", "bk", "bs", "bm"]
    seen = view({"hands": [hand], "deck_top": ["bd"]}, "discard gs")
    assert decision_words(FR, seen) == "Vous piochez une Porte bleue. Qu’en faites-vous\u202f?"
    assert action_words(FR, "door to limbo", seen) == "Mettre la Porte bleue dans les Limbes"
    assert action_words(EN, "door for key", seen) == "Pay with the blue key"


@pytest.mark.parametrize(
    ("book", "spell", "cost"),
    [
        ("yes", "paradox", 5),
        ("yes", "planning", 7),
        ("lost", "paradox", 6),
        ("lost", "planning", 9),
    ],
)
def test_a_spell_says_what_it_costs(book: str, spell: str, cost: int) -> None:
    position = {"hands": [["gs", "rs", "bk", "bs", "bm"]], "discard": ["rs"] * 6 + ["bs"] * 6}
    before = view(position, book=book)
    assert action_words(EN, f"cast {spell}", before).endswith(f" for {cost} discarded cards")
    assert view(position, f"cast {spell}", book=book).owed == cost


@pytest.mark.parametrize(("book", "cost"), [("yes", 10), ("lost", 12)])
def test_punishment_says_what_it_costs(book: str, cost: int) -> None:
    hand = ["gs", "rs", "bk", "bs", "bm"]
    position = {"hands": [hand], "discard": ["rs"] * 6 + ["bs"] * 6, "deck_top": ["xn"]}
    seen = view(position, "discard gs", "pass", book=book)
    assert action_words(EN, "cast punishment", seen) == f"Cast Powerful Punishment for {cost} discarded cards"
    assert view(position, "discard gs", "pass", "cast punishment", book=book).owed == cost


def test_a_goal_is_named_where_it_lies() -> None:
    seen = view({"hands": [["gs"]], "goals": ["rg", "bg", "ng", "gg", "rg", "bg", "ng", "gg"]}, book="yes")
    assert action_words(EN, "swap goal 3", seen) == "Swap the brown Goal in place 3"
    both = ["swap goal 1", "with goal 2"]
    assert plan_words(EN, both, (), seen) == "Swap the red Goal in place 1 with the blue Goal in place 2"
    assert plan_words(FR, both, (), seen) == "Intervertir l’Objectif rouge, place 1, avec l’Objectif bleu, place 2"


def test_alone_a_lost_door_has_no_owner() -> None:
    assert action_words(EN, "lose rd of 1st seat", view({"hands": [["gs"]]})) == "Put the red Door into Limbo"


def test_two_players_are_asked_from_which_hand_a_card_comes() -> None:
    position = {"hands": [["rs", "rm", "bk"], ["gs", "gm", "gk"]], "shared": ["rs", "nm"]}
    seen = view(position, "play rs", players=2)
    assert decision_words(EN, seen) == "Do you take the red sun from your personal hand or from the shared hand?"
    swap = view(position, "discard rm", "give bk", players=2)
    assert decision_words(EN, swap) == "Which shared card do you take for the blue key?"


def test_a_choice_tells_who_made_it() -> None:
    event = [chosen("play gm", 1)]
    assert happened_words(EN, event, viewer=1) == ["You play the green moon."]
    assert happened_words(EN, event, viewer=0) == ["Player 2 plays the green moon."]
    assert happened_words(FR, event, names=["Ann", "Zoé"]) == ["Zoé joue la Lune verte."]


def test_a_hidden_choice_tells_only_its_kind() -> None:
    hidden = [Happening("choice", 1, "put")]
    assert happened_words(EN, hidden, viewer=0) == ["Player 2 decides (Back on the deck)."]


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Told("undo", count=1), "The last step is taken back."),
        (Told("undo", count=3), "The last 3 steps are taken back."),
        (Told("hint", 0), "Player 1 is given a hint."),
        (Told("seat", 1, text="Ann"), "Ann takes seat 2."),
        (Told("seat", 1, text=""), "Nobody sits in seat 2 now."),
        (Told("resign", 1), "Player 2 gives the game up."),
    ],
)
def test_other_events(event: Told, said: str) -> None:
    assert table_event_words(EN, event) == said


def move(source: str, to: str, card: str | None = None, seat: int = 0) -> Happening:
    return Happening("move", seat, card=card, source=source, to=to)


@pytest.mark.parametrize(
    ("happened", "said"),
    [
        ([move("deck", "hand0", "rk")], ["You draw a red key."]),
        ([move("deck", "hand1", None, 1), move("deck", "hand1", None, 1)], ["Player 2 draws 2 cards."]),
        ([move("deck", "shared", "rs")], ["The shared hand receives a red sun."]),
        ([move("deck", "resolving", "gd")], ["The deck brings a green Door."]),
        ([move("deck", "discard", "bk")], ["The deck shows a blue key."]),
        ([move("resolving", "doors0", "gd")], ["You gain a green Door."]),
        ([move("doors1", "limbo", "rd")], ["Player 2 loses a red Door to Limbo.", "Into Limbo: a red Door."]),
        ([move("hand0", "towers", "r3")], ["Standing now: the red Tower 3."]),
        ([move("towers", "discard", "r3")], ["Fallen: the red Tower 3."]),
        ([move("hand0", "discard", "rs"), move("looked", "top"), move("deck", "looked")], []),
        ([Happening("shuffle", source="limbo", to="deck", count=2)], ["Limbo is shuffled into the deck."]),
        ([Happening("goal-done", card="rg", count=3)], ["The Goal in place 3 is reached: red Goal."]),
        ([Happening("premonition-gone", card="p4")], ["Premonition 4 leaves the game."]),
        ([Happening("rampart-stands"), Happening("rampart-falls")], ["A Rampart stands.", "The Rampart is broken."]),
        ([Happening("turn", 0), Happening("turn", 1)], ["Your turn.", "It is Player 2’s turn."]),
        ([Happening("pass", 0, "stop"), Happening("end", to="won"), Happening("goal-laid", card="rg", count=1)], []),
    ],
)
def test_what_happened_is_told_without_what_the_table_shows_anyway(happened: list[Happening], said: list[str]) -> None:
    assert happened_words(EN, happened, viewer=0) == said


def test_what_a_choice_brought_is_told_in_the_order_in_which_it_came() -> None:
    table = Table.new(
        GAME, {}, start={"hands": [["gs", "rs", "gk", "bs", "bm"]], "deck_top": ["gd", "rk", "ns"]}, seats=["Ann"]
    )
    table.play(0, GAME.action("discard gs"))
    table.play(0, GAME.action("door for key"))
    happened = [one for moment in table.record.timeline.moments() for one in as_seen(moment.happenings, 0)]
    assert happened_words(EN, happened, viewer=0)[:5] == [
        "You discard the green sun.",
        "The deck brings a green Door.",
        "You pay for the Door with a key.",
        "You gain a green Door.",
        "You draw a red key.",
    ]


def test_options_in_one_line() -> None:
    assert options_words(EN, GAME.options_json(GAME.options())) == "alone"
    chosen = {"players": 2, "talk": "silent", "book": "lost", "towers": "ruins", "dreams": 6}
    assert options_words(FR, chosen) == "à deux, grand silence, Perdus\u202f!, Les ruines dispersées, six Prémonitoires"


def played(options: dict[str, Any], luck: Random) -> Iterator[Table]:
    """A game played at random, at each decision and at its end."""
    table = Table.new(GAME, options, secret=luck.randbytes(16))
    table.stops = [True] * len(table.stops)
    while not table.over:
        yield table
        table.play(table.turn, luck.choice(table.state.legal()))
    yield table


@pytest.mark.parametrize("number", range(0, 108, 9))
def test_a_whole_game_can_be_told(number: int, luck: Random) -> None:
    options = combinations()[number]
    for say in (EN, FR):
        seats = [*range(GAME.options(options).players), None]
        for table in played(options, luck):
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
