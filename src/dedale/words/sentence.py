"""A sentence of the log."""

from __future__ import annotations

from typing import Literal, TypeAlias

from dedale.core.message import Message

LineSort: TypeAlias = Literal["choice", "chance", "change", "table"]
"""A choice of a seat, a chance, what either brought, or something at the table (a seat, an undo, a hint, the end)."""

Sentence: TypeAlias = tuple[LineSort, Message]
"""The sort of a line of the log, and what it says."""
