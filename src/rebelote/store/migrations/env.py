"""Run by alembic: the connection is given, and the transaction is its owner's."""

from alembic import context

from rebelote.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
