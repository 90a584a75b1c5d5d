"""The tables of the database, the same on SQLite and PostgreSQL.

Columns have portable types (text, whole numbers, bytes, true or false) and no sequences, so that a backup is one file
that can be restored into either. Modules with more tables add them to `metadata`; `storage/__init__.py` imports
them, so that whoever has the metadata has all of them.
"""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, LargeBinary, MetaData, Table, Text, text

CHANNEL = "sobremesa_steps"
"""On which PostgreSQL tells the other nodes what has moved."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

steps = Table(
    "steps",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("ask", Text),
    Column("data", LargeBinary, nullable=False),
)
_asked = text("ask IS NOT NULL")
Index(
    "ix_steps_ask",
    steps.c.table_id,
    steps.c.ask,
    unique=True,
    sqlite_where=_asked,
    postgresql_where=_asked,
)

cards = Table(
    "cards",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("head", BigInteger, nullable=False),
    Column("code", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("people", Text, nullable=False),
    Column("wake_at", BigInteger),
    Column("changed_at", BigInteger, nullable=False),
    Column("summary", LargeBinary, nullable=False),
)
_coded = text("code <> ''")
_wakes = text("wake_at IS NOT NULL")
Index("ix_cards_code", cards.c.code, sqlite_where=_coded, postgresql_where=_coded)
Index("ix_cards_wake_at", cards.c.wake_at, sqlite_where=_wakes, postgresql_where=_wakes)
Index("ix_cards_changed_at", cards.c.changed_at)

table_people = Table(
    "table_people",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("cards.table_id"), primary_key=True),
    Index("ix_table_people_table_id", "table_id"),
)

nodes = Table(
    "nodes",
    metadata,
    Column("node", Text, primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("node", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
