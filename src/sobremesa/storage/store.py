"""A store: the log, the nodes, who is present, and ordinary queries, wherever an address says."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self, TypeAlias, TypeVar
from urllib.parse import urlsplit

from sqlalchemy import Connection

from sobremesa.storage.error import NoAddress
from sobremesa.storage.leases import Leases
from sobremesa.storage.log import Log
from sobremesa.storage.nodes import Nodes

Result = TypeVar("Result")
Observe: TypeAlias = Callable[[str, float], None]
"""Told of every group: `commit-seconds`, `group-size` and `queue-depth`, in the thread of the event loop."""
MOST_WAITING = 10_000


class Store(ABC):
    """Everything that must last; `open_store` opens one, and its owner closes it."""

    log: Log
    nodes: Nodes
    leases: Leases

    @abstractmethod
    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Run something that writes, in one transaction; it is durable when this returns, and undone when it raises.

        The work is ordinary SQLAlchemy Core, runs once, and must neither commit nor wait for anything else: on SQLite
        it runs in the thread that also writes the log.
        """

    @abstractmethod
    async def look(self, work: Callable[[Connection], Result]) -> Result:
        """Run something that only reads, beside whatever is being written; it sees one moment."""

    async def now(self) -> int | None:
        """The wall time of the database, by which all of its nodes go; None where there is one node only."""
        return None

    @abstractmethod
    async def close(self) -> None:
        """Write what waits, then let go of the database; again does nothing."""

    async def __aenter__(self) -> Self:
        """Itself; leaving closes it."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """Close it."""
        await self.close()


def quiet(_name: str, _value: float) -> None:
    """Observe nothing."""


async def open_store(url: str, *, observe: Observe = quiet, most_waiting: int = MOST_WAITING) -> Store:
    """Open the store at `memory:`, `sqlite:///path`, a plain path, or `postgresql://…`, and upgrade it if need be.

    Raises `DatabaseRefused` when that is no store of ours, and `StoreUnavailable` when it cannot be reached.
    """
    if is_postgres(url):
        from sobremesa.storage.postgres.store import open_postgres  # noqa: PLC0415 - the drivers load when needed

        return await open_postgres(url, observe=observe, most_waiting=most_waiting)
    from sobremesa.storage.sqlite.store import open_sqlite  # noqa: PLC0415

    return await open_sqlite(sqlite_path(url), observe=observe, most_waiting=most_waiting)


def is_postgres(url: str) -> bool:
    """Whether an address is that of a PostgreSQL database."""
    return url.startswith(("postgresql://", "postgres://"))


def sqlite_path(url: str) -> Path | None:
    """The file of an address, None for a store in memory; `NoAddress` for what is neither."""
    if url in ("memory:", "sqlite://", "sqlite:///:memory:"):
        return None
    if url.startswith("sqlite:///") and len(url) > len("sqlite:///"):
        return Path(url.removeprefix("sqlite:///"))
    if not url or "://" in url or "\0" in url:
        raise NoAddress(place_of(url), "this is no address of a database: memory:, sqlite:///FILE or postgresql://…")
    return Path(url)


def place_of(url: str) -> str:
    """An address as it may be shown and logged: without its password."""
    try:
        parts = urlsplit(url)
        password = parts.password
    except ValueError:
        return "…"
    if password is None and "password" not in parts.query:
        return url
    host = parts.netloc.rpartition("@")[2]
    user = f"{parts.username}:…@" if parts.username else ""
    query = "…" if "password" in parts.query else parts.query
    return f"{parts.scheme}://{user}{host}{parts.path}{'?' if query else ''}{query}"
