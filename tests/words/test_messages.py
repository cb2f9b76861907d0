"""A message is data that everybody reads in their own language."""

from __future__ import annotations

import msgspec

from dedale.core.message import Message, Player, listed, sentences
from dedale.words import words

EN, FR = words("en"), words("fr")
GAINED = Message("event-door-gained", {"who": Player(1), "card": Message("card-rd.a")})


def test_a_message_within_a_message_is_said_first() -> None:
    assert EN.say(GAINED, viewer=1) == "You gain a red Door."
    assert FR.say(GAINED, viewer=1) == "Vous obtenez une Porte rouge."


def test_whoever_is_not_the_reader_goes_by_the_name() -> None:
    assert EN.say(GAINED, viewer=0, names=["Ann", "Zoé"]) == "Zoé gains a red Door."
    assert EN.say(GAINED, names=["Ann", "bot hard"]) == "Bot 2 gains a red Door."
    assert EN.say(GAINED) == EN.say(GAINED, names=["Ann", ""]) == "Player 2 gains a red Door."


def test_a_name_of_that_time_is_said_in_full_whoever_sits_there_now() -> None:
    def taken(name: str) -> Message:
        return Message("event-seat", {"name": Player(1, name), "number": 2})

    assert EN.say(taken("bot hard"), names=["Ann", "Bob"]) == "Bot 2 (hard) takes seat 2."
    assert EN.say(taken("Cleo"), names=["Ann", "Bob"]) == "Cleo takes seat 2."


def test_things_and_sentences_stand_one_after_another() -> None:
    doors = [Message(f"card-{code}.a") for code in ("rd", "gd", "bd")]
    assert EN.say(listed(doors)) == "a red Door, a green Door, a blue Door"
    assert EN.say(sentences([GAINED, GAINED]), viewer=1) == "You gain a red Door. You gain a red Door."
    assert listed(doors[:1]) == doors[0]


def test_a_message_is_written_as_a_list_and_read_back() -> None:
    written = msgspec.json.encode(GAINED)
    assert written == b'["event-door-gained",{"who":{"seat":1},"card":["card-rd.a",{}]}]'
    assert msgspec.json.decode(written, type=Message) == GAINED
    assert msgspec.json.decode(b'["card-rd.a"]', type=Message) == Message("card-rd.a")
