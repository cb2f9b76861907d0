"""Labyrinth's face in a terminal."""

from __future__ import annotations

from dedale.terminal.labyrinth.board import BoardDrawing, board_lines, signs_for

__all__ = ["BoardDrawing", "board_lines", "signs_for"]
