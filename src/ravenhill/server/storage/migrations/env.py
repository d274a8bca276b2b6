"""How Alembic runs our migrations: on the connection it is given."""
from __future__ import annotations

from alembic import context

from ravenhill.server.storage.schema import meta

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=meta, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
