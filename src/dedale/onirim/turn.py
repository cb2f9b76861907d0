"""The flow of a turn: an answer to the pending decision, then every step until the next one."""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.onirim.action import act, act_from, build_at, claim, give, take
    from dedale.onirim.book import cast, deal_goals, look_at_bottom, pay, punish, raise_card, slide_card, swap_goals
    from dedale.onirim.deal import begin_turn, deal_open, end_deal, pick
    from dedale.onirim.deck import shuffle_limbo
    from dedale.onirim.dreams import accept_gift, end_dream, fetch
    from dedale.onirim.fill import answer_door, fill_hand, stops_here
    from dedale.onirim.hand import draw_new_hand
    from dedale.onirim.kinds import (
        CLAIM,
        DOOR_DRAWN,
        DOOR_PARADOX,
        DROP,
        END,
        ENOUGH,
        FETCH,
        GOAL_FIRST,
        GOAL_SECOND,
        HAPPY_DREAM,
        HAPPY_DROP,
        HAPPY_PARADOX,
        LOSE_DOOR,
        MAIN,
        MAIN_PARADOX,
        NIGHT,
        NIGHT_PARADOX,
        NIGHT_PUNISHMENT,
        NONE,
        PAY,
        PUT,
        RAISE,
        RAZE,
        SEARCH_KEY,
        SOURCE,
        STOP,
        STOP_PARADOX,
        STOP_PASS,
        STRIKE,
        SWAP_GIVE,
        SWAP_TAKE,
        TOWER_LOOK,
        UNDER,
    )
    from dedale.onirim.nightmare import end_nightmare, raze_or_feign, reveal_five, suffer
    from dedale.onirim.premonitions import (
        look_at_conditions,
        lose_chosen_door,
        reveal_premonitions,
        search_key,
        strike,
        struck,
    )
    from dedale.onirim.prophecy import ask_tower_look, drop, prophecy, put, put_back, reveal_seven, throw, tower_look
    from dedale.onirim.state import (
        ASK,
        DEAL_END,
        DEAL_GOALS,
        END_TURN,
        FILL,
        HAPPY_END,
        HAPPY_LOOK,
        NEW_HAND,
        NIGHT_END,
        PARADOX,
        PLANNING,
        PREMONITIONS_HOLD,
        PROPHECY,
        PUNISHMENT,
        REVEAL_FIVE,
        REVEAL_PREMONITIONS,
        STRUCK,
        TOWER_ASK,
        TOWER_LOOKS,
        State,
        pop,
        push,
        push_with,
    )


def answer(s: State, answer: int) -> None:
    """Answer the pending decision, and go on to the next one."""
    kind = s.kind_n
    s.kind_n = NONE
    settle(s, kind, answer)
    advance(s)


def settle(s: State, kind: int, answer: int) -> None:
    """Do what the answer says."""
    if kind == MAIN:
        if answer < MAIN_PARADOX:
            act(s, answer)
        else:
            cast(s, PARADOX + answer - MAIN_PARADOX, MAIN)  # ONI-SPELL-7
    elif kind == NIGHT:
        if answer < NIGHT_PUNISHMENT:
            suffer(s, answer)
        elif answer == NIGHT_PUNISHMENT:
            cast(s, PUNISHMENT, NONE)  # ONI-SPELL-5
        else:
            cast(s, PARADOX + answer - NIGHT_PARADOX, NIGHT)  # ONI-SPELL-7
    elif kind == PUT:
        put(s, answer)
    elif kind == DROP:
        drop(s, answer)
    elif kind == CLAIM:
        claim(s, answer)
    elif kind == DOOR_DRAWN:
        if answer < DOOR_PARADOX:
            answer_door(s, answer)
        else:
            cast(s, PARADOX + answer - DOOR_PARADOX, DOOR_DRAWN)  # ONI-SPELL-7
    elif kind == STOP:
        if answer == STOP_PASS:
            s.passed = 1
        else:
            cast(s, PARADOX + answer - STOP_PARADOX, NONE)  # ONI-SPELL-7
    elif kind == PAY:
        pay(s, answer)
    elif kind == SOURCE:
        act_from(s, answer == 1)
    elif kind == END:
        build_at(s, answer)
    elif kind == RAZE:
        raze_or_feign(s, answer)
    elif kind == TOWER_LOOK:
        if answer == 1:
            push_with(s, TOWER_LOOKS, s.chosen)  # ONI-TOWER-6
    elif kind == HAPPY_DREAM:
        if answer < HAPPY_PARADOX:
            accept_gift(s, answer)
        else:
            cast(s, PARADOX + answer - HAPPY_PARADOX, HAPPY_DREAM)  # ONI-SPELL-7
    elif kind == HAPPY_DROP:
        if answer == ENOUGH:
            put_back(s)
        else:
            throw(s, answer)
    elif kind == FETCH:
        fetch(s, answer)
    elif kind == RAISE:
        raise_card(s, answer)
    elif kind == UNDER:
        slide_card(s, answer)
    elif kind == GOAL_FIRST:
        s.chosen = answer
        s.kind_n = GOAL_SECOND
    elif kind == GOAL_SECOND:
        swap_goals(s, s.chosen, answer)
    elif kind == STRIKE:
        strike(s, answer)
    elif kind == LOSE_DOOR:
        lose_chosen_door(s, answer)
    elif kind == SEARCH_KEY:
        search_key(s, answer)
    elif kind == SWAP_GIVE:
        if answer != ENOUGH:
            give(s, answer)
    elif kind == SWAP_TAKE:
        take(s, answer)
    else:
        pick(s, answer)


def advance(s: State) -> None:
    """Take steps off the stack until somebody, or chance, is to decide."""
    while s.kind_n == NONE:
        step = pop(s)
        if step == FILL:
            fill_hand(s)
        elif step == END_TURN:
            end_turn(s)
        elif step == NIGHT_END:
            end_nightmare(s)
        elif step == NEW_HAND:
            draw_new_hand(s)
        elif step == PROPHECY:
            prophecy(s)
        elif step == REVEAL_FIVE:
            reveal_five(s, pop(s))
        elif step == ASK:
            s.kind_n = pop(s)
        elif step == PARADOX:
            look_at_bottom(s)
        elif step == PLANNING:
            s.kind_n = GOAL_FIRST
        elif step == PUNISHMENT:
            punish(s)
        elif step == TOWER_ASK:
            ask_tower_look(s, pop(s))
        elif step == TOWER_LOOKS:
            tower_look(s, pop(s))
        elif step == HAPPY_LOOK:
            reveal_seven(s)
        elif step == HAPPY_END:
            end_dream(s)
        elif step == PREMONITIONS_HOLD:
            look_at_conditions(s)
        elif step == STRUCK:
            struck(s)
        elif step == REVEAL_PREMONITIONS:
            reveal_premonitions(s, pop(s))
        elif step == DEAL_GOALS:
            deal_goals(s, pop(s))
        elif step == DEAL_END:
            end_deal(s)
        else:
            deal_open(s)


def end_turn(s: State) -> None:
    """The third phase: shuffle Limbo. Then it is the next player's turn."""
    if s.with_book and stops_here(s):  # ONI-SPELL-7
        push(s, END_TURN)
        return
    s.passed = 0
    shuffle_limbo(s)  # ONI-LIMBO-1
    if s.players == 2:
        s.seat = 1 - s.seat  # ONI-TWO-TURN-1
    begin_turn(s)
