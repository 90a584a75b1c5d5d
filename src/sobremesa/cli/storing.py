"""Commands about the database: its address, and whatever goes wrong with it in one sentence."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import click

from sobremesa.cli.own_data import own_data
from sobremesa.cli.spoken import FAILURE, MISUSE, give_up, in_short, spoken
from sobremesa.editions.texts import Texts
from sobremesa.engine.text import text
from sobremesa.storage.error import (
    BackupError,
    Damaged,
    DatabaseRefused,
    NewerDatabase,
    NoAddress,
    NoBackup,
    NotFaithful,
    NotOurs,
    StorageError,
    TargetInUse,
)

Command = TypeVar("Command", bound=Callable[..., Any])

_SAID: dict[type[DatabaseRefused], str] = {
    NoAddress: "cli-store-no-address",
    NotOurs: "cli-store-not-ours",
    Damaged: "cli-store-damaged",
    NewerDatabase: "cli-store-newer",
    NoBackup: "cli-backup-none",
    TargetInUse: "cli-backup-in-use",
    NotFaithful: "cli-backup-unfaithful",
    BackupError: "cli-backup-memory",
}


def own_file() -> str:
    """Where a house keeps its tables unless an address is given."""
    folder = own_data()
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "house.sqlite3")


def database_option(command: Command) -> Command:
    """`--database`, or the environment's, or the file that `serve` has without either."""
    option = click.option(
        "--database",
        metavar="URL",
        envvar="SOBREMESA_DATABASE",
        default=own_file,
        help="sqlite:///FILE, a file, or postgresql://… (default: SOBREMESA_DATABASE, or the file of `serve`).",
    )
    return option(command)


@contextmanager
def storing(say: Texts) -> Iterator[None]:
    """Misuse leaves with code 2, what cannot be done with 1."""
    with spoken(say):
        try:
            yield
        except DatabaseRefused as error:
            id_ = _SAID.get(type(error), "cli-store-refused")
            sentence = say.say(in_short(text(id_, place=error.place, reason=error.problem)))
            give_up(sentence, MISUSE if isinstance(error, NoAddress) else FAILURE)
        except StorageError as error:
            give_up(say.say(in_short(text("cli-store-unavailable", reason=str(error)))), FAILURE)
