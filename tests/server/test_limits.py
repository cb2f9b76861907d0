"""Buckets fill and empty by the clock that they are given, and the gate counts sockets."""

from __future__ import annotations

import pytest

from dedale.core.rehearsal import patience, rehearse
from dedale.server.languages import words_asked
from dedale.server.limits import Bucket, Buckets, Gate, Limits, RateLimit
from dedale.server.origin import same_origin
from dedale.server.tokens import ALPHABET, is_code, new_code, new_token, token_hash


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_lets_a_burst_through_and_then_a_steady_stream() -> None:
    clock = Clock()
    bucket = Bucket(RateLimit(2, 5), clock)
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    clock.now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now = 100.0
    assert bucket.full
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]


def test_each_address_has_a_bucket_and_idle_ones_are_let_go() -> None:
    clock = Clock()
    buckets = Buckets(RateLimit(1, 1), clock)
    assert buckets.take("a")
    assert not buckets.take("a")
    for number in range(Buckets.MOST):
        buckets.take(str(number))
    clock.now = 10
    assert buckets.take("new")
    assert len(buckets._buckets) == 1


def test_an_address_has_only_so_many_sockets() -> None:
    gate = Gate(Limits(sockets=2))
    assert [gate.enter("a") for _ in range(3)] == [True, True, False]
    assert gate.enter("b")
    gate.leave("a")
    assert gate.enter("a")


def test_whoever_is_slow_is_given_up_but_not_in_a_rehearsal() -> None:
    rehearse("slowly")
    assert patience(10.0) >= 300
    rehearse(None)
    assert patience(10.0) == 10.0


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        (None, "localhost:8321", True),
        ("http://localhost:8321", "localhost:8321", True),
        ("https://play.example", "play.example", True),
        ("http://localhost:9999", "localhost:8321", False),
        ("http://localhost:8321.evil.example", "localhost:8321", False),
        ("null", "localhost:8321", False),
        ("", "localhost:8321", False),
    ],
)
def test_the_origin_of_a_handshake_is_that_of_the_server(origin: str | None, host: str, same: bool) -> None:
    assert same_origin(origin, host) is same


def test_codes_and_tokens_are_long_and_never_the_same() -> None:
    assert len({new_code() for _ in range(1000)}) == 1000
    assert all(is_code(new_code()) for _ in range(100))
    assert not set("ilo01") & set(ALPHABET)
    token = new_token()
    assert len(token) == 22
    assert token_hash(token) == token_hash(token) != token_hash(new_token())


@pytest.mark.parametrize(
    ("wish", "language"),
    [("fr", "fr"), ("fr-CH", "fr"), ("de,fr;q=0.4", "fr"), ("EN-us", "en"), ("", "en"), ("xx" * 500, "en")],
)
def test_people_are_spoken_to_in_a_language_that_they_ask_for(wish: str, language: str) -> None:
    assert words_asked(wish).language == language
