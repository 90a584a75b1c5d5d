"""Whatever is appended, in whatever order and company, a log answers as the plainest one would."""

import asyncio
from itertools import count

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sobremesa.storage import Card, Row, Store
from tests.storage.oracle import Oracle
from tests.storage.things import a_card, a_row

pytestmark = pytest.mark.anyio
_examples = count()

people = st.lists(st.sampled_from(["ana", "beto", "caro"]), max_size=3).map(tuple)
attempts = st.builds(
    lambda table, number, ask, data, people, changed_at: (table, number, ask, data, people, changed_at),
    st.sampled_from(["t", "u"]),
    st.integers(0, 5),
    st.sampled_from(["", "a", "b", "c", "d"]),
    st.binary(max_size=3),
    people,
    st.integers(0, 9),
)


@given(groups=st.lists(st.lists(attempts, max_size=8), max_size=6))
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
async def test_a_log_answers_as_the_oracle(
    store: Store, groups: list[list[tuple[str, int, str, bytes, tuple[str, ...], int]]]
) -> None:
    """Those in a group are given at once, and must be answered in their order all the same."""
    oracle, example = Oracle(), next(_examples)
    for group in groups:
        asked: list[tuple[Row, Card]] = []
        for table, number, ask, data, seated, changed_at in group:
            name = f"{table}-{example}"
            theirs = tuple(f"{person}-{example}" for person in seated)
            row = a_row(name, number, ask=ask, data=data)
            asked.append((row, a_card(name, people=theirs, changed_at=changed_at)))
        answers = await asyncio.gather(*(store.log.append(row, card) for row, card in asked))
        assert answers == [oracle.append(row, card) for row, card in asked]
    for table, rows in oracle.rows.items():
        assert await store.log.read(table) == rows
        assert await store.log.read(table, since=2) == rows[2:]
        assert await store.log.card(table) == oracle.cards.get(table)
        assert await store.log.head(table) == (len(rows) - 1 if rows else None)
    for person in ("ana", "beto", "caro"):
        assert await store.log.tables_of(f"{person}-{example}") == oracle.tables_of(f"{person}-{example}")
