"""What is said at tables: numbered, found again, and gone with whoever said it."""

import asyncio

import pytest

from sobremesa.storage import Store
from sobremesa.storage.chat import forget_sayings, keep_saying, sayings_after, sayings_of
from tests.storage.things import a_card, a_row

pytestmark = pytest.mark.anyio


async def say(store: Store, person: str, said: str, table: str = "t", ask: str = "") -> int:
    """Somebody says something; its number."""
    name = ask or said
    saying = await store.run(lambda at: keep_saying(at, table, person, 1_000, ask=name, said=said, preset=""))
    return saying.number


async def heard(store: Store, since: int = 0) -> list[tuple[int, str]]:
    """What can be read at the table."""
    return [(each.number, each.text) for each in await store.look(lambda at: sayings_after(at, "t", since))]


async def test_what_somebody_said_goes_with_them_and_its_numbers_are_not_given_again(store: Store) -> None:
    for table in ("t", "u"):
        await store.log.append(a_row(table, 0), a_card(table))
    assert [await say(store, who, said) for who, said in (("ana", "one"), ("ben", "two"), ("ana", "three"))] == [
        1,
        2,
        3,
    ]
    await say(store, "ana2", "elsewhere", "u")
    assert [each.text for each in await store.look(lambda at: sayings_of(at, ["ana", "ana2"]))] == [
        "one",
        "three",
        "elsewhere",
    ]
    await store.run(lambda at: forget_sayings(at, ["ana", "ana2"]))
    assert await heard(store) == [(2, "two")]
    assert await store.look(lambda at: sayings_of(at, ["ana", "ana2"])) == []
    assert await say(store, "ben", "four") == 4
    assert await heard(store, since=3) == [(4, "four")]


async def test_what_is_said_again_is_what_was_said_the_first_time(store: Store) -> None:
    for table in ("t", "u"):
        await store.log.append(a_row(table, 0), a_card(table))
    again = asyncio.gather(*(say(store, "ana", "one", ask="a") for _ in range(9)))
    assert set(await again) == {1}
    assert await say(store, "ana", "something else", ask="a") == 1
    # The name is the person's own, and the table's.
    assert await say(store, "ben", "two", ask="a") == 2
    assert await say(store, "ana", "one", "u", ask="a") == 1
    assert await heard(store) == [(1, "one"), (2, "two")]
    await store.run(lambda at: forget_sayings(at, ["ana", "ben"]))
    assert await heard(store) == []
