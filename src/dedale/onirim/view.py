"""What a seat may know, and nothing more: the one place where a view is made."""

from __future__ import annotations

import msgspec

from dedale.core.fields import Raw
from dedale.core.options import OptionValues
from dedale.core.pictures import svg_of
from dedale.core.reading import seat_or
from dedale.onirim.cards import CODES, COLOUR_LETTERS, COLOURS, DOOR, PREMONITION, TOWER
from dedale.onirim.entries import CHOSEN
from dedale.onirim.snapshot import (
    cards_of,
    carried,
    code_or_none,
    counts_of,
    goals_of,
    gone_premonitions,
    options_of,
    premonitions_of,
    result_of,
)

PUBLIC_BIT = 2


class HandView(msgspec.Struct, frozen=True):
    """A personal hand: how many cards, and those of them that the viewer knows."""

    count: int
    cards: list[str]


class DeckView(msgspec.Struct, frozen=True):
    """The deck: how many cards, and from the top and at the bottom the cards the viewer knows."""

    count: int
    top: list[str | None]
    bottom: list[str | None]


class GoalView(msgspec.Struct, frozen=True):
    """A Goal of the Book, face up or turned."""

    goal: str
    up: bool


class SeriesView(msgspec.Struct, frozen=True):
    """The running series of a row: its colour, and how many cards it has, 0 if the last one is used up."""

    colour: str | None
    length: int


class View(msgspec.Struct, frozen=True):
    """All that one seat, or a spectator, may know. Cards are codes, deck lists begin at the top."""

    game: str
    seat: int | None
    options: OptionValues
    turn: int
    kind: str
    actor: int
    legal: list[int]
    hands: list[HandView]
    shared: list[str]
    rows: list[list[str]]
    series: list[SeriesView]
    doors: list[list[str]]
    deck: DeckView
    unseen: dict[str, int]
    discard: dict[str, int]
    limbo: dict[str, int]
    removed: dict[str, int]
    goals: list[GoalView]
    costs: dict[str, int]
    towers: list[str]
    rampart: bool
    premonitions: list[str]
    hidden_premonitions: list[str]
    gone_premonitions: list[str]
    resolving: str | None
    striking: str | None
    looked: list[str | None]
    chosen: int | None
    owed: int
    result: str | None

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        return svg_of(self)


def view_of(
    raw: Raw,
    kind: str,
    turn: int,
    legal: list[int],
    seat: int | None,
    has_rampart: bool,
    costs: dict[str, int],
) -> View:
    """The view of a seat, or of a spectator for None."""
    players = raw["players"]
    viewer = seat_or(seat, players, PUBLIC_BIT)
    unseen = list(raw["bag"])

    def known(card: int, seen: int) -> str | None:  # ONI-PARTS-5
        if seen >> viewer & 1:
            return CODES[card]
        unseen[card] += 1
        return None

    def deck_part(zone: str) -> list[str | None]:
        cards = list(zip(raw[zone], raw[zone + "_seen"], strict=True))[: raw[zone + "_n"]]
        return [known(card, seen) for card, seen in reversed(cards)]

    def hand(owner: int) -> HandView:  # ONI-PARTS-5
        count = raw["hand_n"][owner]
        if owner == viewer or not raw["silent"]:
            return HandView(count, cards_of(raw["hand"][owner]))
        seen = raw["seen_by_public" if viewer == PUBLIC_BIT else "seen_by_partner"][owner]
        for card, held in enumerate(raw["hand"][owner]):
            unseen[card] += held - seen[card]
        return HandView(count, cards_of(seen))

    def series(owner: int) -> SeriesView:
        colour = raw["series_colour"][owner]
        return SeriesView(None if colour == COLOURS else COLOUR_LETTERS[colour], raw["series_n"][owner])

    hands = [hand(owner) for owner in range(players)]
    deck = DeckView(raw["top_n"] + raw["bag_n"] + raw["bottom_n"], deck_part("top"), deck_part("bottom"))
    looked = [known(card, raw["lookers"]) for card in raw["looked"][: raw["looked_n"]]]
    return View(
        game="onirim",
        seat=seat,
        options=options_of(raw),
        turn=turn,
        kind=kind,
        actor=raw["seat"],
        legal=legal if turn == seat else [],
        hands=hands,
        shared=cards_of(raw["shared"]),
        rows=[[CODES[card] for card in raw["row"][owner][: raw["row_n"][owner]]] for owner in range(players)],
        series=[series(owner) for owner in range(players)],
        doors=[cards_of(raw["doors"][owner], DOOR) for owner in range(players)],
        deck=deck,
        unseen=counts_of(unseen),
        discard=counts_of(raw["discard"]),
        limbo=counts_of(raw["limbo"]),
        removed=counts_of(raw["removed"]),
        goals=[GoalView(**goal) for goal in goals_of(raw)],
        costs=costs,
        towers=[CODES[TOWER + tower] for tower in raw["towers"][: raw["towers_n"]]],
        rampart=has_rampart,
        premonitions=premonitions_of(raw["face_up"]),
        hidden_premonitions=premonitions_of(raw["face_down"]),
        gone_premonitions=premonitions_of(gone_premonitions(raw)),
        resolving=code_or_none(raw["resolving"]),
        striking=code_or_none(raw["striking"], PREMONITION),
        looked=looked,
        chosen=_chosen(raw),
        owed=raw["cards_owed"] + raw["keys_owed"],
        result=result_of(raw, kind),
    )


def _chosen(raw: Raw) -> int | None:
    """What was chosen in the decision before, where the pending one depends on it and all may know."""
    return next((int(raw[name]) for name in carried(raw) if name in CHOSEN), None)
