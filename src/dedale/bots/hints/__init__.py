"""Hints: the best action for a seat, what it is worth, and why."""

from dedale.bots.hints.hint import Advice, Hint, advise, hint
from dedale.bots.hints.reason import Candidate, Reason

__all__ = ["Advice", "Candidate", "Hint", "Reason", "advise", "hint"]
