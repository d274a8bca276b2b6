"""What all workers count together: how often an address has tried passwords and made matches."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "buckets",
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("left", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("who"),
    )
    op.create_index("ix_buckets_at", "buckets", ["at"])
