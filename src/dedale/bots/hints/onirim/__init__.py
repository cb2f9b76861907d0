"""Why an action is the best in Onirim."""

from dedale.bots.hints.onirim.reasons import candidates

__all__ = ["candidates"]
