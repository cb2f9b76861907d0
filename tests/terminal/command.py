"""`dedale` as a program for the nursery."""

from __future__ import annotations

import os
from contextlib import redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory

import dedale
import dedale.terminal.analysis
import dedale.terminal.replay
from dedale.terminal import app
from dedale.words import languages


def prepare() -> None:
    """Play the beginning of every game in every language once, so that nothing is left to be read in."""
    with TemporaryDirectory() as folder, Path(os.devnull).open("w") as nobody, redirect_stdout(nobody):
        for language in languages():
            for game in dedale.games():
                app.run(["play", game, "--lang", language, "--save", str(Path(folder) / game)])
            app.run(["puzzle", "--number", "1", "--lang", language])


def run(arguments: list[str]) -> int:
    return app.run(arguments)
