"""What is kept of finished games for ever, and a place to try whether the store can be written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add reviews, and the row that health checks write."""
    op.add_column("tables", sa.Column("kept", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index(
        "ix_tables_unkept",
        "tables",
        ["code"],
        sqlite_where=sa.text("over AND NOT kept"),
        postgresql_where=sa.text("over AND NOT kept"),
    )
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(8), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "checks",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO checks (number, at) VALUES (1, 0)")


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("checks")
    op.drop_table("reviews")
    op.drop_index("ix_tables_unkept", "tables")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("kept")
