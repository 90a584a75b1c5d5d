"""What Alembic runs to upgrade a database, on the connection that `storage.upgrading` has opened."""

from alembic import context

from sobremesa.storage import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
