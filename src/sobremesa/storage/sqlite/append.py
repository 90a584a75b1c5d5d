"""Appending to the log of a SQLite store, within the writer's transaction."""

import sqlite3

from sobremesa.storage.cards import people_json
from sobremesa.storage.log import Answer, Card, Repeated, Row, Taken, Written

_HEAD = """
SELECT head, people, (SELECT number FROM steps WHERE steps.table_id = cards.table_id AND ask = ?)
FROM cards WHERE table_id = ?"""
_STEP = "INSERT INTO steps (table_id, number, at, ask, data) VALUES (?, ?, ?, ?, ?)"
_NEW_CARD = """
INSERT INTO cards
(head, code, public, phase, game, language, host, people, wake_at, changed_at, summary, table_id)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
_CARD = """
UPDATE cards SET head = ?, code = ?, public = ?, phase = ?, game = ?, language = ?, host = ?, people = ?, wake_at = ?,
changed_at = ?, summary = ? WHERE table_id = ?"""
_LEAVE = "DELETE FROM table_people WHERE table_id = ?"
_SIT = "INSERT INTO table_people (person, table_id) VALUES (?, ?)"


def append(connection: sqlite3.Connection, row: Row, card: Card) -> Answer:
    """Keep a row and its card, or say why not; nobody else writes meanwhile."""
    found = connection.execute(_HEAD, (row.ask or None, row.table)).fetchone()
    if found is not None and found[2] is not None:
        return Repeated(found[2])
    if row.number != (0 if found is None else found[0] + 1):
        return Taken()
    connection.execute(_STEP, (row.table, row.number, row.at, row.ask or None, row.data))
    people = people_json(card)
    about = (row.number, card.code, card.public, card.phase, card.game, card.language, card.host)
    values = (*about, people, card.wake_at, card.changed_at, card.summary, row.table)
    connection.execute(_NEW_CARD if found is None else _CARD, values)
    if found is None or found[1] != people:
        connection.execute(_LEAVE, (row.table,))
        connection.executemany(_SIT, ((person, row.table) for person in dict.fromkeys(card.people)))
    return Written()


def read(connection: sqlite3.Connection, table: str, since: int) -> list[Row]:
    """The rows of a table from a number on, in order."""
    found = connection.execute(
        "SELECT number, at, ask, data FROM steps WHERE table_id = ? AND number >= ? ORDER BY number", (table, since)
    )
    return [Row(table, number, at, ask or "", data) for number, at, ask, data in found]
