"""Any game as an environment of PettingZoo, in which every seat is an agent and one after another decides.

>>> from dedale.adapters import pettingzoo
>>> env = pettingzoo.env("labyrinth", players=2)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, ended, truncated, info = env.last()
...     env.step(None if ended or truncated else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any

from dedale.adapters.frameworks import missing
from dedale.adapters.rendering import as_pixels, as_text
from dedale.adapters.setting import ENDS, RAISES, WIN, Setting, one_of
from dedale.core.errors import DedaleError
from dedale.core.game import OVER, Json, State
from dedale.core.options import OptionValue

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
except ImportError as why:
    raise missing("PettingZoo", "pettingzoo", why) from None


def env(game: str, **arguments: Any) -> Any:
    """A game as PettingZoo's own wrappers guard it: what is out of order or out of bounds is an error."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, **arguments)))


def parallel_env(game: str, **arguments: Any) -> Any:
    """A game as a parallel environment: all agents act in every step, and only the choice of one of them counts.

    `infos` of the agent that is to decide says so: `info["to_decide"]`.
    """
    return turn_based_aec_to_parallel_wrapper(env(game, **arguments))


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 -- PettingZoo has no types, and this is its name
    """A game whose seats are the agents `seat_0`, `seat_1` and so on.

    Rewards are those of the game: where the seats win or lose together, all are given the same. `reward` and `illegal`
    are as for Gymnasium; all else is an option of the game. Copies and pickles go on with the same game.
    """

    metadata: Json = {  # noqa: RUF012 -- PettingZoo's
        "name": "dedale_v0",
        "render_modes": ["ansi", "rgb_array", "human"],
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        *,
        reward: str = WIN,
        illegal: str = ENDS,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__()
        try:
            self.setting = Setting.for_all(game, options, reward, illegal)
            one_of("render_mode", render_mode or "ansi", self.metadata["render_modes"])
        except DedaleError as why:
            raise ValueError(str(why)) from None
        self.metadata = self.metadata | {"name": f"dedale_{game}_v0"}
        self.render_mode = render_mode
        self._game = self.setting.rules
        self._actions = len(self._game.actions)
        channels = self.setting.observation.channels
        most = np.repeat([one.most for one in channels], [one.size for one in channels]).astype(np.uint8)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.options.players)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._luck = np.random.default_rng()
        self._state: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Json | None = None) -> None:
        """Deal a new game. With the same seed the same games follow one another."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self._state = self._game.new(self.setting.options, int(self._luck.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Json] = {agent: {} for agent in self.agents}
        self._scores = self._all_scores()
        self._choose_agent()
        if self.render_mode == "human":
            self.render()

    def _choose_agent(self) -> None:
        turn = self.state_behind.turn
        if turn != OVER:
            self.agent_selection = self.possible_agents[turn]
            self.infos = {agent: {"to_decide": agent == self.agent_selection} for agent in self.agents}
            return
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"to_decide": False} for agent in self.agents}

    @property
    def state_behind(self) -> State:
        """The state of the game, hidden things included: for tests, and for looking back."""
        if self._state is None:
            raise RuntimeError("Call reset() before anything else.")
        return self._state

    def observe(self, agent: str) -> Json:
        """What an agent may know; its mask is empty unless it is to decide."""
        state, seat = self.state_behind, self._seats[agent]
        numbers, mask = np.empty(self.setting.observation.size, np.uint8), np.zeros(self._actions, np.int8)
        state.observe(seat, numbers)
        if state.turn == seat and not self.terminations.get(agent, True):
            state.mask_into(mask)
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: Any) -> None:
        """Play an action of the agent whose turn it is; None from one whose game is over."""
        state, agent = self.state_behind, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        legal = self._legal(action)
        if legal:
            state.apply(int(action))
            self._give_rewards()
        elif self.setting.illegal == ENDS:
            self.rewards = {one: self.setting.penalty if one == agent else 0.0 for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.rewards = dict.fromkeys(self.agents, 0.0)
        if legal:
            self._choose_agent()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _legal(self, action: Any) -> bool:
        """Whether an action is legal. One outside the space is an error in any case."""
        try:
            number = int(action)
        except (TypeError, ValueError):
            number = -1
        if not 0 <= number < self._actions:
            raise ValueError(f"{action!r} is outside the action space; choose a number from 0 to {self._actions - 1}.")
        if number in self.state_behind.legal():
            return True
        if self.setting.illegal == RAISES:
            text = self._game.text(number)
            raise ValueError(f"{number} ({text!r}) is not legal now; choose one that the mask allows.")
        return False

    def _give_rewards(self) -> None:
        state = self.state_behind
        if self.setting.reward == WIN:
            results = state.returns() if state.turn == OVER else (0.0,) * state.seats
            self.rewards = dict(zip(self.possible_agents, results, strict=True))
            return
        before, self._scores = self._scores, self._all_scores()
        gained = (float(now - then) for now, then in zip(self._scores, before, strict=True))
        self.rewards = dict(zip(self.possible_agents, gained, strict=True))

    def _all_scores(self) -> list[int]:
        if self.setting.reward == WIN:
            return []
        places, numbers = self.setting.places, np.empty(self.setting.observation.size, np.uint8)
        scores = []
        for seat in range(self.state_behind.seats):
            self.state_behind.observe(seat, numbers)
            scores.append(sum(int(numbers[first:last].sum()) for first, last in places))
        return scores

    def render(self) -> Any:
        """What the agent whose turn it is sees: a text, an array of pixels, or to "human" the text in the terminal."""
        if self.render_mode is None:
            return None
        state = self.state_behind
        view = state.view(self._seats[self.agent_selection])
        if self.render_mode == "rgb_array":
            return as_pixels(view)
        text = as_text(view)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
