"""Two nodes on one database: exactly one wins a number, and a question is answered once."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from sobremesa.storage import Answer, Repeated, Row, Store, Taken, Written, open_store
from tests.storage.things import a_card, a_row

pytestmark = pytest.mark.anyio
TABLES = 20
STEPS = 15


@pytest.fixture
async def nodes(postgres_url: str) -> AsyncIterator[list[Store]]:
    """Three nodes on one database."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(await open_store(postgres_url)) for _ in range(3)]


async def play(store: Store, name: str, table: str, chance: random.Random) -> list[tuple[Row, Answer]]:
    """Append to a table as quickly as one can, reading on after every race that was lost."""
    given: list[tuple[Row, Answer]] = []
    number = 0
    while number < STEPS:
        # Now and then two nodes are sent the same question.
        ask = f"shared-{number}" if chance.random() < 0.3 else f"{name}-{number}"
        row = a_row(table, number, ask=ask, data=f"{name} {number}".encode())
        answer = await store.log.append(row, a_card(table, host=name, people=(name,), changed_at=number))
        given.append((row, answer))
        number = len(await store.log.read(table))
    return given


async def test_every_number_has_one_winner_and_every_question_one_row(nodes: list[Store]) -> None:
    chance = random.Random("races")
    tables = [f"t{each}" for each in range(TABLES)]
    jobs = [(store, f"n{each}", table) for each, store in enumerate(nodes) for table in tables]
    chance.shuffle(jobs)
    played = await asyncio.gather(*(play(*job, chance) for job in jobs))
    given = [each for rows in played for each in rows]
    assert {type(answer) for _, answer in given} == {Written, Taken, Repeated}
    for table in tables:
        rows = await nodes[0].log.read(table)
        assert [row.number for row in rows] == list(range(len(rows)))
        assert len(rows) >= STEPS
        written = [row for row, answer in given if answer == Written() and row.table == table]
        assert sorted(written, key=lambda row: row.number) == rows
        assert len({row.ask for row in rows}) == len(rows)
        number_of = {row.ask: row.number for row in rows}
        for row, answer in given:
            if row.table == table and isinstance(answer, Repeated):
                assert number_of[row.ask] == answer.number
        card = await nodes[1].log.card(table)
        last = rows[-1].data.decode().split()[0]
        assert card == a_card(table, host=last, people=(last,), changed_at=len(rows) - 1)
        for each in range(len(nodes)):
            found = [card.table for card in await nodes[2].log.tables_of(f"n{each}")]
            assert (table in found) == (last == f"n{each}")


async def test_the_same_question_at_two_nodes_at_once_is_written_once(nodes: list[Store]) -> None:
    for number in range(30):
        row = a_row("t", number, ask=f"q{number}")
        answers = await asyncio.gather(*(store.log.append(row, a_card()) for store in nodes))
        assert sorted(answers, key=str) == [Repeated(number), Repeated(number), Written()]


async def test_a_question_that_another_node_answered_elsewhere_in_the_log_is_repeated(nodes: list[Store]) -> None:
    for number in range(20):
        first = nodes[0].log.append(a_row("t", number, ask=f"q{number}"), a_card())
        again = nodes[1].log.append(a_row("t", number + 1, ask=f"q{number}"), a_card())
        answers = await asyncio.gather(first, again)
        assert answers[0] == Written()
        assert answers[1] in (Taken(), Repeated(number))


async def test_many_new_tables_in_any_order_do_not_stop_each_other(nodes: list[Store]) -> None:
    """Nodes that insert the same keys in different orders would wait for each other in a circle."""
    chance = random.Random("tables")
    rows = [a_row(f"t{each}") for each in range(300)]
    orders = [chance.sample(rows, k=len(rows)) for _ in nodes]
    answers = await asyncio.gather(
        *(store.log.append(row, a_card(row.table)) for store, order in zip(nodes, orders, strict=True) for row in order)
    )
    assert answers.count(Written()) == len(rows)
    assert answers.count(Repeated(0)) == 2 * len(rows)
