"""Connections to a PostgreSQL database, and what it means when one is lost."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

import asyncpg
from sqlalchemy.exc import DBAPIError

from sobremesa.storage.error import DatabaseRefused, StoreUnavailable

Driver: TypeAlias = Any
"""A connection of asyncpg, which has no types."""
Connect: TypeAlias = Callable[[], Awaitable[Driver]]
_OLDEST = 13
"""The first version that tells the fate of a transaction."""
_CONNECT_SECONDS = 5.0
_COMMAND_SECONDS = 10.0
_IDLE_SECONDS = 5.0
"""After so long the server ends a transaction of a node that hangs, so that it keeps no other waiting."""
LOST = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
)
"""What is raised when the server is gone, going, not there yet, full, or lets nobody in."""


def connector(url: str, place: str, *, for_long: bool = False) -> Connect:
    """What opens a connection to this address, if need be for work that takes as long as it takes."""
    seconds, idle = (None, 0.0) if for_long else (_COMMAND_SECONDS, _IDLE_SECONDS)
    settings = {"application_name": "sobremesa", "idle_in_transaction_session_timeout": str(round(1000 * idle))}

    async def connect() -> Driver:
        with translated(place):
            try:
                connection = await asyncpg.connect(
                    url, timeout=_CONNECT_SECONDS, command_timeout=seconds, server_settings=settings
                )
            except (ValueError, asyncpg.ClientConfigurationError) as error:
                raise DatabaseRefused(place, f"this address cannot be used ({error}).") from None
            try:
                # Whatever the server's default, `Written` means durable.
                await connection.execute(
                    "SELECT set_config('synchronous_commit', 'on', false) "
                    "WHERE current_setting('synchronous_commit') IN ('off', 'local')"
                )
            except BaseException:
                connection.terminate()
                raise
            return connection

    return connect


async def check_server(connection: Driver, place: str) -> None:
    """`DatabaseRefused` when this server cannot be the log's."""
    version = connection.get_server_version().major
    if version < _OLDEST:
        raise DatabaseRefused(place, f"this is PostgreSQL {version}, and {_OLDEST} is the oldest that will do.")
    encoding = await connection.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise DatabaseRefused(place, f"its encoding is {encoding}, and must be UTF8.")


@contextmanager
def translated(place: str) -> Iterator[None]:
    """A connection that is lost, as an error of the store."""
    try:
        yield
    except (*LOST, DBAPIError) as error:
        if not is_lost(error):
            raise
        raise StoreUnavailable(f"{place}: {error}") from error


def is_lost(error: BaseException) -> bool:
    """Whether this is what a lost connection looks like, also through SQLAlchemy."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(_cause(error), LOST)
    # What asyncpg cannot encode is an `InterfaceError` as well, and a `ValueError`.
    return isinstance(error, LOST) and not isinstance(error, ValueError)


def is_undone(error: BaseException) -> bool:
    """Whether the server has undone a transaction for the sake of others, so that another attempt may succeed."""
    cause = _cause(error)
    return isinstance(cause, asyncpg.TransactionRollbackError) and not isinstance(
        cause, asyncpg.StatementCompletionUnknownError
    )


def _cause(error: BaseException) -> BaseException | None:
    """What asyncpg said, also through SQLAlchemy."""
    if isinstance(error, DBAPIError):
        return None if error.orig is None else error.orig.__cause__
    return error
