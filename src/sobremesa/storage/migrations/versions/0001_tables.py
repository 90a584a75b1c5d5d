"""The log, its cards, nodes and presence."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From nothing to the first tables."""
    _log()
    _nodes()
    op.create_table(
        "settings",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_settings"),
    )


def _log() -> None:
    op.create_table(
        "steps",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("ask", sa.Text),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_steps"),
    )
    asked = sa.text("ask IS NOT NULL")
    op.create_index(
        "ix_steps_ask", "steps", ["table_id", "ask"], unique=True, sqlite_where=asked, postgresql_where=asked
    )
    op.create_table(
        "cards",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("head", sa.BigInteger, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("wake_at", sa.BigInteger),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_cards"),
    )
    coded, wakes = sa.text("code <> ''"), sa.text("wake_at IS NOT NULL")
    op.create_index("ix_cards_code", "cards", ["code"], sqlite_where=coded, postgresql_where=coded)
    op.create_index("ix_cards_wake_at", "cards", ["wake_at"], sqlite_where=wakes, postgresql_where=wakes)
    op.create_index("ix_cards_changed_at", "cards", ["changed_at"])
    op.create_table(
        "table_people",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_table_people"),
        sa.ForeignKeyConstraint(["table_id"], ["cards.table_id"], name="fk_table_people_table_id"),
    )
    op.create_index("ix_table_people_table_id", "table_people", ["table_id"])


def _nodes() -> None:
    op.create_table(
        "nodes",
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("node", name="pk_nodes"),
    )
    op.create_table(
        "outages",
        sa.Column("id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outages"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "node", name="pk_leases"),
    )
