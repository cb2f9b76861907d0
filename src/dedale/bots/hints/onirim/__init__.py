"""What an action of Onirim does, and why it is the best."""

from dedale.bots.hints.onirim.facts import does, gain, keeps, risks
from dedale.bots.hints.onirim.plans import plans
from dedale.bots.hints.onirim.reasons import candidates

__all__ = ["candidates", "does", "gain", "keeps", "plans", "risks"]
