"""The few things to tell a player about a game that is over: what was luck, and what would have been better."""

from __future__ import annotations

from dedale.bots.analysis.fact import Fact, Facts
from dedale.bots.analysis.report import BLUNDER, INACCURACY, MISTAKE, Account, Analysis, Draw, JudgedChoice
from dedale.bots.analysis.verdict import nearly_all_given_up, verdict
from dedale.core.errors import UnknownSeat
from dedale.core.facts import TURNS

MOST_CHOICES = 3
"""So many of the worst choices are told."""

TELLING_DRAW = {"points": 0.05, TURNS: 1.0}
"""A draw is told if it took as much, and more than the noise."""

STEPS = {"points": 0.01, TURNS: 0.1}
"""What the sums are rounded to."""


def summary(analysis: Analysis, seat: int) -> list[Fact]:
    """What a seat is told about its game; every number is one of the analysis."""
    if not 0 <= seat < len(analysis.accounts):
        raise UnknownSeat("seat-unknown", f"There is no seat {seat!r} in this game.")
    account = analysis.accounts[seat]
    own = [choice for choice in analysis.choices if choice.seat == seat]
    told = [_sums(analysis, account)]
    if account.given_up:
        told.append(_given_up(analysis, account, seat))
    if analysis.finished and not (account.given_up and nearly_all_given_up(account)):
        told.append(verdict(analysis, seat))
    worst = _worst(own)
    told += [_choice(analysis, choice) for choice in worst]
    if not worst:
        told.append(Fact("clean", {"count": sum(choice.label != "forced" for choice in own), "unit": analysis.unit}))
    least = TELLING_DRAW[analysis.unit]
    bad = [draw for draw in analysis.draws if draw.outcomes and -draw.change[seat] >= max(least, draw.noise)]
    if bad:
        told.append(_draw(analysis, min(bad, key=lambda draw: draw.change[seat]), seat))
    return told


def rounded(account: Account, unit: str) -> dict[str, int]:
    """The parts of an account in whole steps that still add up: the parts that rounding wrongs most give way."""
    step = STEPS[unit]
    parts = {name: getattr(account, name) / step for name in ("start", "luck", "own", "others")}
    whole = {name: round(part) for name, part in parts.items()}
    over = sum(whole.values()) - round(account.result / step)
    way = 1 if over > 0 else -1
    for name in sorted(parts, key=lambda name: way * (parts[name] - whole[name]))[: abs(over)]:
        whole[name] -= way
    return {**whole, "result": round(account.result / step)}


def _sums(analysis: Analysis, account: Account) -> Fact:
    sums = rounded(account, analysis.unit)
    facts: Facts = {name: part if analysis.unit != TURNS else part / 10 for name, part in sums.items()}
    noise = round(account.noise / STEPS[analysis.unit])
    facts["noise"] = noise / 10 if analysis.unit == TURNS else noise
    alone = len(analysis.accounts) == 1
    return Fact("sums-turns" if analysis.unit == TURNS else "sums-alone" if alone else "sums", facts)


def _given_up(analysis: Analysis, account: Account, seat: int) -> Fact:
    if account.given_up > 0:
        return Fact("given-up-to", {"value": _size(analysis, account.given_up)})
    who = "given-up" if analysis.resigned == seat else "given-up-other"
    return Fact(who, {"value": _size(analysis, account.given_up)})


def _worst(own: list[JudgedChoice]) -> list[JudgedChoice]:
    """The worst choices that have a name, in the order of the game."""
    named = [choice for choice in own if choice.label in (INACCURACY, MISTAKE, BLUNDER)]
    return sorted(sorted(named, key=lambda choice: -choice.loss.value)[:MOST_CHOICES], key=lambda choice: choice.at)


def _choice(analysis: Analysis, choice: JudgedChoice) -> Fact:
    return Fact(
        "choice" if choice.chosen else "choice-passed",
        {
            "step": choice.step,
            "label": choice.label,
            "played": choice.played,
            "best": choice.best,
            "value": _size(analysis, choice.loss.value),
            "unit": analysis.unit,
        },
    )


def _draw(analysis: Analysis, draw: Draw, seat: int) -> Fact:
    value = _size(analysis, draw.change[seat])
    return Fact("draw", {"step": draw.step, "value": value, "outcomes": draw.outcomes, "unit": analysis.unit})


def _size(analysis: Analysis, change: float) -> int | float:
    """How large a change is, in whole points or tenths of a turn."""
    return round(abs(change), 1) if analysis.unit == TURNS else round(abs(change) * 100)
