"""A product and a sum are rounded twice, as Python rounds them, on every machine: none is made one operation."""

from __future__ import annotations

import os
import platform
import shlex
import subprocess
import sysconfig
from pathlib import Path

import pytest

from tools.building.libraries import compiler_flags

pytestmark = pytest.mark.slow

C = "double trial(double a, double b, double c) { return a * b + c; }\n"
WITH_FMA = {"x86_64": ["-mfma"], "AMD64": ["-mfma"], "aarch64": [], "arm64": []}
"""What lets a compiler make one operation of two, where there is one."""


@pytest.mark.skipif(platform.machine() not in WITH_FMA, reason="this machine has no such operation that we know of")
def test_no_product_and_sum_is_made_one_operation(tmp_path: Path) -> None:
    source = tmp_path / "trial.c"
    source.write_text(C)

    def assembled(*flags: str) -> str:
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC"))
        command = [*compiler, *flags, *WITH_FMA[platform.machine()], "-S", "-o", "-", str(source)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    assert "fmadd" in assembled("-O3", "-ffp-contract=fast")
    assert "fmadd" not in assembled(*compiler_flags())
