"""What the others look for, as far as can be told: from the cards laid open, and from what they passed by."""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.bots.labyrinth.cover import cover
    from dedale.core.bits import count_bits
    from dedale.labyrinth.board import ONE, OUT
    from dedale.labyrinth.kinds import NOTHING, TREASURE_COUNT
    from dedale.labyrinth.state import State

    WEIGHTS = 96

PASSED_BY = 0.03
"""What is left of the weight of a card that a seat could have reached in its turn, and did not."""

LEFT_BEHIND = 0.35
"""What is left of the weight of a card that a seat could not reach in a turn from where it went."""


@cython.final
@cython.cclass
class Belief:
    """How likely each seat looks for each card: the weights are those of seat * 24 + card.

    They are 0 for the young, whose cards lie open, and for who is on the way home.
    """

    weight: list[float]

    if not cython.compiled:

        def __init__(self) -> None:
            self.weight = [0.0] * WEIGHTS

    def begin(self, s: State, unseen: int) -> None:
        """All these cards are equally likely for every seat with a hidden card."""
        for owner in range(4):
            share = 0.0
            if owner < s.players and s.left[owner] and not s.young:
                share = 1.0 / count_bits(unseen)
            for card in range(TREASURE_COUNT):
                self.weight[owner * TREASURE_COUNT + card] = share if unseen >> card & 1 else 0.0

    def note(self, before: State, after: State) -> None:
        """Learn from a turn without a find: that of the seat that was to push in `before`."""
        row = before.seat * TREASURE_COUNT
        passed = cover(before, ONE << before.pawns[before.seat])
        kept = cover(after, ONE << after.pawns[before.seat])
        for place in range(OUT + 1):
            card = before.treasure[place]
            if card != NOTHING and passed >> place & 1:
                self.weight[row + card] *= PASSED_BY
            card = after.treasure[place]
            if card != NOTHING and not kept >> place & 1:
                self.weight[row + card] *= LEFT_BEHIND
        self.normalise(before.seat)

    def normalise(self, seat: int) -> None:
        """Make the weights of a seat sum to 1."""
        row = seat * TREASURE_COUNT
        total = 0.0
        for card in range(TREASURE_COUNT):
            total += self.weight[row + card]
        if total > 0:
            for card in range(TREASURE_COUNT):
                self.weight[row + card] /= total

    def of(self, seat: int) -> list[float]:
        """The weights of a seat, by card."""
        return [self.weight[seat * TREASURE_COUNT + card] for card in range(TREASURE_COUNT)]


def laid_open_nowhere(s: State) -> int:
    """The cards that no one has laid open."""
    unseen = (1 << TREASURE_COUNT) - 1
    for seat in range(s.players):
        unseen &= ~(s.found[seat] | s.open_cards[seat])
    return unseen


def unseen_by(s: State, viewer: int) -> int:
    """The cards that a seat has not seen: neither laid open nor its own."""
    unseen = laid_open_nowhere(s)
    if s.current[viewer] != NOTHING:
        unseen &= ~(1 << s.current[viewer])
    return unseen


def read_turns(now: State, boards: list[State], unseen: int) -> Belief:
    """The belief after the turns between these boards. Only those since a seat's last find tell what it seeks now."""
    belief = Belief.__new__(Belief) if cython.compiled else Belief()
    belief.begin(now, unseen)
    for index in range(len(boards) - 1):
        before = boards[index]
        after = boards[index + 1]
        seat = before.seat
        if before.left[seat] == now.left[seat] and after.turns_n == before.turns_n + 1:
            belief.note(before, after)
    return belief


def belief_of(now: State, viewer: int, boards: list[State]) -> Belief:
    """What a seat may think of the others: `boards` are those at the beginning of the turns that led here."""
    return read_turns(now, boards, unseen_by(now, viewer))


def belief_of_all(now: State, boards: list[State]) -> Belief:
    """What somebody may think who sees no hidden card."""
    return read_turns(now, boards, laid_open_nowhere(now))
