"""Playing games to their end, to see what an action was worth: all actions with the same luck.

Every seat plays in a style, the one that it was seen to play in as far as its turns have told. CAREFUL blocks whoever
may find something, DIRECT takes the fewest turns to its target, NEAR ends as near to it as can be, and so does HURRIED
after a few pushes near its pawn, the tile as it lies. Each knows what it has seen, and no more.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.libc.math import log
else:
    from math import log

    from dedale.bots.labyrinth.aims import nearest_in, shortest_in, sought
    from dedale.bots.labyrinth.belief import Belief, laid_open_nowhere, unseen_by
    from dedale.bots.labyrinth.cover import PUSH_COUNT, floods, places_after
    from dedale.bots.labyrinth.foresight import best_cell
    from dedale.bots.labyrinth.hindsight import CAREFUL, HURRIED, NEAR, STYLES
    from dedale.bots.labyrinth.outlook import UNKNOWN, Outlook, outlook_of
    from dedale.bots.labyrinth.race import Race
    from dedale.bots.labyrinth.solo import Walk, walk_of
    from dedale.bots.labyrinth.trail import Trail
    from dedale.core.bits import lowest_bit
    from dedale.core.chance import GAMMA, M64, scramble
    from dedale.labyrinth.board import ARROW_COUNT, ENTRY, ONE, OUT, STEP
    from dedale.labyrinth.deal import go_on
    from dedale.labyrinth.kinds import CARD_OUTCOME, FINISHED, MOVE, NONE, NOTHING, PUSH, PUSHES, TREASURE_COUNT
    from dedale.labyrinth.solver import LineSearch
    from dedale.labyrinth.state import State
    from dedale.labyrinth.turn import answer, answers, push

LONGEST = 900
"""A game that has not ended after so many more decisions is nobody's."""

OVERLOOKED = 0.4
"""How often who is CAREFUL does not think of a push: those who always block alike chase each other in a circle."""

FURTHEST = 2
"""How many turns ahead who is DIRECT looks for its target."""

TRIED = 5
"""How many arrows HURRIED tries."""

WANDERING = 6.0
"""HURRIED: lines nearer to the pawn are tried rather than others, unless these are nearer by more than this."""

PART = 1.0 / (1 << 53)


@cython.final
@cython.cclass
class Playout:
    """A position, played on from again and again; luck follows from the number of the game."""

    root: State
    game: State
    board: State
    after: State
    search: LineSearch
    outlook: Outlook
    walk: Walk
    read: Belief
    told: Belief
    seen: Belief
    belief: Belief
    viewer: int
    dice: int
    luck: int
    careful: int
    whole_turn: bool
    plan: int
    style: list[int]
    styles: list[float]

    if not cython.compiled:

        def __init__(self) -> None:
            self.style = [0] * 4
            self.styles = [0.0] * 16

    def results(self, action: int, first: int, count: int) -> list[int]:
        """How the games of these numbers end after an action: who wins, or NOTHING; alone, the turns taken."""
        found = []
        for number in range(first, first + count):
            with cython.nogil:
                self.play(action, number)
            found.append(self.game.turns_n if self.game.players == 1 else self.game.winner)
        return found

    def play(self, action: int, number: int) -> None:
        """Play a game to its end."""
        self.luck = scramble((self.dice + number * GAMMA) & M64)
        self.game.copy_from(self.root)
        self.game.seeded = 0
        self.deal()
        self.choose_styles()
        for index in range(4 * TREASURE_COUNT):
            self.seen.weight[index] = self.told.weight[index]
        self.board.copy_from(self.game)
        self.whole_turn = self.game.pending == PUSH
        self.plan = OUT
        self.act(action)
        for _ in range(LONGEST):
            if self.game.pending == FINISHED:
                return
            self.act(self.choice())
        self.game.winner = NOTHING

    def deal(self) -> None:
        """Deal the others' hidden cards again, by what the viewer thinks that they look for."""
        for seat in range(self.game.players):
            if seat != self.viewer and self.game.current[seat] != NOTHING:
                self.game.bag |= 1 << self.game.current[seat]
        for seat in range(self.game.players):
            if seat != self.viewer and self.game.current[seat] != NOTHING:
                self.game.current[seat] = self.likely_card(seat)
                self.game.bag &= ~(1 << self.game.current[seat])

    def likely_card(self, seat: int) -> int:
        """A card of the bag that a seat may look for, by how likely it does."""
        best = 1e300
        found = lowest_bit(self.game.bag)
        for card in range(TREASURE_COUNT):
            weight = self.read.weight[seat * TREASURE_COUNT + card]
            if self.game.bag >> card & 1 and weight > 0:
                late = -log(self.number(seat, card) + PART) / weight
                if late < best:
                    best = late
                    found = card
        return found

    def next_card(self, seat: int) -> int:
        """The card that a seat looks at next: each seat has its own order of all cards."""
        best = 2.0
        found = 0
        for card in range(TREASURE_COUNT):
            if self.game.bag >> card & 1:
                place = self.number(4 + seat, card)
                if place < best:
                    best = place
                    found = card
        return found

    def number(self, row: int, column: int) -> float:
        """A number from 0 to 1 that follows from the luck of the game."""
        bits = scramble((self.luck ^ scramble(((row << 20 | column) * GAMMA) & M64)) & M64)
        return (bits >> 11) * PART

    def choose_styles(self) -> None:
        """Let every seat play in one of the styles that it may have."""
        self.careful = 0
        for seat in range(self.game.players):
            pick = self.number(8, seat)
            style = 0
            while style < STYLES - 1 and pick >= self.styles[seat * STYLES + style]:
                pick -= self.styles[seat * STYLES + style]
                style += 1
            self.style[seat] = style
            if style == CAREFUL:
                self.careful += 1

    def act(self, action: int) -> None:
        """Play an action; chance brings the next card, and all see what a turn tells."""
        seat = self.game.seat
        if self.game.pending == PUSH:
            self.board.copy_from(self.game)
            answer(self.game, action)
            return
        answer(self.game, action - PUSHES)
        if self.game.pending == NONE:
            self.game.scripted = CARD_OUTCOME + self.next_card(seat)
            go_on(self.game)
        if self.careful and self.game.players > 1 and not self.game.young and self.whole_turn:
            self.note(seat)
        self.whole_turn = True
        self.plan = OUT

    def note(self, seat: int) -> None:
        """Learn from a turn of a seat what it looks for."""
        if self.game.left[seat] == self.board.left[seat]:
            if self.game.left[seat]:
                self.seen.note(self.board, self.game)
            return
        unseen = laid_open_nowhere(self.game)
        for card in range(TREASURE_COUNT):
            likely = self.game.left[seat] > 0 and unseen >> card & 1 > 0
            self.seen.weight[seat * TREASURE_COUNT + card] = 1.0 if likely else 0.0
        self.seen.normalise(seat)

    def choice(self) -> int:
        """What the seat to decide plays."""
        style = self.style[self.game.seat]
        if style == CAREFUL:
            if self.game.players == 1:
                return self.alone()
            return self.guarded()
        bits = scramble((self.luck ^ (self.game.turns_n * 2 + 1) * GAMMA) & M64)
        if style == NEAR:
            return nearest_in(self.game, self.after, bits, answers(self.game))
        if style == HURRIED:
            return nearest_in(self.game, self.after, bits, self.some_pushes())
        return self.straight(FURTHEST)

    def straight(self, furthest: int) -> int:
        """The first step of the shortest way to the target; nearest to it where that is too far to see."""
        action = shortest_in(self.game, self.search, furthest)
        if action >= 0:
            return action
        bits = scramble((self.luck ^ (self.game.turns_n * 2 + 1) * GAMMA) & M64)
        return nearest_in(self.game, self.after, bits, answers(self.game))

    def some_pushes(self) -> int:
        """A few legal pushes near the pawn, with the tile as it lies."""
        mask = answers(self.game)
        some = ONE - 1
        for _ in range(TRIED):
            nearest = OUT * 1.0
            chosen = 0
            for arrow in range(ARROW_COUNT):
                if mask >> 4 * arrow & 1 and not some >> 4 * arrow & 1:
                    near = self.away(arrow)
                    if near < nearest:
                        nearest = near
                        chosen = arrow
            some |= ONE << 4 * chosen
        return some

    def away(self, arrow: int) -> float:
        """How far the line of an arrow is from the pawn to move, as far as a hurried look tells."""
        pawn = self.game.pawns[self.game.seat]
        line = ENTRY[arrow]
        off = abs(pawn % 7 - line % 7) if STEP[arrow] % 7 == 0 else abs(pawn // 7 - line // 7)
        return off + WANDERING * self.number(64 + arrow, self.game.turns_n)

    def guarded(self) -> int:
        """The best at a glance, of what finds something if anything does."""
        if self.game.pending == MOVE and self.plan != OUT:
            return PUSHES + self.plan
        self.think()
        if self.game.pending == MOVE:
            self.outlook.here.copy_from(self.game)
            self.outlook.look_at_cells(0, 0)
            return PUSHES + best_cell(self.outlook)
        mask = self.finding_pushes()
        if not mask:
            mask = self.thought_of()
        best = UNKNOWN - 1.0
        chosen = 0
        while mask:
            move = lowest_bit(mask)
            mask &= mask - 1
            self.outlook.here.copy_from(self.game)
            push(self.outlook.here, move >> 2, move & 3)
            value = self.outlook.look_at_cells(0, 0)
            if value > best:
                best = value
                chosen = move
                self.plan = best_cell(self.outlook)
        return chosen

    def thought_of(self) -> int:
        """The legal pushes but for some that are overlooked."""
        mask = answers(self.game)
        some = ONE - 1
        for move in range(PUSH_COUNT):
            if mask >> move & 1 and self.number(16 + move, self.game.turns_n) >= OVERLOOKED:
                some |= ONE << move
        return some if some else mask

    def think(self) -> None:
        """See the game as the seat to decide does."""
        self.outlook.me = self.game.seat
        unseen = unseen_by(self.game, self.game.seat)
        for seat in range(self.game.players):
            for card in range(TREASURE_COUNT):
                index = seat * TREASURE_COUNT + card
                self.belief.weight[index] = self.seen.weight[index] if unseen >> card & 1 else 0.0
            self.belief.normalise(seat)
        self.outlook.prepare()

    def finding_pushes(self) -> int:
        """The pushes after which the seat to decide can find what it looks for."""
        if not cython.compiled:
            reach = [0] * PUSH_COUNT
        seat = self.game.seat
        targets = sought(self.game, seat)
        floods(self.game, ONE << self.game.pawns[seat], False, False, reach)
        mask = ONE - 1
        for move in range(PUSH_COUNT):
            if self.game.left[seat]:
                if reach[move] & places_after(targets, move >> 2):
                    mask |= ONE << move
            elif reach[move] & targets:
                mask |= ONE << move
        return mask

    def alone(self) -> int:
        """The fewest turns over the whole game."""
        self.walk.unseen = unseen_by(self.game, 0)
        self.walk.needs = self.game.left[0] + 1
        best = self.walk.far()
        chosen = -1
        if self.game.pending == MOVE:
            self.walk.here.copy_from(self.game)
            self.walk.look_at_cells()
            for place in range(OUT):
                if self.walk.cell_turns[place] < best:
                    best = self.walk.cell_turns[place]
                    chosen = PUSHES + place
        else:
            self.walk.look_at_pushes()
            for place in range(PUSH_COUNT):
                if self.walk.push_turns[place] < best:
                    best = self.walk.push_turns[place]
                    chosen = place
        return chosen if chosen >= 0 else self.straight(FURTHEST)


def playout_of(
    state: State, viewer: int, read: Belief, told: Belief, styles: list[list[float]], race: Race, seed: int
) -> Playout:
    """Games from a state as the viewer sees it.

    `read` is what the viewer thinks of the others, `told` what anybody may think who sees no hidden card, and `styles`
    how likely each seat plays in each of them.
    """
    playout = Playout.__new__(Playout) if cython.compiled else Playout()
    playout.root = state
    playout.viewer = viewer
    playout.dice = scramble(seed & M64)
    playout.game = State()
    playout.board = State()
    playout.after = State()
    playout.game.copy_from(state)
    playout.search = LineSearch.__new__(LineSearch) if cython.compiled else LineSearch()
    playout.read = read
    playout.told = told
    playout.seen = Belief.__new__(Belief) if cython.compiled else Belief()
    playout.belief = Belief.__new__(Belief) if cython.compiled else Belief()
    for seat, row in enumerate(styles):
        for style in range(STYLES):
            playout.styles[seat * STYLES + style] = row[style]
    if state.players > 1:
        trail = Trail.__new__(Trail) if cython.compiled else Trail()
        playout.outlook = outlook_of(playout.game, viewer, playout.belief, race, trail, 1.0, 0.0)
    else:
        playout.walk = walk_of(playout.game)
    return playout
