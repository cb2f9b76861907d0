"""Why an action is the best in Labyrinth."""

from dedale.bots.hints.labyrinth.reasons import candidates

__all__ = ["candidates"]
