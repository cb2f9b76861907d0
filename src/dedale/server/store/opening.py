"""Opens the log of a store: each kind of store has its form."""

from __future__ import annotations

from dedale.server.store.database_log import DatabaseLog
from dedale.server.store.direct import SqliteFile
from dedale.server.store.engine import file_of
from dedale.server.store.soundness import Soundness
from dedale.server.store.upgrade import open_store


async def open_log(store: str) -> DatabaseLog:
    """The log in this store, brought up to date. Raises StoreTrouble."""
    path = file_of(store)
    engine = await open_store(store)
    if path is not None:
        return DatabaseLog(engine, SqliteFile(path), Soundness(path))
    from dedale.server.store.shared_log import SharedLog

    return SharedLog(engine, store)
