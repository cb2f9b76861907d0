"""What docs/strength.md measures, part by part: each is a run of its own, with a folder of its own."""

from __future__ import annotations

from collections.abc import Sequence

from dedale.lab.errors import BadPlan
from dedale.lab.plan import RunPlan
from dedale.lab.study import sections


def chosen_sections(names: Sequence[str] | None) -> list[str]:
    """The parts of these names, or all."""
    found = sections()
    known = ", ".join(found)
    for name in names or ():
        if name not in found:
            raise BadPlan("lab-section", f"There is no part {name!r}; the parts are: {known}.", found=name, known=known)
    return [name for name in found if names is None or name in names]


def section_plan(name: str, seed: int = 1, most: int | None = None) -> RunPlan:
    """The run of a part, with at most so many games a row."""
    section = sections()[name]
    games = section.games if most is None else min(most, section.games)
    command = section_command(name)
    command += "" if games == section.games else f" --games {games}"
    command += "" if seed == 1 else f" --seed {seed}"
    return RunPlan(section.kind, tuple(section.rows()), seed, games, None, command)


def section_command(name: str) -> str:
    """The command that measures a part."""
    return f"dedale lab strength --only {name}"
