"""What Alembic runs around the revisions: they all happen in the transaction of the connection that it is given."""

from alembic import context

from ponti.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
