"""One client at one table."""

from collections.abc import Sequence
from typing import Protocol

from sobremesa.server.rooms.room import Room
from sobremesa.table import TableState

ONLOOKER = "onlooker"
"""A screen that all look at, whoever has opened it: nobody has an id like this."""


class Reader(Protocol):
    """Whose client it is."""

    ids: Sequence[str]
    keeps: bool
    """Whether it keeps what it was told."""

    def tell(self, frame: bytes) -> None:
        """Take a frame; never waits."""


class Watching:
    """A client as the table knows it: under the id that has a place there.

    A guest who came along into an account sits under an id of their own, and the seat is still theirs. A screen apart
    is nobody's: it is told what spectators are, and whoever left it alone is as absent as without it (TAB-6).
    """

    def __init__(self, reader: Reader, room: Room, *, apart: bool = False) -> None:
        self.room = room
        self.apart = apart
        self._reader = reader

    @property
    def person(self) -> str:
        """Who they are at this table, as it stands."""
        return ONLOOKER if self.apart else self_at(self.room.state, self._reader.ids)

    @property
    def keeps(self) -> bool:
        """Whether it is spared what is still as it was."""
        return self._reader.keeps

    def tell(self, frame: bytes) -> None:
        """Take a frame; never waits."""
        self._reader.tell(frame)


def self_at(state: TableState, ids: Sequence[str]) -> str:
    """Under which of their ids somebody acts at a table: where they sit, sat, are the host, or were sent away."""
    if len(ids) == 1:
        return ids[0]
    known = (
        *(holder.person for holder in state.seats if holder.is_held),
        *(holder.person for holder in state.seats),
        state.host,
        *state.kicked,
    )
    return next((person for person in known if person in ids), ids[0])
