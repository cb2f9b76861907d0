"""Opens a store, and brings it to the schema of this version."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from dedale.server.errors import StoreTrouble
from dedale.server.store.engine import file_of, open_engine, shown

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).with_name("migrations")
STEPS = sorted(step.name.partition("_")[0] for step in (MIGRATIONS / "versions").glob("0*.py"))
"""The numbers of all steps, in order."""

INSTALL = {"psycopg": "pip install 'dedale[postgresql]'"}
"""What brings a driver along, where it is not its name."""

UPGRADING = 0x0DEDA1E
"""Held while a database is brought up to date: servers that start together wait for each other."""


async def open_store(store: str) -> AsyncEngine:
    """The database of a store, up to date. Raises StoreTrouble."""
    told = shown(store)
    try:
        engine = open_engine(store)
    except ImportError as error:
        module = error.name or "psycopg"
        command = INSTALL.get(module.partition("_")[0], f"pip install {module}")
        raise StoreTrouble(
            "store-driver",
            f"The store {told!r} needs {module}, which is not installed; say: {command}",
            store=told,
            module=module,
            command=command,
        ) from None
    except (SQLAlchemyError, sqlite3.Error, OSError, ValueError) as error:
        raise _unopened(store) from error
    try:
        await upgrade(engine)
    except UnknownVersion as version:
        await engine.dispose()
        raise StoreTrouble(
            "store-newer",
            f"The store {told!r} was written by a newer Dédale (version {version} of the store, and this one knows "
            f"{STEPS[-1]}); bring Dédale up to date, or choose another --store.",
            store=told,
            found=str(version),
            known=STEPS[-1],
        ) from None
    except ForeignFile:
        await engine.dispose()
        raise StoreTrouble(
            "store-foreign",
            f"The store {told!r} is a database of another program; choose another --store.",
            store=told,
        ) from None
    except (SQLAlchemyError, OSError) as error:
        await engine.dispose()
        raise _unopened(store, error) from None
    return engine


class UnknownVersion(Exception):
    """A database took steps that this version does not know."""


class ForeignFile(Exception):
    """A database that holds something else."""


def _unopened(store: str, error: Exception | None = None) -> StoreTrouble:
    """Why a store cannot be opened, and what to do."""
    told = shown(store)
    if file_of(store) is not None:
        return StoreTrouble("store-open", f"The store {told!r} cannot be opened.", store=told)
    cause = error.orig if isinstance(error, DBAPIError) else None
    if cause is None:
        return StoreTrouble(
            "store-kind",
            f"The store {told!r} is neither a file nor an address of PostgreSQL; write a file, or "
            "postgresql://user@host/database.",
            store=told,
        )
    return unreachable(store, cause)


def unreachable(store: str, cause: BaseException) -> StoreTrouble:
    """Why a database does not let us in, in its own words, and what to do."""
    told = shown(store)
    reason = str(cause).partition("\n")[0].rpartition(": ")[2].strip()
    return StoreTrouble(
        "store-unreachable",
        f"The database {told!r} cannot be used: {reason}. Start it, or check the address, the user and the password.",
        store=told,
        reason=reason,
    )


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
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADING})"))
    found = _version(connection)
    if found == STEPS[-1]:
        return  # without Alembic, which takes a third of the time that a server needs to start
    if found is not None and found not in STEPS:
        raise UnknownVersion(found)
    names = inspect(connection).get_table_names()
    if names and "alembic_version" not in names:
        raise ForeignFile
    from alembic import command

    command.upgrade(config_for(connection), "head")


def _version(connection: Connection) -> str | None:
    """The last step that this database has taken."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
