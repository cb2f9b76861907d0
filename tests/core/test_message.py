"""Several messages as one: what a reader is told in a row."""

from __future__ import annotations

from dedale.core.message import Message, listed, sentences

ONE, TWO, THREE = (Message(name) for name in ("one", "two", "three"))


def test_a_single_message_stays_as_it_is() -> None:
    assert listed([ONE]) == sentences([ONE]) == ONE


def test_several_things_are_joined_two_by_two_from_the_first_on() -> None:
    both = Message("list-both", {"first": ONE, "second": TWO})
    assert listed([ONE, TWO, THREE]) == Message("list-both", {"first": both, "second": THREE})


def test_sentences_are_joined_by_a_message_of_their_own() -> None:
    assert sentences([ONE, TWO]) == Message("sentence-both", {"first": ONE, "second": TWO})
