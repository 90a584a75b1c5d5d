"""Appending a group of rows, of different tables each, within one transaction of PostgreSQL."""

from collections.abc import Sequence
from typing import Any

from sobremesa.storage.cards import people_json
from sobremesa.storage.log import Answer, Card, Repeated, Row, Taken, Written
from sobremesa.storage.notices import payloads
from sobremesa.storage.postgres.connecting import Driver
from sobremesa.storage.schema import CHANNEL

# Whoever appends number n has read n - 1, so the card that this statement sees is that of n - 1, or the number is not
# the next one. Rows go in sorted, so that two nodes with the same tables never wait for each other in a circle; the
# loser of a race waits for the winner's commit and then does nothing.
_APPEND = """
WITH given AS (
    SELECT * FROM unnest(
        $1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bytea[], $6::text[], $7::boolean[], $8::text[],
        $9::text[], $10::text[], $11::text[], $12::text[], $13::bigint[], $14::bigint[], $15::bytea[]
    ) AS given (table_id, number, at, ask, data, code, public, phase, game, language, host, people, wake_at,
                changed_at, summary)
), next AS (
    SELECT given.*, cards.people IS DISTINCT FROM given.people AS moved
    FROM given LEFT JOIN cards ON cards.table_id = given.table_id
    WHERE given.number = coalesce(cards.head + 1, 0)
), won AS (
    INSERT INTO steps (table_id, number, at, ask, data)
    SELECT table_id, number, at, ask, data FROM next ORDER BY table_id
    ON CONFLICT DO NOTHING
    RETURNING table_id
), carded AS (
    INSERT INTO cards (table_id, head, code, public, phase, game, language, host, people, wake_at, changed_at, summary)
    SELECT table_id, number, code, public, phase, game, language, host, people, wake_at, changed_at, summary
    FROM next JOIN won USING (table_id)
    ON CONFLICT (table_id) DO UPDATE SET
        head = excluded.head, code = excluded.code, public = excluded.public, phase = excluded.phase,
        game = excluded.game, language = excluded.language, host = excluded.host, people = excluded.people,
        wake_at = excluded.wake_at, changed_at = excluded.changed_at, summary = excluded.summary
)
SELECT table_id, moved FROM next JOIN won USING (table_id)"""
_ASKED = """
SELECT steps.table_id, steps.number FROM steps
JOIN unnest($1::text[], $2::text[]) AS given (table_id, ask)
ON steps.table_id = given.table_id AND steps.ask = given.ask"""
_LEAVE = "DELETE FROM table_people WHERE table_id = ANY($1::text[])"
_SIT = "INSERT INTO table_people (person, table_id) SELECT * FROM unnest($1::text[], $2::text[])"
_TELL = f"SELECT pg_notify('{CHANNEL}', told), pg_current_xact_id()::text FROM unnest($1::text[]) AS told"  # noqa: S608
_READ = "SELECT number, at, ask, data FROM steps WHERE table_id = $1 AND number >= $2 ORDER BY number"
_STANDS = """
SELECT count(*) FROM steps JOIN unnest($1::text[], $2::bigint[], $3::bytea[]) AS given (table_id, number, data)
ON steps.table_id = given.table_id AND steps.number = given.number AND steps.data = given.data"""


async def append(connection: Driver, rows: Sequence[Row], cards: Sequence[Card]) -> list[Answer]:
    """Keep those rows, of different tables each, that are the next of theirs, and their cards."""
    found = await connection.fetch(_APPEND, *_columns(rows, cards))
    won: dict[str, bool] = dict(map(tuple, found))
    await _seat(connection, [card for card in cards if won.get(card.table)])
    lost = [row for row in rows if row.table not in won and row.ask]
    asked: dict[str, int] = {}
    if lost:
        tables, asks = [row.table for row in lost], [row.ask for row in lost]
        asked = dict(map(tuple, await connection.fetch(_ASKED, tables, asks)))
    return [Written() if row.table in won else _lost(asked.get(row.table)) for row in rows]


def _lost(number: int | None) -> Answer:
    return Taken() if number is None else Repeated(number)


async def _seat(connection: Driver, moved: Sequence[Card]) -> None:
    if moved:
        await connection.execute(_LEAVE, [card.table for card in moved])
        seats = [(person, card.table) for card in moved for person in dict.fromkeys(card.people)]
        await connection.execute(_SIT, [person for person, _ in seats], [table for _, table in seats])


async def tell(connection: Driver, origin: str, rows: Sequence[Row]) -> str:
    """Tell the other nodes, when this transaction commits; its id."""
    found = await connection.fetch(_TELL, list(payloads(origin, [(row.table, row.number) for row in rows])))
    transaction: str = found[0][1]
    return transaction


async def read(connection: Driver, table: str, since: int) -> list[Row]:
    """The rows of a table from a number on, in order."""
    found = await connection.fetch(_READ, table, since)
    return [Row(table, number, at, ask or "", data) for number, at, ask, data in found]


async def stand(connection: Driver, rows: Sequence[Row]) -> bool:
    """Whether all these rows are there, as they are here."""
    tables, numbers, data = [row.table for row in rows], [row.number for row in rows], [row.data for row in rows]
    count: int = await connection.fetchval(_STANDS, tables, numbers, data)
    return count == len(rows)


def _columns(rows: Sequence[Row], cards: Sequence[Card]) -> list[list[Any]]:
    return [
        [row.table for row in rows],
        [row.number for row in rows],
        [row.at for row in rows],
        [row.ask or None for row in rows],
        [row.data for row in rows],
        [card.code for card in cards],
        [card.public for card in cards],
        [card.phase for card in cards],
        [card.game for card in cards],
        [card.language for card in cards],
        [card.host for card in cards],
        [people_json(card) for card in cards],
        [card.wake_at for card in cards],
        [card.changed_at for card in cards],
        [card.summary for card in cards],
    ]
