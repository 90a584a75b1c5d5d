"""The writer of a SQLite file when the disk itself fails."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from sobremesa.storage import FateUnknown, Repeated, StoreUnavailable, Taken, Written, open_store
from sobremesa.storage.log import Answer
from sobremesa.storage.sqlite import writer as writer_module
from sobremesa.storage.sqlite.append import _steps
from sobremesa.storage.sqlite.writer import Writer
from tests.patience import PATIENCE
from tests.storage.things import a_card, a_row

pytestmark = pytest.mark.anyio


def fail_at(writer: Writer, *statements: str, code: int) -> list[str]:
    """Let these statements fail once each; those that are left to fail."""
    left = list(statements)
    execute = writer._connection.execute

    def failing(statement: str, *given: Any) -> sqlite3.Cursor:
        if left and statement == left[0]:
            left.pop(0)
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = code
            raise error
        return execute(statement, *given)

    writer._connection.execute = failing  # type: ignore[method-assign]
    return left


@pytest.mark.parametrize(
    ("statements", "code", "is_unknown"),
    [
        (("BEGIN IMMEDIATE",), sqlite3.SQLITE_IOERR, False),
        (("COMMIT",), sqlite3.SQLITE_IOERR, True),
        (("COMMIT",), sqlite3.SQLITE_FULL, False),
        (("COMMIT", "ROLLBACK"), sqlite3.SQLITE_IOERR, True),
    ],
)
async def test_a_commit_that_fails_is_never_told_as_written(
    tmp_path: Path, statements: tuple[str, ...], code: int, is_unknown: bool
) -> None:
    """A commit that failed on the disk may come back after a crash, so nobody can say what became of it."""
    async with await open_store(str(tmp_path / "tables.sqlite")) as store:
        assert await store.log.append(a_row(), a_card()) == Written()
        left = fail_at(store.writer, *statements, code=code)  # type: ignore[attr-defined]
        with pytest.raises(StoreUnavailable) as refused:
            await store.log.append(a_row(number=1), a_card())
        assert isinstance(refused.value, FateUnknown) == is_unknown
        assert not left
        assert await store.log.append(a_row(number=1), a_card()) == Written()
        assert [row.number for row in await store.log.read("t")] == [0, 1]


def _groups(writer: Writer) -> list[int]:
    """How large the groups are that are committed from now on."""
    sizes: list[int] = []
    commit = writer._commit

    def counting(group: Any) -> Any:
        sizes.append(len(group))
        return commit(group)

    writer._commit = counting  # type: ignore[method-assign]
    return sizes


async def _at_once(store: Any, *work: Any) -> tuple[list[Any], list[int]]:
    """What comes of things that are written as one group, the writer being held up until all of them wait."""
    begun, held, sizes = threading.Event(), threading.Event(), _groups(store.writer)

    def hold(_connection: sqlite3.Connection) -> bool:
        begun.set()
        return held.wait(PATIENCE)

    holding = asyncio.ensure_future(store.writer.write(hold))
    assert await asyncio.to_thread(begun.wait, PATIENCE)
    under_way = [asyncio.ensure_future(each) for each in work]
    await asyncio.sleep(0)
    held.set()
    outcomes = await asyncio.gather(*under_way, return_exceptions=True)
    await holding
    return outcomes, sizes


async def test_a_group_larger_than_a_question_is_kept_whole_and_each_row_has_its_own_answer(tmp_path: Path) -> None:
    """Of two hundred tables some have the row already, under the same question or another."""
    async with await open_store(str(tmp_path / "tables.sqlite")) as store:
        for place in (3, 79, 80, 199):
            assert await store.log.append(a_row(f"t{place}"), a_card(f"t{place}")) == Written()
        taken = dict.fromkeys((79, 80), "other")
        wanted = [a_row(f"t{place}", ask=taken.get(place, "q0")) for place in range(200)]
        work = [store.log.append(row, a_card(row.table, people=(row.table, "ana"))) for row in wanted]
        answers, sizes = await _at_once(store, *work)
        assert max(sizes) == 200, "all of them were one group"
        expected: list[Answer] = [Written()] * 200
        expected[3] = expected[199] = Repeated(0)
        expected[79] = expected[80] = Taken()
        assert answers == expected
        for place in range(200):
            assert [row.ask for row in await store.log.read(f"t{place}")] == ["q0"]
            card = await store.log.card(f"t{place}")
            assert card is not None
            assert card.people == (("ana", "beto") if place in (3, 79, 80, 199) else (f"t{place}", "ana"))


async def test_rows_are_kept_beside_other_work_and_whatever_fails_fails_alone(tmp_path: Path) -> None:
    async with await open_store(str(tmp_path / "tables.sqlite")) as store:
        answers, _ = await _at_once(
            store,
            store.log.append(a_row("a"), a_card("a")),
            store.run(lambda at: at.exec_driver_sql("SELECT nothing FROM nowhere")),
            store.log.append(a_row("b"), a_card("b")),
            store.log.append(a_row("a", 1), a_card("a")),
        )
        assert [answers[0], answers[2], answers[3]] == [Written()] * 3
        assert isinstance(answers[1], Exception)
        assert [len(await store.log.read(table)) for table in ("a", "b")] == [2, 1]


@pytest.mark.parametrize(("again", "is_kept"), [(False, True), (True, False)])
async def test_a_group_that_cannot_be_kept_in_one_go_is_kept_row_by_row(
    tmp_path: Path, again: bool, is_kept: bool
) -> None:
    """Unless it cannot even be begun again; then nothing was written, and that is certain."""
    async with await open_store(str(tmp_path / "tables.sqlite")) as store:
        writer: Writer = store.writer  # type: ignore[attr-defined]
        left = fail_at(writer, _steps(3), *(("BEGIN IMMEDIATE",) if again else ()), code=sqlite3.SQLITE_IOERR)
        tables = ("a", "b", "c")
        answers, _ = await _at_once(store, *(store.log.append(a_row(table), a_card(table)) for table in tables))
        assert not left
        if is_kept:
            assert answers == [Written()] * 3
        else:
            assert {type(answer) for answer in answers} == {StoreUnavailable}
        assert [len(await store.log.read(table)) for table in tables] == [int(is_kept)] * 3
        answers, _ = await _at_once(store, *(store.log.append(a_row(table), a_card(table)) for table in tables))
        assert answers == [Repeated(0) if is_kept else Written()] * 3


async def test_a_mistake_of_ours_within_a_group_ends_no_writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def mistaken(*_given: object) -> list[Answer]:
        raise ZeroDivisionError

    async with await open_store(str(tmp_path / "tables.sqlite")) as store:
        monkeypatch.setattr(writer_module, "append_all", mistaken)
        answers, _ = await _at_once(store, *(store.log.append(a_row(table), a_card(table)) for table in "ab"))
        assert answers == [Written()] * 2
