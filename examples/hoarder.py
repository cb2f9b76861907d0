"""A bot in 20 lines: it never plays or throws away a key while it has anything else to do.

dedale lab benchmark hoarder:Hoarder onirim        # beside our bots, in this folder
dedale play onirim --bot 1=hoarder:Hoarder         # or to watch it
"""

from random import Random

import dedale
from dedale.bots import Budget, Seat


class Hoarder:
    """Chooses by what its seat may know: `seat.view()`, `seat.legal()`, and `seat.sample(seed)` to look ahead."""

    def choose(self, seat: Seat, budget: Budget, seed: int) -> int:
        """Anything that spares keys; plays before it discards."""
        texts = {action: dedale.game("onirim").text(action) for action in seat.legal()}
        sparing = [action for action, text in texts.items() if not text.endswith("k")] or list(texts)
        plays = [action for action in sparing if texts[action].startswith(("play", "fetch"))]
        return Random(seed).choice(plays or sparing)
