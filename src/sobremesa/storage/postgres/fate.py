"""What became of a transaction whose commit was not answered."""

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg

from sobremesa.storage.error import StoreUnavailable
from sobremesa.storage.postgres.connecting import Connect, Driver, is_lost

_SECONDS = 15.0
_FIRST_PAUSE = 0.05
_LONGEST_PAUSE = 1.0
_STATUS = "SELECT pg_xact_status($1::text::xid8)"


async def has_committed(connect: Connect, transaction: str, stands: Callable[[Driver], Awaitable[bool]]) -> bool | None:
    """Whether a transaction was committed; None when nobody can say, or the server does not come back in time."""
    try:
        async with asyncio.timeout(_SECONDS):
            return await _ask_until_known(connect, transaction, stands)
    except TimeoutError:
        return None


async def _ask_until_known(
    connect: Connect, transaction: str, stands: Callable[[Driver], Awaitable[bool]]
) -> bool | None:
    pause = _FIRST_PAUSE
    while True:
        try:
            connection = await connect()
        except StoreUnavailable:
            pass
        else:
            try:
                status = await connection.fetchval(_STATUS, transaction)
                if status == "committed":
                    # On another server after a failover the number may be another transaction's: look at the rows.
                    return True if await stands(connection) else None
                if status == "aborted":
                    return False
                if status is None:
                    return None
            except asyncpg.DataError:
                # A server that has not come to this number yet has lost what was promised.
                return None
            except Exception as error:
                if not is_lost(error):
                    raise
            finally:
                connection.terminate()
        await asyncio.sleep(pause)
        pause = min(2 * pause, _LONGEST_PAUSE)
