"""The Book of Steps Lost and Found: the row of Goals, and the three spells."""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.onirim.cards import GOAL, GOALS, NIGHTMARE, NOTHING
    from dedale.onirim.deck import (
        NOT_YET,
        lay_on_top,
        put_in_discard,
        random_below,
        slide_under,
        take_bottom,
        wait_again,
        wait_again_with,
    )
    from dedale.onirim.kinds import GOAL_FIRST, GOAL_SECOND, PAY, RAISE, UNDER
    from dedale.onirim.knowledge import eyes_of_a_look, take_looked
    from dedale.onirim.state import ASK, DEAL_GOALS, PARADOX, PLANNING, State, deck_size, pop, push, push_with


def goals_left(s: State, placed: int, colour: int) -> int:  # ONI-BOOK-1
    """How many Goals of a colour are not laid out yet, with that many places filled."""
    left = 2
    for place in range(placed):
        left -= s.goals[place] == colour
    return left


def deal_goals(s: State) -> None:  # ONI-BOOK-1
    """Lay the shuffled Goals out in a row, face up, behind those that lie there."""
    placed = pop(s)
    while placed < GOALS:
        if s.scripted != NOTHING:
            colour = s.scripted - GOAL
            s.scripted = NOTHING
        elif s.seeded:
            r = random_below(s, GOALS - placed)
            colour = 0
            while r >= goals_left(s, placed, colour):
                r -= goals_left(s, placed, colour)
                colour += 1
        else:
            wait_again_with(s, DEAL_GOALS, placed)
            return
        s.goals[placed] = colour
        s.goal_up[placed] = 1
        placed += 1
        s.revealed_n += 1


def first_goal(s: State) -> int:
    """The place of the first Goal face up from the left, or GOALS if all are turned."""
    place = 0
    while place < GOALS and not s.goal_up[place]:
        place += 1
    return place


def turn_goal_up(s: State, colour: int) -> None:  # ONI-BOOK-5
    """Turn a Goal of a lost Door's colour face up again: the one further right. Every Door has one face down."""
    place = GOALS - 1
    while s.goals[place] != colour or s.goal_up[place]:
        place -= 1
    s.goal_up[place] = 1


def cost(s: State, spell: int) -> int:  # ONI-SPELL-6 ONI-SPELL-3 ONI-SPELL-4 ONI-SPELL-5
    """How many discarded cards the spell is paid with."""
    if s.with_book == 2:
        return 6 if spell == PARADOX else 9 if spell == PLANNING else 12
    return 5 if spell == PARADOX else 7 if spell == PLANNING else 10


def payable(s: State, spell: int) -> bool:
    """Whether the discard can pay the spell."""
    return s.with_book > 0 and s.discard_n >= cost(s, spell)


def cast(s: State, spell: int, back_to: int) -> None:  # ONI-SPELL-2
    """Begin to pay a spell; after its effect the decision it interrupted comes again."""
    if back_to:
        push_with(s, ASK, back_to)
    push(s, spell)
    s.cards_owed = cost(s, spell)
    s.pending = PAY


def ask_again(s: State) -> None:
    """Ask what a spell interrupted."""
    s.pending = pop(s)


def pay(s: State, card: int) -> None:  # ONI-SPELL-1
    """Remove one discarded card from the game."""
    s.discard[card] -= 1
    s.discard_n -= 1
    s.removed[card] += 1
    s.cards_owed -= 1
    if s.cards_owed:
        s.pay_from = card
        s.pending = PAY
    else:
        s.pay_from = 0


def look_at_bottom(s: State) -> None:  # ONI-SPELL-3
    """Paradoxical Prophecy: look at the bottom five cards, or as many as there are."""
    s.lookers = eyes_of_a_look(s)
    while s.looked_n < 5 and deck_size(s):
        card = take_bottom(s)
        if card == NOT_YET:
            wait_again(s, PARADOX)
            return
        s.looked[s.looked_n] = card
        s.looked_n += 1
    if s.looked_n:
        s.pending = RAISE


def raise_card(s: State, card: int) -> None:
    """Put one of the cards looked at on top of the deck; the others go back under it."""
    take_looked(s, card)
    lay_on_top(s, card, s.lookers)
    if s.looked_n == 1:
        slide_card(s, s.looked[0])
    elif s.looked_n:
        s.pending = UNDER


def slide_card(s: State, card: int) -> None:
    """Slide one of the cards looked at under the deck; the last one slides by itself."""
    take_looked(s, card)
    slide_under(s, card, s.lookers)
    if s.looked_n == 1:
        slide_card(s, s.looked[0])
    elif s.looked_n:
        s.pending = UNDER


def plan(s: State) -> None:
    """Parallel Planning: ask for two Goals to swap."""
    s.pending = GOAL_FIRST


def choose_goal(s: State, place: int) -> None:
    """Choose the Goal further left, and ask for the other one."""
    s.goal_to_swap = place
    s.pending = GOAL_SECOND


def swap_goals(s: State, second: int) -> None:  # ONI-SPELL-4
    """Swap the Goal chosen before with this one, each with its face."""
    first = s.goal_to_swap
    s.goal_to_swap = NOTHING
    colour = s.goals[first]
    up = s.goal_up[first]
    s.goals[first] = s.goals[second]
    s.goal_up[first] = s.goal_up[second]
    s.goals[second] = colour
    s.goal_up[second] = up


def punish(s: State) -> None:  # ONI-SPELL-5
    """Powerful Punishment: the Nightmare just drawn goes to the discard without any effect."""
    s.resolving = NOTHING
    put_in_discard(s, NIGHTMARE, 1)
