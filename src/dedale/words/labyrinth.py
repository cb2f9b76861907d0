"""Labyrinth in words: its treasures, questions, choices and events, and what a choice brought."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from dedale.core.game import CHANCE, OVER
from dedale.core.options import OptionValue
from dedale.labyrinth.tiles import LOOSE, SHAPES, TREASURES, cell_name
from dedale.words.catalogue import Words
from dedale.words.players import table_event_words, who_words

if TYPE_CHECKING:
    from dedale.core.game import Seat
    from dedale.core.table import Told
    from dedale.labyrinth.view import View

TURNS = 4
"""A tile can be turned so many ways."""

SHAPE_WITH = {treasure: shape for shape, treasure, _ in LOOSE if treasure}
"""The shape of the loose tile that each treasure is on."""


def treasure_words(words: Words, treasure: str, form: str = "") -> str:
    """A treasure by its id. `form` is "the" for its name with the article, "short" for a legend."""
    return words(f"treasure-{treasure}.{form}" if form else f"treasure-{treasure}")


def action_words(words: Words, text: str, view: View | None = None) -> str:
    """What a choice does, for the list of choices. With a view, a move to the own cell is staying."""
    verb, place, *turn = text.split()
    if verb == "push":
        return words("act-push", arrow=place, turn=turn[0])
    stays = view is not None and cell_name(view.pawns[view.actor]) == place
    return words("act-stay" if stays else "act-move", cell=place)


def plan_words(
    words: Words, texts: Sequence[str], same: Sequence[str] = (), _view: View | None = None, *, typed: bool = True
) -> str:
    """A whole turn, the push and the move; `same` are pushes at the same arrow that would do as well."""
    (_, arrow, turn), (_, cell) = (text.split() for text in texts)
    line = words(f"page-labyrinth-line-{arrow[0]}", line=arrow[1])
    key = "hint-turn-any" if len(same) + 1 == TURNS else "hint-turn"
    return words(key if typed else f"{key}.shown", line=line, arrow=arrow, turn=turn, cell=cell)


def outcome_words(words: Words, text: str, _count: int = 1) -> str:
    """What chance brought, as an analysis says it."""
    sort, _, name = text.partition(" ")
    if sort == "card":
        return treasure_words(words, name, "the")
    return words("analysis-first", number=int(name)) if sort == "seat" else text


def reason_facts(words: Words, facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of a reason, as its message takes them."""
    said = dict(facts)
    if treasure := said.get("treasure"):
        said["treasure"] = treasure_words(words, treasure, "the")
    if pawn := said.get("pawn"):
        said["pawn"] = words(f"pawn-{pawn}")
    if "all" in said:
        said["shut"] = said["all"] - said["count"]
    return said


def decision_words(words: Words, view: View, names: Sequence[str] = ()) -> str:
    """What is to be decided now: the question to the seat, what chance is about to bring, or the result."""
    if view.turn == OVER:
        return result_words(words, view, names)
    return words(f"chance-{view.kind}" if view.turn == CHANCE else f"kind-{view.kind}")


def event_words(words: Words, event: Told, viewer: Seat = None, names: Sequence[str] = ()) -> str:
    """What happened, as it is told to the viewer; `names` are the players', by seat."""
    if event.what == "action":
        return _choice_words(words, event, viewer, names)
    if event.what == "chance":
        return _chance_words(words, event, viewer, names)
    return table_event_words(words, event, viewer, names)


def change_words(words: Words, before: View, after: View, names: Sequence[str] = ()) -> list[str]:
    """What a choice brought: the own pawn carried by a push, treasures found, and the card looked at next."""
    return [
        *_carried(words, before, after),
        *_found(words, before, after, names),
        *_next_target(words, before, after),
    ]


def result_words(words: Words, view: View, names: Sequence[str] = ()) -> str:
    """How the game ended; empty while it goes on."""
    if view.turn != OVER:
        return ""
    if view.winner is None:
        return words("labyrinth-drawn")
    if len(view.pawns) == 1:
        return words("labyrinth-won-alone", turns=view.turns)
    return words("labyrinth-won", player=who_words(words, view.winner, None, names)["player"])


def options_words(words: Words, options: Mapping[str, OptionValue]) -> str:
    """These options in one line: how many play, and what was chosen besides."""
    alone = options["players"] == 1
    said = [words(f"labyrinth-option-players-{options['players']}")]
    if options["young"]:
        said.append(words("labyrinth-young"))
    if options["cards"] is not None:
        said.append(words("labyrinth-cards-alone" if alone else "labyrinth-cards", count=options["cards"]))
    if options["turn_limit"] is not None:
        said.append(words("labyrinth-limit", count=options["turn_limit"]))
    pawns = options["pawns"]
    if isinstance(pawns, list | tuple):
        said.append(" ".join(words(f"pawn-{colour}") for colour in pawns))
    return ", ".join(said)


def _choice_words(words: Words, event: Told, viewer: Seat, names: Sequence[str]) -> str:
    who = who_words(words, event.seat, viewer, names)
    verb, place, *_ = (event.text or "").split()
    return words("event-push", arrow=place, **who) if verb == "push" else words("event-move", cell=place, **who)


def _chance_words(words: Words, event: Told, viewer: Seat, names: Sequence[str]) -> str:
    if event.text is None:
        return words(f"event-{event.kind}-hidden")
    sort, named = event.text.split()
    if sort == "seat":
        return words("event-first", **who_words(words, int(named) - 1, viewer, names))
    if sort == "card":
        return words("event-card", treasure=treasure_words(words, named, "the"))
    return words("event-tile", tile=_tile_words(words, sort))


def _tile_words(words: Words, tile: str) -> str:
    """A loose tile by its shape, or by the treasure on it."""
    if tile in SHAPES:
        return words(f"tile-{tile}")
    shape = words(f"tile-{SHAPE_WITH[tile]}")
    return words("tile-treasure", shape=shape, treasure=treasure_words(words, tile, "the"))


def _carried(words: Words, before: View, after: View) -> Iterator[str]:
    """Where a push took the viewer's own pawn; the others' are seen on the board."""
    seat = after.seat
    if before.kind == "push" and seat is not None and before.pawns[seat] != after.pawns[seat]:
        yield words("event-carried", cell=cell_name(after.pawns[seat]))


def _found(words: Words, before: View, after: View, names: Sequence[str]) -> Iterator[str]:
    for seat, (old, new) in enumerate(zip(before.found, after.found, strict=True)):
        who = who_words(words, seat, after.seat, names)
        for treasure in (one for one in TREASURES if one in new and one not in old):
            yield words("event-found", treasure=treasure_words(words, treasure, "the"), **who)
            if not after.left[seat]:
                yield words("event-homeward", **who)


def _next_target(words: Words, before: View, after: View) -> Iterator[str]:
    if after.seat is None:
        return
    target = after.targets[after.seat]
    if target not in (None, "home", before.targets[after.seat]):
        yield words("event-target", treasure=treasure_words(words, str(target), "the"))
