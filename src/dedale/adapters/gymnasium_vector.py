"""Many games at once as a vector environment of Gymnasium: stepped, told and masked in the core without the GIL.

>>> import gymnasium
>>> import dedale.adapters.gymnasium
>>> envs = gymnasium.make_vec("dedale/Onirim-v0", num_envs=64, reward="doors")
>>> observations, infos = envs.reset(seed=7)
>>> observations, rewards, ended, _, infos = envs.step(envs.random_actions())
>>> len(observations), infos["action_mask"].shape
(64, (64, 459))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from queue import SimpleQueue
from threading import Thread
from typing import Any

from dedale.adapters.frameworks import missing
from dedale.adapters.gymnasium import DICT, FLAT, BadArgument, setting_of, space_of
from dedale.adapters.rendering import as_pixels, as_text
from dedale.adapters.setting import RAISES, one_of
from dedale.core import many
from dedale.core.game import Json
from dedale.core.many import ManyGames
from dedale.core.options import OptionValue

try:
    import numpy as np
    from gymnasium import error, spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as why:
    raise missing("Gymnasium", "gymnasium", why) from None

AGAIN = {
    AutoresetMode.NEXT_STEP: many.NEXT_STEP,
    AutoresetMode.SAME_STEP: many.SAME_STEP,
    AutoresetMode.DISABLED: many.DISABLED,
}


class DedaleVectorEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` games on so many `threads`. The other arguments are those of `DedaleEnv`.

    Game number i of a vector with a seed plays as one environment with that seed plus i.
    """

    def __init__(
        self,
        num_envs: int,
        game: str,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        observation: str = FLAT,
        reward: str = "win",
        illegal: str = "terminate",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.setting = setting_of(game, options, seat, opponents, reward, illegal)
        try:
            one_of("observation", observation, (FLAT, DICT))
            one_of("render_mode", render_mode or "ansi", ("ansi", "rgb_array"))
            mode = AutoresetMode(autoreset_mode)
        except ValueError as why:
            raise BadArgument(str(why)) from None
        for name, number in (("num_envs", num_envs), ("threads", threads)):
            if isinstance(number, bool) or not isinstance(number, int) or number < 1:
                raise BadArgument(f"{name} cannot be {number!r}; choose a whole number from 1 on.")
        self.metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2, "autoreset_mode": mode}
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.single_observation_space = space_of(self.setting, observation)
        self.single_action_space = spaces.Discrete(len(self.setting.rules.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._mode = mode
        self._flat = observation == FLAT
        self._careful = illegal == RAISES
        self._size, self._actions = self.setting.observation.size, len(self.setting.rules.actions)
        self._ended: Any = None
        """Which games were over after the last step; None before the first reset."""
        bounds = [num_envs * lane // threads for lane in range(threads + 1)]
        places = [slice(first, last) for first, last in pairwise(bounds) if first < last]
        self._lanes = [(place, self.setting.games(place.stop - place.start, AGAIN[mode])) for place in places]
        self._workers = [_Worker() for _ in self._lanes[1:]]

    def reset(self, *, seed: int | Sequence[int] | None = None, options: Json | None = None) -> tuple[Any, Json]:
        """Deal all games anew; or those of `options["reset_mask"]`, where games are not dealt again by themselves."""
        which = (options or {}).get("reset_mask")
        if which is not None:
            return self._reset_some(which, seed)
        one = seed if isinstance(seed, int) else None
        super().reset(seed=one)
        if seed is None:
            seed = int(self.np_random.integers(2**62))
        seeds = [seed + number for number in range(self.num_envs)] if isinstance(seed, int) else list(seed)
        if len(seeds) != self.num_envs:
            raise BadArgument(f"There are {len(seeds)} seeds for {self.num_envs} games; give one for each, or one.")
        numbers, masks = self._rooms()
        self._in_lanes(lambda place, games: games.reset(seeds[place], numbers[place], masks[place]))
        if any(games.is_over(0) for _, games in self._lanes):
            raise BadArgument(f"Seat {self.setting.seat} has nothing to decide in this game; choose other options.")
        self._ended = np.zeros(self.num_envs, bool)
        return self._told(numbers, masks), self._infos(masks)

    def _reset_some(self, which: Any, seed: object) -> tuple[Any, Json]:
        if self._ended is None or seed is not None:
            raise error.ResetNeeded("Call reset() without a reset_mask first; seeds are given there.")
        chosen = np.ascontiguousarray(which)
        if chosen.shape != (self.num_envs,) or chosen.dtype != bool:
            raise BadArgument(f"reset_mask takes {self.num_envs} numpy.bool_, one for each game.")
        numbers, masks = self._last
        numbers, masks = numbers.copy(), masks.copy()
        self._in_lanes(lambda place, games: games.deal_again(chosen[place], numbers[place], masks[place]))
        self._ended = self._ended & ~chosen
        return self._told(numbers, masks), self._infos(masks)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Json]:
        """Play an action in each game, and all that the others do until it is the seat's turn again."""
        chosen = self._checked(actions)
        numbers, masks = self._rooms()
        rewards, ended = np.empty(self.num_envs), np.empty(self.num_envs, bool)
        last, last_masks = self._rooms() if self._mode == AutoresetMode.SAME_STEP else (numbers, masks)
        self._in_lanes(
            lambda place, games: games.step(
                chosen[place],
                numbers[place],
                masks[place],
                rewards[place],
                ended[place],
                last[place],
                last_masks[place],
            )
        )
        self._ended = ended
        infos = self._infos(masks)
        if self._mode == AutoresetMode.SAME_STEP and ended.any():
            infos |= self._final(last, last_masks, ended)
        return self._told(numbers, masks), rewards, ended, np.zeros(self.num_envs, bool), infos

    def _checked(self, actions: Any) -> Any:
        if self._ended is None:
            raise error.ResetNeeded("Call reset() before step().")
        if self._mode == AutoresetMode.DISABLED and self._ended.any():
            over = int(np.flatnonzero(self._ended)[0])
            raise error.ResetNeeded(f"Game {over} is over; call reset(options={{'reset_mask': ended}}) for the next.")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise error.InvalidAction(f"step takes {self.num_envs} whole numbers, an action for each game.")
        if chosen.min() < 0 or chosen.max() >= self._actions:
            raise error.InvalidAction(f"An action is a number from 0 to {self._actions - 1}.")
        chosen = np.ascontiguousarray(chosen, np.int64)
        if self._careful:
            for place, games in self._lanes:
                found = games.first_illegal(chosen[place])
                if found >= 0:
                    number = place.start + found
                    action = int(chosen[number])
                    told = f"{action} ({self.setting.rules.text(action)!r})"
                    raise error.InvalidAction(
                        f"In game {number} {told} is not legal now; choose one that the mask allows."
                    )
        return chosen

    def random_actions(self) -> Any:
        """Something legal for each game, each action as likely as the others: chosen in the core."""
        if self._ended is None:
            raise error.ResetNeeded("Call reset() before choosing actions.")
        actions = np.empty(self.num_envs, np.int64)
        self._in_lanes(lambda place, games: games.choose(actions[place]))
        return actions

    def action_masks(self) -> Any:
        """Which actions are legal now in each game."""
        return self._last[1].astype(bool)

    def state(self, number: int) -> Any:
        """A copy of the state behind a game, hidden things included: for tests, and for looking back."""
        place, games = next(lane for lane in self._lanes if number < lane[0].stop)
        found = games.state(number - place.start)
        return getattr(found, "held", found)

    def render(self) -> tuple[Any, ...] | None:
        """What the seat sees of each game: texts, or arrays of pixels."""
        if self.render_mode is None:
            return None
        states = [self.state(number) for number in range(self.num_envs)]
        views = [state.view(self.setting.seat) for state in states]
        if self.render_mode == "rgb_array":
            return tuple(as_pixels(view) for view in views)
        return tuple(as_text(view) for view in views)

    def close_extras(self, **_: Any) -> None:
        """End the threads."""
        for worker in self._workers:
            worker.end()

    def _rooms(self) -> tuple[Any, Any]:
        """New arrays for observations and masks: nothing that was given out is written again."""
        return np.empty((self.num_envs, self._size), np.uint8), np.empty((self.num_envs, self._actions), np.int8)

    def _told(self, numbers: Any, masks: Any) -> Any:
        self._last = (numbers, masks)
        return numbers if self._flat else {"observation": numbers, "action_mask": masks}

    def _infos(self, masks: Any) -> Json:
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, bool)}

    def _final(self, numbers: Any, masks: Any, ended: Any) -> Json:
        """How the games ended that were dealt again at once, as Gymnasium's own vectors tell it."""
        last = np.full(self.num_envs, None, object)
        for number in np.flatnonzero(ended):
            told = numbers[number]
            last[number] = told if self._flat else {"observation": told, "action_mask": masks[number]}
        return {
            "final_obs": last,
            "_final_obs": ended.copy(),
            "final_info": {"action_mask": masks, "_action_mask": ended.copy()},
            "_final_info": ended.copy(),
        }

    def _in_lanes(self, work: Callable[[slice, ManyGames], None]) -> None:
        """Do a piece of work for all lanes: the first one here, each of the others in its thread."""
        for worker, lane in zip(self._workers, self._lanes[1:], strict=True):
            worker.begin(work, *lane)
        troubles: list[Exception | None] = []
        try:
            work(*self._lanes[0])
        except Exception as trouble:
            troubles.append(trouble)
        troubles += [worker.wait() for worker in self._workers]
        for found in filter(None, troubles):
            raise found


class _Worker:
    """A thread that does one piece of work after another."""

    def __init__(self) -> None:
        self._asked: SimpleQueue[tuple[Callable[[slice, ManyGames], None], slice, ManyGames] | None] = SimpleQueue()
        self._done: SimpleQueue[Exception | None] = SimpleQueue()
        self._thread = Thread(target=_work, args=(self._asked, self._done), daemon=True)
        self._thread.start()

    def begin(self, work: Callable[[slice, ManyGames], None], place: slice, games: ManyGames) -> None:
        self._asked.put((work, place, games))

    def wait(self) -> Exception | None:
        """What went wrong; None if nothing did."""
        return self._done.get()

    def end(self) -> None:
        self._asked.put(None)
        self._thread.join()

    def __del__(self) -> None:
        self._asked.put(None)


def _work(asked: SimpleQueue[Any], done: SimpleQueue[Exception | None]) -> None:
    while (task := asked.get()) is not None:
        work, place, games = task
        try:
            work(place, games)
        except Exception as trouble:
            done.put(trouble)
        else:
            done.put(None)
        del task, work, games
