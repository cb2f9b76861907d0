"""Tables, seats and events."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("undo", sa.String(8), nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("commitment", sa.String(64)),
        sa.Column("secret", sa.LargeBinary(16)),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(8), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token", sa.LargeBinary(32)),
        sa.Column("asked", sa.Boolean, nullable=False),
    )
    op.create_table(
        "events",
        sa.Column("table", sa.String(8), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("request", sa.String(48)),
    )


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("events")
    op.drop_table("seats")
    op.drop_index("ix_tables_touched", "tables")
    op.drop_table("tables")
