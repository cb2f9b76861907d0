"""A game looked through afterwards: what every choice cost, and what luck gave or took."""

from dedale.bots.analysis.analyse import analyse
from dedale.bots.analysis.fact import Fact
from dedale.bots.analysis.report import (
    BLUNDER,
    FORCED,
    INACCURACY,
    MISTAKE,
    Account,
    Analysis,
    Draw,
    JudgedChoice,
    Point,
)
from dedale.bots.analysis.summary import summary

__all__ = [
    "BLUNDER",
    "FORCED",
    "INACCURACY",
    "MISTAKE",
    "Account",
    "Analysis",
    "Draw",
    "Fact",
    "JudgedChoice",
    "Point",
    "analyse",
    "summary",
]
