"""What a seat can count on an Onirim table: the facts that reasons are made of, all from its view."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import takewhile

from dedale.bots.hints.imagined import imagined
from dedale.bots.seat import Seat
from dedale.core.game import Json
from dedale.onirim.game import GAME
from dedale.onirim.view import View

NIGHTMARE = "xn"
SYMBOLS = "smk"
COLOURS = "rbgn"
TOWER_NUMBERS = "345"

LOOKED_AT = 5
"""So many cards a Prophecy looks at."""

WITH_A_KEY = ("play", "discard", "nightmare-key", "nightmare-shared-key")
FOR_A_DOOR = ("door-for-key", "door-for-shared-key")


@dataclass(frozen=True, slots=True)
class NamedMove:
    """An action as its verb and the card or the spell that it names, if it names one."""

    verb: str
    card: str = ""
    spell: str = ""


def move_of(action: int) -> NamedMove:
    """What an action does, and to what."""
    verb, about = GAME.deed(action)
    return NamedMove(verb, str(about.get("card", "")), str(about.get("spell", "")))


def is_chamber(card: str) -> bool:
    """Whether a card is a Chamber."""
    return card[:1] in COLOURS and card[1:] in SYMBOLS and len(card) == 2


def is_tower(card: str) -> bool:
    """Whether a card is a Tower."""
    return card[:1] in COLOURS and card[1:] in TOWER_NUMBERS and len(card) == 2


def is_key(card: str) -> bool:
    """Whether a card is a Chamber with a key."""
    return is_chamber(card) and card[1] == "k"


class Scene:
    """A decision of Onirim with the eyes of the seat that makes it."""

    def __init__(self, seat: Seat) -> None:
        self._state = GAME.from_json(_with_unknown_deck(imagined(GAME, seat).to_json(), seat.number))
        self.view = view = self._state.view(seat.number)
        self.seat = seat.number
        self.hand = [*view.hands[self.seat].cards, *view.shared]
        self.row = view.rows[self.seat]
        self.alone = view.options["players"] == 1
        self.silent = view.options["talk"] == "silent"

    @property
    def deck(self) -> int:
        """How many cards the deck has."""
        return self.view.deck.count

    def in_deck(self, card: str) -> int:
        """How many cards of a kind the deck has; in a silent game only for cards that no hand holds."""
        known = [*self.view.deck.top, *self.view.deck.bottom]
        return self.view.unseen.get(card, 0) + known.count(card)

    @property
    def nightmares(self) -> int:
        """How many Nightmares the deck has."""
        return self.in_deck(NIGHTMARE)

    @property
    def keys(self) -> list[str]:
        """The keys at hand."""
        return [card for card in self.hand if is_key(card)]

    def doors_in_deck(self, colour: str) -> int:
        """How many Doors of a colour the deck has."""
        return self.in_deck(colour + "d")

    def own_doors(self, colour: str) -> int:
        """How many Doors of a colour the seat has gained."""
        return self.view.doors[self.seat].count(colour + "d")

    def doors_needed(self, colour: str) -> int:
        """How many Doors of a colour the seat still needs."""
        return max(0, (2 if self.alone else 1) - self.own_doors(colour))

    @property
    def doors_missing(self) -> int:
        """How many Doors all seats together still need."""
        needed = 2 if self.alone else 1
        return sum(max(0, needed - doors.count(colour + "d")) for doors in self.view.doors for colour in COLOURS)

    @property
    def doors_on_table(self) -> int:
        """How many Doors have been gained."""
        return doors_on_table(self.view)

    def to_come(self, colour: str) -> int:
        """How many Chambers of a colour the deck has."""
        return sum(self.in_deck(colour + symbol) for symbol in SYMBOLS)

    def left_of(self, colour: str) -> int:
        """How many Chambers of a colour are in the deck or at hand."""
        return self.to_come(colour) + sum(is_chamber(card) and card[0] == colour for card in self.hand)

    @property
    def last_symbol(self) -> str | None:
        """The symbol at the end of the row."""
        return self.row[-1][1] if self.row else None

    def fitting(self, symbol: str | None) -> int:
        """How many Chambers at hand may follow in a row that ends with this symbol."""
        return sum(is_chamber(card) and card[1] != symbol for card in self.hand)

    @property
    def due(self) -> str | None:
        """The colour of the Goal that is due."""
        return next((goal.goal[0] for goal in self.view.goals if goal.up), None)

    def key_spent(self, action: int) -> str | None:
        """The key that an action uses up."""
        move = move_of(action)
        if move.verb in WITH_A_KEY and is_key(move.card):
            return move.card
        if move.verb in FOR_A_DOOR and self.view.resolving:
            return self.view.resolving[0] + "k"
        return None

    @property
    def known_nightmares(self) -> int:
        """How many of the next five cards are known to be Nightmares, from the top on as far as all are known."""
        known = list(takewhile(lambda card: card is not None, self.view.deck.top[:LOOKED_AT]))
        return known.count(NIGHTMARE)

    @property
    def partner(self) -> int | None:
        """The other seat."""
        return None if self.alone else 1 - self.seat

    def after(self, *actions: int) -> View:
        """What the seat sees once the actions are played, up to the next chance or decision of weight."""
        return self._settled(*actions)[0]

    def settles(self, *actions: int) -> bool:
        """Whether actions leave nothing open, such as from which hand a card is taken."""
        return len(self._settled(*actions)) == 1

    def doors_gained(self, *actions: int) -> int:
        """How many Doors more lie on the table after some actions; a Door that may be fetched is fetched."""
        return doors_on_table(self.after(*actions)) - self.doors_on_table

    def strikes(self, *actions: int) -> list[str]:
        """The Premonitions that actions bring on; a Door that may be fetched is fetched."""
        after = self.after(*actions)
        if after.kind == "premonition":
            return [move_of(choice).card for choice in after.legal]
        gone = [card for card in self.view.premonitions if card not in after.premonitions]
        return [card for card in gone if card != move_of(actions[0]).card]

    def rampart_colours(self, action: int) -> int:
        """How many colours four neighbouring Towers show at most after an action, at the better end."""
        return max(most_colours(after.towers) for after in self._settled(action))

    def _settled(self, *actions: int) -> list[View]:
        """The views after actions and every answer to what only belongs to the last: where from, which end, a fetch."""
        state = self._state.clone()
        for action in actions:
            state.apply(action)
        open_ends, settled = [state], []
        while open_ends:
            state = open_ends.pop()
            if state.kind == "claim":
                state.apply(state.legal()[-1])
            if state.kind not in ("source", "end"):
                settled.append(state.view(self.seat))
                continue
            for answer in state.legal():
                open_ends.append(state.clone())
                open_ends[-1].apply(answer)
        return settled


def doors_on_table(view: View) -> int:
    """How many Doors all seats together have gained."""
    return sum(map(len, view.doors))


def most_colours(row: list[str]) -> int:
    """How many colours four neighbours of a row of Towers show at most."""
    return max(len({tower[0] for tower in row[first : first + 4]}) for first in range(max(1, len(row) - 3)))


def _with_unknown_deck(data: Json, seat: int) -> Json:
    """The deck without an order where the seat does not know it: what only the partner saw may come at any time."""
    top = list(takewhile(lambda entry: seat in entry["seen"], data["deck_top"]))
    known = all(seat in entry["seen"] for entry in data["deck_bottom"])
    hidden = [*data["deck_top"][len(top) :], *([] if known else data["deck_bottom"])]
    bag = Counter(data["bag"]) + Counter(entry["card"] for entry in hidden)
    return data | {"deck_top": top, "deck_bottom": data["deck_bottom"] if known else [], "bag": dict(bag)}
