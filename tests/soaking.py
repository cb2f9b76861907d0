"""Whether this is the long run, `make soak`, which looks further than `make test`."""

from __future__ import annotations

import os

SOAK = os.environ.get("DEDALE_SOAK", "") not in ("", "0")
