"""What a node knows of people by heart: names and circles, for as long as nobody else can have changed them much."""

from collections.abc import AsyncIterator

import pytest

from sobremesa.protocol.telling import Person
from sobremesa.server.circles import Circles
from sobremesa.server.people_cards import PeopleCards
from sobremesa.storage import Store, open_store
from sobremesa.storage.people import persons, safety

pytestmark = pytest.mark.anyio
ANN, BEN = "a" * 26, "b" * 26


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    async with await open_store("memory:") as opened:
        for person, name in ((ANN, "Ann"), (BEN, "Ben")):
            await opened.run(
                lambda at, person=person, name=name: persons.add_person(  # type: ignore[misc]
                    at, person=person, name=name, language=None, at=1
                )
            )
        yield opened


class Clock:
    """A time that is set."""

    now = 1_000_000

    def __call__(self) -> int:
        return self.now


async def test_another_name_that_another_node_heard_of_is_seen_within_half_a_minute(store: Store) -> None:
    clock = Clock()
    cards = PeopleCards(store, clock)
    assert await cards.find([ANN, "z" * 26]) == {ANN: Person(ANN, "Ann")}
    await store.run(lambda at: persons.rename(at, ANN, "Zoe"))
    clock.now += 29_000
    assert (await cards.find([ANN]))[ANN].name == "Ann"
    clock.now += 2_000
    assert (await cards.find([ANN]))[ANN].name == "Zoe"


async def test_a_deleted_person_is_forgotten_at_once_where_it_is_told(store: Store) -> None:
    cards = PeopleCards(store, Clock())
    await cards.find([ANN])
    await store.run(lambda at: persons.delete_person(at, ANN, 2))
    cards.forget(ANN)
    assert await cards.find([ANN]) == {ANN: Person(ANN, "")}


async def test_a_block_counts_at_once_where_it_is_told_and_elsewhere_within_half_a_minute(store: Store) -> None:
    clock = Clock()
    here, elsewhere = Circles(store, clock), Circles(store, clock)
    for node in (here, elsewhere):
        assert (await node.of(BEN)).apart == frozenset()
    await store.run(lambda at: safety.block(at, ANN, BEN, 2))
    here.forget(ANN, BEN)
    assert (await here.of(BEN)).apart == {ANN}
    assert (await elsewhere.of(BEN)).apart == frozenset()
    clock.now += 31_000
    assert (await elsewhere.of(BEN)).apart == {ANN}


async def test_who_is_forgotten_under_one_id_is_forgotten_under_all(store: Store) -> None:
    clock = Clock()
    circles = Circles(store, clock)
    await store.run(lambda at: persons.merge_guest(at, BEN, ANN, 50))
    cat = "c" * 26
    await store.run(lambda at: persons.add_person(at, person=cat, name="Cat", language=None, at=1))
    await circles.of(ANN)
    clock.now += 31_000
    assert (await circles.of(BEN)).unheard == frozenset()
    await store.run(lambda at: safety.mute(at, ANN, cat, 2))
    circles.forget(ANN)
    assert (await circles.of(BEN)).unheard == {cat}
