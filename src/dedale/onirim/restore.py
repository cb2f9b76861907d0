"""A saved state read back: the zones as in a position, and the pending decision."""

from __future__ import annotations

from collections.abc import Mapping

from dedale.core.fields import Raw
from dedale.core.reading import listing, number, refuse
from dedale.onirim.cards import GOAL, GOALS, KINDS, NOTHING, PREMONITION, PREMONITIONS
from dedale.onirim.decisions import DECISIONS, KIND_NAMES
from dedale.onirim.entries import CHOSEN
from dedale.onirim.kinds import FINISHED, PICK, WAIT
from dedale.onirim.position import code, eyes, finish, read_zones
from dedale.onirim.snapshot import NO_GOAL
from dedale.onirim.state import DEAL_END, LOOK_SIZE, STACK_SIZE
from dedale.onirim.steps import STEPS

EXPECTED = (
    *("options", "seat", "hands", "shared", "rows", "doors", "deck_top", "bag", "deck_bottom", "discard", "limbo"),
    *("removed", "goals", "towers", "premonitions", "hidden_premonitions", "resolving", "striking", "looked"),
    *("lookers", "remembered", "decision", "revealed", "result", "rng"),
)

EARLIER = dict.fromkeys(CHOSEN, "chosen") | {
    **dict.fromkeys(("cards_owed", "keys_owed"), "owed"),
    **dict.fromkeys(("pay_from", "throw_from", "key_from"), "least"),
}
"""What the fields were called in a saved state before each had a name of its own: such states are still read."""


def raw_from_json(fresh: Raw, data: Mapping[str, object]) -> Raw:
    """The raw numbers of a saved state; whether its decision can be pending is for the rules to say."""
    for name in EXPECTED:
        if name not in data:
            raise refuse("the saved state", f"expected {name!r}, which is missing")
    raw = dict(fresh)
    goals = data["goals"]
    if isinstance(goals, list) and len(goals) < GOALS and raw["with_book"]:  # they are being laid out
        read_zones(raw, {**data, "goals": None})
        laid = [code("goals", entry.get("goal"), GOAL, GOAL + 4) - GOAL for entry in map(mapping, goals)]
        raw["goals"] = [*laid, *[NO_GOAL] * (GOALS - len(laid))]
        raw["goal_up"] = [1] * len(laid) + [0] * (GOALS - len(laid))
    else:
        read_zones(raw, data)
    read_cards_in_the_air(raw, data)
    read_decision(raw, data)
    dealing = raw["pending"] == PICK or raw["steps"][:1] == [DEAL_END]
    finish(raw, list(fresh["bag"]), 8 if dealing and raw["players"] == 2 else raw["shared_size"])
    raw["revealed_n"] = number("revealed", data["revealed"], 0, 2**32 - 1)
    generator = data["rng"]
    raw["seeded"] = int(generator is not None)
    if generator is not None:
        numbers = [number("rng", value, 0, 2**64 - 1) for value in listing("rng", generator, 2, 2)]
        raw["rng"], raw["policy"] = numbers
    return raw


def mapping(value: object) -> Mapping[str, object]:
    """A mapping, or nothing in place of anything else."""
    return value if isinstance(value, Mapping) else {}


def read_cards_in_the_air(raw: Raw, data: Mapping[str, object]) -> None:
    """The card being resolved, the Premonition that strikes, and the cards in sight."""
    raw["resolving"] = NOTHING if data["resolving"] is None else code("resolving", data["resolving"], 0, KINDS)
    raw["striking"] = NOTHING
    if data["striking"] is not None:
        number_of = code("striking", data["striking"], PREMONITION, PREMONITION + PREMONITIONS)
        raw["striking"] = number_of - PREMONITION
        if (raw["face_up"] | raw["face_down"]) >> raw["striking"] & 1:
            raise refuse("striking", "expected a Premonition that is neither face up nor face down")
    raw["looked"] = [code("looked", name, 0, KINDS) for name in listing("looked", data["looked"], 0, LOOK_SIZE)]
    raw["looked_n"] = len(raw["looked"])
    raw["lookers"] = eyes("lookers", data["lookers"])


def read_decision(raw: Raw, data: Mapping[str, object]) -> None:
    """The pending decision, and the steps that wait behind it."""
    decision = mapping(data["decision"])
    expect(decision, "kind", "passed", "steps")
    raw["steps"] = [
        number("decision, steps", step, 0, 255) for step in listing("steps", decision["steps"], 0, STACK_SIZE)
    ]
    raw["steps_n"] = len(raw["steps"])
    kind = decision["kind"]
    results = ("won", "lost") if kind == "over" else (None,)
    if data["result"] not in results:
        raise refuse("result", f"expected {' or '.join(map(repr, results))}, found {data['result']!r}")
    if kind == "over":
        raw["pending"] = FINISHED
        raw["won"] = int(data["result"] == "won")
    elif kind and kind == chance_at(raw["steps"]):
        raw["pending"] = WAIT
    elif kind in KIND_NAMES[1:]:
        raw["pending"] = KIND_NAMES.index(kind)
    else:
        raise refuse("decision, kind", f"expected the name of a decision or of the chance due, found {kind!r}")
    read_carried(raw, decision)
    raw["passed"] = int(bool(decision["passed"]))


def read_carried(raw: Raw, decision: Mapping[str, object]) -> None:
    """What the pending decision is about."""
    about = DECISIONS.get(raw["pending"])
    for name, allowed in about.carries.items() if about else ():
        written = EARLIER[name] if EARLIER[name] in decision else name
        expect(decision, written)
        raw[name] = number(f"decision, {written}", decision[written], allowed[0], allowed[-1])


def expect(decision: Mapping[str, object], *names: str) -> None:
    """Refuse a decision that leaves one of these out."""
    for name in names:
        if name not in decision:
            raise refuse("decision", f"expected {name!r}, which is missing")


def chance_at(steps: list[int]) -> str:
    """What the chance is called for which the last of these steps may stop, if it may."""
    return STEPS[steps[-1]].chance if steps and steps[-1] in STEPS else ""
