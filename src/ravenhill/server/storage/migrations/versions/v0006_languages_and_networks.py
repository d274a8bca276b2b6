"""The language of a person, and networks from which no new guest is let in."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("users", sa.Column("language", sa.String(length=8), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("network", sa.String(length=32), nullable=False, server_default=""))
    op.create_table(
        "barred",
        sa.Column("network", sa.String(length=32), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("network"),
    )
