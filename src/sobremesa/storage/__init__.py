"""The log of all tables and everything else that must last, in SQLite or PostgreSQL.

`open_store` gives a `Store`; nothing is told to anybody before the log has answered `Written`.
"""

from sobremesa.storage import chat as _chat  # noqa: F401 - its tables are on the metadata
from sobremesa.storage import daily as _daily  # noqa: F401 - its tables are on the metadata
from sobremesa.storage import orders as _orders  # noqa: F401 - its tables are on the metadata
from sobremesa.storage import snapshots as _snapshots  # noqa: F401 - its tables are on the metadata
from sobremesa.storage.error import (
    Busy,
    Damaged,
    DatabaseRefused,
    FateUnknown,
    NewerDatabase,
    NoAddress,
    NotOurs,
    StorageError,
    StoreClosed,
    StoreUnavailable,
    Unfit,
)
from sobremesa.storage.leases import Leases
from sobremesa.storage.log import Answer, Card, Heard, Log, Repeated, Row, Taken, Written
from sobremesa.storage.nodes import Nodes, Outage
from sobremesa.storage.people import schema as _people  # noqa: F401 - its tables are on the metadata
from sobremesa.storage.schema import metadata
from sobremesa.storage.store import Store, open_store

__all__ = [
    "Answer",
    "Busy",
    "Card",
    "Damaged",
    "DatabaseRefused",
    "FateUnknown",
    "Heard",
    "Leases",
    "Log",
    "NewerDatabase",
    "NoAddress",
    "Nodes",
    "NotOurs",
    "Outage",
    "Repeated",
    "Row",
    "StorageError",
    "Store",
    "StoreClosed",
    "StoreUnavailable",
    "Taken",
    "Unfit",
    "Written",
    "metadata",
    "open_store",
]
