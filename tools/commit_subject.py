"""Holds the message of a commit to what CONTRIBUTING says: `python3 tools/commit_subject.py FILE`.

It is the hook of `.pre-commit-config.yaml` for messages, and needs nothing but Python.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

LONGEST = 72
MADE_BY_GIT = ("Merge ", "Revert ", "fixup! ", "squash! ")
NO_COMMAND = re.compile(r"(?:[^e]ed|ing|[^su]s)$")
"""How a word ends that tells what was done, or what is: Added, Adding, Adds."""
COMMANDS = {"Bias", "Bring", "Embed", "Ping", "Ring", "Shed", "String", "Wed"}
"""And yet these are commands."""


def trouble_in(message: str) -> str | None:
    """What is wrong with a message, in a sentence, or None. Lines that git will drop do not count."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject = lines[0] if lines else ""
    if subject.startswith(MADE_BY_GIT):
        return None
    first = subject.partition(" ")[0]
    if not subject.strip():
        return "A commit needs a first line that says what it does."
    if len(subject) > LONGEST:
        return f"The first line has {len(subject)} characters; say it in {LONGEST}, and the rest in the body."
    if not first[0].isupper():
        return f"The first line begins with a capital letter, not with {first!r}."
    if subject.endswith("."):
        return "The first line has no full stop at its end."
    if NO_COMMAND.search(first) and first not in COMMANDS:
        return f'The first line is a command ("Let a Prophecy look at a short deck"), but {first!r} is none.'
    if len(lines) > 1 and lines[1].strip():
        return "An empty line comes between the first line and the body."
    return None


def main(arguments: list[str]) -> int:
    trouble = trouble_in(Path(arguments[0]).read_text(encoding="utf-8"))
    if trouble:
        print(f"{trouble} Your message is kept in {arguments[0]}.", file=sys.stderr)
    return 1 if trouble else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
