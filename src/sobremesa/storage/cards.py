"""Questions about cards, for every kind of log."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, and_, or_, select

from sobremesa.storage.checking import check_text
from sobremesa.storage.database import Database
from sobremesa.storage.log import Card, Log
from sobremesa.storage.schema import cards, steps, table_people

_COLUMNS = [column for column in cards.c if column.name != "head"]
_NAMES = [column.name for column in _COLUMNS]
_PEOPLE = msgspec.json.Decoder(tuple[str, ...])


def people_json(card: Card) -> str:
    """Who sits at a table, as it is kept."""
    return msgspec.json.encode(card.people).decode()


def _card(found: Row[Any]) -> Card:
    given = dict(zip(_NAMES, found, strict=True))
    table, people = given.pop("table_id"), given.pop("people")
    return Card(table=table, people=_PEOPLE.decode(people), **given)


def open_tables_among(
    connection: Connection, tables: Collection[str], hosts: Collection[str], phases: Collection[str]
) -> dict[str, str]:
    """Public tables in one of these phases that have one of these ids or one of these hosts: each with its host."""
    wanted = select(cards.c.table_id, cards.c.host).where(cards.c.public, cards.c.phase.in_(phases))
    wanted = wanted.where(or_(cards.c.table_id.in_(tables), cards.c.host.in_(hosts)))
    return {found.table_id: found.host for found in connection.execute(wanted)}


class CardLog(Log):
    """The part of a log that is ordinary queries."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def head(self, table: str) -> int | None:
        """The number of the last row; None where there is none."""
        check_text("table", table)
        wanted = select(cards.c.head).where(cards.c.table_id == table)
        return await self._database.look(lambda connection: connection.execute(wanted).scalar_one_or_none())

    async def asked(self, table: str, ask: str) -> int | None:
        """The number of the row that answered a question before; None where none did."""
        check_text("table", table)
        check_text("ask", ask)
        wanted = select(steps.c.number).where(steps.c.table_id == table, steps.c.ask == ask)
        return await self._database.look(lambda connection: connection.execute(wanted).scalar_one_or_none())

    async def card(self, table: str) -> Card | None:
        """The card of a table."""
        check_text("table", table)
        return await self._first(select(*_COLUMNS).where(cards.c.table_id == table))

    async def card_by_code(self, code: str) -> Card | None:
        """The card with this code to join by; the one that changed last, should there be several."""
        check_text("code", code)
        if not code:
            return None
        wanted = select(*_COLUMNS).where(cards.c.code == code, cards.c.code != "")
        return await self._first(wanted.order_by(cards.c.changed_at.desc()).limit(1))

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
        wanted = select(*_COLUMNS)
        for column, value in ((cards.c.phase, phase), (cards.c.game, game), (cards.c.language, language)):
            if value is not None:
                check_text(column.name, value)
                wanted = wanted.where(column == value)
        if public is not None:
            wanted = wanted.where(cards.c.public == public)
        return await self._all(wanted.order_by(cards.c.changed_at.desc(), cards.c.table_id.desc()).limit(limit))

    async def overdue(self, now: int, limit: int = 100) -> list[Card]:
        """Cards of tables that must be woken by now, those that have waited longest first."""
        wanted = select(*_COLUMNS).where(cards.c.wake_at <= now)
        return await self._all(wanted.order_by(cards.c.wake_at, cards.c.table_id).limit(limit))

    async def tables_of(self, person: str, limit: int = 50, before: tuple[int, str] | None = None) -> list[Card]:
        """Where somebody sits or sat, last changed first; after a page, before its last (`changed_at`, `table`)."""
        check_text("person", person)
        wanted = select(*_COLUMNS).join(table_people, table_people.c.table_id == cards.c.table_id)
        wanted = wanted.where(table_people.c.person == person)
        if before is not None:
            changed_at, table = before
            earlier = and_(cards.c.changed_at == changed_at, cards.c.table_id < table)
            wanted = wanted.where(or_(cards.c.changed_at < changed_at, earlier))
        return await self._all(wanted.order_by(cards.c.changed_at.desc(), cards.c.table_id.desc()).limit(limit))

    async def _all(self, wanted: Select[Any]) -> list[Card]:
        def ask(connection: Connection) -> list[Card]:
            return [_card(found) for found in connection.execute(wanted)]

        return await self._database.look(ask)

    async def _first(self, wanted: Select[Any]) -> Card | None:
        return next(iter(await self._all(wanted)), None)
