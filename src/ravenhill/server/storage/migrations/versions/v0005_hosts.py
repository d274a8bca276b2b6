"""What a host needs: bans, silence, when a session was used last, and notices to workers that run."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("users", sa.Column("banned", sa.BigInteger(), nullable=True))
    op.add_column("users", sa.Column("silenced", sa.BigInteger(), nullable=True))
    op.add_column("sessions", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute("UPDATE sessions SET seen = created")
    op.create_table(
        "notices",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), autoincrement=True, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_notices_at", "notices", ["at"])
