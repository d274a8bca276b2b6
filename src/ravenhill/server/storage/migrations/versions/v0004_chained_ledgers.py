"""Chained ledgers, nonces that are promised first, decks of one's own, tables carried over to other rules."""
from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "changes",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"]),
        sa.PrimaryKeyConstraint("match", "n"),
    )
    op.add_column("matches", sa.Column("made_under", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("head", sa.String(length=64), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("length", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("maker_deck", sa.LargeBinary(), nullable=True))
    op.add_column("seats", sa.Column("nonce_hash", sa.String(length=64), nullable=True))
    op.add_column("seats", sa.Column("deck", sa.LargeBinary(), nullable=True))
    op.add_column("seats", sa.Column("publish", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("snapshots", sa.Column("parting", sa.Boolean(), nullable=False, server_default=sa.false()))
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE matches SET made_under = rules"))
    connection.execute(sa.text("DELETE FROM snapshots"))             # their form is another now; they are a cache
    seats = sa.table("seats", *map(sa.column, ("match", "seat", "nonce", "nonce_hash")))
    shown = connection.execute(sa.select(seats.c.match, seats.c.seat, seats.c.nonce).where(seats.c.nonce.is_not(None)))
    for match, seat, nonce in shown.all():
        connection.execute(sa.update(seats).where(seats.c.match == match, seats.c.seat == seat).values(
            nonce_hash=hashlib.sha256(bytes.fromhex(nonce)).hexdigest()))
