"""Labyrinth in words: its treasures, questions and choices, and what happens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from dedale.core.game import CHANCE, OVER
from dedale.core.message import Argument, Message, Player, listed, message
from dedale.labyrinth.tiles import cell_name
from dedale.words.sentence import Sentence

if TYPE_CHECKING:
    from dedale.core.game import Seat
    from dedale.core.happening import Happening
    from dedale.labyrinth.view import View

TURNS = 4
"""A tile can be turned so many ways."""


def treasure_words(treasure: str, form: str = "") -> Message:
    """A treasure by its id. `form` is "the" for its name with the article, "short" for a legend."""
    return Message(f"treasure-{treasure}.{form}" if form else f"treasure-{treasure}")


def action_words(text: str, view: View | None = None) -> Message:
    """What a choice does, for the list of choices. With a view, a move to the own cell is staying."""
    verb, place, *turn = text.split()
    if verb == "push":
        return message("act-push", arrow=place, turn=turn[0])
    stays = view is not None and cell_name(view.pawns[view.actor]) == place
    return message("act-stay" if stays else "act-move", cell=place)


def line_words(arrow: str) -> Message:
    """The line that an arrow pushes, and from where."""
    return message(f"page-labyrinth-line-{arrow[0]}", line=arrow[1])


def plan_words(
    texts: Sequence[str], same: Sequence[str] = (), _view: View | None = None, *, typed: bool = True
) -> Message:
    """A whole turn, the push and the move; `same` are pushes at the same arrow that would do as well."""
    (_, arrow, turn), (_, cell) = (text.split() for text in texts)
    key = "hint-turn-any" if len(same) + 1 == TURNS else "hint-turn"
    return message(key if typed else f"{key}.shown", line=line_words(arrow), arrow=arrow, turn=turn, cell=cell)


def outcome_words(text: str, _count: int = 1) -> Argument:
    """What chance brought, as an analysis says it."""
    sort, _, name = text.partition(" ")
    if sort == "card":
        return treasure_words(name, "the")
    return message("analysis-first", number=int(name)) if sort == "seat" else text


def reason_facts(facts: Mapping[str, Any]) -> dict[str, Argument]:
    """The facts of a reason, as its message takes them."""
    said = dict(facts)
    if treasure := said.get("treasure"):
        said["treasure"] = treasure_words(treasure, "the")
    if pawn := said.get("pawn"):
        said["pawn"] = Message(f"pawn-{pawn}")
    if "all" in said:
        said["shut"] = said["all"] - said["count"]
    return said


def decision_words(view: View) -> Message:
    """What is to be decided now: the question to the seat, what chance is about to bring, or the result."""
    if view.turn == OVER:
        return result_words(view) or Message("plain-over")
    return Message(f"chance-{view.kind}" if view.turn == CHANCE else f"kind-{view.kind}")


def happened_words(happened: Sequence[Happening], viewer: Seat = None, *, typed: bool = False) -> list[Sentence]:
    """What happened, as the viewer was told it: who pushed and walked, what was found, the own pawn carried.

    Where choices are `typed`, it says how they are written, and the card that the viewer looks at next: on a page that
    lies face down until it is held.
    """
    return [said for one in happened for said in _one_words(one, viewer, typed)]


def _one_words(one: Happening, viewer: Seat, typed: bool) -> Iterator[Sentence]:
    who = Player(one.seat or 0)
    if one.kind == "push" and typed:
        yield "choice", message("event-push", arrow=one.to or "", who=who)
    elif one.kind == "push":
        yield "choice", message("page-labyrinth-told-push", line=line_words(one.to or ""), who=who)
    elif one.kind == "walk":
        yield "choice", message("event-stay" if one.source == one.to else "event-move", cell=one.to or "", who=who)
    elif one.kind == "first":
        yield "chance", message("event-first", who=who)
    elif one.kind == "carry" and one.seat == viewer:
        yield "change", message("event-carried", cell=one.to or "")
    elif one.kind == "find":
        yield "change", message("event-found", treasure=treasure_words(one.card or "", "the"), who=who)
    elif one.kind == "homeward":
        yield "change", message("event-homeward", who=who)
    elif one.kind == "card" and typed and one.card and one.seat == viewer:
        yield "change", message("event-target", treasure=treasure_words(one.card, "the"))


def result_words(view: View, _returns: Sequence[float] = ()) -> Message | None:
    """How the game ended; nothing while it goes on."""
    if view.turn != OVER:
        return None
    if view.winner is None:
        return Message("labyrinth-drawn")
    if len(view.pawns) == 1:
        return message("labyrinth-won-alone", turns=view.turns)
    return message("labyrinth-won", player=Player(view.winner))


def options_words(options: Mapping[str, Any]) -> Argument:
    """These options in one line: how many play, and what was chosen besides."""
    alone = options["players"] == 1
    said: list[Argument] = [Message(f"labyrinth-option-players-{options['players']}")]
    if options["young"]:
        said.append(Message("labyrinth-young"))
    if options["cards"] is not None:
        said.append(message("labyrinth-cards-alone" if alone else "labyrinth-cards", count=options["cards"]))
    if options["turn_limit"] is not None:
        said.append(message("labyrinth-limit", count=options["turn_limit"]))
    if options["pawns"] is not None:
        said.append(listed(Message(f"pawn-{colour}") for colour in options["pawns"]))
    return listed(said)
