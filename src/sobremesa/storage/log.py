"""The log of all tables: what a row and a card are, and what can be asked of the log, whatever keeps it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec


class Row(msgspec.Struct, frozen=True):
    """One step of a table as it is kept; `at` is wall time in milliseconds.

    `ask` is the client's id of the question, unique a table, or "".
    """

    table: str
    number: int
    at: int
    ask: str
    data: bytes


class Card(msgspec.Struct, frozen=True):
    """What the lobby and the list of tables to wake know of a table, as of its last step."""

    table: str
    code: str
    """Short, to join by; "" for none."""
    public: bool
    phase: str
    game: str
    language: str
    host: str
    people: tuple[str, ...]
    """Who sits there, by opaque ids."""
    wake_at: int | None
    """When the table must be woken, in wall time."""
    changed_at: int
    summary: bytes
    """A few hundred bytes of JSON that the store does not look into."""


class Written(msgspec.Struct, frozen=True):
    """The row is durable, and the card stands."""


class Taken(msgspec.Struct, frozen=True):
    """Another row has this number, or rows are missing before it: read on and decide again."""


class Repeated(msgspec.Struct, frozen=True):
    """The question was answered before, by the row with this number."""

    number: int


Answer: TypeAlias = Written | Taken | Repeated
SAID = -1
HERE = -2
OUT = -3
"""In place of a number: something was said at a table; somebody came to it or went; the person who is named in place of
a table has fewer sessions or tokens than before."""
Heard: TypeAlias = Callable[[Sequence[tuple[str, int]] | None], None]
"""Called with tables and the numbers that another node gave them, or with `SAID`, `HERE` or `OUT`; with None when any
table may have moved."""


class Log(ABC):
    """Rows of all tables. Numbers of a table are 0, 1, 2 … without a gap; rows are never changed or removed."""

    @abstractmethod
    async def append(self, row: Row, card: Card) -> Answer:
        """Keep a row, and the card in the same transaction; when this returns `Written` both are durable.

        `Repeated` wins over `Taken`. Raises `Busy`, `Unfit` or `StoreUnavailable` (`FateUnknown` among them).
        """

    @abstractmethod
    async def read(self, table: str, since: int = 0) -> list[Row]:
        """The rows of a table with this number and above, in order."""

    @abstractmethod
    async def head(self, table: str) -> int | None:
        """The number of the last row; None where there is none."""

    @abstractmethod
    async def asked(self, table: str, ask: str) -> int | None:
        """The number of the row that answered a question before; None where none did."""

    @abstractmethod
    async def card(self, table: str) -> Card | None:
        """The card of a table."""

    @abstractmethod
    async def card_by_code(self, code: str) -> Card | None:
        """The card with this code to join by; the one that changed last, should there be several."""

    @abstractmethod
    async def cards(
        self,
        *,
        phase: str | None = None,
        public: bool | None = None,
        game: str | None = None,
        language: str | None = None,
        limit: int = 100,
    ) -> list[Card]:
        """Cards that fit, those that changed last first."""

    @abstractmethod
    async def overdue(self, now: int, limit: int = 100) -> list[Card]:
        """Cards of tables that must be woken by now, those that have waited longest first."""

    @abstractmethod
    async def tables_of(self, person: str, limit: int = 50, before: tuple[int, str] | None = None) -> list[Card]:
        """Where somebody sits or sat, last changed first; after a page, before its last (`changed_at`, `table`)."""

    @abstractmethod
    async def listen(self, heard: Heard) -> None:
        """Be told, from now on, when another node has appended. Where there is one node only, nobody ever is."""
