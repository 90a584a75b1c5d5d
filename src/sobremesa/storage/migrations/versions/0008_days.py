"""A secret of its own for each day, and which tries count in the ranking."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add them; whoever tried a day before was dealt what all were, and stays in its ranking."""
    op.create_table(
        "day_secrets",
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_day_secrets"),
    )
    op.add_column("daily_tries", sa.Column("ranked", sa.Boolean, nullable=False, server_default=sa.true()))
