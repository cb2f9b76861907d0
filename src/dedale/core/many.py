"""Many games of one kind, moved at once without the GIL, for programs that learn.

One seat of each game is the learner's; pilots play the others inside the step. What the seat may know and what is
legal is written for all games side by side. `tests/core/test_many.py` plays the same games one by one.
"""

from __future__ import annotations

from typing import Any

import cython

from dedale.core.errors import BadBuffer

if not cython.compiled:
    from dedale.core.base import BaseState
    from dedale.core.bits import count_bits, lowest_bit
    from dedale.core.buffers import bytes_in, decimals_in, from_place, numbers_of
    from dedale.core.chance import GAMMA, M64, below, scramble
    from dedale.core.numbers import seed_bits
    from dedale.core.places import put_one

    NEXT_STEP = 0
    SAME_STEP = 1
    DISABLED = 2
    MOST_DEALS = 1000


class Pilot:
    """Plays a seat inside the core. This one plays anything legal, each as likely as the others."""

    def decide(self, state: BaseState, luck: int) -> int:
        """A legal action, by what the seat to decide may know and 64 bits of luck."""
        mask = state.answer_bits()
        for _ in range(below(luck, count_bits(mask))):
            mask &= mask - 1
        return state.first_action() + lowest_bit(mask)


class AskingPilot(Pilot):
    """A pilot that asks Python: a function of a state and 64 bits of luck. It takes the GIL for that."""

    def __init__(self, ask: Any) -> None:
        self.ask = ask
        self.trouble: Any = None

    def decide(self, state: BaseState, luck: int) -> int:
        """What the function says; what it raises is kept for whoever looks, and anything legal is played."""
        with cython.gil:
            try:
                action = self.ask(state, luck)
                if action in state.legal():
                    return int(action)
                self.trouble = self.trouble or ValueError(f"A bot chose {action!r}, which is not legal.")
            except Exception as error:
                self.trouble = self.trouble or error
            return state.first_action() + lowest_bit(state.answer_bits())


@cython.final
@cython.cclass
class Cell:
    """One of the games: its state, its luck, and what the learner may answer."""

    state: BaseState
    luck: int
    dice: int
    bits: int
    first: int
    score: int
    over: bool


class ManyGames:
    """So many games from one start, which stops at its first chance or decision.

    `actions` and `size` are how many numbers a mask and an observation have; `pilots` play the other seats, by seat.
    A game that is over is dealt again in the next step, in the same, or when `deal_again` says so. What is not legal
    ends a game with the reward `penalty`, or does nothing. With `places`, pairs of first and last, a reward is by how
    much the sum of these numbers of the observation has grown; else it is what the game is worth in the end.
    """

    cells: Any
    pilots: Any
    places: Any

    def __init__(
        self,
        start: BaseState,
        count: int,
        seat: int,
        actions: int,
        size: int,
        pilots: list[Any] | None = None,
        again: int = NEXT_STEP,
        illegal_ends: bool = True,
        penalty: float = -1.0,
        places: list[tuple[int, int]] | None = None,
    ) -> None:
        self.start = start
        self.count = count
        self.seat = seat
        self.actions = actions
        self.size = size
        self.again = again
        self.illegal_ends = illegal_ends
        self.penalty = penalty
        self.choices = 0
        self.seated: list[Any] = [pilot if isinstance(pilot, Pilot) else Pilot() for pilot in pilots or ()]
        self.games = [self._new_cell() for _ in range(count)]
        states = [self._cell(i).state for i in range(count)] if hasattr(start, "trouble") else []
        self.watched = [one for one in (*self.seated, *states) if hasattr(one, "trouble")]
        if cython.compiled:
            self.addresses = bytearray(8 * count)
            self.cells = cython.cast("void **", cython.cast("char *", self.addresses))
            for i in range(count):
                self.cells[i] = cython.cast("void *", self.games[i])
            self.pilot_addresses = bytearray(8 * len(self.seated))
            self.pilots = cython.cast("void **", cython.cast("char *", self.pilot_addresses))
            for i in range(len(self.seated)):
                self.pilots[i] = cython.cast("void *", self.seated[i])
        else:
            self.cells = self.games
            self.pilots = self.seated
            self.places = [0] * 16
        self.scored = 0
        for first, last in places or ():
            self.places[2 * self.scored] = first
            self.places[2 * self.scored + 1] = last
            self.scored += 1

    def _new_cell(self) -> Cell:
        cell = Cell()
        cell.state = self.start.clone()
        cell.luck = cell.dice = cell.bits = cell.first = cell.score = 0
        cell.over = True
        return cell

    def deal(self, cell: Cell) -> None:
        """Deal a new game. One that is over before the learner is to decide is dealt again, up to a point."""
        for _ in range(MOST_DEALS):
            cell.luck = (cell.luck + GAMMA) & M64
            cell.dice = scramble(~cell.luck & M64)
            cell.state.become(self.start)
            cell.state.go_on_with(scramble(cell.luck))
            self.go_on(cell)
            if not cell.over:
                return

    def go_on(self, cell: Cell) -> None:
        """Let the others play until the learner is to decide, or the game is over."""
        turn = cell.state.to_decide()
        while turn >= 0 and turn != self.seat:
            cell.dice = (cell.dice + GAMMA) & M64
            cell.state.carry_out(cython.cast(Pilot, self.pilots[turn]).decide(cell.state, scramble(cell.dice)))
            turn = cell.state.to_decide()
        cell.over = turn < 0
        cell.bits = 0 if turn < 0 else cell.state.answer_bits()
        cell.first = cell.state.first_action()

    def write(self, cell: Cell, told: Any, legal: Any) -> None:
        """Write what the learner may know, and what it may play."""
        cell.state.tell(self.seat, told)
        put_one(legal, 0, -1, self.actions)
        mask = cell.bits
        while mask:
            legal[cell.first + lowest_bit(mask)] = 1
            mask &= mask - 1

    def score_in(self, told: Any) -> int:
        """The sum of the numbers that count."""
        total = 0
        for i in range(self.scored):
            for place in range(self.places[2 * i], self.places[2 * i + 1]):
                total += told[place]
        return total

    def is_legal(self, cell: Cell, action: int) -> bool:
        """Whether the learner may play this now."""
        return cell.first <= action < cell.first + 64 and cell.bits >> (action - cell.first) & 1 == 1

    def begin(self, cell: Cell, told: Any, legal: Any) -> None:
        """Deal a new game, and write how it begins."""
        self.deal(cell)
        self.write(cell, told, legal)
        cell.score = self.score_in(told)

    def move(self, cell: Cell, action: int, told: Any, legal: Any) -> float:
        """Play an action of the learner in a game that is not over, and all that comes before its next one."""
        if not self.is_legal(cell, action):
            if self.illegal_ends:
                cell.over = True
                cell.bits = 0
            self.write(cell, told, legal)
            return self.penalty if self.illegal_ends else 0.0
        cell.state.carry_out(cython.cast("int", action))
        self.go_on(cell)
        self.write(cell, told, legal)
        if not self.scored:
            return cell.state.worth(self.seat) if cell.over else 0.0
        score = cell.score
        cell.score = self.score_in(told)
        return float(cell.score - score)

    def reset(self, seeds: list[int], observations: Any, masks: Any) -> None:
        """Deal all games anew, each with the luck of its seed."""
        rooms = [memoryview(observations), memoryview(masks)]
        told = bytes_in(rooms[0], self.count * self.size)
        legal = bytes_in(rooms[1], self.count * self.actions)
        if not told or not legal:
            raise self._misfit()
        for i in range(self.count):
            cell = self.games[i]
            cell.luck = seed_bits(seeds[i])
            self.choices = scramble(self.choices ^ cell.luck)
        with cython.nogil:
            for i in range(self.count):
                self.begin(
                    cython.cast(Cell, self.cells[i]),
                    from_place(told, i * self.size),
                    from_place(legal, i * self.actions),
                )
        self._look_for_trouble()

    def deal_again(self, which: Any, observations: Any, masks: Any) -> None:
        """Deal those games anew that have a 1 in `which`; the numbers of the others stay as they are."""
        rooms = [memoryview(which), memoryview(observations), memoryview(masks)]
        wanted = bytes_in(rooms[0], self.count)
        told = bytes_in(rooms[1], self.count * self.size)
        legal = bytes_in(rooms[2], self.count * self.actions)
        if not wanted or not told or not legal:
            raise self._misfit()
        with cython.nogil:
            for i in range(self.count):
                if wanted[i]:
                    self.begin(
                        cython.cast(Cell, self.cells[i]),
                        from_place(told, i * self.size),
                        from_place(legal, i * self.actions),
                    )
        self._look_for_trouble()

    def first_illegal(self, actions: Any) -> int:
        """The first game that is under way and for which its action is not legal; -1 if there is none."""
        room = memoryview(actions)
        numbers = numbers_of(room, self.count)
        if not numbers:
            raise self._misfit()
        for i in range(self.count):
            cell = self._cell(i)
            if not cell.over and not self.is_legal(cell, numbers[i]):
                return i
        return -1

    def step_one(self, action: int, observation: Any, mask: Any) -> float:
        """Play an action in the first game, which is not over: the reward."""
        rooms = (memoryview(observation), memoryview(mask))
        told = bytes_in(rooms[0], self.size)
        legal = bytes_in(rooms[1], self.actions)
        if not told or not legal:
            raise self._misfit()
        with cython.nogil:
            reward = self.move(cython.cast(Cell, self.cells[0]), action, told, legal)
        self._look_for_trouble()
        return reward

    def step(
        self,
        actions: Any,
        observations: Any,
        masks: Any,
        rewards: Any,
        ended: Any,
        last_observations: Any,
        last_masks: Any,
    ) -> None:
        """Play an action in each game. Where games are dealt again in the same step, how they ended is written too."""
        size, wide = self.size, self.actions
        rooms = [memoryview(one) for one in (actions, observations, masks, rewards, ended)]
        numbers = numbers_of(rooms[0], self.count)
        told = bytes_in(rooms[1], self.count * size)
        legal = bytes_in(rooms[2], self.count * wide)
        worth: Any = decimals_in(rooms[3], self.count)
        over = bytes_in(rooms[4], self.count)
        last, last_legal = told, legal
        if self.again == SAME_STEP:
            rooms += [memoryview(last_observations), memoryview(last_masks)]
            last = bytes_in(rooms[5], self.count * size)
            last_legal = bytes_in(rooms[6], self.count * wide)
        if not numbers or not told or not legal or not worth or not over or not last or not last_legal:
            raise self._misfit()
        with cython.nogil:
            for i in range(self.count):
                if cython.cast(Cell, self.cells[i]).over:
                    if self.again == NEXT_STEP:
                        self.begin(
                            cython.cast(Cell, self.cells[i]), from_place(told, i * size), from_place(legal, i * wide)
                        )
                    else:
                        self.write(
                            cython.cast(Cell, self.cells[i]), from_place(told, i * size), from_place(legal, i * wide)
                        )
                    worth[i] = 0.0
                    over[i] = 0
                else:
                    worth[i] = self.move(
                        cython.cast(Cell, self.cells[i]),
                        numbers[i],
                        from_place(told, i * size),
                        from_place(legal, i * wide),
                    )
                    over[i] = cython.cast(Cell, self.cells[i]).over
                    if over[i] and self.again == SAME_STEP:
                        self.write(
                            cython.cast(Cell, self.cells[i]),
                            from_place(last, i * size),
                            from_place(last_legal, i * wide),
                        )
                        self.begin(
                            cython.cast(Cell, self.cells[i]), from_place(told, i * size), from_place(legal, i * wide)
                        )
        self._look_for_trouble()

    def choose(self, actions: Any) -> None:
        """Write something legal for each game, each action as likely as the others; 0 where the game is over."""
        room = memoryview(actions)
        numbers = numbers_of(room, self.count)
        if not numbers or room.readonly:
            raise self._misfit()
        with cython.nogil:
            for i in range(self.count):
                mask = cython.cast(Cell, self.cells[i]).bits
                self.choices = (self.choices + GAMMA) & M64
                for _ in range(below(scramble(self.choices), count_bits(mask))):
                    mask &= mask - 1
                numbers[i] = cython.cast(Cell, self.cells[i]).first + lowest_bit(mask) if mask else 0

    def is_over(self, i: int) -> bool:
        """Whether a game is over."""
        cell = self._cell(i)
        return cell.over

    def state(self, i: int) -> BaseState:
        """A copy of one of the games, as it stands."""
        cell = self._cell(i)
        return cell.state.clone()

    def _cell(self, i: int) -> Cell:
        found: Cell = self.games[i]
        return found

    def _misfit(self) -> BadBuffer:
        return BadBuffer(
            "buffers-many",
            f"{self.count} games write {self.size} numbers of one byte as an observation and {self.actions} as a mask, "
            "side by side, a reward of eight bytes, and one byte that says whether they are over; "
            "actions are whole numbers of eight bytes.",
            games=self.count,
            numbers=self.size,
            actions=self.actions,
        )

    def _look_for_trouble(self) -> None:
        """Raise what a bot or a game in Python has raised."""
        for one in self.watched:
            if one.trouble is not None:
                trouble, one.trouble = one.trouble, None
                raise trouble
