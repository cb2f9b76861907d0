"""What can be wrong with what somebody asked to have drawn."""

from __future__ import annotations

from dedale.core.errors import DedaleError


class UnknownTheme(DedaleError, ValueError):
    """No theme has that name."""


class NoView(DedaleError, TypeError):
    """Something other than what a seat sees was to be drawn."""
