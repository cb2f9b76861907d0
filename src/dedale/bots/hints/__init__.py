"""Hints: the best thing for a seat to do, what it is worth, and why."""

from dedale.bots.hints.hint import Advice, Hint, advise, hint
from dedale.bots.hints.reason import Candidate, Plan, Reason

__all__ = ["Advice", "Candidate", "Hint", "Plan", "Reason", "advise", "hint"]
