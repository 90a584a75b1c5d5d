"""Connections to a SQLite file, as every part of the store wants them."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

from sqlalchemy import Engine, StaticPool, create_engine
from sqlalchemy.exc import DBAPIError

from sobremesa.storage.error import Damaged, NotOurs, StoreUnavailable

_WAIT_SECONDS = 10.0
_PAUSE_SECONDS = 0.01
PAGES_AT_HAND = 64 * 1024 * 1024
"""Bytes of the file that the writer keeps in memory."""
_AT_HAND = (f"cache_size = -{PAGES_AT_HAND // 1024}", "temp_store = MEMORY", "wal_autocheckpoint = 4000")
"""What the writer changes all the time stays in memory, and goes from the log to its place less often."""
_STATEMENTS = 512
"""Questions that are kept as SQLite has understood them: the writer has one for each size of a group."""
_OF_THE_QUESTION = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError)


class Held(sqlite3.Connection):
    """A connection whose transactions belong to the writer: SQLAlchemy, which would end them, ends nothing."""

    def commit(self) -> None:
        """Nothing."""

    def rollback(self) -> None:
        """Nothing."""


def connect(path: Path | None, *, writes: bool) -> sqlite3.Connection:
    """A connection on which transactions begin and end only where somebody says so."""
    connection = sqlite3.connect(
        ":memory:" if path is None else path,
        isolation_level=None,
        check_same_thread=False,
        timeout=_WAIT_SECONDS,
        cached_statements=_STATEMENTS,
        factory=Held if writes else sqlite3.Connection,
    )
    try:
        connection.execute("PRAGMA foreign_keys = ON")
        if writes:
            _write_ahead(connection)
            # A commit is durable when it returns; NORMAL would lose the last ones with the power.
            connection.execute("PRAGMA synchronous = FULL")
            for pragma in _AT_HAND:
                connection.execute(f"PRAGMA {pragma}")
        else:
            connection.execute("PRAGMA query_only = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Let readers read while somebody writes; here SQLite does not wait by itself for another who opens the file."""
    until = monotonic() + _WAIT_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
            sleep(_PAUSE_SECONDS)
        else:
            return


def engine_of(connection: sqlite3.Connection) -> Engine:
    """SQLAlchemy on this one connection."""
    return create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool, hide_parameters=True)


def create_private(path: Path) -> None:
    """Make a file that nobody else may read, for it will hold what people are called; one that is there stays."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        return
    except OSError as error:
        raise StoreUnavailable(f"{path}: {error.strerror}.") from None


@contextmanager
def translated(place: str) -> Iterator[None]:
    """What SQLite says, as an error of the store."""
    try:
        yield
    except (sqlite3.Error, DBAPIError) as error:
        raise translate(error, place) from error


def translate(error: Exception, place: str) -> Exception:
    """The error of the store that an error of SQLite is; what is wrong with the question alone stays as it is."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if not isinstance(cause, sqlite3.Error) or isinstance(cause, _OF_THE_QUESTION):
        return error
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_NOTADB:
        return NotOurs(place, "it is no SQLite database.")
    if code == sqlite3.SQLITE_CORRUPT:
        return Damaged(place, f"it is damaged ({cause}).")
    if code == sqlite3.SQLITE_ERROR:
        return error
    return StoreUnavailable(f"{place}: {cause}.")
