"""Takes the README's pictures of the page: the start and both tables, in docs/images. Build the page first."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

import httpx
from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

import dedale
from dedale.bots import Seat, player
from dedale.core.seats import bot_seat
from dedale.core.table import Table
from tests.browser.chromium import FLAGS, chromium
from tests.browser.serving import Server

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
SIZE: ViewportSize = {"width": 1440, "height": 900}
COLOURS = 256
"""Of a picture: it takes a third of the room, and nobody sees it."""
SETTLED = 1500
"""Milliseconds until everything that moves has come to rest."""


def main() -> None:
    """A server on a new store, a browser, three pictures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            page = browser.new_page(viewport=SIZE, reduced_motion="reduce", locale="en")
            picture(page, server.address, "start")
            picture(page, server.address + table(server, onirim()), "onirim")
            picture(page, server.address + table(server, labyrinth()), "labyrinth")
            browser.close()
        finally:
            server.stop()


def picture(page: Page, address: str, name: str) -> None:
    """What a page shows."""
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    shot = Image.open(io.BytesIO(page.screenshot()))
    shot.convert("RGB").quantize(COLOURS, kmeans=2).save(IMAGES / f"{name}.png", optimize=True)


def table(server: Server, game: Table) -> str:
    """The way to a table where a game under way goes on."""
    answer = httpx.post(f"{server.address}/api/records", content=game.export(owner=True).encode())
    answer.raise_for_status()
    made = answer.json()
    return f"/t/{made['table']}#token={made['seats'][0]['token']}"


def onirim() -> Table:
    """A game alone that is going well."""
    return played(Table.new(dedale.game("onirim"), secret=bytes(15) + b"\x05", seats=["Léa"]), "fast", 34)


def labyrinth() -> Table:
    """A game of four, with bots."""
    seats = ["Léa", bot_seat("medium"), bot_seat("easy"), bot_seat("hard")]
    return played(
        Table.new(dedale.game("labyrinth"), {"players": 4, "first": 0}, secret=bytes(16), seats=seats), "lite", 72
    )


def played(game: Table, bot: str, decisions: int) -> Table:
    """The table after so many decisions, all by one bot."""
    chooser = player(game.game.name, bot)
    for number in range(decisions):
        game.play(game.turn, chooser.choose(Seat(game.state, game.turn), number))
    return game


if __name__ == "__main__":
    main()
