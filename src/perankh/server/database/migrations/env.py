"""How Alembic runs a migration: inside the transaction that `migrate` has opened."""

from alembic import context

from perankh.server.database.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
