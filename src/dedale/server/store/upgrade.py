"""Brings a database to the schema of this version."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).with_name("migrations")
NEWEST = max(step.name for step in (MIGRATIONS / "versions").glob("0*.py")).partition("_")[0]
"""The number of the last step."""


async def upgrade(engine: AsyncEngine) -> None:
    """Bring the database up to date; a new one gets its tables."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def config_for(connection: Connection) -> Config:
    """What Alembic has to know to work on this connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    if _version(connection) == NEWEST:
        return  # without Alembic, which takes a third of the time that a server needs to start
    from alembic import command

    command.upgrade(config_for(connection), "head")


def _version(connection: Connection) -> str | None:
    """The last step that this database has taken."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
