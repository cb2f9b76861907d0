"""The files in `deploy` work: the unit of systemd, and what the container is built of."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.build.source_tree import BUILT, copy_of_the_build
from tests.patience import PATIENCE
from tests.postgresql import PASSWORD, QUOTED, cluster
from tests.server.outside import free_port
from tests.server.process import ROOT

pytestmark = pytest.mark.slow

DEPLOY = ROOT / "deploy"


@pytest.mark.parametrize("name", ["dedale.service", "dedale@.service"])
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path, name: str) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("there is no systemd-analyze here")
    unit = tmp_path / name
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert "/opt/dedale/bin/dedale serve" in text
    unit.write_text(text.replace("/opt/dedale/bin/dedale", "/bin/true"), encoding="utf-8")
    found = subprocess.run([program, "verify", str(unit)], capture_output=True, text=True, check=False)
    about_it = [line for line in found.stderr.splitlines() if name in line]
    assert about_it == []


def test_the_unit_starts_a_server_that_knows_its_options(tmp_path: Path) -> None:
    line = re.search(r"^ExecStart=(.*)$", (DEPLOY / "dedale.service").read_text(encoding="utf-8"), re.MULTILINE)
    assert line
    words = line[1].replace("/var/lib/dedale", str(tmp_path)).replace("8321", "0")
    words = words.replace("9321", str(free_port())).split()[1:]
    process = subprocess.Popen([sys.executable, "-m", "dedale.terminal.app", *words], cwd=ROOT, stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert b"http://localhost" in process.stdout.readline()
    process.terminate()
    process.communicate()


def test_the_unit_of_several_servers_starts_one_on_a_database(tmp_path: Path) -> None:
    line = re.search(r"^ExecStart=(.*)$", (DEPLOY / "dedale@.service").read_text(encoding="utf-8"), re.MULTILINE)
    assert line
    words = line[1].replace("%i", "0").split()[1:]
    assert words[4].startswith("postgresql://dedale@")
    words[4] = cluster().database().replace(f":{QUOTED}", "")
    process = subprocess.Popen(
        [sys.executable, "-m", "dedale.terminal.app", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        env=os.environ | {"PGPASSWORD": PASSWORD},
    )
    assert process.stdout is not None
    assert b"http://localhost" in process.stdout.readline()
    process.terminate()
    process.communicate()


def steps() -> list[tuple[str, str]]:
    """The steps of the container file, each with what it does."""
    lines = (DEPLOY / "Containerfile").read_text(encoding="utf-8").splitlines()
    told = (line.partition(" ") for line in lines if line and not line.startswith("#"))
    return [(kind, what) for kind, _, what in told]


def works(*command: str) -> bool:
    return (
        shutil.which(command[0]) is not None
        and not subprocess.run(command, capture_output=True, check=False).returncode
    )


@pytest.mark.skipif(not works("docker", "info"), reason="no container can be built here; its steps are run instead")
def test_the_container_is_built_and_says_that_it_is_well() -> None:
    build = ["docker", "build", "-q", "-f", str(DEPLOY / "Containerfile"), str(ROOT)]
    image = subprocess.run(build, capture_output=True, text=True, check=True).stdout.strip()
    name = f"dedale-test-{os.getpid()}"
    subprocess.run(["docker", "run", "-d", "--rm", "--name", name, image], capture_output=True, check=True)
    try:
        health = json.loads(next(what for kind, what in steps() if kind == "HEALTHCHECK").removeprefix("CMD "))
        _until(lambda: works("docker", "exec", name, *health))
    finally:
        subprocess.run(["docker", "kill", name], capture_output=True, check=False)


def test_the_steps_of_the_container_lead_to_a_server_that_is_well(tmp_path: Path) -> None:
    """Without a container: the same steps with other folders, in the order of the file. Packages are those of here."""
    port, source = str(free_port()), tmp_path / "src"
    source.mkdir()
    copy_of_the_build(source)
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns(*BUILT))

    def here(text: str) -> str:
        text = text.replace("/opt/dedale", str(tmp_path / "opt")).replace("/src[server]", f"{source}[server]")
        text = text.replace("/data", str(tmp_path / "data")).replace("8321", port).replace("0.0.0.0", "127.0.0.1")
        text = text.replace("python3 -m venv", f"{shlex.quote(sys.executable)} -m venv --system-site-packages")
        text = text.replace("pip install", "pip install --no-deps --no-build-isolation --ignore-installed")
        return text.replace("10001:10001", f"{os.getuid()}:{os.getgid()}")

    quick = os.environ | {"CC": "/bin/false", "CXX": "/bin/false"}  # compiling is tested elsewhere, and takes a minute
    quick.pop("DEDALE_REQUIRE_COMPILED", None)
    quick["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if "site-packages" in path)
    for kind, what in steps():
        if kind == "RUN" and "apt-get" not in what:
            done = subprocess.run(["sh", "-ec", here(what)], env=quick, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout + done.stderr
    told = dict(step for step in steps() if step[0] in ("ENTRYPOINT", "CMD", "HEALTHCHECK"))
    command = [here(word) for word in json.loads(told["ENTRYPOINT"]) + json.loads(told["CMD"])]
    health = [here(word) for word in json.loads(told["HEALTHCHECK"].removeprefix("CMD "))]
    process = subprocess.Popen(command, env=quick, cwd=tmp_path, stdout=subprocess.DEVNULL)
    try:
        _until(
            lambda: process.poll() is None and not subprocess.run(health, capture_output=True, check=False).returncode
        )
        assert (tmp_path / "data" / "tables.sqlite").is_file()
    finally:
        process.terminate()
        process.wait()


def _until(done: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until
        time.sleep(0.2)
