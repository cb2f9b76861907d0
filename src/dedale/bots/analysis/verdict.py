"""The verdict on a game: the one or two moments that decided it, many small things, the others' play, or luck."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from dedale.bots.analysis.fact import Fact, Facts
from dedale.bots.analysis.report import FORCED, Account, Analysis, JudgedChoice, cost_of
from dedale.bots.measure import SURE
from dedale.core.facts import TURNS

DECISIVE = 0.4
"""One or two choices decided a game if they took as much of what was lost."""

ALONE = 2.0
"""One choice decided it alone if it took so many times as much as the next."""

BY_CHANCE = 0.8 / SURE
"""Half of the choices that lose nothing seem to lose something, on average so much of what they may be off by. What
chance alone may explain counts only beyond that."""

LITTLE = {"points": 0.1, TURNS: 1.0}
"""Small losses are told if they come to as much."""


def verdict(analysis: Analysis, seat: int) -> Fact:
    """What decided the game for a seat, in one sentence. There always is one."""
    account = analysis.accounts[seat]
    if analysis.unit == TURNS:
        return _turns(analysis, account)
    if account.result >= account.start:
        return _won(analysis, seat)
    return _moments(analysis, seat) or _small_things(analysis, seat) or _luck(analysis, account)


def lost_by(account: Account) -> float:
    """What a seat lost in the course of a game, before anybody gave it up."""
    return account.start - account.result + account.given_up


def nearly_all_given_up(account: Account) -> bool:
    """Whether a game was given up that nothing much had happened in: that is all there is to say."""
    return lost_by(account) < LITTLE["points"]


def given_away(choices: Sequence[JudgedChoice]) -> tuple[float, float]:
    """What some choices gave away in all, and by how much that may be off: small losses are known better together."""
    off = [choice.loss.value - choice.loss.low for choice in choices]
    lost = sum(
        choice.loss.value - (0.0 if cost_of(choice.loss) else BY_CHANCE * may_be_off)
        for choice, may_be_off in zip(choices, off, strict=True)
    )
    return max(0.0, lost), hypot(*off)


def _moments(analysis: Analysis, seat: int) -> Fact | None:
    """The choices that took most of it: the own ones, or a partner's."""
    account = analysis.accounts[seat]
    for who in sorted(range(len(analysis.seats)), key=lambda one: one != seat):
        if who != seat and account.others >= 0:
            continue  # an opponent's mistakes lost this seat nothing
        named = [one for one in analysis.choices if one.seat == who and one.label not in ("", FORCED)]
        worst = sorted(named, key=lambda one: -one.loss.value)[:2]
        if sum(one.loss.value for one in worst) < DECISIVE * lost_by(account) or not worst:
            continue
        code = "moment" if who == seat else "partner"
        if len(worst) == 1 or worst[0].loss.value >= ALONE * worst[1].loss.value:
            first = worst[0]
            return Fact(
                f"verdict-{code}",
                {"step": first.step, "value": _points(first.loss.value), "played": first.played, "best": first.best},
            )
        earlier, later = sorted(worst, key=lambda one: one.at)
        value = _points(earlier.loss.value + later.loss.value)
        return Fact(f"verdict-{code}s", {"first": earlier.step, "second": later.step, "value": value})
    return None


def _small_things(analysis: Analysis, seat: int) -> Fact | None:
    """No moment stands out: then whether the own choices gave away more than luck took, or more than the winner's."""
    account = analysis.accounts[seat]
    own = [one for one in analysis.choices if one.seat == seat and one.label != FORCED]
    lost, off = given_away(own)
    facts: Facts = {"own": _points(lost), "count": len(own)}
    winner = max(range(len(analysis.seats)), key=lambda one: analysis.accounts[one].result)
    if analysis.accounts[winner].result > account.result:
        theirs = [one for one in analysis.choices if one.seat == winner and one.label != FORCED]
        other, their_off = given_away(theirs)
        if lost - other > max(LITTLE["points"], hypot(off, their_off), account.noise):
            return Fact("verdict-outplayed", facts | {"other": _points(other)})
        return None
    if lost > max(LITTLE["points"], off, lost_by(account) - lost):
        return Fact("verdict-little", facts)
    return None


def _luck(analysis: Analysis, account: Account) -> Fact:
    """Luck, with how often the best play wins from such a start; or that nobody can tell, within the noise."""
    if -account.luck <= max(LITTLE["points"], account.noise):
        return Fact("verdict-unsure", {"start": _points(account.start), "noise": _points(account.noise)})
    together = len({one.result for one in analysis.accounts}) == 1
    return Fact("verdict-luck" if together else "verdict-luck-others", {"start": _points(account.start)})


def _won(analysis: Analysis, seat: int) -> Fact:
    """Why a game was won: by luck, by what the others gave away, or by good play."""
    account = analysis.accounts[seat]
    own = [one for one in analysis.choices if one.seat == seat and one.label != FORCED]
    facts: Facts = {"own": _points(given_away(own)[0]), "count": len(own), "start": _points(account.start)}
    if account.others > max(LITTLE["points"], account.luck):
        return Fact("verdict-won-others", facts | {"other": _points(account.others)})
    if account.luck > max(LITTLE["points"], account.noise):
        return Fact("verdict-won-luck", facts | {"luck": _points(account.luck)})
    return Fact("verdict-won", facts)


def _turns(analysis: Analysis, account: Account) -> Fact:
    """Where turns are counted: what made the game longer than it had to be."""
    own = [one for one in analysis.choices if one.label != FORCED]
    lost, off = given_away(own)
    if lost > max(LITTLE[TURNS], off, -account.luck):
        return Fact("verdict-turns-choices", {"value": round(lost, 1), "count": len(own)})
    if -account.luck > max(LITTLE[TURNS], account.noise):
        return Fact("verdict-turns-luck", {"value": round(-account.luck, 1)})
    return Fact("verdict-turns-even", {"value": round(-account.result)})


def _points(value: float) -> int:
    return round(100 * value)
