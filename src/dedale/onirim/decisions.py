"""Every decision, in the order of the action ids: what may be answered, what an answer does, and what must be true.

An action id is the base of its kind plus the number of the answer. A kind has at most 64 answers, so that the legal
ones are the bits of one machine word. Ids do not depend on the options. An answer that names a card is its number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from dedale.core.deed import Answer, Deed, answer
from dedale.onirim.cards import CODES, COLOUR_LETTERS
from dedale.onirim.entries import OnirimDecision, Steps, casting, losing

if not cython.compiled:
    from dedale.onirim.action import act, act_from, build_at, can_swap, claim, give, take
    from dedale.onirim.book import choose_goal, pay, raise_card, slide_card, swap_goals
    from dedale.onirim.cards import COLOURS, DOOR, GOALS, HAPPY, KINDS, NIGHTMARE, PREMONITION, TOWER
    from dedale.onirim.deal import pick
    from dedale.onirim.deck import holds
    from dedale.onirim.dreams import accept_gift, fetch
    from dedale.onirim.fill import answer_door, pass_or_cast
    from dedale.onirim.kinds import (
        BASE,
        CLAIM,
        DISCARD,
        DOOR_DRAWN,
        DROP,
        END,
        FETCH,
        GOAL_FIRST,
        GOAL_SECOND,
        HAPPY_DREAM,
        HAPPY_DROP,
        LOSE_DOOR,
        MAIN,
        NIGHT,
        PAY,
        PICK,
        PUT,
        RAISE,
        RAZE,
        SEARCH_KEY,
        SOURCE,
        STOP,
        STRIKE,
        SWAP_GIVE,
        SWAP_TAKE,
        TOWER_LOOK,
        UNDER,
    )
    from dedale.onirim.legal import (
        LEGAL,
        deck_answers,
        door_answers,
        either,
        first_goal_answers,
        happy_answers,
        looked_answers,
        main_answers,
        nightmare_answers,
        pay_answers,
        raze_answers,
        second_goal_answers,
        shared_answers,
        source_answers,
        stop_answers,
        strike_answers,
        swap_answers,
        throw_answers,
    )
    from dedale.onirim.nightmare import raze_or_feign, suffer
    from dedale.onirim.premonitions import doors_to_lose, keys_to_search, lose_chosen_door, search_key, strike
    from dedale.onirim.prophecy import drop, look_or_not, put, throw
    from dedale.onirim.state import (
        ASK,
        END_TURN,
        FILL,
        HAPPY_END,
        PARADOX,
        PLANNING,
        PROPHECY,
        PUNISHMENT,
        STRUCK,
        TOWER_ASK,
        State,
    )
    from dedale.onirim.towers import at_risk, fits_both_ends

    if TYPE_CHECKING:
        from collections.abc import Callable, Sequence

    DONE: dict[int, Callable[[State, int], None]] = {}
    FITS: dict[int, Callable[[State], bool]] = {}

DECISIONS: dict[int, OnirimDecision] = {}
"""Every kind of decision by its number."""
KIND_NAMES: list[str] = [""]
ANSWERS: dict[str, list[str]] = {}
"""Each kind of decision with the texts of its answers, in the order of the kinds' numbers."""
TEXTS: list[str] = []
"""The text of each action."""
DEEDS: list[Deed] = []
"""What each action is."""


def decision(
    kind: int,
    legal: Callable[[State], int],
    does: Callable[[State, int], None],
    fits: Callable[[State], bool],
    about: OnirimDecision,
) -> None:
    """Enter a decision: its legal answers, what an answer does, and whether a saved state can be at it."""
    BASE[kind] = len(TEXTS)
    LEGAL[kind] = legal
    DONE[kind] = does
    FITS[kind] = fits
    DECISIONS[kind] = about
    KIND_NAMES.append(about.name)
    ANSWERS[about.name] = about.texts
    TEXTS.extend(ANSWERS[about.name])
    DEEDS.extend(one.deed for one in about.answers)


def always(_s: State) -> bool:
    """A decision that every table can be at."""
    return True


def named_twice(s: State) -> bool:
    """The card named could be played or discarded so, and the shared hand holds one."""
    return s.shared[s.named_action % DISCARD] > 0 and main_answers(s) >> s.named_action & 1 > 0


def two_ends(s: State) -> bool:
    """The Tower fits both ends of the row."""
    return fits_both_ends(s, s.resolving - TOWER)


def door_in_deck(s: State) -> bool:
    """The deck holds a Door of the colour of the series."""
    return holds(s, DOOR + s.claim_colour)


def can_give(s: State) -> bool:
    """The personal hand holds the card to be swapped."""
    return s.hand[s.seat][s.card_to_give] > 0


def next_to_pick(s: State) -> bool:
    """Eight open cards were dealt, and both seats have picked in turn."""
    return s.shared_n + s.hand_n[0] + s.hand_n[1] == 8 and s.hand_n[0] - s.hand_n[1] == s.seat


def _cards(verb: str) -> list[Answer]:
    return _naming(verb, CODES[:KINDS])


def _naming(verb: str, cards: Sequence[str]) -> list[Answer]:
    return [answer(verb, card=card) for card in cards]


_TOWERS = CODES[TOWER:KINDS]
_KEYS = [colour + "k" for colour in COLOUR_LETTERS]
_DOORS = [colour + "d" for colour in COLOUR_LETTERS]
_PREMONITIONS = CODES[PREMONITION:]

_TURN: Steps = (END_TURN, FILL)
_LIMBO: Steps = (END_TURN,)
_AFTER_SPELL: tuple[Steps, ...] = (_TURN, _LIMBO, (*_TURN, ASK))

decision(
    MAIN,
    main_answers,
    act,
    always,
    OnirimDecision(
        "main",
        "The action of the turn: play or discard a card, or cast a spell before it.",
        [*_cards("play"), *_cards("discard"), casting("paradox"), casting("planning")],
        waits=(_TURN,),
    ),
)
decision(
    SOURCE,
    source_answers,
    act_from,
    named_twice,
    OnirimDecision(
        "source",
        "Two players: the card named lies in the shared hand; from which hand does it come?",
        [answer("from hand"), answer("from shared")],
        waits=(_TURN,),
        needs="shared_size",
        carries={"named_action": range(2 * DISCARD)},
    ),
)
decision(
    END,
    either,
    build_at,
    two_ends,
    OnirimDecision(
        "end",
        "A Tower fits both ends of the row: which one?",
        [answer("at left"), answer("at right")],
        waits=(_TURN,),
        needs="with_towers",
        resolving=range(TOWER, KINDS),
    ),
)
decision(
    CLAIM,
    either,
    claim,
    door_in_deck,
    OnirimDecision(
        "claim",
        "Three of a colour: fetch the Door, or leave it?",
        [answer("leave door"), answer("fetch door")],
        waits=(_TURN,),
        carries={"claim_colour": range(COLOURS)},
    ),
)
decision(
    DOOR_DRAWN,
    door_answers,
    answer_door,
    always,
    OnirimDecision(
        "door",
        "A Door was drawn.",
        [
            answer("door to limbo"),
            answer("door for key"),
            answer("door for shared key"),
            casting("paradox", "at door"),
            casting("planning", "at door"),
        ],
        waits=(_TURN,),
        resolving=range(DOOR, NIGHTMARE),
    ),
)
decision(
    NIGHT,
    nightmare_answers,
    suffer,
    always,
    OnirimDecision(
        "nightmare",
        "A Nightmare was drawn.",
        [
            *_naming("nightmare key", _KEYS),
            *_naming("nightmare shared key", _KEYS),
            *_naming("nightmare door", _DOORS),
            answer("nightmare reveal"),
            answer("nightmare hand"),
            casting("punishment"),
            casting("paradox", "at nightmare"),
            casting("planning", "at nightmare"),
        ],
        waits=(_TURN,),
        resolving=range(NIGHTMARE, NIGHTMARE + 1),
    ),
)
decision(
    STOP,
    stop_answers,
    pass_or_cast,
    always,
    OnirimDecision(
        "stop",
        "The Book: a moment for a spell, before a draw or before Limbo is shuffled.",
        [answer("pass"), casting("paradox", "at stop"), casting("planning", "at stop")],
        waits=(_TURN, _LIMBO),
        needs="with_book",
    ),
)
decision(
    RAZE,
    raze_answers,
    raze_or_feign,
    at_risk,
    OnirimDecision(
        "raze",
        "A Nightmare costs a Tower, or goes to Limbo itself.",
        [*_naming("raze", _TOWERS), answer("false destruction")],
        waits=(_TURN,),
        needs="with_towers",
        resolving=range(NIGHTMARE, NIGHTMARE + 1),
    ),
)
decision(
    DROP,
    looked_answers,
    drop,
    always,
    OnirimDecision(
        "drop",
        "A Prophecy: which of the cards looked at is discarded?",
        _cards("drop"),
        waits=(_TURN,),
        in_sight=5,
    ),
)
decision(
    PUT,
    looked_answers,
    put,
    always,
    OnirimDecision(
        "put",
        "Which card goes back on the deck next? The deepest first; the last one goes back by itself.",
        _cards("put"),
        waits=(_TURN, (*_TURN, HAPPY_END)),
        in_sight=7,
        names_unseen=True,
    ),
)
decision(
    TOWER_LOOK,
    either,
    look_or_not,
    always,
    OnirimDecision(
        "tower-look",
        "A Tower was discarded: look at the top of the deck?",
        [answer("no look"), answer("look")],
        waits=(_TURN,),
        needs="with_towers",
        carries={"look_size": range(3, 6)},
    ),
)
decision(
    HAPPY_DREAM,
    happy_answers,
    accept_gift,
    always,
    OnirimDecision(
        "happy",
        "A Happy Dream was drawn.",
        [
            *_naming("dream remove", _PREMONITIONS),
            answer("dream reveal"),
            answer("dream fetch"),
            casting("paradox", "at dream"),
            casting("planning", "at dream"),
        ],
        waits=(_TURN,),
        needs="with_dreams",
        resolving=range(HAPPY, HAPPY + 1),
    ),
)
decision(
    HAPPY_DROP,
    throw_answers,
    throw,
    always,
    OnirimDecision(
        "happy-drop",
        "The seven cards revealed: discard any number, in ascending order of code.",
        [*_cards("throw"), answer("keep rest")],
        waits=((*_TURN, HAPPY_END),),
        needs="with_dreams",
        in_sight=7,
        carries={"throw_from": range(KINDS)},
    ),
)
decision(
    FETCH,
    deck_answers,
    fetch,
    always,
    OnirimDecision(
        "fetch",
        "A Happy Dream: which card of the deck?",
        _cards("fetch"),
        waits=((*_TURN, HAPPY_END),),
        needs="with_dreams",
    ),
)
decision(
    PAY,
    pay_answers,
    pay,
    always,
    OnirimDecision(
        "pay",
        "A spell is paid: which discarded card leaves the game next? In ascending order of code.",
        _cards("pay"),
        waits=(
            *((*steps, spell) for steps in _AFTER_SPELL for spell in (PARADOX, PLANNING)),
            (*_TURN, PUNISHMENT),
        ),
        needs="with_book",
        carries={"cards_owed": range(1, 13), "pay_from": range(KINDS)},
    ),
)
decision(
    RAISE,
    looked_answers,
    raise_card,
    always,
    OnirimDecision(
        "raise",
        "Paradoxical Prophecy: which of the cards goes on top?",
        _cards("raise"),
        waits=_AFTER_SPELL,
        needs="with_book",
        in_sight=5,
        names_unseen=True,
    ),
)
decision(
    UNDER,
    looked_answers,
    slide_card,
    always,
    OnirimDecision(
        "under",
        "Paradoxical Prophecy: which card goes under the deck next? The last one slides by itself.",
        _cards("under"),
        waits=_AFTER_SPELL,
        needs="with_book",
        in_sight=4,
        names_unseen=True,
    ),
)
decision(
    GOAL_FIRST,
    first_goal_answers,
    choose_goal,
    always,
    OnirimDecision(
        "goal-first",
        "Parallel Planning: the first of the two Goals, counted from the left.",
        [answer("swap goal", goal=place) for place in range(1, 9)],
        waits=_AFTER_SPELL,
        needs="with_book",
    ),
)
decision(
    GOAL_SECOND,
    second_goal_answers,
    swap_goals,
    always,
    OnirimDecision(
        "goal-second",
        "Parallel Planning: the second, further right.",
        [answer("with goal", goal=place) for place in range(1, 9)],
        waits=_AFTER_SPELL,
        needs="with_book",
        carries={"goal_to_swap": range(GOALS - 1)},
    ),
)
decision(
    STRIKE,
    strike_answers,
    strike,
    always,
    OnirimDecision(
        "premonition",
        "Several Premonitions hold: which one strikes first?",
        _naming("strike", _PREMONITIONS),
        waits=(_TURN,),
        needs="with_dreams",
    ),
)
decision(
    LOSE_DOOR,
    doors_to_lose,
    lose_chosen_door,
    always,
    OnirimDecision(
        "lose-door",
        "Premonition 2 or 7: which Door goes to Limbo?",
        [losing(door, seat) for seat in (0, 1) for door in _DOORS],
        waits=((*_TURN, STRUCK),),
        needs="with_dreams",
        striking=(1, 6),
    ),
)
decision(
    SEARCH_KEY,
    keys_to_search,
    search_key,
    always,
    OnirimDecision(
        "key",
        "Premonition 5: which keys leave the deck? Asked twice, in ascending order.",
        [*_naming("search key", _KEYS), answer("search no key")],
        waits=((*_TURN, STRUCK),),
        needs="with_dreams",
        carries={"keys_owed": range(1, 3), "key_from": range(COLOURS)},
        striking=(4,),
    ),
)
decision(
    SWAP_GIVE,
    swap_answers,
    give,
    can_swap,
    OnirimDecision(
        "swap-give",
        "Two players, after a discard: a personal card to swap?",
        [*_cards("give"), answer("no swap")],
        waits=(_TURN, (*_TURN, PROPHECY), (*_TURN, TOWER_ASK)),
        needs="shared_size",
    ),
)
decision(
    SWAP_TAKE,
    shared_answers,
    take,
    can_give,
    OnirimDecision(
        "swap-take",
        "And for which shared card?",
        _cards("take"),
        waits=(_TURN, (*_TURN, PROPHECY), (*_TURN, TOWER_ASK)),
        needs="shared_size",
        carries={"card_to_give": range(KINDS)},
    ),
)
decision(
    PICK,
    shared_answers,
    pick,
    next_to_pick,
    OnirimDecision(
        "pick",
        "Two players' set-up: which of the open cards?",
        _cards("pick"),
        waits=((),),
        needs="shared_size",
    ),
)

ACTION_OF: dict[str, int] = {text: action for action, text in enumerate(TEXTS)}
