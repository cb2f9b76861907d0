"""Counts read eight at a time, in C, say what the plain loops say, and nothing beyond their end is read."""

from __future__ import annotations

import ctypes
import json
import mmap
import os
import subprocess
import sysconfig
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import dedale
from tests.build.source_tree import PACKAGE, run

PLAIN = """
import json, sys
from dedale.core.bits import kind_at, kinds_held
for zone in json.loads(sys.argv[1]):
    print([kinds_held(zone, len(zone)), [kind_at(zone, len(zone), place) for place in range(sum(zone))]])
"""
NO_ACCESS = 0

pytestmark = pytest.mark.skipif(not dedale.compiled, reason="There is no C to compare with: the core runs uncompiled.")


@pytest.fixture(scope="module")
def in_c(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    """The C of `core/bits.pxd`, open to all."""
    _, functions, _ = (PACKAGE / "core" / "bits.pxd").read_text().split('"""')
    folder: Path = tmp_path_factory.mktemp("bits")
    (folder / "bits.c").write_text(functions.replace("static inline", ""))
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC")).split()
    subprocess.run([*compiler, "-O2", "-fPIC", "-shared", "bits.c", "-o", "bits.so"], cwd=folder, check=True)
    library = ctypes.CDLL(str(folder / "bits.so"))
    library.dedale_kinds_held.restype = ctypes.c_ulonglong
    return library


@pytest.fixture(scope="module")
def at_the_edge() -> Callable[[list[int]], ctypes.c_void_p]:
    """Puts counts where reading a byte beyond the last one ends the process; where they lie."""
    memory = mmap.mmap(-1, 2 * mmap.PAGESIZE)
    edge = ctypes.addressof(ctypes.c_char.from_buffer(memory)) + mmap.PAGESIZE
    assert ctypes.CDLL(None).mprotect(ctypes.c_void_p(edge), mmap.PAGESIZE, NO_ACCESS) == 0

    def put(counts: list[int]) -> ctypes.c_void_p:
        memory[mmap.PAGESIZE - len(counts) : mmap.PAGESIZE] = bytes(counts)
        return ctypes.c_void_p(edge - len(counts))

    return put


def some_zone(luck: Random) -> list[int]:
    """Fewer than 128 cards of 8 to 64 kinds."""
    zone = [0] * luck.randint(8, 64)
    for _ in range(luck.choice((1, 3, 20, 127))):
        zone[luck.randrange(len(zone))] += 1
    return zone


def test_counts_read_eight_at_a_time_say_what_plain_loops_say(
    in_c: ctypes.CDLL, at_the_edge: Callable[[list[int]], ctypes.c_void_p], luck: Random
) -> None:
    zones = [[0] * 30, [127] + [0] * 29, [0] * 29 + [127], *(some_zone(luck) for _ in range(200))]
    plain = run(PLAIN, json.dumps(zones), DEDALE_UNCOMPILED="1").splitlines()
    for zone, said in zip(zones, plain, strict=True):
        counts, size = at_the_edge(zone), len(zone)
        places = [in_c.dedale_kind_at(counts, size, place) for place in range(sum(zone))]
        assert str([in_c.dedale_kinds_held(counts, size), places]) == said
