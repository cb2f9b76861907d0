"""Says whether this Python will do. Every Python can read it, the oldest too: nothing in it is new, nor has accents."""

import sys

OLDEST = (3, 11)

if sys.version_info < OLDEST:
    needed, found = [".".join(map(str, numbers[:2])) for numbers in (OLDEST, sys.version_info)]
    sys.stderr.write("Dedale needs Python " + needed + " or newer, and " + sys.executable + " is " + found + ": ")
    sys.stderr.write("install a newer one, then name it: make play PYTHON=python3.12, for example.\n")
    sys.exit(1)
