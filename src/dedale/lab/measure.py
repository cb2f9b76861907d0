"""A whole run as a person starts it: the folder, the workers, the display, and the tables at the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from dedale.lab.folder import Folder
from dedale.lab.plan import RunPlan
from dedale.lab.progress import Display
from dedale.lab.run import run
from dedale.lab.tables import write_tables
from dedale.lab.tally import Tally
from dedale.lab.workers import Workers
from dedale.words import Words


def measure(plan: RunPlan, path: Path, hire: Callable[[], Workers], words: Words, console: Console) -> list[Tally]:
    """Play a plan and keep its results in a folder. However it ends, the tables there say how far it came."""
    workers = hire()
    try:
        with Folder(path, plan) as folder:
            try:
                with Display(words, console, plan, workers.number) as display:
                    return run(plan, folder, workers, display)
            finally:
                write_tables(path, folder.note, folder.tallies())
    finally:
        workers.dismiss()
