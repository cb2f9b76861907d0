"""Stable-Baselines3's masked PPO learns Onirim: `pip install sb3-contrib 'dedale[gymnasium]'`."""

import gymnasium
from sb3_contrib import MaskablePPO

import dedale.adapters.gymnasium

gymnasium.register_envs(dedale.adapters.gymnasium)


def main(steps: int = 200_000) -> None:
    env = gymnasium.make("dedale/Onirim-v0", reward="doors")
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, verbose=1)  # it asks env.action_masks() by itself
    model.learn(steps)


if __name__ == "__main__":
    main()
