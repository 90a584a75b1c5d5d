"""A house in a file has one node: a second one on the same file would hear of nothing that the first does."""

from typing import IO

from sobremesa.storage.error import DatabaseRefused
from sobremesa.storage.store import is_postgres, sqlite_path


class InUse(DatabaseRefused):
    """Another server has it open."""


def hold_alone(database: str) -> IO[str] | None:
    """A lock beside the file of a house, which ends with the process, however it ends; `InUse` where there is one."""
    path = None if is_postgres(database) else sqlite_path(database)
    if path is None:
        return None
    try:
        import fcntl  # noqa: PLC0415 - there is none on Windows, where nobody has to hold anything
    except ImportError:
        return None
    path.parent.mkdir(parents=True, exist_ok=True)
    held = path.with_name(path.name + ".lock").open("w")
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise InUse(str(path), "another server has it open") from None
    return held
