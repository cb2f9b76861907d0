"""What can be wrong with a run of the lab."""

from __future__ import annotations

from pathlib import Path

from dedale.core.errors import DedaleError


class BadPlan(DedaleError, ValueError):
    """Something that the lab cannot measure."""


class OtherRun(DedaleError, RuntimeError):
    """A folder that holds something else than the results of this run. Nothing in it is touched."""


class BadResults(DedaleError, ValueError):
    """Results that are not there, or damaged."""


class NoCluster(DedaleError, RuntimeError):
    """A Dask cluster that is not there, has no workers, or runs another Dédale."""


class RunFailed(DedaleError, RuntimeError):
    """Games that could not be played, not even the second time. What was played before is kept."""


class LabMissing(DedaleError, RuntimeError):
    """What the lab needs is not installed."""


def damaged_line(file: Path, number: int) -> BadResults:
    """What is said of a file of results in which a line is not as it was written."""
    return BadResults(
        "lab-batches-damaged",
        f"Line {number} of {str(file)!r} is damaged; put the file back from a copy, "
        "delete that line to have its games played again, or choose another --out.",
        file=str(file),
        line=number,
    )
