"""Appending to the log of a SQLite store, within the writer's transaction: one row, or many in as few questions.

Python's threads hand the interpreter on at every question, and the one that everybody waits for has it least: a group
of rows that is asked about and kept in three costs half of what it does row by row.
"""

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from sobremesa.storage.cards import people_json
from sobremesa.storage.log import Answer, Card, Repeated, Row, Taken, Written

_LEAVE = "DELETE FROM table_people WHERE table_id = ?"
_SIT = "INSERT INTO table_people (person, table_id) VALUES (?, ?)"
_MOST = 80
"""Rows in one question: older versions of SQLite take no more than 999 values."""


class Append(msgspec.Struct, frozen=True):
    """A row to keep, with the card of its table after it; a job like any other."""

    row: Row
    card: Card

    def __call__(self, connection: sqlite3.Connection) -> Answer:
        """Keep it, or say why not; nobody else writes meanwhile."""
        return append_all(connection, (self,))[0]


def append_all(connection: sqlite3.Connection, wanted: Sequence[Append]) -> list[Answer]:
    """Keep rows of as many tables, each or say why not; nobody else writes meanwhile."""
    answers: list[Answer] = []
    for first in range(0, len(wanted), _MOST):
        answers += _append_some(connection, wanted[first : first + _MOST])
    return answers


def _append_some(connection: sqlite3.Connection, wanted: Sequence[Append]) -> list[Answer]:
    asked = [value for each in wanted for value in (each.row.table, each.row.ask or None)]
    found: list[tuple[int | None, str | None, int | None]] = [(None, None, None)] * len(wanted)
    for place, *known in msgspec.json.decode(connection.execute(_heads(len(wanted)), asked).fetchone()[0]):
        found[place] = tuple(known)
    answers = [_answer(each.row, *known) for each, known in zip(wanted, found, strict=True)]
    kept = [(each, known[1]) for each, known, answer in zip(wanted, found, answers, strict=True) if answer == Written()]
    if kept:
        _keep(connection, kept)
    return answers


def _answer(row: Row, head: int | None, _people: str | None, before: int | None) -> Answer:
    if before is not None:
        return Repeated(before)
    return Written() if row.number == (0 if head is None else head + 1) else Taken()


def _keep(connection: sqlite3.Connection, kept: Sequence[tuple[Append, str | None]]) -> None:
    steps: list[Any] = []
    cards: list[Any] = []
    moved: list[tuple[str, Card]] = []
    for each, sat in kept:
        row, card, people = each.row, each.card, people_json(each.card)
        steps += (row.table, row.number, row.at, row.ask or None, row.data)
        cards += (row.table, row.number, card.code, card.public, card.phase, card.game, card.language, card.host)
        cards += (people, card.wake_at, card.changed_at, card.summary)
        if sat != people:
            moved.append((row.table, card))
    connection.execute(_steps(len(kept)), steps)
    connection.execute(_cards(len(kept)), cards)
    for table, card in moved:
        connection.execute(_LEAVE, (table,))
        connection.executemany(_SIT, ((person, table) for person in dict.fromkeys(card.people)))


@cache
def _heads(count: int) -> str:
    """One answer for all: each row that is read is a turn of the interpreter."""
    return f"""
WITH asked (place, table_id, ask) AS (VALUES {", ".join(f"({place}, ?, ?)" for place in range(count))})
SELECT json_group_array(json_array(place, head, people,
(SELECT number FROM steps WHERE steps.table_id = asked.table_id AND steps.ask = asked.ask)))
FROM asked JOIN cards ON cards.table_id = asked.table_id"""  # noqa: S608 - numbers alone


@cache
def _steps(count: int) -> str:
    return f"INSERT INTO steps (table_id, number, at, ask, data) VALUES {_rows(count, 5)}"  # noqa: S608


@cache
def _cards(count: int) -> str:
    return f"""
INSERT INTO cards
(table_id, head, code, public, phase, game, language, host, people, wake_at, changed_at, summary)
VALUES {_rows(count, 12)}
ON CONFLICT (table_id) DO UPDATE SET head = excluded.head, code = excluded.code, public = excluded.public,
phase = excluded.phase, game = excluded.game, language = excluded.language, host = excluded.host,
people = excluded.people, wake_at = excluded.wake_at, changed_at = excluded.changed_at,
summary = excluded.summary"""  # noqa: S608


def _rows(count: int, columns: int) -> str:
    return ", ".join(["(" + ", ".join("?" * columns) + ")"] * count)


def read(connection: sqlite3.Connection, table: str, since: int) -> list[Row]:
    """The rows of a table from a number on, in order."""
    found = connection.execute(
        "SELECT number, at, ask, data FROM steps WHERE table_id = ? AND number >= ? ORDER BY number", (table, since)
    )
    return [Row(table, number, at, ask or "", data) for number, at, ask, data in found]
