"""One try a person, for each game and language of a day."""

import asyncio

import pytest

from sobremesa.storage import Card, Row, Store, Written
from sobremesa.storage.daily import Try, count_running, known_secret, secret_of_day, take_try, tries_of

pytestmark = pytest.mark.anyio

DAY = "2026-11-15"


async def tried(
    store: Store, person: str, table: str, *ids: str, game: str = "golf", day: str = DAY, ranked: bool = True
) -> str:
    """Somebody tries, and gets a table."""
    one = Try(game, "es", person, table, ranked)
    return (await store.run(lambda at: take_try(at, one, (person, *ids), day=day, at=1))).table


async def keep_card(store: Store, table: str, phase: str) -> None:
    """A table in a phase."""
    card = Card(table, "", False, phase, "golf", "es", "ana", ("ana",), None, 1, b"{}")
    assert await store.log.append(Row(table, 0, 1, "", b"{}"), card) == Written()


async def test_the_first_table_is_the_one_however_often_somebody_comes(store: Store) -> None:
    assert await tried(store, "ana", "first") == "first"
    assert await tried(store, "ana", "second") == "first"
    assert await tried(store, "luz", "third") == "third"
    assert await tried(store, "ana", "fourth", game="loom") == "fourth"
    assert await tried(store, "ana", "fifth", day="2026-11-16") == "fifth"


async def test_of_many_that_come_at_once_one_is_written_and_all_get_it(store: Store) -> None:
    tables = await asyncio.gather(*(tried(store, "ana", f"table-{each}") for each in range(20)))
    assert len(set(tables)) == 1
    assert [each.table for each in await store.look(lambda at: tries_of(at, DAY))] == [tables[0]]


async def test_a_try_under_an_earlier_id_is_the_persons(store: Store) -> None:
    assert await tried(store, "guest", "first") == "first"
    assert await tried(store, "ana", "second", "guest") == "first"


async def test_what_still_runs_is_counted_by_the_cards(store: Store) -> None:
    for person, phase in (("ana", "ended"), ("luz", "playing"), ("sol", "closed"), ("mar", "")):
        await tried(store, person, person)
        if phase:
            await keep_card(store, person, phase)
    assert await store.look(lambda at: count_running(at, DAY, "golf", "es", ("ended", "closed"), ranked=True)) == 1
    assert await store.look(lambda at: count_running(at, DAY, "golf", "en", ("ended", "closed"), ranked=True)) == 0
    phases = {each.person: each.phase for each in await store.look(lambda at: tries_of(at, DAY))}
    assert phases == {"ana": "ended", "luz": "playing", "sol": "closed", "mar": None}
    assert [each.person for each in await store.look(lambda at: tries_of(at, DAY, ids=["luz"]))] == ["luz"]


async def test_a_try_of_what_guests_are_dealt_is_none_at_what_is_ranked(store: Store) -> None:
    assert await tried(store, "guest", "first", ranked=False) == "first"
    assert await tried(store, "ana", "second", "guest") == "second"
    assert await tried(store, "guest", "third", ranked=False) == "first"
    # Whoever has tried what is ranked has tried.
    assert await tried(store, "ana", "fourth", "guest", ranked=False) == "second"
    ranked = {each.table: each.ranked for each in await store.look(lambda at: tries_of(at, DAY))}
    assert ranked == {"first": False, "second": True}
    await keep_card(store, "first", "playing")
    assert await store.look(lambda at: count_running(at, DAY, "golf", "es", ("ended",), ranked=True)) == 0
    assert await store.look(lambda at: count_running(at, DAY, "golf", "es", ("ended",), ranked=False)) == 1


async def test_of_many_that_draw_the_secret_of_a_day_one_is_kept_and_all_get_it(store: Store) -> None:
    async def draw(fresh: str) -> str | None:
        return await store.run(lambda at: secret_of_day(at, DAY, fresh=fresh, at=1))

    drawn = await asyncio.gather(*(draw(str(each)) for each in range(20)))
    assert len(set(drawn)) == 1
    assert await store.look(lambda at: known_secret(at, DAY)) == drawn[0]
    assert await store.look(lambda at: known_secret(at, "2026-11-16")) is None


async def test_a_day_that_was_played_before_days_had_secrets_gets_none(store: Store) -> None:
    await tried(store, "ana", "first")
    assert await store.run(lambda at: secret_of_day(at, DAY, fresh="fresh", at=1)) is None
    assert await store.look(lambda at: known_secret(at, DAY)) is None
