"""Bringing a database to the version of this program; what a later version wrote is refused."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from sobremesa.storage.error import NewerDatabase, NotOurs

_FOLDER = Path(__file__).parent / "migrations"
_VERSION_TABLE = "alembic_version"
_LOCK = 0x536F6273
"""One number among all advisory locks of the database: that of whoever changes its tables."""


def upgrade(connection: Connection, place: str, revision: str = "head") -> None:
    """Make the tables what this version needs, in the transaction of this connection.

    Several nodes may do so at once: on PostgreSQL they wait for each other, SQLite has one writer anyway.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    found = revision_of(connection, place)
    check_revision(found, place)
    if found == (newest_revision() if revision == "head" else revision):
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def newest_revision() -> str:
    """The revision that this version of the program writes."""
    head = _scripts().get_current_head()
    assert head is not None
    return head


def revision_of(connection: Connection, place: str) -> str | None:
    """The revision of a database; None for an empty one, and `NotOurs` for one with other tables."""
    names = inspect(connection).get_table_names()
    if _VERSION_TABLE in names:
        return MigrationContext.configure(connection).get_current_revision()
    if names:
        raise NotOurs(place, "it holds tables of something else.")
    return None


def check_revision(revision: str | None, place: str) -> None:
    """`NewerDatabase` unless this version of the program knows the revision."""
    known = {script.revision for script in _scripts().walk_revisions()}
    if revision is not None and revision not in known:
        raise NewerDatabase(place, f"a newer version of Sobremesa has written it (revision {revision}).")


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    # ConfigParser gives a meaning to the percent sign.
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    return config
