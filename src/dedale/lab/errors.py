"""What can be wrong with a run of the lab."""

from __future__ import annotations

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
