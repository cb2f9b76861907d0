"""What another player may do in its turn: find what it looks for if it can, else push anything."""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.bots.labyrinth.belief import Belief
    from dedale.bots.labyrinth.cover import PUSH_COUNT, floods, places_before
    from dedale.core.bits import lowest_bit
    from dedale.labyrinth.board import ONE, OUT
    from dedale.labyrinth.kinds import NOTHING, TREASURE_COUNT
    from dedale.labyrinth.state import State

    NO_AIM = -1
    ANY_AIM = 0
    HOME_AIM = 24
    AIMS = 25


def aim_at(s: State, seat: int, place: int, belief: Belief) -> int:
    """What the tile on a place may be to a seat: the card it looks for, any of the young's, its home, or nothing."""
    if not s.left[seat]:
        return HOME_AIM if place == s.homes[seat] else NO_AIM
    card = s.treasure[place]
    if card == NOTHING:
        return NO_AIM
    if s.young:
        return ANY_AIM if s.open_cards[seat] >> card & 1 else NO_AIM
    return card if belief.weight[seat * TREASURE_COUNT + card] > 0 else NO_AIM


@cython.final
@cython.cclass
class Reply:
    """How likely a player makes each push, and how likely it then finds what it looks for; its chance to find at all.

    Who can find does; all pushes that find the same are equally likely.
    """

    weight: list[float]
    finding: list[float]
    chance: float

    if not cython.compiled:

        def __init__(self) -> None:
            self.weight = [0.0] * PUSH_COUNT
            self.finding = [0.0] * PUSH_COUNT
            self.chance = 0.0

    def weigh(self, s: State, seat: int, belief: Belief) -> None:
        """Consider the turn of a seat on this board."""
        if not cython.compiled:
            reach, hit, count, share = [0] * PUSH_COUNT, [0] * PUSH_COUNT, [0] * AIMS, [0.0] * AIMS
        floods(s, ONE << s.pawns[seat], False, False, reach)
        aims = ONE - 1
        for place in range(OUT + 1):
            if aim_at(s, seat, place, belief) != NO_AIM:
                aims |= ONE << place
        for aim in range(AIMS):
            count[aim] = 0
        legal = 0
        for move in range(PUSH_COUNT):
            hit[move] = 0
            if not reach[move]:
                continue
            legal += 1
            bits = places_before(reach[move], move >> 2) & aims
            while bits:
                hit[move] |= 1 << aim_at(s, seat, lowest_bit(bits), belief)
                bits &= bits - 1
            some = hit[move]
            while some:
                count[lowest_bit(some)] += 1
                some &= some - 1
        self.chance = 0.0
        for aim in range(AIMS):
            share[aim] = 0.0
            if count[aim]:
                share[aim] = 1.0
                if s.left[seat] and not s.young:
                    share[aim] = belief.weight[seat * TREASURE_COUNT + aim]
                self.chance += share[aim]
                share[aim] /= count[aim]
        rest = (1.0 - self.chance) / legal
        if rest < 0:
            rest = 0.0
        for move in range(PUSH_COUNT):
            self.weight[move] = self.finding[move] = 0.0
            if not reach[move]:
                continue
            finding = 0.0
            some = hit[move]
            while some:
                finding += share[lowest_bit(some)]
                some &= some - 1
            self.weight[move] = finding + rest
            if finding > 0:
                self.finding[move] = finding / (finding + rest)

    def drawn(self, pick: float) -> int:
        """The push that a number from 0 to 1 picks."""
        last = 0
        for move in range(PUSH_COUNT):
            if self.weight[move] > 0:
                last = move
                pick -= self.weight[move]
                if pick < 0:
                    return move
        return last


def reply_of(s: State, seat: int, belief: Belief) -> tuple[list[float], list[float], float]:
    """A reply as lists by push: the weights and the chances to find; and the chance in all."""
    reply = Reply.__new__(Reply) if cython.compiled else Reply()
    reply.weigh(s, seat, belief)
    pushes = range(PUSH_COUNT)
    return [reply.weight[move] for move in pushes], [reply.finding[move] for move in pushes], reply.chance
