"""Decks that people keep."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("list", sa.Text(), nullable=False),
        sa.Column("key", sa.String(length=40), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_decks_user", "decks", ["user"])
    op.create_index("ix_decks_key", "decks", ["key"])
