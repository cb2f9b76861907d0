"""What a turn of Labyrinth does, and why it is the best."""

from dedale.bots.hints.labyrinth.facts import does, gain, keeps, risks
from dedale.bots.hints.labyrinth.plans import plans
from dedale.bots.hints.labyrinth.reasons import candidates

__all__ = ["candidates", "does", "gain", "keeps", "plans", "risks"]
