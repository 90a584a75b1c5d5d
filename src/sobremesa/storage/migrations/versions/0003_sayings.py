"""What is said at tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "sayings",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("said_at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_sayings"),
        sa.ForeignKeyConstraint(["table_id"], ["cards.table_id"], name="fk_sayings_table_id"),
    )
    op.create_index("ix_sayings_person", "sayings", ["person"])
