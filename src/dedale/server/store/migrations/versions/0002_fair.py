"""Where a deal comes from, what becomes of a seat that is given up, invitations, and how often a name changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables made before did not write down where their deal came from: nothing stands there."""
    op.add_column("tables", sa.Column("deal", sa.String(24)))
    op.add_column("tables", sa.Column("leaving", sa.String(8)))
    op.add_column("seats", sa.Column("invitation", sa.LargeBinary(32)))
    op.add_column("seats", sa.Column("renamed", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Take them away again."""
    for column in ("renamed", "invitation"):
        op.drop_column("seats", column)
    for column in ("leaving", "deal"):
        op.drop_column("tables", column)
