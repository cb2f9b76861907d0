"""The Doors: fetching, gaining and losing them, and victory."""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.onirim.book import first_goal, turn_goal_up
    from dedale.onirim.cards import COLOURS, DOOR, GOALS
    from dedale.onirim.deck import put_in_limbo, shuffle
    from dedale.onirim.kinds import FINISHED
    from dedale.onirim.state import PREMONITIONS_HOLD, State, push
    from dedale.onirim.towers import rampart, rampart_possible


def fetch_door(s: State, colour: int) -> None:  # ONI-PLAY-2
    """Search the deck for a Door, shuffle it, and gain the Door."""
    shuffle(s)
    s.bag[DOOR + colour] -= 1
    s.bag_n -= 1
    gain_door(s, colour)


def gain_door(s: State, colour: int) -> None:  # ONI-BOOK-4 ONI-BOOK-3 ONI-BOOK-2 ONI-TWO-DOOR-1 ONI-PREM-1
    """Lay a Door down before the active player, unless the Book wants another one first."""
    if s.with_book:
        place = first_goal(s)
        if place == GOALS or s.goals[place] != colour:
            put_in_limbo(s, DOOR + colour)
            return
        s.goal_up[place] = 0
    s.doors[s.seat][colour] += 1
    s.doors_n += 1
    if s.with_dreams:
        push(s, PREMONITIONS_HOLD)
    look_for_victory(s)


def lose_door(s: State, seat: int, colour: int) -> None:  # ONI-NIGHT-3 ONI-BOOK-5 ONI-PREM-6
    """Put a Door gained earlier into Limbo; with the Book it is due again."""
    s.doors[seat][colour] -= 1
    s.doors_n -= 1
    put_in_limbo(s, DOOR + colour)
    if s.with_book:
        turn_goal_up(s, colour)


def all_doors(s: State) -> bool:  # ONI-END-1 ONI-TWO-END-1
    """Whether all Doors lie as they must: alone all 8, two players one of each colour each."""
    if s.doors_n < 8:
        return False
    if s.players == 2:
        for colour in range(COLOURS):
            if s.doors[0][colour] != 1:
                return False
    return True


def look_for_victory(s: State) -> None:  # ONI-TOWER-5
    """End the game if it is won now."""
    if all_doors(s) and (not s.with_towers or rampart(s)):
        s.won = 1
        s.pending = FINISHED


def lost_for_good(s: State) -> bool:  # ONI-END-3
    """Whether a Door, or the Towers for any Rampart, are out of the game, so that it cannot be won any more."""
    for colour in range(COLOURS):
        if s.discard[DOOR + colour] or s.removed[DOOR + colour]:
            return True
    return s.with_towers > 0 and not rampart_possible(s)
