"""Sessions of browsers, and the devices from which somebody has signed in."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add them; cookies from before are taken up when they come."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("system", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("adopted", sa.Boolean, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person"),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_seen_at", "sessions", ["seen_at"])
    op.create_table(
        "known_devices",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_known_devices_person"),
        sa.PrimaryKeyConstraint("person", "device", name="pk_known_devices"),
    )
    op.create_index("ix_known_devices_seen_at", "known_devices", ["seen_at"])
