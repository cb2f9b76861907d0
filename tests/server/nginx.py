"""A real proxy in front of a server: nginx, set up as `deploy/nginx.conf` says."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.debian import NGINX
from tests.patience import PATIENCE
from tests.server.outside import free_port
from tests.server.process import ROOT

AROUND = """
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def certificate(folder: Path, name: str = "localhost") -> tuple[Path, Path]:
    """A certificate that this name signs for itself, and its key."""
    made, key = folder / f"{name}.pem", folder / f"{name}.key"
    what = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
    names = ["-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name},IP:127.0.0.1"]
    subprocess.run(
        ["openssl", "req", *what, *names, "-keyout", str(key), "-out", str(made)], capture_output=True, check=True
    )
    return made, key


@contextmanager
def proxied(folder: Path, *servers: str, by_table: bool = True) -> Iterator[str]:
    """A proxy in front of servers, with TLS, as `deploy/nginx.conf` sets it up: the address of the page.

    All who are at a table are led to the same server, or else each to the next.
    """
    made, key = certificate(folder)
    port = free_port()
    site = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    for before, after in {
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "server_name play.example.org;": "server_name localhost;",
        "/etc/ssl/dedale/certificate.pem": str(made),
        "/etc/ssl/dedale/key.pem": str(key),
    }.items():
        assert before in site
        site = site.replace(before, after)
    [line] = [line for line in site.splitlines() if "server 127.0.0.1:8321" in line]
    lines = [line.replace("127.0.0.1:8321", server.removeprefix("http://")) for server in servers]
    site = site.replace(line, "\n".join(lines))
    if not by_table:
        site = site.replace("hash $dedale_table consistent;", "")
    (folder / "site.conf").write_text(site, encoding="utf-8")
    main = folder / "nginx.conf"
    user = "user root;" if os.geteuid() == 0 else ""
    main.write_text(user + AROUND.format(folder=folder), encoding="utf-8")
    process = subprocess.Popen(
        [NGINX.path(), "-p", str(folder), "-c", str(main), "-g", "daemon off;"], stderr=subprocess.PIPE
    )
    try:
        _wait_for(process, f"https://127.0.0.1:{port}/")
        yield f"https://localhost:{port}/games"
    finally:
        process.terminate()
        process.communicate()


def _wait_for(process: subprocess.Popen[bytes], address: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        assert process.poll() is None, process.communicate()
        try:
            httpx.get(address, verify=False, timeout=PATIENCE)
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("nginx did not start")
