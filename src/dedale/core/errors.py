"""Everything that can be wrong with what somebody gave us, each with its own class.

An error is one sentence that says what was wrong, what was expected and what to do.
Its `code` and `facts` let a screen say the same sentence in another language. Where a name was mistyped, the fact
`near` is the one that may have been meant, and the sentence asks.
"""

from __future__ import annotations


class DedaleError(Exception):
    """The root of every error that Dédale raises on purpose."""

    def __init__(self, code: str, sentence: str, **facts: object) -> None:
        super().__init__(f"{sentence} Did you mean {facts['near']!r}?" if "near" in facts else sentence)
        self.code = code
        self.facts = facts


class UnknownGame(DedaleError, ValueError):
    """No game of that name is installed."""


class BadOptions(DedaleError, ValueError):
    """Options that a game does not know, or that do not go together."""


class BadPosition(DedaleError, ValueError):
    """A position or a saved state that cannot occur in the game."""


class BadNumber(DedaleError, ValueError, TypeError):
    """A seed or a count that is no whole number, or too small or too large a one."""


class BadBuffer(DedaleError, ValueError, TypeError):
    """A buffer that an observation or a mask cannot be written into."""


class BadText(DedaleError, ValueError):
    """A text that names no action or no outcome."""


class IllegalAction(DedaleError, ValueError):
    """An action that the rules do not allow now. The state is untouched."""


class IllegalOutcome(DedaleError, ValueError):
    """A chance outcome that cannot come now. The state is untouched."""


class BadRecord(DedaleError, ValueError):
    """A record that is damaged, truncated, edited by hand, or newer than this program."""


class UndoRefused(DedaleError, RuntimeError):
    """The table does not take this back."""


class NotYourTurn(DedaleError, RuntimeError):
    """A seat acted while another, or nobody, was to decide."""


class StillRunning(DedaleError, RuntimeError):
    """Something that would give a game's secrets away was asked for before its end."""


class FileTrouble(DedaleError, RuntimeError):
    """A file that cannot be read or written."""


class BrokenPart(DedaleError, RuntimeError):
    """A part of a game, from a package, that cannot be used: it is left out."""


class UnknownSeat(DedaleError, ValueError):
    """A seat that nobody sits at in this game."""


class UnknownBot(DedaleError, ValueError):
    """No bot and no level of that name plays this game."""


class BadBudget(DedaleError, ValueError):
    """A budget of nothing, or a text that names none."""


class BadWeights(DedaleError, ValueError):
    """A file of weights that is damaged, or made for another version."""


class BadCheckpoint(DedaleError, ValueError):
    """A checkpoint that is damaged, or belongs to another training."""
