"""Who has tried the match of a day."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "language", "person", name="pk_daily_tries"),
    )
    op.create_index("ix_daily_tries_table_id", "daily_tries", ["table_id"])
