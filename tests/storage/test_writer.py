"""The writer of a SQLite file when the disk itself fails."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from sobremesa.storage import FateUnknown, StoreUnavailable, Written, open_store
from sobremesa.storage.sqlite.writer import Writer
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
