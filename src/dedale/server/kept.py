"""Finished games, kept so that they can be seen again for ever, whatever becomes of the rules.

A record needs the rules that it was played by. Old rules are not kept beside the new ones: two sets of them would have
to be built, tested and repaired for ever. What is kept instead is what everybody was shown: the record as text, and
every position with the eyes of every seat and of a watcher, without the choices that nobody made.
It is written down some time after the end, while these rules are still known, by whoever serves the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import lzma
from collections.abc import Callable
from typing import TypeVar

import msgspec
from msgspec import Raw, Struct, structs

from dedale.core.errors import StillRunning
from dedale.core.game import Seat
from dedale.server.errors import Conflict, OtherRules, Refused, StoreTrouble
from dedale.server.live import LiveTable
from dedale.server.messages import SeatInfo
from dedale.server.registry import TableRegistry
from dedale.server.replay import Replay, replay
from dedale.server.store.log import Log
from dedale.server.thinking import Purpose, Thinking

T = TypeVar("T")

_LOGGER = logging.getLogger("dedale.server")

SHARE = 10
"""Of so many parts of the time, keeping takes one at most: those who play come first."""

NEVER = 2**31 - 1
"""No table has so many events."""

SAID = ""
"""What is kept to be said by its reader stands under this name, in the place of a language."""

PRESET = 1
"""Stronger compression saves a fifth of the room, and takes ten times as long."""


class Kept(Struct, frozen=True):
    """All that is kept of a game."""

    record: str
    """Its record, as it is exported."""
    table: dict[str, Raw]
    """What anyone may know of the table, under an empty name; what was kept by earlier versions is in each language."""
    replays: dict[str, dict[str, Raw]]
    """Likewise the game as each seat saw it, and a watcher under an empty name; none of a game too long."""


def packed(text: str, code: str, seated: list[SeatInfo], table: str) -> bytes:
    """A finished game as it is kept: from its record, who sat there, and what anyone may know."""
    seats = [None, *range(len(seated))]
    kept = Kept(text, {SAID: Raw(table)}, {SAID: _replays(code, text, seats, seated)})
    return lzma.compress(msgspec.json.encode(kept), preset=PRESET)


def _replays(code: str, text: str, seats: list[Seat], seated: list[SeatInfo]) -> dict[str, Raw]:
    try:
        return {_key(seat): Raw(msgspec.json.encode(_lean(replay(code, text, seat, seated)))) for seat in seats}
    except Refused:  # too long to be seen step by step
        return {}


def _lean(whole: Replay) -> Replay:
    """A replay without the choices that the viewer did not make."""
    frames = [
        structs.replace(frame, choices=[choice for choice in frame.choices if choice.text == frame.played])
        for frame in whole.frames
    ]
    return structs.replace(whole, frames=frames)


def _key(seat: Seat) -> str:
    return "" if seat is None else str(seat)


async def kept_game(log: Log, code: str, other: OtherRules) -> Kept:
    """What is kept of a table that was played by other rules. Raises that error if nothing is."""
    body = await log.kept(code)
    if body is None:
        raise other
    return await asyncio.to_thread(unpacked, body)


def unpacked(body: bytes) -> Kept:
    """What was kept. Raises StoreTrouble if it is damaged."""
    try:
        return msgspec.json.decode(lzma.decompress(body), type=Kept)
    except (lzma.LZMAError, msgspec.DecodeError):
        raise StoreTrouble(
            "table-damaged", "This table cannot be read: its log is damaged, or of another version."
        ) from None


def in_language(kept: dict[str, T], language: str) -> T:
    """What was kept to be said by its reader; or, by an earlier version, in this language or in any."""
    return kept.get(SAID) or kept.get(language) or next(iter(kept.values()))


def replay_of(kept: Kept, seat: Seat, language: str) -> bytes:
    """The game as a seat saw it, or a watcher. Raises Refused if it was too long, or there is no such seat."""
    found = in_language(kept.replays, language)
    if not found:
        raise Refused("replay-long", "This game is too long to be looked at again step by step.")
    if _key(seat) not in found:
        raise Refused(
            "no-such-seat", f"There is no such seat; the seats are 1 to {len(found) - 1}.", seats=len(found) - 1
        )
    return bytes(found[_key(seat)])


class Keeper:
    """Keeps every finished game that is not kept yet, one after the other."""

    def __init__(self, registry: TableRegistry, thinking: Thinking, told: Callable[[LiveTable], str]) -> None:
        """`told` gives what anyone may know of a table, as JSON."""
        self._registry = registry
        self._thinking = thinking
        self._told = told

    async def keep_all(self, share: int = SHARE) -> int:
        """Keep those that wait: how many they were."""
        count = 0
        while (code := await self._registry.log.unkept()) is not None:
            began = asyncio.get_running_loop().time()
            await self._keep(code)
            count += 1
            await asyncio.sleep((asyncio.get_running_loop().time() - began) * (share - 1))
        return count

    async def keep_on(self, every: float) -> None:
        """Keep what there is to keep now and then, for ever."""
        while True:
            with contextlib.suppress(StoreTrouble, Conflict):  # it was told there, and the next time is soon enough
                if self._registry.log.foremost:
                    await self.keep_all()
            await asyncio.sleep(every)

    async def _keep(self, code: str) -> None:
        log = self._registry.log
        try:
            live = await self._registry.table(code)
            async with live.lock:
                text, seq = live.table.export(), live.seq
                seated, told = _gone(live.seats()), self._told(live)
            body = await self._thinking.think("", Purpose.KEEP, lambda: packed(text, code, seated, told))
        except (StoreTrouble, Conflict) as error:
            if error.code != "table-damaged":
                raise
            await log.keep(code, NEVER, None)
        except StillRunning:  # it was taken back, and will end again
            await log.keep(code, NEVER, None)
        except Exception:  # whatever it is, the other games are kept
            _LOGGER.exception("The game at table %s cannot be kept.", code)
            await log.keep(code, NEVER, None)
        else:
            await log.keep(code, seq, body)


def _gone(seats: list[SeatInfo]) -> list[SeatInfo]:
    """Those who sat there, who are all gone by the time that this is read."""
    return [structs.replace(seat, here=False, asked=[]) for seat in seats]
