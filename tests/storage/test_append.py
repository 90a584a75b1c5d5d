"""Appending and reading: the same answers whatever keeps the log."""

import asyncio
from typing import Any

import msgspec
import pytest

from sobremesa.storage import Repeated, Store, Taken, Unfit, Written
from sobremesa.storage.checking import LARGEST_DATA
from tests.storage.things import a_card, a_row

pytestmark = pytest.mark.anyio


async def test_what_was_written_is_read_back(store: Store) -> None:
    rows = [a_row(number=number, data=bytes([number, 0, 255])) for number in range(5)]
    for row in rows:
        assert await store.log.append(row, a_card()) == Written()
    assert await store.log.read("t") == rows
    assert await store.log.read("t", since=3) == rows[3:]
    assert await store.log.read("t", since=5) == []
    assert await store.log.head("t") == 4


async def test_a_table_that_nobody_wrote_to_is_empty(store: Store) -> None:
    assert await store.log.read("nowhere") == []
    assert await store.log.head("nowhere") is None
    assert await store.log.card("nowhere") is None


async def test_a_number_is_given_once(store: Store) -> None:
    assert await store.log.append(a_row(ask="a", data=b"first"), a_card()) == Written()
    assert await store.log.append(a_row(ask="b", data=b"second"), a_card()) == Taken()
    assert [row.data for row in await store.log.read("t")] == [b"first"]


async def test_a_row_that_would_leave_a_gap_is_not_written(store: Store) -> None:
    assert await store.log.append(a_row(number=1), a_card()) == Taken()
    assert await store.log.card("t") is None
    assert await store.log.append(a_row(number=0), a_card()) == Written()
    assert await store.log.append(a_row(number=2), a_card()) == Taken()
    assert await store.log.head("t") == 0


async def test_a_question_asked_again_is_answered_with_its_row(store: Store) -> None:
    await store.log.append(a_row(number=0, ask="a"), a_card())
    await store.log.append(a_row(number=1, ask="b"), a_card())
    for number in (0, 1, 2, 7):
        assert await store.log.append(a_row(number=number, ask="a"), a_card()) == Repeated(0)
    assert await store.log.append(a_row(number=2, ask="b"), a_card()) == Repeated(1)
    assert await store.log.head("t") == 1
    assert [await store.log.asked("t", ask) for ask in ("a", "b", "c")] == [0, 1, None]
    assert await store.log.asked("u", "a") is None


async def test_the_same_question_at_another_table_is_another(store: Store) -> None:
    assert await store.log.append(a_row("t", ask="a"), a_card("t")) == Written()
    assert await store.log.append(a_row("u", ask="a"), a_card("u")) == Written()


async def test_rows_without_a_question_do_not_repeat_each_other(store: Store) -> None:
    for number in range(3):
        assert await store.log.append(a_row(number=number, ask=""), a_card()) == Written()
    assert [row.ask for row in await store.log.read("t")] == ["", "", ""]


async def test_a_card_changes_only_with_its_row(store: Store) -> None:
    await store.log.append(a_row(number=0), a_card(phase="lobby"))
    await store.log.append(a_row(number=0, ask="x"), a_card(phase="lost"))
    await store.log.append(a_row(number=1, ask="q0"), a_card(phase="repeated"))
    assert await store.log.card("t") == a_card(phase="lobby")
    await store.log.append(a_row(number=1), a_card(phase="playing", people=("ana",), wake_at=7, summary=b"[1]"))
    assert await store.log.card("t") == a_card(phase="playing", people=("ana",), wake_at=7, summary=b"[1]")


async def test_many_at_the_same_number_have_one_winner(store: Store) -> None:
    answers = await asyncio.gather(
        *(store.log.append(a_row(ask=f"a{each}", data=b"%d" % each), a_card(host=f"h{each}")) for each in range(50))
    )
    winner = answers.index(Written())
    assert answers.count(Written()) == 1
    assert answers.count(Taken()) == 49
    assert [row.data for row in await store.log.read("t")] == [b"%d" % winner]
    card = await store.log.card("t")
    assert card is not None
    assert card.host == f"h{winner}"


async def test_rows_given_together_are_written_in_their_order(store: Store) -> None:
    tables = ("t", "u", "v")
    rows = [a_row(table, number) for number in range(20) for table in tables]
    answers = await asyncio.gather(*(store.log.append(row, a_card(row.table)) for row in rows))
    assert set(answers) == {Written()}
    for table in tables:
        assert await store.log.read(table) == [row for row in rows if row.table == table]


async def test_large_and_odd_values_come_back_as_they_were(store: Store) -> None:
    row = a_row("mesa-ñ-😀'\"%:;", at=2**63 - 1, ask="¿qué?\\", data=bytes(range(256)) * 4096)
    card = a_card(row.table, people=("ana", "ana", "🦉"), code="'; DROP TABLE steps", summary=b"\0\xff")
    assert await store.log.append(row, card) == Written()
    assert await store.log.read(row.table) == [row]
    assert await store.log.card(row.table) == card


@pytest.mark.parametrize(
    "fault",
    [
        {"table": ""},
        {"ask": "with\0nul"},
        {"ask": "¿with\0nul?"},
        {"ask": "\ud800"},
        {"ask": "x" * 201},
        {"number": -1},
        {"number": 2**63},
        {"number": True},
        {"number": 0.5},
        {"at": -1},
        {"data": b"x" * (LARGEST_DATA + 1)},
        {"data": "text"},
    ],
    ids=str,
)
async def test_a_row_that_no_database_could_keep_is_unfit(store: Store, fault: dict[str, Any]) -> None:
    with pytest.raises(Unfit):
        await store.log.append(msgspec.structs.replace(a_row(), **fault), a_card(fault.get("table", "t")))
    assert await store.log.append(a_row(), a_card()) == Written()


@pytest.mark.parametrize(
    "fault",
    [
        {"table": "another"},
        {"code": "a\0b"},
        {"host": "\udfff"},
        {"people": ("ana", "\0")},
        {"people": ("x",) * 1001},
        {"phase": 3},
        {"public": 1},
        {"wake_at": 2**64},
        {"changed_at": -5},
        {"summary": b"x" * (16 * 1024 + 1)},
    ],
    ids=lambda fault: next(iter(fault)),
)
async def test_a_card_that_no_database_could_keep_is_unfit(store: Store, fault: dict[str, Any]) -> None:
    with pytest.raises(Unfit):
        await store.log.append(a_row(), a_card(**fault))
    assert await store.log.read("t") == []


async def test_a_bad_row_fails_alone(store: Store) -> None:
    rows = [a_row("t"), a_row("u", ask="\0"), a_row("v")]
    answers = await asyncio.gather(*(store.log.append(row, a_card(row.table)) for row in rows), return_exceptions=True)
    assert answers[0] == answers[2] == Written()
    assert isinstance(answers[1], Unfit)


async def test_questions_about_what_cannot_be_are_unfit(store: Store) -> None:
    for question in (
        store.log.read("a\0"),
        store.log.read("t", since=-1),
        store.log.card("\0"),
        store.log.head("\ud800"),
        store.log.card_by_code("\0"),
        store.log.tables_of("\0"),
        store.log.cards(phase="\0"),
        store.leases.of("\0", 0),
        store.nodes.alive("\0", 0),
    ):
        with pytest.raises(Unfit):
            await question
