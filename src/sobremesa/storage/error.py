"""What can go wrong in a store, drawn once.

StorageError
├── Unfit              a value that no database could keep; nothing was written
├── Busy               too many rows wait already; nothing was written
├── StoreUnavailable   the database cannot be asked now; nothing was written
│   ├── FateUnknown    … or it was: what was asked may stand there or not
│   └── StoreClosed    the store was closed by its owner
├── DatabaseRefused    what an address leads to cannot be used
│   ├── NoAddress      it is no address of a database
│   ├── NotOurs        it is something else's database, or none
│   ├── Damaged        it was ours once
│   └── NewerDatabase  a later version has written it
└── BackupError        a backup or restore that cannot be done; the target is as it was
    ├── NoBackup       a file that is no backup, or a damaged one
    ├── TargetInUse    the target holds something already
    └── NotFaithful    the copy is not what was copied
"""


class StorageError(Exception):
    """Anything that a store could not do."""


class Unfit(StorageError, ValueError):  # noqa: N818 - what is wrong, not that something is
    """A value that no database could keep."""


class Busy(StorageError):  # noqa: N818
    """More rows wait than may wait."""


class StoreUnavailable(StorageError):  # noqa: N818
    """The database cannot be asked now, and nothing was written."""


class FateUnknown(StoreUnavailable):
    """The database went away while it committed; whoever asked reads, or asks again with the same id."""


class StoreClosed(StoreUnavailable):
    """The store was closed by its owner."""


class DatabaseRefused(StorageError):  # noqa: N818
    """What an address leads to cannot be used; `place` is the address without its password."""

    def __init__(self, place: str, problem: str) -> None:
        self.place = place
        self.problem = problem
        super().__init__(f"{place}: {problem}")


class NoAddress(DatabaseRefused):
    """It is no address of a database."""


class NotOurs(DatabaseRefused):
    """It is something else's database, or none."""


class Damaged(DatabaseRefused):
    """It was a database of ours once."""


class NewerDatabase(DatabaseRefused):
    """A later version of Sobremesa has written it."""


class BackupError(DatabaseRefused):
    """A backup or restore that cannot be done; the target is as it was."""


class NoBackup(BackupError):  # noqa: N818
    """A file that is no backup, or a damaged one."""


class TargetInUse(BackupError):  # noqa: N818
    """The target holds something already."""


class NotFaithful(BackupError):  # noqa: N818
    """The copy is not what was copied."""
