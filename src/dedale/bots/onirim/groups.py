"""The groups of options that share the weights of a net: who plays, and which expansions.

The variants of an expansion (Lost!, the Ruins, more Premonitions) are inputs of the net.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from dedale.core.options import OptionValue, OptionValues
from dedale.onirim.facts import FACTS

EXPANSIONS = ("book", "towers", "dreams")
COMPANIES = ("solo", "open", "silent")
_OFF = {name: FACTS.option(name).default for name in EXPANSIONS}
_VARIANTS = {name: FACTS.option(name).choices[1:] for name in EXPANSIONS}


def groups() -> list[str]:
    """Every group, such as "solo", "open-book" and "silent-book-towers-dreams"."""
    return [
        "-".join([company, *(name for name, on in zip(EXPANSIONS, played, strict=True) if on)])
        for company in COMPANIES
        for played in product((False, True), repeat=len(EXPANSIONS))
    ]


def group_of(options: Mapping[str, OptionValue]) -> str:
    """The group of some options, given with every field."""
    company = "solo" if options["players"] == 1 else options["talk"]
    return "-".join([str(company), *(name for name in EXPANSIONS if options[name] != _OFF[name])])


def members(group: str) -> list[OptionValues]:
    """The options that a group stands for, the plain rules first."""
    company, *expansions = group.split("-")
    who: OptionValues = {"players": 1 if company == "solo" else 2, "talk": "silent" if company == "silent" else "open"}
    choices = [_VARIANTS[name] if name in expansions else (_OFF[name],) for name in EXPANSIONS]
    return [who | dict(zip(EXPANSIONS, chosen, strict=True)) for chosen in product(*choices)]
