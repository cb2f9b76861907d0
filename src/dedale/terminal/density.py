"""How much room there is on a screen."""

from __future__ import annotations

from typing import Final

ROOMY: Final = 0
"""All that one likes."""

TIGHT: Final = 1
"""Nothing is said at length, and lists stand in columns."""

CRAMPED: Final = 2
"""Even less: Premonitions and their like by number only, and rules between the parts only if they fit."""
