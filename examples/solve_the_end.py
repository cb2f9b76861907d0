"""The end of a game of Onirim, solved exactly: every choice, every card that may come, and how likely it is.

    python examples/solve_the_end.py

Chance is explicit: without a seed a state stops where luck is to decide, `outcomes()` lists what may come with
whole-number weights, and `resolve` lets it come. So a chance to win is a fraction, and not an estimate.
"""

from __future__ import annotations

from fractions import Fraction

import dedale

ONIRIM = dedale.game("onirim")


def chance_to_win(state: dedale.State, known: dict[object, Fraction]) -> Fraction:
    """How likely the best play wins from here; `known` keeps what was solved already."""
    if state.turn == dedale.OVER:
        return Fraction(int(state.returns()[0]))
    key = state.key()
    if key not in known:
        if state.turn == dedale.CHANCE:
            outcomes = state.outcomes()
            total = sum(weight for _, weight in outcomes)
            after = (weight * chance_to_win(come(state, outcome), known) for outcome, weight in outcomes)
            known[key] = sum(after, Fraction(0)) / total
        else:
            known[key] = max(chance_to_win(played(state, action), known) for action in state.legal())
    return known[key]


def come(state: dedale.State, outcome: int) -> dedale.State:
    """The state after chance has brought something."""
    later = state.clone()
    later.resolve(outcome)
    return later


def played(state: dedale.State, action: int) -> dedale.State:
    """The state after an action."""
    later = state.clone()
    later.play(action)
    return later


def near_the_end(suns: int = 2) -> dedale.State:
    """Seven Doors are found. The last one, a Nightmare and a few suns are left."""
    return ONIRIM.start(
        {
            "hands": [["rk", "rs", "rm", "bs", "gs"]],
            "doors": [["rd", "bd", "bd", "gd", "gd", "nd", "nd"]],
            "bag": {"rd": 1, "xn": 1, "bs": suns, "gs": suns},
        }
    )


def main(suns: int = 2) -> None:
    state, known = near_the_end(suns), dict[object, Fraction]()
    worth = {ONIRIM.text(action): chance_to_win(played(state, action), known) for action in state.legal()}
    for text, chance in sorted(worth.items(), key=lambda one: -one[1]):
        print(f"{text:<12} {chance!s:>8}  {float(chance):.4f}")
    print(f"{len(known):,} positions were solved.")


if __name__ == "__main__":
    main()
