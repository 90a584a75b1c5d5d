"""What the lobby, the list of tables to wake and a person's history are read from."""

import pytest

from sobremesa.storage import Card, Store
from tests.storage.things import a_card, a_row

pytestmark = pytest.mark.anyio


async def keep(store: Store, *cards: Card) -> None:
    """Append a row to each card's table, so that the card stands."""
    for card in cards:
        head = await store.log.head(card.table)
        await store.log.append(a_row(card.table, 0 if head is None else head + 1), card)


async def test_cards_are_found_by_what_they_say_newest_first(store: Store) -> None:
    old = a_card("old", changed_at=1)
    english = a_card("english", changed_at=2, language="en")
    private = a_card("private", changed_at=3, public=False)
    loom = a_card("loom", changed_at=4, game="loom", phase="lobby")
    await keep(store, loom, old, private, english)
    assert await store.log.cards() == [loom, private, english, old]
    assert await store.log.cards(public=True) == [loom, english, old]
    assert await store.log.cards(public=False) == [private]
    assert await store.log.cards(phase="playing", public=True, language="es", game="golf") == [old]
    assert await store.log.cards(limit=2) == [loom, private]
    assert await store.log.cards(game="chess") == []


async def test_a_table_is_found_by_its_code(store: Store) -> None:
    await keep(store, a_card("t", code="ABC"), a_card("u", code=""))
    found = await store.log.card_by_code("ABC")
    assert found is not None
    assert found.table == "t"
    assert await store.log.card_by_code("") is None
    assert await store.log.card_by_code("XYZ") is None


async def test_of_two_tables_with_one_code_the_later_is_found(store: Store) -> None:
    await keep(store, a_card("over", code="ABC", changed_at=1), a_card("new", code="ABC", changed_at=2))
    found = await store.log.card_by_code("ABC")
    assert found is not None
    assert found.table == "new"


async def test_overdue_tables_come_in_the_order_of_their_waiting(store: Store) -> None:
    cards = [a_card(f"t{wake_at}", wake_at=wake_at) for wake_at in (30, 10, 20, 40)]
    await keep(store, *cards, a_card("asleep", wake_at=None))
    assert [card.wake_at for card in await store.log.overdue(30)] == [10, 20, 30]
    assert [card.wake_at for card in await store.log.overdue(30, limit=1)] == [10]
    assert await store.log.overdue(9) == []


async def test_a_table_that_was_woken_is_not_overdue(store: Store) -> None:
    await keep(store, a_card(wake_at=10), a_card(wake_at=None))
    assert await store.log.overdue(100) == []


async def test_people_find_their_tables_newest_first(store: Store) -> None:
    first = a_card("first", people=("ana",), changed_at=1)
    second = a_card("second", people=("ana", "beto"), changed_at=2)
    await keep(store, second, first)
    assert await store.log.tables_of("ana") == [second, first]
    assert await store.log.tables_of("beto") == [second]
    assert await store.log.tables_of("caro") == []


async def test_whoever_leaves_a_table_does_not_find_it_any_more(store: Store) -> None:
    await keep(store, a_card(people=("ana", "beto")), a_card(people=("beto", "caro")), a_card(people=("beto", "caro")))
    assert await store.log.tables_of("ana") == []
    assert len(await store.log.tables_of("beto")) == len(await store.log.tables_of("caro")) == 1
    await keep(store, a_card(people=()))
    assert await store.log.tables_of("beto") == []


async def test_a_history_is_read_page_by_page_without_loss(store: Store) -> None:
    cards = [a_card(f"t{each}", people=("ana",), changed_at=each // 3) for each in range(10)]
    await keep(store, *cards)
    pages, before = [], None
    while page := await store.log.tables_of("ana", limit=3, before=before):
        pages += page
        before = (page[-1].changed_at, page[-1].table)
    assert pages == sorted(cards, key=lambda card: (card.changed_at, card.table), reverse=True)
