"""A backup is one SQLite file, whatever the database: taken while the game goes on, and checked before it counts."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
from sqlalchemy import Connection

from sobremesa import __version__
from sobremesa.storage.copying import FACTS, Facts, TableFacts, check_log, copy, empty_caches, facts_of, tables_in
from sobremesa.storage.error import BackupError, NotFaithful, NotOurs, TargetInUse
from sobremesa.storage.sqlite.opening import connect, create_private, engine_of, translated
from sobremesa.storage.store import is_postgres, place_of, sqlite_path
from sobremesa.storage.upgrading import check_revision, revision_of, upgrade

FORMAT = 1


async def backup(url: str, file: Path) -> Facts:
    """Write all that a database holds, as of one moment, into a new file; what it holds.

    The database may be in use, and is not upgraded. A file that is there already is never covered.
    """
    with _new_file(file) as partial:
        if is_postgres(url):
            return await _from_postgres(url, partial)
        path = sqlite_path(url)
        if path is None:
            raise BackupError(url, "what is in memory ends with its process, and has no backup.")
        if not path.is_file():
            raise NotOurs(str(path), "there is no such file.")
        return await asyncio.to_thread(_from_sqlite, path, partial)


@contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """A file beside it that takes its name when all went well, and is gone otherwise."""
    if file.exists():
        raise TargetInUse(str(file), "this file is there already.")
    partial = file.with_name(f"{file.name}.partial")
    partial.unlink(missing_ok=True)
    create_private(partial)
    try:
        yield partial
        try:
            # Unlike a rename this covers nothing that appeared meanwhile.
            os.link(partial, file)
        except FileExistsError:
            raise TargetInUse(str(file), "this file is there already.") from None
        except OSError:
            # Some file systems have no links.
            partial.rename(file)
    finally:
        partial.unlink(missing_ok=True)


def _from_sqlite(path: Path, file: Path) -> Facts:
    place = str(path)
    with translated(place), closing(connect(path, writes=False)) as source, _sqlalchemy(source) as asked:
        # One transaction for the counting and the copying, so that both see one moment.
        source.execute("BEGIN")
        revision = _known_revision(asked, place)
        there = facts_of(asked, tables_in(asked))
        with closing(sqlite3.connect(file, isolation_level=None)) as copied:
            source.backup(copied)
            copied.execute("PRAGMA journal_mode = DELETE")
    return _sealed(file, revision, there)


async def _from_postgres(url: str, file: Path) -> Facts:
    from sobremesa.storage.postgres.looking import look_once  # noqa: PLC0415 - the driver loads when needed

    place = place_of(url)

    def copy_all(source: Connection) -> tuple[str, dict[str, TableFacts]]:
        revision = _known_revision(source, place)
        with translated(str(file)), closing(connect(file, writes=True)) as raw, _sqlalchemy(raw) as target:
            raw.execute("PRAGMA journal_mode = DELETE")
            raw.execute("BEGIN IMMEDIATE")
            upgrade(target, str(file), revision)
            there = copy(source, target, tables_in(target))
            raw.execute("COMMIT")
        return revision, there

    revision, there = await look_once(url, copy_all)
    return _sealed(file, revision, there)


def _known_revision(connection: Connection, place: str) -> str:
    revision = revision_of(connection, place)
    if revision is None:
        raise NotOurs(place, "it is empty.")
    check_revision(revision, place)
    return revision


def _sealed(file: Path, revision: str, there: dict[str, TableFacts]) -> Facts:
    """Check that the copy is what was copied, and write that into it."""
    place = str(file)
    with translated(place), closing(connect(file, writes=True)) as raw, _sqlalchemy(raw) as connection:
        raw.execute("PRAGMA journal_mode = DELETE")
        check_whole(raw, place)
        if facts_of(connection, tables_in(connection)) != there:
            raise NotFaithful(place, "the copy is not what was copied.")
        check_log(connection, place)
        facts = Facts(FORMAT, __version__, revision, there)
        raw.execute("BEGIN IMMEDIATE")
        empty_caches(connection)
        raw.execute(f"CREATE TABLE {FACTS} (facts BLOB NOT NULL)")
        raw.execute(f"INSERT INTO {FACTS} VALUES (?)", (msgspec.json.encode(facts),))  # noqa: S608 - a constant
        raw.execute("COMMIT")
    return facts


def check_whole(raw: sqlite3.Connection, place: str) -> None:
    """`NotFaithful` unless SQLite finds its file in order."""
    found = raw.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise NotFaithful(place, f"SQLite finds it damaged ({found}).")


@contextmanager
def _sqlalchemy(raw: sqlite3.Connection) -> Iterator[Connection]:
    engine = engine_of(raw)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()
