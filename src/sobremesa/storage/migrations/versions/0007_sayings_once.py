"""What is said has the name that the client gave it, and is kept once; of deleted people no report keeps words."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the name; what was said before has none. Reports about deleted people lose what they told of them."""
    op.add_column("sayings", sa.Column("ask", sa.Text))
    op.create_index("ix_sayings_table_id_person_ask", "sayings", ["table_id", "person", "ask"], unique=True)
    reports = sa.table("reports", sa.column("reported"), sa.column("note"), sa.column("said"))
    people = sa.table("people", sa.column("id"), sa.column("deleted_at"))
    gone = sa.select(people.c.id).where(people.c.deleted_at.is_not(None))
    op.execute(sa.update(reports).where(reports.c.reported.in_(gone)).values(note="", said=""))
