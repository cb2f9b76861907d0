"""What a seat can count on an Onirim table: the facts that reasons are made of, all from its view."""

from __future__ import annotations

from dataclasses import dataclass

from dedale.onirim.cards import CODE_OF
from dedale.onirim.kinds import TEXTS
from dedale.onirim.position import stand_together
from dedale.onirim.towers import SIDES
from dedale.onirim.view import View

NIGHTMARE = "xn"
SYMBOLS = "smk"
COLOURS = "rbgn"
TOWER_NUMBERS = "345"

WITH_A_KEY = ("play", "discard", "nightmare key", "nightmare shared key")
FOR_A_DOOR = ("door for key", "door for shared key")


@dataclass(frozen=True, slots=True)
class Move:
    """An action as its verb and the card that it names, if it names one."""

    verb: str
    card: str


def move_of(action: int) -> Move:
    """The verb and the card of an action."""
    text = TEXTS[action]
    verb, _, card = text.rpartition(" ")
    return Move(verb, card) if verb and card in CODE_OF else Move(text, "")


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

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.hand = [*view.hands[seat].cards, *view.shared]
        self.row = view.rows[seat]
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
        return sum(map(len, self.view.doors))

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

    def rampart_colours(self, tower: str) -> int:
        """How many colours four neighbours show at most once this Tower is built, at the better end."""
        standing = self.view.towers
        rows = []
        if not standing or touch(standing[-1], tower):
            rows.append([*standing, tower])
        if standing and touch(tower, standing[0]):
            rows.append([tower, *standing])
        return max(most_colours(row) for row in rows)


def touch(left: str, right: str) -> bool:
    """Whether one Tower may stand just left of another."""
    return stand_together(_tower(left), _tower(right))


def most_colours(row: list[str]) -> int:
    """How many colours four neighbours of a row of Towers show at most."""
    return max(len({tower[0] for tower in row[first : first + 4]}) for first in range(max(1, len(row) - 3)))


def _tower(card: str) -> int:
    return COLOURS.index(card[0]) * len(SIDES[0]) + TOWER_NUMBERS.index(card[1])


def would_strike(premonition: str, doors: list[list[str]]) -> bool:
    """Whether one more Door could fulfil the condition of a Premonition that is not fulfilled yet."""
    table = [door for owned in doors for door in owned]
    if premonition == "p8":
        return len(table) == 2
    if premonition == "p4":
        return len(table) == 4
    if premonition == "p6":
        return len(set(table)) == 3
    if premonition == "p2":
        return bool(table) and len(set(table)) == len(table)
    return table.count({"p1": "rd", "p3": "gd", "p5": "bd", "p7": "nd"}[premonition]) == 1
