"""A record: the options, the start and the events of one game, as data and as a text.

Save, resume, undo, replay, share and analyse are all reading a record. Replaying one needs
no random numbers, so a record outlives every change of the generator.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Self, TypeVar

import msgspec

from dedale.core.errors import BadOptions, BadPosition, BadRecord, DedaleError, UnknownGame
from dedale.core.events import Action, Chance, Event, Sit, checked_name, quoted, read_event, write_event
from dedale.core.facts import FAIR, FREE
from dedale.core.files import Name, read_text, write_text
from dedale.core.game import OVER, Game, Json, State
from dedale.core.game import game as installed_game
from dedale.core.luck import SECRET_BYTES, Luck
from dedale.core.record_format import LARGEST, RecordText, bad_line, event_line, head_line, tail_line
from dedale.core.seats import bot_in
from dedale.core.timeline import Timeline

T = TypeVar("T")

KEPT = "kept"
"""In place of the secret while a game is under way."""

NONE = "none"
"""In place of commitment and secret where chance came from elsewhere, such as real cards."""


class Record:
    """The record of one game. It is legal at all times: `add` holds each event to the rules.

    Without a secret and a commitment the chances come from elsewhere and nothing can be proved.
    """

    def __init__(
        self,
        game: Game,
        options: object = None,
        start: Mapping[str, object] | None = None,
        *,
        seats: Sequence[str] | None = None,
        undo: str = FREE,
        commitment: str | None = None,
        secret: bytes | None = None,
    ) -> None:
        if undo not in (FREE, FAIR):
            raise BadOptions("undo-policy", f"Undo is {FREE!r} or {FAIR!r}, not {undo!r}.", found=undo)
        self.game = game
        self.options = game.options(options)
        self.start = None if start is None else _plain(start)
        self.undo = undo
        self.secret = secret
        self.commitment = commitment if secret is None else Luck(secret).commitment
        first = self._first()
        self.seats = _names(seats, first.seats)
        self.timeline = Timeline(game, first, self.seats, undo)

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order."""
        return [entry.event for entry in self.timeline.entries]

    @property
    def live(self) -> list[Action | Chance]:
        """The actions and chances that were not taken back, in order."""
        return list(self.timeline.live)

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or because a seat gave up."""
        return self.timeline.turn == OVER

    def returns(self) -> tuple[float, ...]:
        """One number a seat; zeros until the end."""
        return self.timeline.returns()

    def add(self, event: Event) -> None:
        """Write down what happens next. What the rules do not allow raises an error and changes nothing."""
        self.timeline.add(event)

    def rename(self, seat: int, name: str) -> None:
        """Call whoever plays a seat by another name, and a bot's by the name of whom it plays for.

        It is no event: the record calls them so from the start, or from when they sat down.
        """
        self.timeline.need_seat(seat)
        checked_name(name)
        if bot_in(self.timeline.names[seat]) is None:
            self.timeline.names[seat] = name
        entries = self.timeline.entries
        for index, entry in reversed(list(enumerate(entries))):
            if isinstance(entry.event, Sit) and entry.event.seat == seat and bot_in(entry.event.who) is None:
                entries[index] = entry._replace(event=Sit(seat, name))
                return
        if bot_in(self.seats[seat]) is None:
            self.seats[seat] = name

    def replay(self) -> State:
        """The state that the record leads to, played anew from the start."""
        *_, last = self.states()
        return last

    def states(self) -> Iterator[State]:
        """The start, then the state after each live event: a game walked through step by step."""
        state = self._first()
        yield state.clone()
        for event in self.live:
            if isinstance(event, Action):
                state.play(event.action)
            else:
                state.resolve(event.outcome)
            yield state.clone()

    def verify(self, secret: bytes | None = None) -> None:
        """Check that the commitment and every chance, taken back or not, follow from the secret.

        The secret is the record's own unless given. Raises BadRecord if something does not follow,
        or if there is no secret to check against.
        """
        known = self.secret if secret is None else secret
        if self.commitment is None or known is None:
            why = "its secret is still kept" if self.commitment else "its chances came from elsewhere"
            raise bad_line(head_line("commitment"), "record-unproven", f"this record cannot be verified: {why}.")
        luck = Luck(known)
        if luck.commitment != self.commitment:
            raise bad_line(
                head_line("commitment"),
                "record-commitment",
                f"the commitment is {self.commitment}, but that of the secret is {luck.commitment}.",
                found=self.commitment,
                expected=luck.commitment,
            )
        timeline = Timeline(self.game, self._first(), self.seats, self.undo)
        for index, event in enumerate(self.events):
            if isinstance(event, Chance):
                expected = luck.outcome(timeline.chances, timeline.state.outcomes())
                if event.outcome != expected:
                    found, due = self.game.outcome_text(event.outcome), self.game.outcome_text(expected)
                    raise bad_line(
                        event_line(index),
                        "record-luck",
                        f"chance brought {found!r}, but by the secret it was to bring {due!r}.",
                        found=found,
                        expected=due,
                    )
            timeline.add(event)

    def text(self, *, secret: bool = False) -> str:
        """The record as a text. The secret of a game under way is written only if asked for: for its owner's save."""
        game = self.game
        head = {
            "game": game.name,
            "rules": str(game.version),
            "options": _json(game.options_json(self.options)),
            "start": "deal" if self.start is None else _json(self.start),
            "undo": self.undo,
            "seats": _json(self.seats),
            "commitment": self.commitment or NONE,
        }
        shown = self.secret if secret or self.over else None
        tail = {
            "secret": NONE if self.commitment is None else KEPT if shown is None else shown.hex(),
            "result": " ".join(map(_number, self.returns())) if self.over else "unfinished",
        }
        return RecordText(head, [write_event(game, event) for event in self.events], tail).text()

    @classmethod
    def parse(cls, text: str, *, trust_edits: bool = False, find: Callable[[str], Game] = installed_game) -> Self:
        """The record that a text holds, replayed event by event. Raises BadRecord, which names the line.

        `trust_edits` lets the check line disagree with the lines above it, as after an edit by hand;
        `find` gives the game of a name, if it is not one of those installed.
        """
        written = RecordText.read(text, trust_edits=trust_edits)
        record = cls._parse_head(written.head, find)
        for index, line in enumerate(written.events):
            try:
                record.add(read_event(record.game, line))
            except DedaleError as error:
                sentence = f"event {index + 1}, {quoted(line)}: {error}"
                raise bad_line(event_line(index), "record-event", sentence, event=index + 1) from error
        record._parse_tail(written.tail, len(written.events))
        return record

    @classmethod
    def load(cls, name: Name, *, trust_edits: bool = False, find: Callable[[str], Game] = installed_game) -> Self:
        """The record in a file."""
        return cls.parse(read_text(name, LARGEST), trust_edits=trust_edits, find=find)

    def save(self, name: Name, *, secret: bool = False) -> None:
        """Write the record to a file, whole or not at all."""
        write_text(name, self.text(secret=secret))

    def _first(self) -> State:
        if self.start is None:
            return self.game.new(self.options)
        return self.game.start(self.start, self.options)

    @classmethod
    def _parse_head(cls, head: Mapping[str, str], find: Callable[[str], Game]) -> Self:
        try:
            game = find(head["game"])
        except UnknownGame as error:
            raise bad_line(head_line("game"), "record-game", str(error), **error.facts) from error
        if head["rules"] != str(game.version):
            raise bad_line(
                head_line("rules"),
                "record-rules",
                f"this game was played by version {quoted(head['rules'])} of the rules of {game.name}, and this Dédale "
                f"plays by version {game.version}; read it with a Dédale that plays by that version.",
                found=head["rules"],
                known=game.version,
            )
        options = _decode(head, "options", Json, "the options in JSON, such as {}")
        start = None
        if head["start"] != "deal":
            start = _decode(head, "start", Json, "'deal', or a position in JSON")
        seats = _decode(head, "seats", list[str], 'the names of the seats in JSON, such as ["Ann",""]')
        if head["undo"] not in (FREE, FAIR):
            raise _bad_value("undo", f"{FREE!r} or {FAIR!r}", head["undo"])
        commitment = None if head["commitment"] == NONE else head["commitment"]
        if commitment is not None and not _is_hex(commitment, 32):
            raise _bad_value("commitment", f"64 hexadecimal digits, or {NONE!r}", commitment)
        try:
            return cls(game, options, start, seats=seats, undo=head["undo"], commitment=commitment)
        except DedaleError as error:
            key = "seats" if error.code in ("seat-name", "seat-count") else "start"
            if isinstance(error, BadOptions) and key == "start":
                key = "options"
            raise bad_line(head_line(key), f"record-{key}", str(error), **error.facts) from error

    def _parse_tail(self, tail: Mapping[str, str], events: int) -> None:
        """Take over the secret, and hold the result against the game."""
        secret = tail["secret"]
        if _is_hex(secret, SECRET_BYTES) and self.commitment is not None:
            self.secret = bytes.fromhex(secret)
        elif secret != (NONE if self.commitment is None else KEPT):
            expected = f"{NONE!r}" if self.commitment is None else f"32 hexadecimal digits, or {KEPT!r}"
            raise bad_line(
                tail_line("secret", events),
                "record-value",
                f"expected 'secret: ' and {expected}, found {quoted(secret)}.",
            )
        result = " ".join(map(_number, self.returns())) if self.over else "unfinished"
        if tail["result"] != result:
            raise bad_line(
                tail_line("result", events),
                "record-result",
                f"the result is {quoted(tail['result'])}, but the events lead to {result!r}.",
                found=tail["result"],
                expected=result,
            )


def _plain(position: Mapping[str, object]) -> Json:
    """A position as JSON data of its own, that nobody else can change."""
    try:
        plain: Json = msgspec.json.decode(msgspec.json.encode(position), type=Json)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadPosition("position-json", f"A position is plain JSON data; this is not: {error}.") from None
    return plain


def _names(names: Sequence[str] | None, seats: int) -> list[str]:
    """The names of the seats: all empty, or one for each."""
    if names is None:
        return [""] * seats
    if len(names) != seats:
        raise BadOptions(
            "seat-count", f"There are {seats} seats, but {len(names)} names.", seats=seats, names=len(names)
        )
    return [checked_name(name) for name in names]


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()


def _decode(head: Mapping[str, str], key: str, kind: type[T], expected: str) -> T:
    try:
        return msgspec.json.decode(head[key], type=kind)
    except (ValueError, RecursionError):
        raise _bad_value(key, expected, head[key]) from None


def _bad_value(key: str, expected: str, found: str) -> BadRecord:
    return bad_line(
        head_line(key),
        "record-value",
        f"expected '{key}: ' and {expected}, found {quoted(found)}.",
        expected=expected,
        found=found,
    )


def _is_hex(text: str, size: int) -> bool:
    return len(text) == 2 * size and all(digit in "0123456789abcdef" for digit in text)


def _number(value: float) -> str:
    """A number as short as it can be written: 1, -23, 0.5."""
    return str(int(value)) if math.isfinite(value) and value == int(value) else repr(float(value))
