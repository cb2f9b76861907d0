"""The outlook of a seat: its chance to win after each push and move, from what the others may do before its next turn.

Players are counted from the seat whose outlook it is: 0 is the seat itself, 1 the next to play. A line is one push of
each of the others; after it, the seat finds what it looks for or does not, and the race table tells the rest.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.libc.math import exp
else:
    from math import exp

    from dedale.bots.labyrinth.aims import sought
    from dedale.bots.labyrinth.belief import Belief, unseen_by
    from dedale.bots.labyrinth.cover import PUSH_COUNT, cover, floods, pawns_after, pawns_before, sources
    from dedale.bots.labyrinth.race import Race
    from dedale.bots.labyrinth.reply import Reply
    from dedale.bots.labyrinth.trail import Trail, print_of
    from dedale.core.bits import lowest_bit
    from dedale.core.chance import GAMMA, M64, scramble
    from dedale.labyrinth.board import CELL_COUNT, ONE, OUT
    from dedale.labyrinth.kinds import NOTHING, TREASURE_COUNT
    from dedale.labyrinth.state import State
    from dedale.labyrinth.turn import answers, push, reachable

    STEPS = [0.0] * 4

UNKNOWN = -1000.0
"""The value of what cannot be played, or was not looked at."""

FATIGUE = 0.05
"""What a position loses in value for each time that the seat has left it behind already."""

STEADY = 2.0
"""At a glance: with so many ways to the target, it is found after the others' pushes every second time."""

LIKELY = 0.7
"""At a glance: how often what is covered now still is after the others' pushes."""

HELD_BACK = 0.5
"""At a glance: how much less likely each player finds something for every other one who plays before it."""

STEPS[1], STEPS[2], STEPS[3] = 0.8191725133961645, 0.6710436067037893, 0.5497004779019703
"""By these steps round a circle of length 1 three numbers fall evenly into the cube."""


@cython.final
@cython.cclass
class Outlook:
    """The values of the actions of one seat.

    `blocking`, 0 to 1, is how much the others' finds count. `wariness` is how much likelier the others make a push
    that hurts the seat: by a factor of e for a loss of 1 / wariness.
    """

    root: State
    here: State
    later: State
    belief: Belief
    race: Race
    trail: Trail
    first: Reply
    reply: Reply
    blocking: float
    wariness: float
    thorough: bool
    me: int
    players: int
    needs: list[int]
    path: list[int]
    quota: list[float]
    next_weight: list[float]
    reach: int
    finds: int
    base: float
    base_weight: float
    value: list[float]
    weight: list[float]
    push_value: list[float]

    if not cython.compiled:

        def __init__(self) -> None:
            self.thorough = False
            self.reach = self.finds = 0
            self.base = self.base_weight = 0.0
            self.needs, self.path = [0] * 4, [0] * 4
            self.quota, self.next_weight = [0.0] * 4, [0.0] * 24
            self.value, self.weight, self.push_value = [0.0] * 49, [0.0] * 49, [0.0] * 48

    def prepare(self) -> None:
        """Count what each player needs, and how likely each card is the seat's next."""
        for player in range(self.players):
            self.needs[player] = self.root.left[self.seat_of(player)] + 1
        unseen = unseen_by(self.root, self.me)
        total = 0.0
        for card in range(TREASURE_COUNT):
            self.next_weight[card] = 0.0
            if unseen >> card & 1:
                taken = 0.0
                for other in range(1, self.players):
                    taken += self.belief.weight[self.seat_of(other) * TREASURE_COUNT + card]
                self.next_weight[card] = 1.0 - taken if taken < 0.99 else 0.01
                total += self.next_weight[card]
        if total > 0:
            for card in range(TREASURE_COUNT):
                self.next_weight[card] /= total

    def seat_of(self, player: int) -> int:
        """The seat of a player."""
        seat = self.me + player
        return seat - self.players if seat >= self.players else seat

    def look_at_pushes(self, lines: int, seed: int) -> None:
        """Value every push by its best cell."""
        mask = answers(self.root)
        for move in range(PUSH_COUNT):
            self.push_value[move] = UNKNOWN
            if mask >> move & 1:
                self.here.copy_from(self.root)
                push(self.here, move >> 2, move & 3)
                self.push_value[move] = self.look_at_cells(lines, seed)

    def look_at_cells(self, lines: int, seed: int) -> float:
        """Value every cell that the seat may move to in `here`; the best value. With no lines, at a glance."""
        self.reach = reachable(self.here)
        self.finds = self.reach & sought(self.here, self.me)
        self.base = self.base_weight = 0.0
        for cell in range(CELL_COUNT):
            self.value[cell] = self.weight[cell] = 0.0
        if self.finds and self.needs[0] == 1 and not self.thorough:
            return self.settle()
        if not lines:
            self.glance()
        elif self.players == 2 and lines >= PUSH_COUNT:
            self.follow_every_reply()
        else:
            self.follow_lines(lines, seed)
        return self.settle()

    def glance(self) -> None:
        """What the others and the seat itself could do if it was their turn at once."""
        if not cython.compiled:
            reach, ways = [0] * PUSH_COUNT, [0] * CELL_COUNT
        share = 1.0
        for player in range(1, self.players):
            self.reply.weigh(self.here, self.seat_of(player), self.belief)
            self.quota[player] = self.reply.chance * share
            share *= HELD_BACK
        none = self.race_after(0)
        one = self.race_after(1)
        if self.thorough or not self.finds:
            for cell in range(CELL_COUNT):
                ways[cell] = 0
            floods(self.here, sought(self.here, self.me), True, self.needs[0] == 1, reach)
            for move in range(PUSH_COUNT):
                bits = pawns_before(reach[move], move >> 2) & self.reach
                while bits:
                    ways[lowest_bit(bits)] += 1
                    bits &= bits - 1
            self.base = none
            self.base_weight = 1.0
            for cell in range(CELL_COUNT):
                self.value[cell] = (one - none) * ways[cell] / (ways[cell] + STEADY)
        if self.needs[0] > 1:
            two = self.race_after(2)
            bits = self.finds
            while bits:
                cell = lowest_bit(bits)
                bits &= bits - 1
                chance = self.next_chance(self.here, cover(self.here, ONE << cell), self.here.treasure[cell])
                self.value[cell] = one + LIKELY * chance * (two - one)
                self.weight[cell] = 1.0

    def follow_every_reply(self) -> None:
        """With one opponent: every push of it, by its weight."""
        self.first.weigh(self.here, self.seat_of(1), self.belief)
        for move in range(PUSH_COUNT):
            if self.first.weight[move] > 0:
                self.later.copy_from(self.here)
                push(self.later, move >> 2, move & 3)
                self.path[1] = move >> 2
                self.quota[1] = self.first.finding[move]
                self.add_line(self.first.weight[move])

    def follow_lines(self, lines: int, seed: int) -> None:
        """So many lines, drawn: the same numbers pick them after every own push."""
        if not cython.compiled:
            offset = [0.0] * 4
        rng = scramble(seed)
        for player in range(1, self.players):
            rng = (rng + GAMMA) & M64
            offset[player] = (scramble(rng) >> 11) / 9007199254740992.0
        self.first.weigh(self.here, self.seat_of(1), self.belief)
        for line in range(lines):
            self.later.copy_from(self.here)
            for player in range(1, self.players):
                pick = offset[player] + line * STEPS[player]
                pick -= cython.cast(cython.int, pick) if cython.compiled else int(pick)
                if player == 1:
                    move = self.first.drawn(pick)
                    self.quota[1] = self.first.chance
                else:
                    self.reply.weigh(self.later, self.seat_of(player), self.belief)
                    move = self.reply.drawn(pick)
                    self.quota[player] = self.reply.chance
                push(self.later, move >> 2, move & 3)
                self.path[player] = move >> 2
            self.add_line(1.0 / lines)

    def add_line(self, weight: float) -> None:
        """Count a line that led from `here` to `later` by the arrows of `path`."""
        none = self.race_after(0)
        one = self.race_after(1)
        if self.thorough or not self.finds:
            back = sources(self.later, sought(self.later, self.me), self.needs[0] == 1)
            for step in range(self.players - 1, 0, -1):
                back = pawns_before(back, self.path[step])
            self.add_cells(back & self.reach, weight, none, one)
        if self.needs[0] > 1:
            two = self.race_after(2)
            bits = self.finds
            while bits:
                cell = lowest_bit(bits)
                bits &= bits - 1
                pawn = ONE << cell
                for step in range(1, self.players):
                    pawn = pawns_after(pawn, self.path[step])
                chance = self.next_chance(self.later, cover(self.later, pawn), self.here.treasure[cell])
                self.add_find(cell, weight, one + chance * (two - one))

    def add_cells(self, finding: int, weight: float, without: float, within: float) -> None:
        """Add to all cells the value of a line: one value for those from which the target is found, one for the rest.

        The common part is kept apart in `base`.
        """
        finding &= ~self.finds
        w0 = weight * exp(-self.wariness * without)
        w1 = weight * exp(-self.wariness * within)
        self.base += w0 * without
        self.base_weight += w0
        while finding:
            cell = lowest_bit(finding)
            finding &= finding - 1
            self.value[cell] += w1 * within - w0 * without
            self.weight[cell] += w1 - w0

    def add_find(self, cell: int, weight: float, value: float) -> None:
        """Add to a cell that is a find the value of a line."""
        weight *= exp(-self.wariness * value)
        self.value[cell] += weight * value
        self.weight[cell] += weight

    def race_after(self, own_finds: int) -> float:
        """The race after so many finds of one's own, at most as many as needed; the others find by their quotas."""
        total = 0.0
        for outcome in range(1 << (self.players - 1)):
            chance = 1.0
            index = (self.needs[0] - own_finds) * self.race.stride[0]
            for player in range(1, self.players):
                part = self.quota[player] * self.blocking
                if outcome >> (player - 1) & 1:
                    chance *= part
                    index += (self.needs[player] - 1) * self.race.stride[player]
                else:
                    chance *= 1.0 - part
                    index += self.needs[player] * self.race.stride[player]
            if chance > 0:
                total += chance * self.race.chances[index]
        return total

    def next_chance(self, s: State, covered: int, found: int) -> float:
        """How likely the seat's next target, after this find, is among the places covered."""
        if self.needs[0] == 2:
            return 1.0 if covered >> s.homes[self.me] & 1 else 0.0
        total = 0.0
        for place in range(OUT + 1):
            card = s.treasure[place]
            if card == NOTHING or not covered >> place & 1:
                continue
            if not s.young:
                total += self.next_weight[card]
            elif card != found and s.open_cards[self.me] >> card & 1:
                return 1.0
        return total

    def settle(self) -> float:
        """Make the sums of all lines values of the cells; the best of them."""
        for cell in range(CELL_COUNT):
            if not self.reach >> cell & 1:
                self.value[cell] = UNKNOWN
            elif self.finds >> cell & 1:
                self.value[cell] = 1.0 if self.needs[0] == 1 else self.value[cell] / self.weight[cell]
            elif self.finds and not self.thorough:
                self.value[cell] = UNKNOWN
            else:
                self.value[cell] = (self.base + self.value[cell]) / (self.base_weight + self.weight[cell])
        self.tire()
        best = UNKNOWN
        for cell in range(CELL_COUNT):
            best = max(best, self.value[cell])
        return best

    def tire(self) -> None:
        """Make worth less what the seat has left behind before."""
        if not self.trail.length:
            return
        board = print_of(self.here, self.me)
        for index in range(self.trail.length):
            cell = self.trail.cell[index]
            if self.trail.board[index] == board and self.value[cell] != UNKNOWN:
                self.value[cell] -= FATIGUE

    def pushes(self, lines: int, seed: int) -> list[float]:
        """The values of the 48 pushes by so many lines after each; UNKNOWN for what may not be pushed."""
        self.thorough = False
        with cython.nogil:
            self.look_at_pushes(lines, seed)
        return [self.push_value[move] for move in range(PUSH_COUNT)]

    def cells(self, lines: int, seed: int, thorough: bool) -> list[float]:
        """The values of the 49 cells; UNKNOWN for those out of reach, and beside a find unless thorough."""
        self.thorough = thorough
        self.here.copy_from(self.root)
        with cython.nogil:
            self.look_at_cells(lines, seed)
        return [self.value[cell] for cell in range(CELL_COUNT)]


def outlook_of(
    state: State, seat: int, belief: Belief, race: Race, trail: Trail, blocking: float, wariness: float
) -> Outlook:
    """The outlook of the seat to decide in a state."""
    outlook = Outlook.__new__(Outlook) if cython.compiled else Outlook()
    outlook.root = state
    outlook.here = State()
    outlook.later = State()
    outlook.first = Reply()
    outlook.reply = Reply()
    outlook.belief = belief
    outlook.race = race
    outlook.trail = trail
    outlook.blocking = blocking
    outlook.wariness = wariness
    outlook.me = seat
    outlook.players = state.players
    outlook.prepare()
    return outlook
