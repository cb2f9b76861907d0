"""Many games at once are the same games as one by one, played here a second time through the contract alone."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import dedale
from dedale.bots import Seat, player
from dedale.core.any_state import AnyState
from dedale.core.base import BaseState
from dedale.core.errors import BadBuffer
from dedale.core.game import CHANCE, OVER, Game, State
from dedale.core.many import DISABLED, NEXT_STEP, SAME_STEP, AskingPilot, ManyGames, Pilot
from tests.core.toy import LANTERNS

M64 = 2**64 - 1
GAMMA = 0x9E3779B97F4A7C15
SETTINGS: list[tuple[str, dict[str, Any], int]] = [
    ("onirim", {}, 0),
    ("onirim", {"players": 2, "book": "yes", "towers": "ruins", "dreams": 6, "talk": "silent"}, 1),
    ("labyrinth", {"players": 1, "cards": 1, "turn_limit": 30}, 0),
    ("labyrinth", {"players": 3, "cards": 1, "turn_limit": 30}, 2),
    ("lanterns", {}, 0),
    ("lanterns", {"rounds": 1}, 1),
]


def scramble(x: int) -> int:
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & M64
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & M64
    return x ^ (x >> 31)


def rules_of(name: str) -> Game:
    return LANTERNS if name == "lanterns" else dedale.game(name)


def begun(game: Game, options: dict[str, Any]) -> BaseState:
    state = game.new(options)
    return state if isinstance(state, BaseState) else AnyState(game, state)


class Alone:
    """One of the games, by the contract: the learner's seat, and random play at the others."""

    def __init__(self, game: Game, options: dict[str, Any], seat: int, luck: int) -> None:
        self.game, self.options, self.seat, self.luck = game, options, seat, luck
        self.deal()

    def deal(self) -> None:
        self.over = True
        while self.over:
            self.luck = (self.luck + GAMMA) & M64
            self.dice = scramble(~self.luck & M64)
            self.state: State = self.game.new(self.options, scramble(self.luck))
            self.others()

    def others(self) -> None:
        while self.state.turn not in (self.seat, OVER):
            self.dice = (self.dice + GAMMA) & M64
            legal = self.state.legal()
            self.state.play(legal[(scramble(self.dice) >> 32) * len(legal) >> 32])
        self.over = self.state.turn == OVER

    def play(self, action: int) -> float:
        self.state.play(action)
        self.others()
        return self.state.returns()[self.seat] if self.over else 0.0

    def told(self) -> tuple[bytes, bytes]:
        numbers = bytearray(self.game.observation(self.options).size)
        mask = bytearray(len(self.game.actions))
        self.state.observe(self.seat, numbers)
        self.state.mask_into(mask)
        return bytes(numbers), bytes(mask)


class Together:
    """The many games, with the buffers that they write."""

    def __init__(self, game: Game, options: dict[str, Any], seat: int, count: int = 5, **asked: Any) -> None:
        start = begun(game, options)
        self.size, self.wide, self.count = game.observation(options).size, len(game.actions), count
        pilots = asked.pop("pilots", [Pilot()] * game.options(options).players)
        self.games = ManyGames(start, count, seat, self.wide, self.size, pilots, **asked)
        self.numbers, self.masks = bytearray(count * self.size), bytearray(count * self.wide)
        self.last, self.last_masks = bytearray(count * self.size), bytearray(count * self.wide)
        self.rewards, self.ended = array("d", [9.0] * count), bytearray(count)
        self.actions = array("q", [0] * count)

    def reset(self, seeds: list[int]) -> None:
        self.games.reset(seeds, self.numbers, self.masks)

    def step(self) -> None:
        self.games.step(self.actions, self.numbers, self.masks, self.rewards, self.ended, self.last, self.last_masks)

    def play(self, seeds: list[int] | None, steps: int) -> None:
        """So many steps at random, from a new deal or from where they are."""
        if seeds is not None:
            self.reset(seeds)
        for _ in range(steps):
            self.games.choose(self.actions)
            self.step()

    def told(self, i: int, *, last: bool = False) -> tuple[bytes, bytes]:
        numbers, masks = (self.last, self.last_masks) if last else (self.numbers, self.masks)
        return (
            bytes(numbers[i * self.size : (i + 1) * self.size]),
            bytes(masks[i * self.wide : (i + 1) * self.wide]),
        )


@pytest.mark.parametrize("again", [NEXT_STEP, SAME_STEP, DISABLED])
@pytest.mark.parametrize(("name", "options", "seat"), SETTINGS)
def test_many_games_are_those_played_one_by_one(
    name: str, options: dict[str, Any], seat: int, again: int, luck: Random
) -> None:
    game = rules_of(name)
    seeds = [luck.getrandbits(64) for _ in range(5)]
    together = Together(game, options, seat, again=again)
    alone = [Alone(game, options, seat, seed) for seed in seeds]
    together.reset(seeds)
    for _ in range(60):
        assert [together.told(i) for i in range(5)] == [one.told() for one in alone]
        together.games.choose(together.actions)
        together.step()
        for i, one in enumerate(alone):
            reward = 0.0
            if one.over and again == NEXT_STEP:
                one.deal()
            elif not one.over:
                reward = one.play(together.actions[i])
                if one.over and again == SAME_STEP:
                    assert together.told(i, last=True) == one.told()
                    assert together.ended[i] == 1
                    one.deal()
                else:
                    assert together.ended[i] == one.over
            assert together.rewards[i] == reward
        if again == DISABLED and any(one.over for one in alone):
            which = bytearray(one.over for one in alone)
            together.games.deal_again(which, together.numbers, together.masks)
            for one in alone:
                if one.over:
                    one.deal()
    assert [together.games.is_over(i) for i in range(5)] == [one.over for one in alone]
    shown: list[Any] = [getattr(together.games.state(i), "held", together.games.state(i)) for i in range(5)]
    assert [state.to_json() for state in shown] == [one.state.to_json() for one in alone]


def test_choices_are_legal_and_all_come_up(luck: Random) -> None:
    together = Together(dedale.game("onirim"), {}, 0)
    together.reset([luck.getrandbits(64)] * 5)
    chosen = set()
    for _ in range(200):
        together.games.choose(together.actions)
        chosen |= set(together.actions)
    legal = {action for action, may in enumerate(together.told(0)[1]) if may}
    assert chosen == legal


def test_a_game_that_is_over_has_no_choice() -> None:
    together = Together(LANTERNS, {"rounds": 1}, 0, 1, again=DISABLED)
    together.reset([1])
    while not together.games.is_over(0):
        together.games.choose(together.actions)
        together.step()
    together.games.choose(together.actions)
    told = together.told(0)
    together.step()
    assert (list(together.actions), list(together.rewards), together.told(0)) == ([0], [0.0], told)


@pytest.mark.parametrize("ends", [True, False])
def test_what_is_not_legal_ends_the_game_or_does_nothing(ends: bool, luck: Random) -> None:
    together = Together(dedale.game("onirim"), {}, 0, 2, illegal_ends=ends, penalty=-7.0)
    together.reset([luck.getrandbits(64), 1])
    before = together.told(0)
    together.games.choose(together.actions)
    assert together.games.first_illegal(together.actions) == -1
    for wrong in (-(2**63), 2**63 - 1, -1, 99, 100_000):
        together.actions[0] = wrong
        assert together.games.first_illegal(together.actions) == 0
    together.step()
    assert together.rewards[0] == (-7.0 if ends else 0.0)
    assert (together.ended[0], together.ended[1]) == (ends, 0)
    assert together.told(0) == ((before[0], bytes(together.wide)) if ends else before)


def test_a_reward_may_be_what_the_observation_gains(luck: Random) -> None:
    game, options = dedale.game("labyrinth"), {"players": 2, "cards": 2, "turn_limit": 200}
    place = game.observation(options).places["found"]
    together = Together(game, options, 0, 1, places=[(place.start, place.start + 24)])
    together.reset([luck.getrandbits(64)])
    greedy, total = player("labyrinth", "greedy"), 0.0
    while not together.ended[0]:
        together.actions[0] = greedy.choose(seat_in(together.games), 1)
        together.step()
        total += together.rewards[0]
    found = sum(together.told(0)[0][place.start : place.start + 24])
    assert found == total > 0


def seat_in(games: ManyGames) -> Seat:
    state: Any = games.state(0)
    return Seat(state, 0)


def test_a_seat_that_never_decides_is_given_up() -> None:
    together = Together(dedale.game("labyrinth"), {"players": 2, "turn_limit": 1, "first": 0}, 1, 1)
    together.reset([3])
    assert together.games.is_over(0)


def test_bots_in_python_play_the_other_seats(luck: Random) -> None:
    asked: list[int] = []

    def last(state: Any, bits: int) -> int:
        asked.append(state.turn)
        found: int = state.legal()[-1]
        return found

    together = Together(LANTERNS, {}, 0, 1, pilots=[AskingPilot(last), AskingPilot(last)])
    together.reset([luck.getrandbits(64)])
    for _ in range(20):
        together.games.choose(together.actions)
        together.step()
    assert set(asked) == {1}


@pytest.mark.parametrize("name", ["lanterns", "onirim"])
def test_what_a_bot_raises_is_raised_once_the_step_is_done(name: str) -> None:
    def wrong(state: Any, bits: int) -> int:
        raise LookupError("no idea")

    def illegal(state: Any, bits: int) -> int:
        return -5

    for ask, kind in ((wrong, LookupError), (illegal, ValueError)):
        together = Together(rules_of(name), {"players": 2}, 1, 2, pilots=[AskingPilot(ask), None])
        with pytest.raises(kind):
            together.play([1, 2], 10)


@pytest.mark.parametrize("broken", ["apply", "reseed", "returns", "observe", "legal", "turn", "clone"])
def test_what_a_game_in_python_raises_is_raised_once_the_step_is_done(
    broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    together = Together(LANTERNS, {"rounds": 1}, 0, 2)
    together.reset([1, 2])

    def fails(*_: object) -> Any:
        raise LookupError(broken)

    kind = type(LANTERNS.new({}))
    monkeypatch.setattr(kind, broken, property(fails) if broken == "turn" else fails)
    with pytest.raises(LookupError, match=broken):
        together.play(None, 10)


def test_a_state_of_any_game_says_what_it_holds() -> None:
    held = AnyState(LANTERNS, LANTERNS.new({}, 4))
    assert (held.turn, held.legal(), held.returns()) == (0, held.held.legal(), held.held.returns())
    assert held.view(0) == held.held.view(0)
    assert held.sample(1, 5).to_json() == held.held.sample(1, 5).to_json()
    assert AnyState(LANTERNS, LANTERNS.new({})).turn == CHANCE
    with pytest.raises(AttributeError):
        held.play(99)


def test_a_state_that_cannot_say_whose_turn_it_is_counts_as_over() -> None:
    class Lost:
        options = LANTERNS.options()

        @property
        def turn(self) -> int:
            raise LookupError("whose turn?")

    lost: Any = Lost()
    held = AnyState(LANTERNS, lost)
    assert held.turn == OVER
    assert isinstance(held.trouble, LookupError)


def test_buffers_that_do_not_fit_are_refused() -> None:
    together = Together(dedale.game("labyrinth"), {"turn_limit": 9}, 0)
    together.reset([1, 2, 3, 4, 5])
    kept = together.told(0)
    numbers, masks = together.numbers, together.masks
    wrong: list[Callable[[], Any]] = [
        lambda: together.games.reset([1] * 5, bytearray(3), masks),
        lambda: together.games.reset([1] * 5, numbers, bytes(masks)),
        lambda: together.games.deal_again(bytearray(4), numbers, masks),
        lambda: together.games.choose(array("q", [0] * 4)),
        lambda: together.games.choose(memoryview(array("q", [0] * 5)).toreadonly()),
        lambda: together.games.choose(memoryview(array("q", [0] * 10))[::2]),
        lambda: together.games.first_illegal(array("d", [0.0] * 5)),
        lambda: together.games.step_one(0, numbers, masks),
        lambda: together.games.step(together.actions, numbers, masks, array("q", [0] * 5), together.ended, None, None),
        lambda: together.games.step(
            together.actions, numbers, masks, memoryview(together.rewards).toreadonly(), together.ended, None, None
        ),
    ]
    for call in wrong:
        with pytest.raises(BadBuffer, match="5 games write"):
            call()
    assert together.told(0) == kept


def test_one_game_is_stepped_by_itself(luck: Random) -> None:
    together = Together(dedale.game("onirim"), {}, 0, 1, again=DISABLED)
    alone = Alone(dedale.game("onirim"), {}, 0, 77)
    together.reset([77])
    while not together.games.is_over(0):
        action = luck.choice(alone.state.legal())
        assert together.games.step_one(action, together.numbers, together.masks) == alone.play(action)
        assert together.told(0) == alone.told()
    assert alone.over
