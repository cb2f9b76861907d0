"""A run that can stop and go on: every game that was looked at is a line of a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from pathlib import Path

import msgspec

from dedale.core.errors import FileTrouble
from dedale.core.files import write_text
from dedale.lab.errors import OtherRun, damaged_line
from dedale.lab.judge.rows import JudgePlan
from dedale.lab.judge.trial import TrialAnswer, try_one

RUN, ANSWERS = "run.json", "answers.jsonl"

Job = tuple[int, int]
"""A game by its row and its number."""

Found = dict[Job, TrialAnswer]


class _Line(msgspec.Struct, frozen=True):
    row: int
    number: int
    answer: TrialAnswer


def run(plan: JudgePlan, folder: Path, executor: Executor, workers: int, progress: Callable[[int, int], None]) -> Found:
    """Look at all games of a plan that the folder does not hold yet; all that it holds then."""
    found = begin(plan, folder)
    jobs = [
        (row, number) for number in range(plan.games) for row in range(len(plan.rows)) if (row, number) not in found
    ]
    total = len(jobs) + len(found)
    progress(len(found), total)
    with (folder / ANSWERS).open("ab") as file:
        for job, answer in _answers(plan, jobs, executor, workers):
            found[job] = answer
            file.write(msgspec.json.encode(_Line(*job, answer)) + b"\n")
            file.flush()
            progress(len(found), total)
    return found


def begin(plan: JudgePlan, folder: Path) -> Found:
    """What a folder holds of a plan: nothing, if it is a new one. Raises OtherRun for the results of another."""
    text = msgspec.json.encode(plan)
    note = folder / RUN
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if note.exists():
            if msgspec.json.encode(msgspec.json.decode(note.read_bytes())) != text:
                raise OtherRun(
                    "lab-judge-other",
                    f"The folder {str(folder)!r} holds another run; choose another --out. Nothing was changed.",
                    folder=str(folder),
                )
        else:
            write_text(note, text.decode() + "\n")
    except OSError as error:
        raise FileTrouble(
            "file-unwritable", f"The folder {str(folder)!r} cannot be written: {error}.", name=str(folder)
        ) from None
    return {(line.row, line.number): line.answer for line in _read(folder)}


def _read(folder: Path) -> Iterator[_Line]:
    """The lines of a folder; what a kill left of the last one is cut off."""
    file = folder / ANSWERS
    data = file.read_bytes() if file.exists() else b""
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        with file.open("r+b") as open_file:
            open_file.truncate(whole)
    for number, text in enumerate(data[:whole].splitlines(), start=1):
        try:
            yield msgspec.json.decode(text, type=_Line)
        except msgspec.MsgspecError:
            raise damaged_line(file, number) from None


def _answers(plan: JudgePlan, jobs: list[Job], executor: Executor, workers: int) -> Iterator[tuple[Job, TrialAnswer]]:
    """The answers as they come, with a job in reserve for every worker."""
    waiting = iter(jobs)
    under_way: dict[Future[TrialAnswer], Job] = {}
    while True:
        for job in waiting:
            under_way[executor.submit(try_one, plan, *job)] = job
            if len(under_way) >= 2 * workers:
                break
        if not under_way:
            return
        done, _ = wait(under_way, return_when=FIRST_COMPLETED)
        for future in done:
            yield under_way.pop(future), future.result()
