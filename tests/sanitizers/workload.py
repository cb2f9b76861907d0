"""What every build of the core is made to do, and must do alike: see `tools/sanitize.py`.

A topic yields what it saw, line by line. Everything follows from the seed; bots think by counts, never by the clock.
`python -m tests.sanitizers.workload SEED TOPIC` prints the lines.
"""

from __future__ import annotations

import hashlib
import sys
import tempfile
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, ParamSpec, TypeVar

import msgspec

import dedale
from dedale.bots import Budget, History, Seat, bot, bots, player
from dedale.bots.analysis import analyse
from dedale.bots.hints import hint
from dedale.bots.onirim.groups import groups
from dedale.bots.pilots import pilot_of
from dedale.core.errors import DedaleError
from dedale.core.game import CHANCE, OVER, Game, State
from dedale.core.many import NEXT_STEP, SAME_STEP, ManyGames
from dedale.core.record import Record
from dedale.lab.onirim.lessons import train
from dedale.lab.training import Task
from dedale.labyrinth.game import Labyrinth
from dedale.labyrinth.puzzles import is_proved, make, shipped
from dedale.labyrinth.solving import plan, solve
from tests.bots.recorded_games import KINDS, played
from tests.conformance.walks import chance, follow, print_of, walk
from tests.labyrinth import spoilt_saves as labyrinth_saves
from tests.onirim import spoilt_saves as onirim_saves

P = ParamSpec("P")
T = TypeVar("T")

Topic = Callable[[Random], Iterator[str]]

FEW = Budget(iterations=2)
PILOTED = {"onirim": ("random", "fast"), "labyrinth": ("random", "greedy", "planner")}
"""The bots that play inside the core."""

LONGEST_HOSTILE = 60
"""So far is a spoilt state played that was believed."""


def short(seen: object) -> str:
    """A mark of anything, for a line."""
    return hashlib.sha256(repr(seen).encode()).hexdigest()[:12]


def games(game: Game, share: float, most: int, pick: Random) -> Iterator[str]:
    """A random game in every combination: every choice, and here and there all that can be seen of the state."""
    for options in game.combinations():
        yield f"{game.name} {options}"
        for number, state in enumerate(walk(game, options, pick)):
            yield f"{state.turn} {state.kind} {short(state.legal() if state.turn >= 0 else state.turn)}"
            if pick.random() < share:
                yield everything(game, state, pick.getrandbits(64))
            if number == most:
                break


def everything(game: Game, state: State, seed: int) -> str:
    """What all may see of a state, what they may guess, and what it is after it was saved."""
    seats = (*range(state.seats), None)
    views = [msgspec.json.encode(state.view(seat)) for seat in seats]
    guesses = [print_of(state.sample(seat, seed)) for seat in seats]
    again = print_of(game.from_json(state.to_json()))
    return f"all of it {short((views, guesses, again))} playouts {state.playouts(3, seed)}"


def onirim_games(pick: Random) -> Iterator[str]:
    return games(dedale.game("onirim"), 0.02, 5000, pick)


def labyrinth_games(pick: Random) -> Iterator[str]:
    return games(dedale.game("labyrinth"), 0.05, 300, pick)


def playouts(pick: Random) -> Iterator[str]:
    """Many games in C alone."""
    for name in dedale.games():
        game = dedale.game(name)
        for options in game.combinations():
            seed = pick.getrandbits(64)
            yield f"{name} {options} {game.new(options, seed).playouts(60, seed)}"


def choices_of_bots(name: str, combinations: int, points: int, pick: Random) -> Iterator[str]:
    """What every bot chooses here and there in games that bots play."""
    game = dedale.game(name)
    for options in pick.sample(game.combinations(), combinations):
        yield f"{name} {options}"
        state = game.new(options, pick.getrandbits(64))
        history = History()
        decisions = pick.randrange(40)
        while state.turn != OVER and len(history) < decisions + points:
            seat = Seat(state, state.turn, history)
            seed = pick.getrandbits(32)
            asked = bots(name) if len(history) >= decisions else bots(name)[:2]
            chosen = [bot(name, who).choose(seat, FEW, seed) for who in asked]
            yield f"{state.turn} {state.kind} {chosen}"
            action = pick.choice(chosen)
            history.add(state, action)
            state.play(action)


def onirim_bots(pick: Random) -> Iterator[str]:
    return choices_of_bots("onirim", 24, 12, pick)


def labyrinth_bots(pick: Random) -> Iterator[str]:
    combinations = len(dedale.game("labyrinth").combinations())
    return choices_of_bots("labyrinth", min(10, combinations), 3, pick)


def hints(pick: Random) -> Iterator[str]:
    for name, options in KINDS:
        table = played(name, options, pick.randrange(2**32), pick.randrange(4, 40))
        if not table.over:
            yield f"{name} {options} {hint(table, table.turn, budget=FEW, seed=pick.getrandbits(32))}"


def analyses(pick: Random) -> Iterator[str]:
    """Games looked through by the experts: the whole of a short one of each game."""
    for name, options in (("onirim", {"book": "yes", "towers": "yes"}), ("labyrinth", {"players": 2, "cards": 1})):
        game = dedale.game(name)
        most = 12
        table = played(name, options, pick.randrange(2**32), most)
        found = analyse(table.record, budget=Budget(iterations=1), seed=pick.getrandbits(32), owner=True)
        yield f"{game.name} {found.accounts} {short(msgspec.json.encode(found))}"


def solving(pick: Random) -> Iterator[str]:
    """Shortest ways and whole plans on boards under way."""
    game = dedale.game("labyrinth")
    for options in game.combinations():
        state = game.new(options, pick.getrandbits(64))
        for _ in range(pick.randrange(30)):
            if state.turn >= 0:
                state.play(pick.choice(state.legal()))
        if state.turn >= 0:
            assert isinstance(state, Labyrinth)
            yield f"{options} {told(solve, state, most=3)}"
            yield f"{options} {told(plan, state.view(state.turn), width=2, most=2)}"


def puzzles(pick: Random) -> Iterator[str]:
    """New puzzles, and proofs of some that come with the game."""
    for turns in (1, 1, 2):
        made = make(turns, pick.getrandbits(64))
        yield f"{made} {is_proved(made)}"
    for puzzle in pick.sample([puzzle for puzzle in shipped() if puzzle.fewest < 4], 6):
        yield f"{puzzle.id} {is_proved(puzzle)}"


def training(pick: Random) -> Iterator[str]:
    """A few games of a net that learns."""
    with tempfile.TemporaryDirectory() as folder:
        for group in pick.sample(groups(), 3):
            numbers, mark = train(Task(group, None, 8, 4), pick.randrange(2**31), Path(folder))
            yield f"{group} {short(numbers)} {mark.won}"


def told(ask: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T | str:
    """What comes back, or the sentence in its place."""
    try:
        return ask(*arguments, **named)
    except DedaleError as error:
        return f"{type(error).__name__}: {error}"


def hostile_saves(game: Game, spoilt: Callable[[Random], dict[str, Any]], count: int, pick: Random) -> Iterator[str]:
    """Saves with anything wrong in them: refused with a sentence, or a state like any other."""
    for _ in range(count):
        state = told(game.from_json, spoilt(pick))
        if isinstance(state, str):
            yield state
        else:
            yield from played_on(game, state, pick)


def played_on(game: Game, state: State, pick: Random) -> Iterator[str]:
    """A state that was believed: looked at, and played further."""
    yield f"believed {everything(game, state, pick.getrandbits(64))}"
    for _ in range(LONGEST_HOSTILE):
        if state.turn == OVER:
            return
        follow(state, chance(state, pick) if state.turn == CHANCE else pick.choice(state.legal()))
    yield f"played on {short(print_of(state))}"


def hostile_onirim(pick: Random) -> Iterator[str]:
    return hostile_saves(dedale.game("onirim"), onirim_saves.spoilt, 500, pick)


def hostile_labyrinth(pick: Random) -> Iterator[str]:
    return hostile_saves(dedale.game("labyrinth"), labyrinth_saves.spoilt, 500, pick)


def hostile_records(pick: Random) -> Iterator[str]:
    """Records with lines and letters changed: refused by their line, or replayed."""
    for name, options in KINDS:
        lines = played(name, options, pick.randrange(2**32), 30).record.text(secret=True).splitlines()
        for _ in range(12):
            spoilt = list(lines)
            for _ in range(pick.randrange(1, 4)):
                place = pick.randrange(len(spoilt))
                spoilt[place : place + pick.randrange(2)] = [pick.choice([*lines, line_like(pick.choice(lines), pick)])]
            record = told(Record.parse, "\n".join(spoilt) + "\n", trust_edits=True)
            yield print_of(record.replay()) if isinstance(record, Record) else str(record)


def line_like(line: str, pick: Random) -> str:
    """A line with one letter or number changed."""
    place = pick.randrange(len(line) + 1)
    return line[:place] + pick.choice(["", "-", "9", "255", "4294967296", "x", " "]) + line[place + 1 :]


def hostile_calls(pick: Random) -> Iterator[str]:
    """Actions, outcomes, seats and seeds that there are not."""
    wrong = [-1, 48, 63, 64, 97, 255, 256, 2**31, 2**32, 2**63, 2**64, -(2**63)]
    for name in dedale.games():
        game = dedale.game(name)
        for options in pick.sample(game.combinations(), 12):
            state = game.new(options, pick.choice([None, 5]))
            for number in wrong:
                asks = (state.play, state.resolve, state.view, state.reseed, game.text, game.outcome_text)
                yield " ".join([*(answer(ask, number) for ask in asks), answer(state.sample, number, 1)])
            yield f"unharmed {short(print_of(state))}"


def answer(ask: Callable[..., object], *arguments: int) -> str:
    """A mark of what comes back; whatever is raised counts as an answer, and must be the same in every build."""
    try:
        return short(msgspec.json.encode(ask(*arguments), enc_hook=print_of))
    except (DedaleError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        return type(error).__name__


def a_few_of_all(pick: Random) -> Iterator[str]:
    """Little enough to be done uncompiled too: some games, some of which are saved and spoilt."""
    for name, saves in (("onirim", onirim_saves), ("labyrinth", labyrinth_saves)):
        game = dedale.game(name)
        for options in pick.sample(game.combinations(), 4):
            for number, state in enumerate(walk(game, options, pick)):
                yield f"{state.turn} {state.kind} {short(print_of(state))}"
                if number == 120:
                    break
        yield from hostile_saves(game, saves.spoilt, 40, pick)


def many_games(pick: Random) -> Iterator[str]:
    """Many games at once in some combinations, with pilots, buffers that do not fit and actions that are not legal."""
    for game in map(dedale.game, dedale.games()):
        for options in pick.sample(game.combinations(), 4):
            chosen = game.options(options | dict(game.facts.endless))
            start: Any = game.new(chosen)
            size, wide = game.observation(chosen).size, len(game.actions)
            seat = pick.randrange(chosen.players)
            names = [pick.choice(PILOTED[game.name]) for _ in range(chosen.players)]
            pilots = [pilot_of(player(game.name, name), chosen) for name in names]
            for again in (NEXT_STEP, SAME_STEP):
                together = ManyGames(start, 4, seat, wide, size, pilots, again)
                numbers, masks, ended = bytearray(4 * size), bytearray(4 * wide), bytearray(4)
                last, last_masks = bytearray(4 * size), bytearray(4 * wide)
                actions, rewards = array("q", [0] * 4), array("d", [0.0] * 4)
                together.reset([pick.getrandbits(64) for _ in range(4)], numbers, masks)
                for number in range(40):
                    together.choose(actions)
                    if number % 9 == 8:
                        actions[number % 4] = pick.choice((-1, wide, 2**63 - 1, -(2**63)))
                    together.step(actions, numbers, masks, rewards, ended, last, last_masks)
                yield f"{game.name} {options} {again} {short((numbers, masks, rewards.tolist(), ended, last))}"
                yield str(told(together.reset, [1] * 4, numbers[1:], masks))


TOPICS: dict[str, Topic] = {
    "onirim-bots": onirim_bots,
    "labyrinth-bots": labyrinth_bots,
    "onirim-games": onirim_games,
    "labyrinth-games": labyrinth_games,
    "hostile-onirim": hostile_onirim,
    "hostile-labyrinth": hostile_labyrinth,
    "analyses": analyses,
    "hints": hints,
    "solving": solving,
    "puzzles": puzzles,
    "playouts": playouts,
    "many-games": many_games,
    "training": training,
    "hostile-records": hostile_records,
    "hostile-calls": hostile_calls,
    "a-few-of-all": a_few_of_all,
}
"""By name, the longest first."""

UNCOMPILED = "a-few-of-all"
"""The topic that is done uncompiled as well."""


def main() -> None:
    seed, topic = sys.argv[1:]
    print(f"{'compiled' if dedale.compiled else 'uncompiled'} {dedale.__file__}")
    for line in TOPICS[topic](Random(f"{seed} {topic}")):
        print(line, flush=True)  # what was seen before a crash is seen


if __name__ == "__main__":
    main()
