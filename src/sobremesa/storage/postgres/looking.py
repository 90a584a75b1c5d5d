"""One piece of work on a PostgreSQL database that is opened for it alone."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from sobremesa.storage.postgres.connecting import check_server, connector, translated
from sobremesa.storage.postgres.store import ONE_MOMENT, engine_for
from sobremesa.storage.store import place_of

Result = TypeVar("Result")


async def look_once(url: str, work: Callable[[Connection], Result]) -> Result:
    """Run something that only reads, and sees one moment however long it takes."""
    return await _once(url, work, ONE_MOMENT)


async def run_once(url: str, work: Callable[[Connection], Result]) -> Result:
    """Run something that writes, whole or not at all."""
    return await _once(url, work, {})


async def _once(url: str, work: Callable[[Connection], Result], options: dict[str, object]) -> Result:
    place = place_of(url)
    connect = connector(url, place, for_long=True)
    engine = engine_for(connect)
    try:
        with translated(place):
            first = await connect()
            try:
                await check_server(first, place)
            finally:
                first.terminate()
            async with engine.connect() as connection:
                await connection.execution_options(**options)
                async with connection.begin():
                    return await connection.run_sync(work)
    finally:
        await engine.dispose()
