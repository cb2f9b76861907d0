"""Onirim in words: its cards, questions and choices, and what happens.

The verb of a choice is the key of its message, and a few choices need the view to say more.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from dedale.core.game import CHANCE
from dedale.core.message import Argument, Message, Player, listed, message
from dedale.onirim.cards import CODES, COLOUR_LETTERS, COLOURS
from dedale.onirim.decisions import ACTION_OF, DEEDS
from dedale.onirim.kinds import DISCARD
from dedale.words.catalogue import known
from dedale.words.sentence import Sentence

if TYPE_CHECKING:
    from dedale.core.game import Seat
    from dedale.core.happening import Happening
    from dedale.onirim.view import View


def card_words(code: str | None, form: str = "") -> Message:
    """A card by its code, a sort of card such as "door", or None for a hidden card.

    `form` is "the" or "a" for the card with its article.
    """
    key = f"card-{code or 'hidden'}"
    return Message(f"{key}.{form}" if form else key)


def action_words(text: str, view: View | None = None) -> Message:
    """What a choice does, for the list of choices. Without a view it says less."""
    verb, about = DEEDS[ACTION_OF[text]]
    card = str(about.get("card", ""))
    if verb == "cast":
        return _cast_words(str(about["spell"]), view)
    if verb == "lose":
        return _lose_words(card, int(about["seat"]) + 1, view)
    if verb in ("swap-goal", "with-goal"):
        place = int(about["goal"])
        goal = view.goals[place - 1].goal if view else "goal"
        return message(f"act-{verb}", number=place, card=card_words(goal, "the"))
    if verb == "discard":
        sort = "-key" if card[1] == "k" else "-tower" if card[1].isdigit() else ""
        return message(f"act-discard{sort}", card=card_words(card, "the"), number=card[1])
    return message(f"act-{verb}", card=card_words(card or _unnamed(verb, view), "the"))


def plan_words(texts: Sequence[str], _same: Sequence[str] = (), view: View | None = None, **_typed: bool) -> Message:
    """Several actions that belong together: a swap, two Goals, or cards laid back on the deck."""
    first = action_words(texts[0], view)
    later = [action_words(text, view) for text in texts[1:]]
    if texts[1].startswith("with goal"):
        return message("hint-goals", first=first, second=later[0])
    if not texts[1].startswith("put ") or view is None:
        return functools.reduce(lambda one, two: message("hint-then", first=one, second=two), later, first)
    laid = [text.split()[1] for text in texts if text.startswith("put ")]
    left = Counter(card for card in view.looked if card is not None)
    left.subtract(text.split()[1] for text in texts)
    # The first laid back lies deepest; what is left over comes to lie on top.
    return message("hint-order", first=first, cards=listed_cards((*left.elements(), *reversed(laid))))


def listed_cards(codes: Iterable[str]) -> Argument:
    """Some cards, one after another."""
    return listed(card_words(code, "the") for code in codes)


def outcome_words(text: str, count: int = 1) -> Message:
    """What chance brought, as an analysis says it: a card, so often."""
    if count == 1:
        return card_words(text, "a")
    return message("card-times", count=count, card=card_words(text))


def reason_facts(facts: Mapping[str, Any]) -> dict[str, Argument]:
    """The facts of a reason, as its message takes them."""
    said = dict(facts)
    if colour := said.get("colour"):
        said["colour"] = Message(f"colour-{colour}")
        said["feminine"] = Message(f"colour-{colour}.feminine")
        said["feminines"] = Message(f"colour-{colour}.feminines")
    if partner := said.get("partner"):
        said["partner"] = Message(f"colour-{partner}.feminine")
    if card := said.get("card"):
        said["card"] = card_words(card, "the")
        if known(f"premonition-{card}.when"):
            said["when"] = Message(f"premonition-{card}.when")
    return said


def decision_words(view: View) -> Message:
    """What is to be decided now: the question to the seat, what chance is about to bring, or the result."""
    if view.result is not None:
        return result_words(view) or Message("plain-over")
    if view.turn == CHANCE:
        return Message(f"chance-{view.kind}")
    chosen = view.chosen or 0
    card = view.resolving
    if view.kind in ("source", "swap-take"):
        card = CODES[chosen % DISCARD]
    return message(
        f"kind-{view.kind}",
        card=card_words(card, "a" if view.kind == "door" else "the"),
        colour=Message(f"colour-{COLOUR_LETTERS[chosen % COLOURS]}.feminines"),
        number=chosen + 1 if view.kind == "goal-second" else chosen,
        owed=view.owed,
    )


def happened_words(happened: Sequence[Happening], _viewer: Seat = None, **_typed: bool) -> list[Sentence]:
    """What happened, as the viewer was told it: choices, and what came of them, without what the table shows anyway."""
    told: list[Sentence] = []
    for (kind, place), group in groupby(happened, lambda one: (one.kind, None if one.card else one.to)):
        some = list(group)
        if kind == "move" and place is not None:
            told += _hidden_words(some)
        else:
            told += [said for one in some for said in _one_words(one)]
    return told


def _hidden_words(moves: Sequence[Happening]) -> Iterator[Sentence]:
    """Cards that went the same way, and that are hidden from the viewer."""
    first = moves[0]
    if first.source == "deck" and (first.to or "").startswith("hand"):
        yield "change", message("event-hand-count", count=len(moves), player=Player(first.seat or 0))


def _one_words(one: Happening) -> Iterator[Sentence]:
    if one.kind == "choice":
        yield "choice", _choice_words(one)
    elif one.kind == "move":
        yield from _move_words(one)
    elif one.kind == "turn":
        yield "change", message("event-turn", who=Player(one.seat or 0))
    elif one.kind == "premonition-shown":
        yield (
            "change",
            message("event-premonition-shown", card=card_words(one.card), text=Message(f"premonition-{one.card}")),
        )
    elif one.kind in ("goal-done", "goal-due"):
        yield "change", message(f"event-{one.kind}", number=one.count, card=card_words(one.card))
    elif one.kind in _TOLD:
        yield "change", message(_TOLD[one.kind], card=card_words(one.card))


_TOLD = {
    "shuffle": "event-limbo-shuffled",
    "premonition-gone": "event-premonition-gone",
    "rampart-stands": "event-rampart",
    "rampart-falls": "event-rampart-fallen",
}


def _move_words(one: Happening) -> Iterator[Sentence]:
    """A card that went from one zone to another. A choice has told already what leaves a hand, and what is paid."""
    source, to, who = (one.source or "").rstrip("01"), (one.to or "").rstrip("01"), Player(one.seat or 0)
    a_card, the_card = card_words(one.card, "a"), card_words(one.card, "the")
    if source == "deck" and to == "hand":
        yield "change", message("event-hand", card=a_card, who=who)
    if source == "deck" and to == "shared":
        yield "change", message("event-shared-hand", card=a_card)
    if source == "deck" and to == "resolving":
        yield "change", message("event-comes-up", card=a_card)
    if source == "deck" and to == "discard":
        yield "chance", message("event-reveal", card=a_card)
    if source == "doors":
        yield "change", message("event-door-lost", card=a_card, who=Player(int((one.source or "0")[-1])))
    if source == "towers":
        yield "change", message("event-tower-fallen", card=the_card)
    if to == "doors":
        yield "change", message("event-door-gained", card=a_card, who=who)
    if to == "towers":
        yield "change", message("event-tower-stands", card=the_card)
    if to == "limbo":
        yield "change", message("event-limbo", card=a_card)


def result_words(view: View, _returns: Sequence[float] = ()) -> Message | None:
    """How the game ended; nothing while it goes on."""
    if view.result is None:
        return None
    together = view.result == "won" and view.options["players"] == 2
    return Message(f"result-{view.result}{'-together' if together else ''}")


def options_words(options: Mapping[str, object]) -> Argument:
    """The options in one line: how many play, and which expansions and variants."""
    chosen = [f"onirim-option-players-{options['players']}"]
    if options["players"] == 2:
        chosen.append(f"onirim-option-talk-{options['talk']}")
    chosen += [
        f"onirim-option-{name}-{options[name]}"
        for name in ("book", "towers", "dreams")
        if options[name] not in ("no", 0)
    ]
    return listed(map(Message, chosen))


def _unnamed(verb: str, view: View | None) -> str | None:
    """The card that a choice is about without naming it: the Door just drawn or due, or its key."""
    drawn = view.resolving if view else None
    if verb == "fetch-door":
        return view.rows[view.actor][-1][0] + "d" if view else "door"
    if verb == "door-to-limbo":
        return drawn or "door"
    if verb in ("door-for-key", "door-for-shared-key"):
        return drawn[0] + "k" if drawn else "key"
    return None


def _cast_words(spell: str, view: View | None) -> Message:
    name = Message(f"spell-{spell}")
    if view is None:
        return message("act-cast", spell=name)
    return message("act-cast-for", spell=name, cost=view.costs[spell])


def _lose_words(door: str, seat: int, view: View | None) -> Message:
    card = card_words(door, "the")
    if view and view.options["players"] == 1:
        return message("act-lose-door", card=card)
    return message("act-lose-door-of", card=card, number=seat)


def _choice_words(one: Happening) -> Message:
    who, about = Player(one.seat or 0), one.about
    if not one.verb:
        return message("event-hidden-choice", kind=Message(f"kind-{one.decision}.title"), who=who)
    if one.verb == "cast":
        return message("event-cast", spell=Message(f"spell-{about['spell']}"), who=who)
    if "goal" in about:
        return message(f"event-{one.verb}", number=int(about["goal"]), who=who)
    card = card_words(str(about["card"]), "the") if "card" in about else card_words(None, "the")
    return message("event-lose-door" if one.verb == "lose" else f"event-{one.verb}", card=card, who=who)
