"""Lanterns: a tiny complete game, written only for tests, that keeps the contract.

Each seat holds two cards from 1 to 6, hidden from the others in a silent game. In turn, a seat
may ring its only bell, which adds a public roll to the score, or tell everybody its cards, or let
it be; then it puts a card on the table, face down (`lay`) or face up (`show`), and draws another,
but in the last round. Then all win together if the cards on the table and the rolls come to seven
for every two cards.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Self

import msgspec

from dedale.core import options as core
from dedale.core.chance import Generator
from dedale.core.deed import Deed, plain_deed
from dedale.core.errors import BadPosition, BadText, IllegalAction, IllegalOutcome
from dedale.core.facts import Facts
from dedale.core.game import CHANCE, OVER, Result, Seat
from dedale.core.observation import Observation, plain_numbers, plain_observation, room_in, write_mask
from dedale.core.options import GameOptions, choice, number

CARDS = range(1, 7)
COPIES = 3
HAND = 2
TEXTS = ["pass", "ring", "tell", *(f"lay {c}" for c in CARDS), *(f"show {c}" for c in CARDS)]
PASS, RING, TELL, LAY, SHOW = 0, 1, 2, 3, 9
OUTCOMES = [*(f"card {c}" for c in CARDS), "roll 1", "roll 2", "roll 3"]
ROLL = 6


@dataclass(frozen=True)
class Options(GameOptions):
    players: int = number(2, 1, 2)
    rounds: int = choice(3, 1)
    talk: str = choice("silent", "open")


class LanternsFacts(Facts[Options]):
    together = True

    def __init__(self) -> None:
        super().__init__(Options, [("stop", TEXTS[:LAY]), ("main", TEXTS[LAY:])], len(OUTCOMES))

    def longest(self, options: Options) -> int:
        return 2 * options.players * options.rounds

    def secret_hands(self, options: Options) -> bool:
        return options.talk == "silent" and options.players == 2


class View(msgspec.Struct, frozen=True):
    game: str
    seat: Seat
    turn: int
    kind: str
    legal: list[int]
    hands: list[list[int | None]]
    laid: list[list[int | None]]
    bells: list[bool]
    rolled: int
    deck: int


@dataclass
class Card:
    """A card out of the deck, and who has seen it; spectators are seat -1."""

    value: int
    seen: list[int]


class State:
    """One game of Lanterns. What a copy must not share is copied by `clone`."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.hands: list[list[Card]] = [[] for _ in range(options.players)]
        self.laid: list[list[Card]] = [[] for _ in range(options.players)]
        self.bells = [True] * options.players
        self.rolled = 0
        self.active = 0
        self.step = "draw"
        self.revealed = 0
        self.rng: int | None = None

    @property
    def seats(self) -> int:
        return self.options.players

    @property
    def turn(self) -> int:
        if self.step == "over":
            return OVER
        return CHANCE if self.step in {"draw", "roll"} else self.active

    @property
    def kind(self) -> str:
        return self.step

    def bag(self) -> dict[int, int]:
        out = [card.value for cards in self.hands + self.laid for card in cards]
        return {c: COPIES - out.count(c) for c in CARDS}

    def legal(self) -> list[int]:
        if self.step == "stop":
            return [PASS, RING, TELL]
        if self.step == "main":
            held = sorted({card.value for card in self.hands[self.active]})
            return [LAY + c - 1 for c in held] + [SHOW + c - 1 for c in held]
        return []

    def play(self, action: int) -> None:
        if type(action) is not int or action not in self.legal():
            raise IllegalAction("illegal-action", f"The action {action!r} is not one of {self.legal()}.")
        self.apply(action)

    def apply(self, action: int) -> None:
        if action == PASS:
            self.step = "main"
        elif action == RING:
            self.bells[self.active] = False
            self.step = "roll"
        elif action == TELL:
            for card in self.hands[self.active]:
                self.revealed += len(card.seen) <= self.seats
                card.seen = self._everybody()
            self.step = "main"
        else:
            self._put((action - LAY) % 6 + 1, face_up=action >= SHOW)
        self._roll_on()

    def _put(self, value: int, *, face_up: bool) -> None:
        card = self._held(value)
        self.hands[self.active] = [other for other in self.hands[self.active] if other is not card]
        self.laid[self.active].append(card)
        if face_up:
            card.seen = self._everybody()
            self.revealed += 1
        self.step = "draw"
        if len(self.laid[self.active]) == self.options.rounds:
            self._next_seat()

    def _held(self, value: int) -> Card:
        """The card of this value that leaves the hand: one that was told goes first."""
        return max((card for card in self.hands[self.active] if card.value == value), key=lambda card: len(card.seen))

    def outcomes(self) -> list[tuple[int, int]]:
        if self.step == "draw":
            return [(c - 1, n) for c, n in self.bag().items() if n]
        return [(ROLL, 1), (ROLL + 1, 2), (ROLL + 2, 1)] if self.step == "roll" else []

    def resolve(self, outcome: int) -> None:
        if outcome not in [possible for possible, _ in self.outcomes()]:
            raise IllegalOutcome("illegal-outcome", f"The outcome {outcome!r} cannot come now.")
        self._happen(outcome)
        self._roll_on()

    def _happen(self, outcome: int) -> None:
        self.revealed += 1
        if self.step == "roll":
            self.rolled += outcome - ROLL + 1
            self.step = "main"
            return
        self.hands[self.active].append(Card(outcome + 1, self._drawn_seen()))
        if len(self.hands[self.active]) == HAND:
            self._next_seat()

    def _next_seat(self) -> None:
        self.active = (self.active + 1) % self.seats
        if len(self.hands[self.active]) < HAND and not self.laid[self.active]:
            self.step = "draw"
        elif len(self.laid[self.active]) == self.options.rounds:
            self.step = "over"
        else:
            self.step = "stop" if self.bells[self.active] else "main"

    def _roll_on(self) -> None:
        """With a generator, let chance happen at once."""
        while self.rng is not None and self.turn == CHANCE:
            outcomes = self.outcomes()
            self.rng += 1
            left = Generator(self.rng).below(sum(n for _, n in outcomes))
            while left >= outcomes[0][1]:
                left -= outcomes.pop(0)[1]
            self._happen(outcomes[0][0])

    def _everybody(self) -> list[int]:
        return [*range(self.seats), -1]

    def _drawn_seen(self) -> list[int]:
        return self._everybody() if self.options.talk == "open" else [self.active]

    def playout(self, seed: int) -> tuple[tuple[float, ...], int]:
        copy, pick, decisions = self.clone(), Generator(seed), 0
        copy.reseed(seed)
        while copy.turn >= 0:
            legal = copy.legal()
            copy.apply(legal[pick.below(len(legal))])
            decisions += 1
        return copy.returns(), decisions

    def playouts(self, count: int, seed: int) -> tuple[tuple[float, ...], int]:
        games = [self.playout(seed + i) for i in range(count)]
        returns = tuple(map(sum, zip(*(returns for returns, _ in games), strict=True)))
        return returns or (0.0,) * self.seats, sum(decisions for _, decisions in games)

    def reseed(self, seed: int) -> None:
        self.rng = seed
        self._roll_on()

    def clone(self) -> Self:
        copy = type(self)(self.options)
        copy.__dict__ |= self.__dict__
        copy.hands = [[replace(card, seen=list(card.seen)) for card in cards] for cards in self.hands]
        copy.laid = [[replace(card, seen=list(card.seen)) for card in cards] for cards in self.laid]
        copy.bells = list(self.bells)
        return copy

    def view(self, seat: Seat) -> View:
        eye = -1 if seat is None else seat
        hands = [[card.value if eye in card.seen else None for card in cards] for cards in self.hands]
        return View(
            game="lanterns",
            seat=seat,
            turn=self.turn,
            kind=self.kind,
            legal=self.legal() if seat == self.turn else [],
            hands=[sorted(hand, key=lambda value: value or 0) for hand in hands],
            laid=[[card.value if eye in card.seen else None for card in cards] for cards in self.laid],
            bells=list(self.bells),
            rolled=self.rolled,
            deck=sum(self.bag().values()),
        )

    def observe(self, seat: Seat, out: Any) -> None:
        numbers = plain_numbers(LANTERNS, self, seat)
        room_in(out, len(numbers), "This observation")[:] = numbers

    def mask_into(self, out: Any) -> None:
        write_mask(self, len(TEXTS), out)

    def sample(self, seat: Seat, seed: int) -> Self:
        """Deal what the seat has not seen anew: every arrangement of it is equally likely."""
        eye = -1 if seat is None else seat
        copy, pick = self.clone(), Generator(seed)
        unseen = [card for cards in copy.hands + copy.laid for card in cards if eye not in card.seen]
        pool = sorted([c for c, n in self.bag().items() for _ in range(n)] + [card.value for card in unseen])
        for card in unseen:
            card.value = pool.pop(pick.below(len(pool)))
        copy.reseed(seed + 1)
        return copy

    def returns(self) -> tuple[float, ...]:
        if self.turn != OVER:
            return (0.0,) * self.seats
        total = self.rolled + sum(card.value for cards in self.laid for card in cards)
        return (float(total >= 7 * self.options.rounds * self.seats // 2),) * self.seats

    def result(self) -> Result | None:
        if self.turn != OVER:
            return None
        return Result(tuple(range(self.seats)) if any(self.returns()) else (), "LAN-END-1")

    def key(self) -> str:
        data = self.to_json() | {"rng": None, "revealed": 0}
        return json.dumps(data, sort_keys=True)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_json() == other.to_json()

    def to_json(self) -> dict[str, Any]:
        data = {key: value for key, value in self.__dict__.items() if key != "options"}
        plain: dict[str, Any] = msgspec.to_builtins(data | {"game": "lanterns", "options": asdict(self.options)})
        return plain

    def __reduce__(self) -> tuple[Any, ...]:
        return State.of, (self.to_json(),)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Self:
        """The state that `to_json` described."""
        if not isinstance(data, Mapping) or data.get("game") != "lanterns":
            raise BadPosition("saved-state", "This is no saved state of Lanterns.")
        try:
            shape = msgspec.convert(data, Saved)
            state = cls(shape.options)
        except msgspec.ValidationError as error:
            raise BadPosition("saved-state", f"This state cannot be read: {error}.") from None
        for key in ("hands", "laid", "bells", "rolled", "active", "step", "revealed", "rng"):
            setattr(state, key, getattr(shape, key))
        return state

    def seen_by(self, action: int) -> tuple[Seat, ...]:
        if LAY <= action < SHOW and len(self._held(action - LAY + 1).seen) <= self.seats:
            return (self.active,)
        return (*range(self.seats), None)

    def outcome_seen_by(self, outcome: int) -> tuple[Seat, ...]:
        if outcome < ROLL and self.options.talk == "silent":
            return (self.active,)
        return (*range(self.seats), None)

    def dooms(self, action: int) -> bool:
        """Whether even sixes and rolls of three would no longer do."""
        copy = self.clone()
        copy.apply(action)
        return self._hope() and not copy._hope()

    def _hope(self) -> bool:
        put = [card.value for cards in self.laid for card in cards]
        left = self.options.rounds * self.seats - len(put)
        best = sum(put) + self.rolled + 6 * left + 3 * sum(self.bells) + 3 * (self.step == "roll")
        return best >= 7 * self.options.rounds * self.seats // 2


class Saved(msgspec.Struct):
    """The shape of a saved state."""

    options: Options
    hands: list[list[Card]]
    laid: list[list[Card]]
    bells: list[bool]
    rolled: int
    active: int
    step: str
    revealed: int
    rng: int | None


class Lanterns:
    """The static side of the game. `make` is the class of its states: tests put broken ones there."""

    name = "lanterns"
    version = 1
    passes = frozenset({PASS})
    actions = range(len(TEXTS))
    facts = LanternsFacts()
    make: type[State] = State

    def options(self, options: object = None) -> Options:
        return core.options_from(Options, "Lanterns", options)

    def options_json(self, options: Options) -> dict[str, Any]:
        return core.options_json(options)

    def combinations(self) -> list[dict[str, Any]]:
        return core.combinations(Options)

    def observation(self, options: object = None) -> Observation:
        return plain_observation(self, options)

    def new(self, options: object = None, seed: int | None = None) -> State:
        state = self.make(self.options(options))
        if seed is not None:
            state.reseed(seed)
        return state

    def start(self, position: Mapping[str, Any], options: object = None, seed: int | None = None) -> State:
        """A game in which the hands are given: `{"hands": [[1, 2], [3, 4]]}`."""
        chosen = self.options(options)
        hands = position.get("hands") if isinstance(position, Mapping) and len(position) == 1 else None
        if not isinstance(hands, list) or len(hands) != chosen.players:
            raise BadPosition("position", 'A position is {"hands": [[1, 2], …]}, one hand for each seat.')
        state = self.make(chosen)
        for seat, hand in enumerate(hands):
            if (
                not isinstance(hand, list)
                or len(hand) != HAND
                or any(type(c) is not int or c not in CARDS for c in hand)
            ):
                raise BadPosition("position", f"A hand is {HAND} cards from 1 to 6, not {hand!r}.")
            state.active = seat
            state.hands[seat] = [Card(c, state._drawn_seen()) for c in hand]
        if min(state.bag().values()) < 0:
            raise BadPosition("position", f"There are but {COPIES} cards of a kind.")
        state.active, state.step = 0, "stop"
        if seed is not None:
            state.reseed(seed)
        return state

    def from_json(self, data: Mapping[str, Any]) -> State:
        return self.make.of(data)

    def deed(self, action: int) -> Deed:
        return plain_deed(self.text(action))

    def text(self, action: int) -> str:
        return _entry(TEXTS, action)

    def action(self, text: str) -> int:
        return _index(TEXTS, text)

    def outcome_text(self, outcome: int) -> str:
        return _entry(OUTCOMES, outcome)

    def outcome(self, text: str) -> int:
        return _index(OUTCOMES, text)


def _entry(texts: list[str], index: int) -> str:
    if type(index) is not int or not 0 <= index < len(texts):
        raise BadText("no-such-id", f"There is no {index!r}; expected a number from 0 to {len(texts) - 1}.")
    return texts[index]


def _index(texts: list[str], text: str) -> int:
    if text not in texts:
        raise BadText("no-such-text", f"{text!r} names nothing in Lanterns; expected one such as {texts[0]!r}.")
    return texts.index(text)


LANTERNS = Lanterns()
