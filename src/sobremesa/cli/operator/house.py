"""A database and its people, for a command of the operator."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TypeVar

from sobremesa.cli.spoken import FAILURE, give_up
from sobremesa.cli.storing import storing
from sobremesa.editions.texts import Texts
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.people.people import People
from sobremesa.storage import NotOurs, Store, open_store
from sobremesa.storage.store import is_postgres, place_of, sqlite_path

Result = TypeVar("Result")


def ask_house(database: str, say: Texts, ask: Callable[[People, int], Awaitable[Result]]) -> Result:
    """Ask the people of a database something, as of now; what cannot be done is told in one sentence."""

    async def ask_people(store: Store, now: int) -> Result:
        people = People(store)
        try:
            await people.start(now=now)
            return await ask(people, now)
        finally:
            people.close()

    return ask_store(database, say, ask_people)


def ask_store(database: str, say: Texts, ask: Callable[[Store, int], Awaitable[Result]]) -> Result:
    """Ask a database something, as of now; what cannot be done is told in one sentence."""
    with storing(say):
        try:
            return asyncio.run(_ask(database, ask))
        except Denied as denied:
            give_up(say.say(denied.text), FAILURE)


async def find_person(people: People, named: str) -> str:
    """The id of whoever has this id or this login."""
    found = await people.accounts.find(named)
    if found is None:
        raise Denied(Denial.GONE, "people-nobody")
    return found.id


async def _ask(database: str, ask: Callable[[Store, int], Awaitable[Result]]) -> Result:
    if not is_postgres(database):
        path = sqlite_path(database)
        # Opening would make it, and an operator who mistypes a name wants no second house.
        if path is None or not path.is_file():
            raise NotOurs(place_of(database), "there is nothing.")
    async with await open_store(database) as store:
        return await ask(store, time.time_ns() // 1_000_000)


def day_of(at: int) -> str:
    """A time as an operator reads it, in UTC: `2026-03-01 18:05`."""
    return f"{datetime.fromtimestamp(at / 1_000, UTC):%Y-%m-%d %H:%M}"
