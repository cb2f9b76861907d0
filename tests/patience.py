"""How long a test waits for a thing that will happen. Only a hang takes so long, on any machine."""

from __future__ import annotations

PATIENCE = 300.0
"""Seconds."""
