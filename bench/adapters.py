"""The adapters: steps a second, against peers that are played in the same way in the same run."""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import dedale
from bench.measure import rate, row

GAMES = 1024
STEPS = 100 if dedale.compiled else 2
ALONE = 20_000 if dedale.compiled else 200


def stepping(envs: Any, steps: int) -> float:
    """Steps a second in which legal actions are played that were chosen outside the measured time."""
    best, gone = 0.0, 0.0
    for _ in range(3):
        gone = 0.0
        for _ in range(steps):
            actions = envs.random_actions()
            start = time.process_time()
            envs.step(actions)
            gone += time.process_time() - start
        best = max(best, steps * int(envs.num_envs) / gone)
    return best


def choosing(envs: Any, steps: int) -> int:
    """Steps of all games, with a random legal choice in each."""
    for _ in range(steps):
        envs.step(envs.random_actions())
    return steps * int(envs.num_envs)


def single_steps(env: Any, steps: int) -> int:
    """Steps of one environment, with a choice among the legal actions, as its users make it."""
    _, info = env.reset(seed=1)
    for _ in range(steps):
        action = int(info["action_mask"].argmax()) if "action_mask" in info else 0
        _, _, ended, truncated, info = env.step(action)
        if ended or truncated:
            _, info = env.reset()
    return steps


def aec_steps(env: Any, steps: int) -> int:
    """Steps of an environment of PettingZoo."""
    env.reset(seed=1)
    for _ in range(steps):
        if not env.agents:
            env.reset()
        told, _, ended, truncated, _ = env.last()
        env.step(None if ended or truncated else int(told["action_mask"].argmax()))
    return steps


def tree_steps(text: str, steps: int) -> int:
    """Random choices and chances of a game of OpenSpiel, as its own examples make them."""
    game = importlib.import_module("pyspiel").load_game(text)
    done = 0
    while done < steps:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            done += 1
    return done


def rlcard_steps(steps: int) -> int:
    """Random play of RLCard's gin rummy."""
    env = importlib.import_module("rlcard").make("gin-rummy", config={"seed": 1})
    state, _ = env.reset()
    for _ in range(steps):
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        if env.is_over():
            state, _ = env.reset()
    return steps


@cache
def pgx_games() -> tuple[Any, Any, Any]:
    """Pgx's connect four, 1,024 games at once: how to step them, compiled, and how they begin."""
    jax, pgx = importlib.import_module("jax"), importlib.import_module("pgx")
    env = pgx.make("connect_four")
    key = jax.random.PRNGKey(1)

    def one(state: Any, luck: Any) -> Any:
        numbers = jax.numpy.log(state.legal_action_mask.astype(float))
        return env.step(state, jax.random.categorical(luck, numbers))

    step = jax.jit(jax.vmap(one))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES))
    return jax, step, step(state, jax.random.split(key, GAMES))


def pgx_steps(steps: int) -> int:
    """Random legal play of Pgx's connect four; a game that is over stays as it is."""
    jax, step, state = pgx_games()
    for number in range(steps):
        state = step(state, jax.random.split(jax.random.PRNGKey(number), GAMES))
    jax.block_until_ready(state.observation)
    return steps * GAMES


def peer(name: str, work: Callable[[], int], needs: str) -> float | None:
    """How fast a peer is; where it cannot be played, that is said."""
    try:
        found = rate(work, 3)
    except Exception as error:
        print(f"  ({name}: not here, {type(error).__name__}: {error}; {needs})")
        return None
    row(name, found, "steps/s")
    return found


def vectors() -> None:
    import gymnasium

    means = []
    for name in ("Onirim", "Labyrinth"):
        envs: Any = gymnasium.make_vec(f"dedale/{name}-v0", num_envs=GAMES)
        envs.reset(seed=1)
        means.append((stepping(envs, STEPS), rate(partial(choosing, envs, STEPS), 3)))
        row(f"{name}, {GAMES} games, step alone", means[-1][0], "steps/s")
        row(f"{name}, with a random legal choice", means[-1][1], "steps/s")
    row("mean of both, step alone", sum(one for one, _ in means) / 2, "steps/s", wanted="3 M")
    row("mean of both, with a choice", sum(one for _, one in means) / 2, "steps/s", wanted="2 M")
    paced = []
    for threads in (1, 2):
        envs = gymnasium.make_vec("dedale/Labyrinth-v0", num_envs=GAMES, threads=threads)
        envs.reset(seed=1)
        paced.append(rate(partial(choosing, envs, STEPS), 5, time.perf_counter))
        envs.close()
    row("two threads, by the clock", paced[1], "steps/s", paced[1] / paced[0], "one thread", "1.7 on a quiet machine")
    peer("Pgx, connect four, 1,024 games, all cores' time", lambda: pgx_steps(STEPS), "pip install pgx")


def singles() -> None:
    import gymnasium

    their = rate(partial(single_steps, gymnasium.make("CartPole-v1"), ALONE), 3)
    row("Gymnasium's CartPole, made", their, "steps/s")
    for name in ("Onirim", "Labyrinth"):
        made = gymnasium.make(f"dedale/{name}-v0")
        bare = rate(partial(single_steps, made.unwrapped, ALONE), 3)
        row(f"{name}, unwrapped", bare, "steps/s", wanted="150 k")
        ours = rate(partial(single_steps, made, ALONE), 3)
        row(f"{name}, made", ours, "steps/s", ours / their, "CartPole", "1")


def agents() -> None:
    from dedale.adapters import pettingzoo

    def classic() -> int:
        return aec_steps(importlib.import_module("pettingzoo.classic.connect_four_v3").raw_env(), ALONE)

    peer("PettingZoo's connect four, raw", classic, "pip install 'pettingzoo[classic]'")
    peer("RLCard's gin rummy", lambda: rlcard_steps(ALONE // 10), "pip install rlcard")
    for name in dedale.games():
        ours = rate(partial(aec_steps, pettingzoo.raw_env(name, players=2), ALONE), 3)
        row(f"{name.capitalize()}, two seats, raw", ours, "steps/s", wanted="40 k")


def trees() -> None:
    importlib.import_module("dedale.adapters.openspiel")
    importlib.import_module("open_spiel.python.games.kuhn_poker")
    their = rate(partial(tree_steps, "python_kuhn_poker", ALONE), 3)
    row("OpenSpiel's python_kuhn_poker", their, "steps/s")
    row("OpenSpiel's hanabi (C++), from Python", rate(partial(tree_steps, "hanabi", ALONE), 3), "steps/s")
    for name in dedale.games():
        ours = rate(partial(tree_steps, f"dedale_{name}", ALONE), 3)
        row(f"{name.capitalize()}", ours, "steps/s", ours / their, "kuhn", "0.5")


def main() -> None:
    for part, needs in ((vectors, "gymnasium"), (singles, "gymnasium"), (agents, "pettingzoo"), (trees, "openspiel")):
        try:
            importlib.import_module(f"dedale.adapters.{needs}")
        except ImportError as error:
            print(f"  ({error})")
            continue
        part()
