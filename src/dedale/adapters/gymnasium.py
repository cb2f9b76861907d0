"""One seat of any game as an environment of Gymnasium; importing this registers `dedale/Onirim-v0` and the others.

>>> import gymnasium
>>> import dedale.adapters.gymnasium
>>> env = gymnasium.make("dedale/Labyrinth-v0", players=2, opponents="planner")
>>> observation, info = env.reset(seed=7)
>>> env.action_space.sample(info["action_mask"]) in env.unwrapped.legal()
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from dedale.adapters.frameworks import missing
from dedale.adapters.rendering import as_pixels, as_text
from dedale.adapters.setting import RAISES, Setting, one_of
from dedale.core.errors import DedaleError
from dedale.core.game import ROOM, Json
from dedale.core.many import DISABLED
from dedale.core.options import OptionValue

try:
    import gymnasium
    import numpy as np
    from gymnasium import error, spaces
except ImportError as why:
    raise missing("Gymnasium", "gymnasium", why) from None

if TYPE_CHECKING:
    from dedale.adapters.gymnasium_vector import DedaleVectorEnv

FLAT, DICT = "flat", "dict"
"""An observation is one array, or a dict of it and of the mask."""


class BadArgument(error.Error, ValueError):
    """An argument that the environment cannot be made with."""


def setting_of(*arguments: Any) -> Setting:
    """The setting that the arguments name, or Gymnasium's kind of error."""
    try:
        return Setting.of(*arguments)
    except DedaleError as why:
        raise BadArgument(str(why)) from None


def space_of(setting: Setting, observation: str) -> spaces.Space[Any]:
    """The space of the observations."""
    channels = setting.observation.channels
    most = np.repeat([channel.most for channel in channels], [channel.size for channel in channels]).astype(np.uint8)
    numbers = spaces.Box(np.zeros_like(most), most, dtype=np.uint8)
    if observation == FLAT:
        return numbers
    return spaces.Dict({"observation": numbers, "action_mask": spaces.MultiBinary(len(setting.rules.actions))})


class DedaleEnv(gymnasium.Env[Any, Any]):
    """One seat of a game, with bots in the others.

    `opponents` names a bot or a level for all other seats, or one for each; `observation` is "flat" or "dict";
    `reward` is "win", the result of the game, or what the game names besides, such as "doors" and "treasures", which
    changes what is learnt: more Doors are not yet a win. An action that is not legal ends the game with a reward
    below any other ("terminate"), does nothing ("noop"), or is an error ("raise"). All else is an option of the game.
    """

    metadata: Json = {"render_modes": ["ansi", "rgb_array", "human"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        observation: str = FLAT,
        reward: str = "win",
        illegal: str = "terminate",
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.setting = setting_of(game, options, seat, opponents, reward, illegal)
        try:
            one_of("observation", observation, (FLAT, DICT))
            one_of("render_mode", render_mode or "ansi", self.metadata["render_modes"])
        except DedaleError as why:
            raise BadArgument(str(why)) from None
        self.render_mode = render_mode
        self.observation_space = space_of(self.setting, observation)
        self.action_space = spaces.Discrete(len(self.setting.rules.actions))
        self._games = self.setting.games(1, DISABLED)
        self._flat = observation == FLAT
        self._size = self.setting.observation.size
        self._actions = len(self.setting.rules.actions)
        self._careful = illegal == RAISES
        self._dealt = False
        self._mask: Any = np.zeros(self._actions, np.int8)

    def reset(self, *, seed: int | None = None, options: Json | None = None) -> tuple[Any, Json]:
        """Deal a new game. With the same seed the same games follow one another."""
        super().reset(seed=seed)
        numbers, mask = np.empty(self._size, np.uint8), np.empty(self._actions, np.int8)
        if seed is None and self._dealt:
            self._games.deal_again(np.ones(1, np.uint8), numbers, mask)
        else:
            luck = int(self.np_random.integers(2**63)) if seed is None else seed
            self._games.reset([luck], numbers, mask)
        if self._games.is_over(0):
            raise BadArgument(f"Seat {self.setting.seat} has nothing to decide in this game; choose other options.")
        self._dealt = True
        self._mask = mask
        if self.render_mode == "human":
            self.render()
        return (numbers if self._flat else {"observation": numbers, "action_mask": mask}), {"action_mask": mask}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, Json]:
        """Play an action, and all that the others do until it is this seat's turn again."""
        if self._games.is_over(0):
            raise error.ResetNeeded(
                "This game is over; call reset() for the next." if self._dealt else "Call reset() before step()."
            )
        try:
            number = int(action)
        except (TypeError, ValueError):
            number = -1
        if not 0 <= number < self._actions:
            raise error.InvalidAction(
                f"{action!r} is outside the action space; choose a number from 0 to {self._actions - 1}."
            )
        if self._careful and not self._mask[number]:
            text = self.setting.rules.text(number)
            raise error.InvalidAction(f"{number} ({text!r}) is not legal now; choose one that the mask allows.")
        numbers, mask = np.empty(self._size, np.uint8), np.empty(self._actions, np.int8)
        reward = self._games.step_one(number, numbers, mask)
        self._mask = mask
        if self.render_mode == "human":
            self.render()
        told = numbers if self._flat else {"observation": numbers, "action_mask": mask}
        return told, reward, self._games.is_over(0), False, {"action_mask": mask}

    def action_masks(self) -> Any:
        """Which actions are legal now, as sb3-contrib asks for it."""
        return self._mask.astype(bool)

    def legal(self) -> list[int]:
        """The actions that are legal now."""
        return [int(action) for action in np.flatnonzero(self._mask)]

    @property
    def state(self) -> Any:
        """A copy of the state behind it, hidden things included: for tests, and for looking back."""
        if not self._dealt:
            raise error.ResetNeeded("Call reset() before looking at the state.")
        found = self._games.state(0)
        return getattr(found, "held", found)

    def render(self) -> Any:
        """What the seat sees: a text, an array of pixels, or to "human" the text in the terminal."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode; choose it when the environment is made.")
            return None
        state = self.state
        view = state.view(self.setting.seat)
        if self.render_mode == "rgb_array":
            try:
                return as_pixels(view)
            except ImportError as why:
                raise error.DependencyNotInstalled(
                    f"rgb_array needs {why.name}; say: pip install 'dedale[gymnasium]'."
                ) from None
        text = as_text(view)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None


def make_env(**arguments: Any) -> DedaleEnv:
    """What `gymnasium.make` calls."""
    return DedaleEnv(**arguments)


def make_vector_env(**arguments: Any) -> DedaleVectorEnv:
    """What `gymnasium.make_vec` calls."""
    from dedale.adapters.gymnasium_vector import DedaleVectorEnv

    return DedaleVectorEnv(**arguments)


def register() -> None:
    """Register an environment for every game that is installed; nothing of a game is read in for that."""
    for name in ROOM.games():
        env_id = f"dedale/{name.capitalize()}-v0"
        if env_id not in gymnasium.registry:
            gymnasium.register(env_id, make_env, vector_entry_point=make_vector_env, kwargs={"game": name})


register()
