"""A game that brings no words is told all the same, and one that brings a catalogue is told by it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from dedale.core.game import OVER
from dedale.core.happening import Happening
from dedale.core.table import Table
from dedale.words import Words, languages, words
from dedale.words.games import game_words
from dedale.words.plain import PlainWords, goodbye_words, tagline_words, title_words
from dedale.words.table_log import TableLog
from dedale.words.zones import zones
from tests.core.toy import LANTERNS
from tests.plugins import ask, install

EN = words("en")
PLAIN = PlainWords("lanterns")

CATALOGUE = """
game-lanterns = The Lanterns
    .text = Light seven for every two.
lanterns-act-lay = Lay { $what } face down
lanterns-event-lay = { $you ->
        [yes] You lay { $what } down.
       *[no] { $player } lays { $what } down.
    }
lanterns-item-3 = the three
lanterns-zone-deck = In the bag
lanterns-option-rounds-1 = one round
"""

SAID = """
from dedale.core.happening import Happening
from dedale.words import words
from dedale.words.games import game_words
from dedale.words.plain import tagline_words, title_words
from dedale.words.zones import zones
import dedale
en, fr, told = words("en"), words("fr"), game_words("lanterns")
print(en.say(title_words("lanterns")), fr.say(tagline_words("lanterns")), sep="|")
print(en.say(told.action_words("lay 3")), en.say(told.action_words("show 3")), sep="|")
[(sort, said)] = told.happened_words([Happening("choice", 1, "main", "lay", {"what": "2"})], 0)
print(en.say(said, 0, ["Ann", "Bob"]))
print(en.say(told.options_words({"players": 2, "rounds": 1})))
print([en.say(zone.name) for zone in zones(dedale.game("lanterns").new({}, seed=1).view(0), 2)][-1])
"""


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_can_be_told_without_a_word_of_its_own(language: str, luck: Random) -> None:
    say = words(language)
    table = Table.new(LANTERNS, {"players": 2}, seats=["Ann", "Bob"])
    while not table.over:
        view = table.view(table.turn)
        assert say.say(PLAIN.decision_words(view))
        assert all(say.say(PLAIN.action_words(LANTERNS.text(action), view)) for action in view.legal)
        table.play(table.turn, luck.choice(table.state.legal()))
    for seat in (0, 1, None):
        lines = TableLog(table, seat).lines
        assert lines
        assert all(say.say(line.words, seat, table.seats) for line in lines)
    ended = PLAIN.result_words(table.view(None), table.returns())
    assert ended
    assert say.say(ended, names=table.seats)


def test_names_are_made_readable() -> None:
    assert EN.say(title_words("lanterns")) == "Lanterns"
    assert EN.say(tagline_words("lanterns")) == ""
    assert EN.say(goodbye_words("lanterns")) == "See you soon."
    assert EN.say(PLAIN.action_words("lay 3")) == "Lay 3"
    assert EN.say(PLAIN.option_words("turn_limit")) == "Turn limit"
    assert EN.say(PLAIN.options_words({"players": 2, "young": True, "first": None})) == "Players: 2, Young: yes"
    assert EN.say(game_words("lanterns").outcome_words("card 3", 2)) == "2 × card 3"


def test_what_is_hidden_is_told_by_its_kind_alone() -> None:
    [(_, choice)] = PLAIN.happened_words([Happening("choice", 1, "main")])
    assert EN.say(choice, 0, ["Ann", "Bob"]) == "Bob has decided (main)."
    [(_, chance)] = PLAIN.happened_words([Happening("chance", decision="draw")])
    assert "draw" in EN.say(chance)


@pytest.mark.parametrize(
    ("returns", "said"),
    [
        ((1.0,), "You have won!"),
        ((0.0,), "This game is lost."),
        ((1.0, 1.0), "You have won together!"),
        ((0.0, 0.0), "Nobody has won."),
        ((0.0, 1.0), "Bob has won."),
        ((1.0, 1.0, 0.0), "Ann, Bob share the victory."),
    ],
)
def test_the_returns_say_who_has_won(returns: tuple[float, ...], said: str) -> None:
    over = replace(LANTERNS.new(seed=1).view(None), turn=OVER)
    told = PLAIN.result_words(over, returns)
    assert told
    assert EN.say(told, names=["Ann", "Bob", "Cy"]) == said


def test_a_view_is_a_table_of_zones() -> None:
    state = LANTERNS.start({"hands": [[1, 2], [3, 4]]}, {"players": 2}, seed=1)
    found = zones(state.view(0), 2)
    told = [(zone.name, zone.seat, zone.text and EN.say(zone.text), zone.items) for zone in found]
    assert told[:2] == [("Hands", 0, None, ["1", "2"]), ("Hands", 1, None, [None, None])]
    assert ("Bells", 1, "yes", None) in told
    assert told[-2:] == [("Rolled", None, "0", None), ("Deck", None, "14", None)]


def test_a_catalogue_beside_the_words_of_a_package_is_spoken(tmp_path: Path) -> None:
    toy = (Path(__file__).parents[1] / "core/toy.py").read_text()
    entries = {"games": {"lanterns": "lanterns_rules:LANTERNS"}, "words": {"lanterns": "lanterns_words"}}
    folder = tmp_path / "words"
    folder.mkdir()
    install(tmp_path, "lanterns", entries, lanterns_rules=toy)
    (tmp_path / "lanterns_words").mkdir()
    (tmp_path / "lanterns_words/__init__.py").write_text("")
    (tmp_path / "lanterns_words/en.ftl").write_text(CATALOGUE)
    said = ask(tmp_path, SAID).splitlines()
    assert said == [
        "The Lanterns|Light seven for every two.",
        "Lay the three face down|Show 3",
        "Bob lays 2 down.",
        "Players: 2, one round",
        "In the bag",
    ]


def test_words_are_asked_of_whoever_speaks_them() -> None:
    assert isinstance(EN, Words)
    assert not EN.has("lanterns-act-lay")
