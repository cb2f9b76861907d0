"""A whole run as a person starts it: the folder, the workers, the display, and the tables at the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from dedale.lab.crew import Crew
from dedale.lab.folder import Folder
from dedale.lab.plan import Plan
from dedale.lab.progress import Display
from dedale.lab.run import run
from dedale.lab.tables import write_tables
from dedale.lab.tally import Tally
from dedale.words import Words


def measure(plan: Plan, path: Path, hire: Callable[[], Crew], words: Words, console: Console) -> list[Tally]:
    """Play a plan and keep its results in a folder. However it ends, the tables there say how far it came."""
    crew = hire()
    try:
        with Folder(path, plan) as folder:
            try:
                with Display(words, console, plan, crew.workers) as display:
                    return run(plan, folder, crew, display)
            finally:
                write_tables(path, folder.note, folder.tallies())
    finally:
        crew.dismiss()
