"""Opens a store, and brings it to the schema of this version."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from dedale.server.errors import StoreTrouble
from dedale.server.store.engine import open_engine

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).with_name("migrations")
STEPS = sorted(step.name.partition("_")[0] for step in (MIGRATIONS / "versions").glob("0*.py"))
"""The numbers of all steps, in order."""


async def open_store(store: str) -> AsyncEngine:
    """The database of a store, up to date. Raises StoreTrouble."""
    try:
        engine = open_engine(store)
    except ImportError as error:
        raise StoreTrouble(
            "store-driver",
            f"The store {store!r} needs {error.name}, which is not installed; say: pip install {error.name}",
            store=store,
            module=str(error.name),
        ) from None
    except (SQLAlchemyError, sqlite3.Error, OSError, ValueError) as error:
        raise _unopened(store) from error
    try:
        await upgrade(engine)
    except UnknownVersion as version:
        await engine.dispose()
        raise StoreTrouble(
            "store-newer",
            f"The store {store!r} was written by a newer Dédale (version {version} of the store, and this one knows "
            f"{STEPS[-1]}); bring Dédale up to date, or choose another --store.",
            store=store,
            found=str(version),
            known=STEPS[-1],
        ) from None
    except ForeignFile:
        await engine.dispose()
        raise StoreTrouble(
            "store-foreign",
            f"The file {store!r} is a database of another program; choose another --store.",
            store=store,
        ) from None
    except (SQLAlchemyError, OSError) as error:
        await engine.dispose()
        raise _unopened(store) from error
    return engine


class UnknownVersion(Exception):
    """A database took steps that this version does not know."""


class ForeignFile(Exception):
    """A file of SQLite that holds something else. A database elsewhere may be shared."""


def _unopened(store: str) -> StoreTrouble:
    return StoreTrouble("store-open", f"The store {store!r} cannot be opened.", store=store)


async def upgrade(engine: AsyncEngine) -> None:
    """Bring the database up to date; a new one gets its tables."""
    async with engine.connect() as connection:
        if await connection.run_sync(_version) == STEPS[-1]:
            return  # nobody who writes is waited for
    async with engine.connect() as connection:
        await connection.execution_options(writes=True)
        async with connection.begin():
            await connection.run_sync(_upgrade)


def config_for(connection: Connection) -> Config:
    """What Alembic has to know to work on this connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    found = _version(connection)
    if found == STEPS[-1]:
        return  # without Alembic, which takes a third of the time that a server needs to start
    if found is not None and found not in STEPS:
        raise UnknownVersion(found)
    names = inspect(connection).get_table_names()
    if names and "alembic_version" not in names and connection.dialect.name == "sqlite":
        raise ForeignFile
    from alembic import command

    command.upgrade(config_for(connection), "head")


def _version(connection: Connection) -> str | None:
    """The last step that this database has taken."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
