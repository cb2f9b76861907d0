"""Numbers as a person reads them, in the person's language."""

from __future__ import annotations

from math import log10

from dedale.words import Words

_THIN = "\u202f"


def decimal(words: Words, value: float, places: int = 1) -> str:
    """A number with so many decimals: 1,234.5, or 1 234,5 in French."""
    text = f"{value:,.{places}f}"
    return text.replace(",", _THIN).replace(".", ",") if words.language == "fr" else text


def whole(words: Words, value: float) -> str:
    """A whole number."""
    return decimal(words, value, 0)


def percent(words: Words, rate: float) -> str:
    """A rate as a percentage with one decimal, without its sign."""
    return decimal(words, 100 * rate)


def interval(words: Words, low: float, high: float, scale: float = 100) -> str:
    """An interval, as percentages unless told otherwise."""
    if high == float("inf"):
        return "–"
    return words("lab-interval", low=decimal(words, scale * low), high=decimal(words, scale * high))


def elo(words: Words, rate: float, par: float) -> str:
    """How far a rate is from its par, in points of Elo with a sign; a dash where all games or none were won."""
    if not 0 < rate < 1:
        return "–"
    points = 400 * log10(rate * (1 - par) / ((1 - rate) * par))
    sign = "−" if round(points) < 0 else "+"
    return sign + whole(words, abs(points))


def elo_interval(words: Words, low: float, high: float, par: float) -> str:
    """The interval of a rate in points of Elo."""
    return words("lab-interval", low=elo(words, low, par), high=elo(words, high, par))


def duration(words: Words, seconds: float) -> str:
    """A short time with the unit that fits it: 12.3 µs, 4.9 ms, 1.5 s."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size or unit == "µs":
            value = seconds / size
            return f"{decimal(words, value, 0 if value >= 100 else 1)}\u00a0{unit}"
    raise AssertionError


def time_left(words: Words, seconds: float | None) -> str:
    """A time to wait."""
    if seconds is None:
        return "–"
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return words("lab-hours", hours=str(hours), minutes=f"{minutes:02}")
    return words("lab-minutes", minutes=str(minutes), seconds=f"{rest:02}")
