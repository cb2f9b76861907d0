"""No constant of the rules loses its value in the C type that Cython found for it.

Cython ranks an enum below every other type: `card if found else NO_AIM` is an unsigned char if `card` is one, and an
aim of -1 becomes 255. The C compiler sees that in the C that Cython wrote, if it is asked.
"""

from __future__ import annotations

import os
import subprocess
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import dedale
from tests.build.source_tree import compiled_sources, generated_c

pytestmark = pytest.mark.slow

NO_VALUE_CHANGES = ["-fsyntax-only", "-Wsign-conversion", f"-I{sysconfig.get_path('include')}"]


def changed_values(c_file: Path) -> list[str]:
    """What the C compiler says of constants that do not fit where they are put."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC")).split()
    done = subprocess.run(
        [*compiler, *NO_VALUE_CHANGES, str(c_file)],
        env=os.environ | {"LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [line for line in done.stderr.splitlines() if "changes value" in line]


@pytest.mark.skipif(not dedale.compiled, reason="There is no C to look at: the core runs uncompiled.")
def test_every_constant_keeps_its_value_in_c() -> None:
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        said = workers.map(changed_values, map(generated_c, compiled_sources()))
    assert [line for lines in said for line in lines] == [], "Give what these are mixed with a signed type in its .pxd."


def test_a_constant_that_does_not_fit_is_seen(tmp_path: Path) -> None:
    slip = tmp_path / "slip.c"
    slip.write_text("enum { NO_AIM = -1 };\nint aim(unsigned char card) { card = NO_AIM; return card; }\n")
    try:
        said = changed_values(slip)
    except OSError:
        pytest.skip("There is no C compiler here.")
    assert len(said) == 1
