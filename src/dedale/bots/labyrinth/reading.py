"""Reading the others: from all their turns, which style each plays in, and so what each looks for.

A player that has found its card has shown what it was after in the turns before: that tells its style, and the style
tells what its turns since then mean.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.bots.labyrinth.belief import Belief, unseen_by
    from dedale.bots.labyrinth.hindsight import STYLE_WEIGHTS, STYLES, Evidence, evidence_of
    from dedale.core.bits import lowest_bit
    from dedale.labyrinth.kinds import TREASURE_COUNT
    from dedale.labyrinth.state import State

    PRIOR = [0.0] * STYLES

PRIOR[0], PRIOR[1], PRIOR[2], PRIOR[3] = 0.4, 0.3, 0.2, 0.1
"""How likely a player whom nobody has seen play yet has each style."""


@cython.final
@cython.cclass
class Reading:
    """One player: how likely each style is by its finds, and its turns since the last one by style * 24 + card."""

    style: list[float]
    since: list[float]

    if not cython.compiled:

        def __init__(self) -> None:
            self.style, self.since = [0.0] * STYLES, [0.0] * STYLE_WEIGHTS

    def begin(self) -> None:
        """Nothing has been seen yet."""
        for style in range(STYLES):
            self.style[style] = PRIOR[style]
        self.forget()

    def forget(self) -> None:
        """A new card is sought."""
        for index in range(STYLE_WEIGHTS):
            self.since[index] = 1.0

    def note(self, evidence: Evidence) -> None:
        """A turn without a find."""
        most = 0.0
        for index in range(STYLE_WEIGHTS):
            self.since[index] *= evidence.likelihood[index]
            most = max(most, self.since[index])
        for index in range(STYLE_WEIGHTS):
            self.since[index] /= most

    def note_find(self, card: int) -> None:
        """A find: its card was sought in all turns since the last one."""
        most = 0.0
        for style in range(STYLES):
            self.style[style] *= self.since[style * TREASURE_COUNT + card]
            most += self.style[style]
        for style in range(STYLES):
            self.style[style] = self.style[style] / most if most > 0 else PRIOR[style]
        self.forget()

    def tell(self, belief: Belief, seat: int, unseen: int) -> None:
        """Set the weights of a seat: of the cards unseen only."""
        row = seat * TREASURE_COUNT
        for card in range(TREASURE_COUNT):
            if unseen >> card & 1:
                belief.weight[row + card] = 0.0
                for style in range(STYLES):
                    belief.weight[row + card] += self.style[style] * self.since[style * TREASURE_COUNT + card]
        belief.normalise(seat)


def reading_of(boards: list[State], seat: int) -> Reading:
    """The reading of a seat from the boards at the beginning of the turns that led here."""
    reading = Reading.__new__(Reading) if cython.compiled else Reading()
    reading.begin()
    for index in range(len(boards) - 1):
        before = boards[index]
        after = boards[index + 1]
        if before.seat != seat or after.turns_n != before.turns_n + 1 or not before.left[seat]:
            continue
        if before.left[seat] == after.left[seat]:
            reading.note(evidence_of(before, after))
        else:
            reading.note_find(lowest_bit(after.found[seat] & ~before.found[seat]))
    return reading


def belief_read(now: State, viewer: int, boards: list[State]) -> Belief:
    """What a seat may think of the others, who played as it saw on these boards."""
    belief = Belief.__new__(Belief) if cython.compiled else Belief()
    unseen = unseen_by(now, viewer)
    belief.begin(now, unseen)
    for seat in range(now.players):
        if seat != viewer and now.left[seat] and not now.young:
            reading = reading_of(boards, seat)
            reading.tell(belief, seat, unseen)
    return belief


def styles_read(boards: list[State], seat: int) -> list[float]:
    """How likely a seat plays in each style: by what it was after before each find, and may have been after since."""
    reading = reading_of(boards, seat)
    found = [0.0] * STYLES
    for style in range(STYLES):
        for card in range(TREASURE_COUNT):
            found[style] += reading.style[style] * reading.since[style * TREASURE_COUNT + card]
    return [likely / sum(found) for likely in found]
