"""Runs a command so that all its processor time counts, that of what it leaves behind too.

    python -m tools.counted COMMAND …

A browser starts processes that outlive the one that started them; nobody waits for them, and so the time that they took
is nobody's. Here they are waited for; whatever still runs when the command has ended is ended.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

PR_SET_CHILD_SUBREAPER = 36
"""Of Linux: from here on, processes whose parent has ended are children of this one."""


def adopt() -> None:
    """Be the parent of all that is left behind; where that cannot be had, only what is waited for counts."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def left_behind() -> list[int]:
    """The processes that are children of this one now."""
    listed = Path("/proc/thread-self/children")
    return [int(pid) for pid in listed.read_text().split()] if listed.is_file() else []


def end_all() -> None:
    """End whatever is left behind, and what that leaves behind, and wait for it."""
    while left := left_behind():
        for pid in left:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
            with suppress(ChildProcessError):
                os.waitpid(pid, 0)


def run(command: list[str]) -> int:
    """Run it to its end; the code with which it ended, as a shell tells it."""
    adopt()
    first = subprocess.Popen(command)  # kept: one that is forgotten waits for its process itself
    pid, status = 0, 0
    while pid != first.pid:
        pid, status = os.wait()
    first.returncode = 0
    end_all()
    code = os.waitstatus_to_exitcode(status)
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
