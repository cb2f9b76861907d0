"""Onirim in words: its cards, questions, choices and events.

A choice is named by its action text, such as "play rs": the words that stand before the card
or the place are the key of its message, and a few choices need the view to say more.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from dedale.core.game import CHANCE, OVER
from dedale.onirim.cards import CODE_OF, CODES, COLOUR_LETTERS, COLOURS
from dedale.onirim.kinds import DISCARD
from dedale.words.capitals import continued
from dedale.words.catalogue import Words
from dedale.words.players import table_event_words, who_words

if TYPE_CHECKING:
    from dedale.core.game import Seat
    from dedale.core.table import Told
    from dedale.onirim.view import View


def card_words(words: Words, code: str | None, form: str = "") -> str:
    """A card by its code, a sort of card such as "door", or None for a hidden card.

    `form` is "the" or "a" for the card with its article.
    """
    key = f"card-{code or 'hidden'}"
    return words(f"{key}.{form}" if form else key)


def action_words(words: Words, text: str, view: View | None = None) -> str:
    """What a choice does, for the list of choices. Without a view it says less."""
    verb, named = _parts(text)
    if verb == "cast":
        return _cast_words(words, named, view)
    if verb == "lose":
        return _lose_words(words, named, view)
    if verb in ("swap-goal", "with-goal"):
        goal = view.goals[int(named) - 1].goal if view else "goal"
        return words(f"act-{verb}", number=int(named), card=card_words(words, goal, "the"))
    if verb == "discard":
        sort = "-key" if named[1] == "k" else "-tower" if named[1].isdigit() else ""
        return words(f"act-discard{sort}", card=card_words(words, named, "the"), number=named[1])
    return words(f"act-{verb}", card=card_words(words, named or _unnamed(verb, view), "the"))


def plan_words(
    words: Words, texts: Sequence[str], _same: Sequence[str] = (), view: View | None = None, **_typed: bool
) -> str:
    """Several actions that belong together: a swap, two Goals, or cards laid back on the deck."""
    first = action_words(words, texts[0], view)
    later = [action_words(words, text, view) for text in texts[1:]]
    if texts[1].startswith("with goal"):
        return words("hint-goals", first=first, second=continued(later[0]))
    if not texts[1].startswith("put ") or view is None:
        return functools.reduce(lambda one, two: words("hint-then", first=one, second=continued(two)), later, first)
    laid = [text.split()[1] for text in texts if text.startswith("put ")]
    left = Counter(card for card in view.looked if card is not None)
    left.subtract(text.split()[1] for text in texts)
    # The first laid back lies deepest; what is left over comes to lie on top.
    cards = [card_words(words, card, "the") for card in (*left.elements(), *reversed(laid))]
    return words("hint-order", first=first, cards=", ".join(cards))


def outcome_words(words: Words, text: str, count: int = 1) -> str:
    """What chance brought, as an analysis says it: a card, so often."""
    if count == 1:
        return card_words(words, text, "a")
    return words("card-times", count=count, card=card_words(words, text))


def reason_facts(words: Words, facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of a reason, as its message takes them."""
    said = dict(facts)
    if colour := said.get("colour"):
        said["colour"] = words(f"colour-{colour}")
        said["feminine"] = words(f"colour-{colour}.feminine")
        said["feminines"] = words(f"colour-{colour}.feminines")
    if partner := said.get("partner"):
        said["partner"] = words(f"colour-{partner}.feminine")
    if card := said.get("card"):
        said["card"] = card_words(words, card, "the")
        if words.has(f"premonition-{card}.when"):
            said["when"] = words(f"premonition-{card}.when")
    return said


def decision_words(words: Words, view: View) -> str:
    """What is to be decided now: the question to the seat, what chance is about to bring, or the result."""
    if view.turn == OVER:
        return result_words(words, view)
    if view.turn == CHANCE:
        return words(f"chance-{view.kind}")
    chosen = view.chosen or 0
    card = view.resolving
    if view.kind in ("source", "swap-take"):
        card = CODES[chosen % DISCARD]
    return words(
        f"kind-{view.kind}",
        card=card_words(words, card, "a" if view.kind == "door" else "the"),
        colour=words(f"colour-{COLOUR_LETTERS[chosen % COLOURS]}.feminines"),
        number=chosen + 1 if view.kind == "goal-second" else chosen,
        owed=view.owed,
    )


def event_words(words: Words, event: Told, viewer: Seat = None, names: Sequence[str] = ()) -> str:
    """What happened, as it is told to the viewer; `names` are the players', by seat."""
    if event.what == "action":
        return _choice_words(words, event, who_words(words, event.seat, viewer, names))
    if event.what == "chance":
        key = "event-look-at" if event.kind == "look" else f"event-{event.kind}"
        if event.text is None:
            return words(f"{key}-hidden")
        return words(key, card=card_words(words, event.text, "a"))
    return table_event_words(words, event, viewer, names)


def result_words(words: Words, view: View) -> str:
    """How the game ended; empty while it goes on."""
    if view.result is None:
        return ""
    together = view.result == "won" and view.options["players"] == 2
    return words(f"result-{view.result}{'-together' if together else ''}")


def options_words(words: Words, options: Mapping[str, object]) -> str:
    """The options in one line: how many play, and which expansions and variants."""
    chosen = [f"onirim-option-players-{options['players']}"]
    if options["players"] == 2:
        chosen.append(f"onirim-option-talk-{options['talk']}")
    chosen += [
        f"onirim-option-{name}-{options[name]}"
        for name in ("book", "towers", "dreams")
        if options[name] not in ("no", 0)
    ]
    return ", ".join(words(key) for key in chosen)


def _parts(text: str) -> tuple[str, str]:
    """The verb of an action text as part of a key, and the card, place or spell that it names."""
    if text.startswith("cast "):
        return "cast", text.split()[1]
    if text.startswith("lose "):
        return "lose", text
    verb, _, named = text.rpartition(" ")
    if verb and (named in CODE_OF or named.isdigit()):
        return verb.replace(" ", "-"), named
    return text.replace(" ", "-"), ""


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


def _cast_words(words: Words, spell: str, view: View | None) -> str:
    name = words(f"spell-{spell}")
    if view is None:
        return words("act-cast", spell=name)
    return words("act-cast-for", spell=name, cost=view.costs[spell])


def _lose_words(words: Words, text: str, view: View | None) -> str:
    _, door, _, seat, _ = text.split()
    card = card_words(words, door, "the")
    if view and view.options["players"] == 1:
        return words("act-lose-door", card=card)
    return words("act-lose-door-of", card=card, number=int(seat[0]))


def _choice_words(words: Words, event: Told, who: dict[str, str]) -> str:
    if event.text is None:
        return words("event-hidden-choice", kind=words(f"kind-{event.kind}.title"), **who)
    verb, named = _parts(event.text)
    if verb == "cast":
        return words("event-cast", spell=words(f"spell-{named}"), **who)
    if verb == "lose":
        return words("event-lose-door", card=card_words(words, named.split()[1], "the"), **who)
    if verb in ("swap-goal", "with-goal"):
        return words(f"event-{verb}", number=int(named), **who)
    return words(f"event-{verb}", card=card_words(words, named or None, "the"), **who)
