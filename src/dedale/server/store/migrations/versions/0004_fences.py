"""How often seats were changed; and where several servers write, every request once at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A file has one server, which knows all requests; its older events may hold the same request twice."""
    op.add_column("tables", sa.Column("changes", sa.Integer, nullable=False, server_default="0"))
    if op.get_bind().dialect.name == "postgresql":
        op.create_index(
            "ix_events_request",
            "events",
            ["table", "request"],
            unique=True,
            postgresql_where=sa.text("request IS NOT NULL"),
        )


def downgrade() -> None:
    """Take them away again."""
    if op.get_bind().dialect.name == "postgresql":
        op.drop_index("ix_events_request", "events")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("changes")
