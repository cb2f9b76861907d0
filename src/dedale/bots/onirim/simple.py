"""A bot of a few rules that a person could follow.

1. Three Chambers in a row of a colour whose Door is missing bring that Door: play what finishes a series soonest, else
   what goes on with one or begins one. A series under way is broken only by one that can be finished from the hand.
2. Keys are hardly ever played: they buy Doors, and they pay for Nightmares.
3. With nothing to play, discard what helps least: a sun of a colour that is done, then other suns, then moons.
4. Never let go of a Door. Let Nightmares go wherever that is asked.

Each kind of decision has one rule, which says how much an answer is liked; the bot gives the one that it likes best.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, product

from dedale.bots.budget import Budget
from dedale.bots.seat import Seat
from dedale.onirim.cards import COLOUR_LETTERS
from dedale.onirim.decisions import TEXTS
from dedale.onirim.view import View

WAYS = {
    length: sorted(
        (way for way in map("".join, product("smk", repeat=length)) if all(a != b for a, b in pairwise(way))),
        key=lambda way: (way.count("k"), way.count("m")),
    )
    for length in (1, 2, 3)
}
"""The symbols that so many Chambers in a row may have, those that spare keys and then moons first."""

NEVER = -1000.0
WORST_PREMONITIONS = ["p2", "p7", "p8", "p4", "p5", "p1", "p3", "p6"]
"""Two of them cost a Door, one the hand; the last is a nuisance."""


class Glance:
    """What the bot looks at before it decides."""

    def __init__(self, seat: Seat) -> None:
        view = seat.view()
        assert isinstance(view, View)
        me = seat.number
        self.view = view
        self.hand = [*view.hands[me].cards, *view.shared]
        self.row = view.rows[me]
        self.series = view.series[me]
        each = 2 if len(view.doors) == 1 else 1
        lacking = [[c for c in COLOUR_LETTERS if doors.count(f"{c}d") < each] for doors in view.doors]
        self.mine = lacking[me]
        """The colours of which a Door is missing here."""
        self.partners = lacking[1 - me] if len(lacking) == 2 else []
        """The colours of which a Door is missing at the other seat."""
        self.goals = [goal.goal[0] for goal in view.goals if goal.up]
        due = self.goals[:1] if view.goals else self.mine
        self.wanted = [colour for colour in self.mine if colour in due]
        """The colours of which a Door could be gained now."""
        self.later = [colour for colour in self.mine if colour in self.goals[1:] and colour not in due]
        """With the Book, the colours of which a Door could be gained in time."""
        ways = [(len(way), way.count("k"), colour + way[0]) for colour in self.wanted if (way := self.way(colour))]
        self.finishing = min(ways)[2] if ways else None
        """The card to play now in order to finish a series soonest with the cards in hand."""

    def way(self, colour: str) -> str | None:
        """The symbols in order, with one key at most, by which the hand can finish a series of a colour."""
        length = self.series.length if self.series.colour == colour else 0
        last = self.row[-1][1] if self.row else ""
        held = [card[1] for card in self.hand if card[0] == colour]
        for way in WAYS[3 - length]:
            if way[0] != last and way.count("k") < 2 and all(held.count(symbol) >= way.count(symbol) for symbol in way):
                return way
        return None

    def builds(self, tower: str) -> bool:
        """Whether a Rampart is still to be built and no Tower of this colour stands."""
        return not self.view.rampart and all(tower[0] != standing[0] for standing in self.view.towers)

    def worth(self, card: str) -> float:
        """How good it is to have this card in hand, or on top of the deck."""
        colour, symbol = card[0], card[1]
        match symbol:
            case "n":
                return -100
            case "h":
                return 30
            case "d":
                return 50 if colour in self.wanted and f"{colour}k" in self.hand else 20
            case "3" | "4" | "5":
                return 12 if self.builds(card) else -6
        worth = {"s": 3, "m": 4, "k": 9}[symbol]
        if colour in self.wanted:
            return worth
        if colour in self.goals:
            return worth - self.goals.index(colour)
        return worth - (1 if colour in self.mine or colour in self.partners else 6)

    def for_partner(self, card: str) -> int:
        """Whether the partner needs the colour of this card more than this seat does."""
        return (card[0] in self.partners) - (card[0] in self.mine)


def main(glance: Glance, verb: str, card: str) -> float:
    """Finish a series; build a Tower; go on with a series, or begin one; else discard the worst."""
    colour, symbol = card[0], card[1]
    series = glance.series
    if verb == "cast":
        ready = series.length == 2 and series.colour in glance.later and glance.way(series.colour)
        return 400 if card == "planning" and ready else NEVER
    if verb == "discard":
        return glance.hand.count(card) - glance.worth(card)
    if card == glance.finishing:
        return 300
    if symbol in "345":
        return 250 if glance.builds(card) else NEVER
    breaks = series.length > 0 and series.colour != colour
    if colour in glance.wanted and symbol != "k" and not (breaks and series.colour in glance.wanted):
        return 200 - glance.worth(card)
    full = series.length == 2 and series.colour == colour
    if colour in glance.later and symbol != "k" and not full and not (breaks and series.colour in glance.mine):
        return 150 - glance.worth(card)
    return NEVER


def claim(glance: Glance, verb: str, _door: str) -> float:
    """Fetch a Door that helps."""
    return float((verb == "fetch") == (glance.series.colour in glance.wanted))


def door(glance: Glance, *words: str) -> float:
    """Buy a Door that helps; with the Book, make it due first."""
    colour = str(glance.view.resolving)[0]
    match words:
        case ("door", "for", *_):
            return 2 if colour in glance.wanted else NEVER
        case ("cast", "planning", *_):
            return 2 if colour in glance.later and f"{colour}k" in glance.hand else NEVER
        case ("door", "to", "limbo"):
            return 1
    return NEVER


def nightmare(glance: Glance, *words: str) -> float:
    """Punish it; pay with the key that helps least; else throw the hand away."""
    match words:
        case ("cast", "punishment"):
            return 400
        case ("nightmare", *_, "key", key):
            return 300 + glance.hand.count(key) - glance.worth(key)
        case ("nightmare", "hand"):
            return 200
    return 0 if words[0] == "nightmare" else NEVER


def raze(glance: Glance, verb: str, _tower: str) -> float:
    """Let a single Tower go; for more, rather meet the Nightmare again."""
    return float((verb == "false") == (len(glance.view.towers) > 1))


def happy(glance: Glance, *words: str) -> float:
    """Be rid of the worst Premonition; else fetch a Door whose key is in hand; else clear the way."""
    match words:
        case ("dream", "remove", premonition):
            return 100 - WORST_PREMONITIONS.index(premonition)
        case ("dream", "fetch"):
            return 50 if any(f"{c}k" in glance.hand and glance.view.unseen.get(f"{c}d") for c in glance.wanted) else 0
        case ("dream", "reveal"):
            return 40
    return NEVER


def get(glance: Glance, _verb: str, card: str) -> float:
    """Take the best."""
    return glance.worth(card)


def let_go(glance: Glance, *words: str) -> float:
    """Give up the worst, or bury it deepest."""
    return -glance.worth(words[-1])


def throw(glance: Glance, verb: str, card: str) -> float:
    """Throw away Nightmares and what is of no use; keep the rest."""
    return 0 if verb == "keep" else -glance.worth(card)


def swap_goals(glance: Glance, *words: str) -> float:
    """Swap the Goal that is due with one of the colour that is to be gained."""
    up = [place for place, goal in enumerate(glance.view.goals, start=1) if goal.up]
    colour = glance.view.resolving or glance.series.colour or ""
    better = [place for place in up if glance.view.goals[place - 1].goal[0] == colour[:1]]
    return float(int(words[-1]) in (*up[:1], *better[:1]))


def give(glance: Glance, verb: str, card: str) -> float:
    """Swap if the partner has more use for the card given than for the card taken."""
    if verb == "no":
        return 0
    return glance.for_partner(card) - min(glance.for_partner(other) for other in glance.view.shared) - 0.5


def take(glance: Glance, _verb: str, card: str) -> float:
    """Take what the partner has least use for."""
    return -glance.for_partner(card)


def leave(_glance: Glance, *words: str) -> float:
    """Let it go by, or take the first answer."""
    return float(words[0] in ("pass", "no"))


RULES: dict[str, Callable[..., float]] = {
    "main": main,
    "claim": claim,
    "door": door,
    "nightmare": nightmare,
    "raze": raze,
    "happy": happy,
    "happy-drop": throw,
    "goal-first": swap_goals,
    "goal-second": swap_goals,
    "swap-give": give,
    "swap-take": take,
    **dict.fromkeys(("fetch", "raise", "pick"), get),
    **dict.fromkeys(("drop", "put", "under", "pay", "key"), let_go),
    **dict.fromkeys(("source", "end", "stop", "tower-look", "premonition", "lose-door"), leave),
}


class SimpleBot:
    """Plays by a few rules: it neither searches nor rolls dice."""

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """The answer that it likes best, the first of equals."""
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        glance = Glance(seat)
        like = RULES[seat.kind]
        return max(legal, key=lambda action: like(glance, *TEXTS[action].split()))
