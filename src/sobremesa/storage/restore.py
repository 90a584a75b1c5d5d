"""Putting a backup into an empty database of either kind, whole or not at all."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import msgspec
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import SQLAlchemyError

from sobremesa.storage.backup import FORMAT, check_whole
from sobremesa.storage.copying import FACTS, Facts, all_tables_in, check_log, copy, facts_of, is_empty, tables_in
from sobremesa.storage.error import BackupError, NewerDatabase, NoBackup, NotFaithful, TargetInUse
from sobremesa.storage.sqlite.opening import connect, create_private, engine_of, translated
from sobremesa.storage.store import is_postgres, place_of, sqlite_path
from sobremesa.storage.upgrading import check_revision, revision_of, upgrade


async def restore(file: Path, url: str) -> Facts:
    """Put the backup in a file into an empty database, and upgrade that to this version; what it holds.

    Where that cannot be done the database stays as it was.
    """
    with _opened(file) as (backup, facts):
        fill = partial(_fill, backup, facts, file)
        if is_postgres(url):
            from sobremesa.storage.postgres.looking import run_once  # noqa: PLC0415 - the driver loads when needed

            await run_once(url, lambda connection: fill(connection, place_of(url)))
        else:
            path = sqlite_path(url)
            if path is None:
                raise BackupError(url, "what is in memory ends with its process.")
            await asyncio.to_thread(_into_sqlite, path, lambda connection: fill(connection, str(path)))
        return facts


@contextmanager
def _opened(file: Path) -> Iterator[tuple[Connection, Facts]]:
    """A backup that is whole, and what it says of itself."""
    if not file.is_file():
        raise NoBackup(str(file), "there is no such file.")
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, check_same_thread=False)) as raw:
        raw.isolation_level = None
        engine = engine_of(raw)
        try:
            with engine.connect() as connection:
                facts = _checked(raw, connection, str(file))
                yield connection, facts
        finally:
            engine.dispose()


def _checked(raw: sqlite3.Connection, connection: Connection, place: str) -> Facts:
    try:
        return _verified(raw, connection, place)
    except NotFaithful as error:
        raise NoBackup(place, error.problem) from error
    except (sqlite3.Error, SQLAlchemyError) as error:
        raise NoBackup(place, f"it is no backup, or damaged ({error}).") from error


def _verified(raw: sqlite3.Connection, connection: Connection, place: str) -> Facts:
    facts = _facts_in(raw, place)
    check_revision(facts.revision, place)
    check_whole(raw, place)
    if facts_of(connection, tables_in(connection)) != facts.tables:
        raise NotFaithful(place, "it is damaged: it does not hold what was written into it.")
    check_log(connection, place)
    return facts


def _facts_in(raw: sqlite3.Connection, place: str) -> Facts:
    try:
        found = raw.execute(f"SELECT facts FROM {FACTS}").fetchone()  # noqa: S608 - a constant
        if found is None:
            raise NoBackup(place, "it is no backup.")
        written = msgspec.json.decode(found[0], type=_Format).format
        if written > FORMAT:
            raise NewerDatabase(place, f"a newer version of Sobremesa has written it (format {written}).")
        return msgspec.json.decode(found[0], type=Facts)
    except (sqlite3.Error, msgspec.MsgspecError, TypeError) as error:
        raise NoBackup(place, f"it is no backup, or damaged ({error}).") from error


class _Format(msgspec.Struct):
    """What every backup says, of whatever format."""

    format: int


def _into_sqlite(path: Path, fill: Callable[[Connection], None]) -> None:
    place = str(path)
    was_there = path.exists()
    create_private(path)
    try:
        with translated(place), closing(connect(path, writes=True)) as raw:
            engine = engine_of(raw)
            raw.execute("BEGIN EXCLUSIVE")
            with engine.connect() as connection:
                fill(connection)
            raw.execute("COMMIT")
            engine.dispose()
    except BaseException:
        if not was_there:
            path.unlink(missing_ok=True)
        raise


def _fill(backup: Connection, facts: Facts, file: Path, target: Connection, place: str) -> None:
    _make_room(target, place)
    upgrade(target, place, facts.revision)
    tables = tables_in(target)
    if {table.name for table in tables} != facts.tables.keys():
        raise NoBackup(str(file), "its tables are not those of its version.")
    copy(backup, target, tables)
    if facts_of(target, tables) != facts.tables:
        raise NotFaithful(place, "what was restored is not what the backup holds.")
    check_log(target, place)
    upgrade(target, place)


def _make_room(target: Connection, place: str) -> None:
    """Remove tables of ours that are empty, as a server that never ran for long leaves them."""
    if not inspect(target).get_table_names():
        return
    check_revision(revision_of(target, place), place)
    tables = all_tables_in(target)
    if not is_empty(target, tables):
        raise TargetInUse(place, "it holds something already.")
    for table in reversed(tables):
        table.drop(target)
    target.exec_driver_sql("DROP TABLE alembic_version")
