"""What is said at tables: numbered, found again, and gone with whoever said it."""

import pytest

from sobremesa.storage import Store
from sobremesa.storage.chat import forget_sayings, keep_saying, sayings_after, sayings_of
from tests.storage.things import a_card, a_row

pytestmark = pytest.mark.anyio


async def say(store: Store, person: str, said: str, table: str = "t") -> int:
    """Somebody says something; its number."""
    saying = await store.run(lambda at: keep_saying(at, table, person, 1_000, said=said, preset=""))
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
