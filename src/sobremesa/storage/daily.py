"""Who has tried the match of a day: one try a person, for each game and language."""

from collections.abc import Collection

import msgspec
from sqlalchemy import BigInteger, Column, Connection, Index, Table, Text, func, select

from sobremesa.storage.people.inserting import insert_new
from sobremesa.storage.schema import cards, metadata

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("language", Text, primary_key=True),
    # An opaque id, which stays when its person goes.
    Column("person", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("ix_daily_tries_table_id", "table_id"),
)


class Try(msgspec.Struct, frozen=True):
    """Somebody's try, with what the card of its table says; no phase where the table is not there yet."""

    game: str
    language: str
    person: str
    table: str
    phase: str | None = None
    summary: bytes | None = None


def take_try(connection: Connection, tried: Try, ids: Collection[str], *, day: str, at: int) -> str:
    """The table of somebody's try, under whichever of their ids: this one, unless they have one already."""
    key = {"day": day, "game": tried.game, "language": tried.language}
    theirs = [daily_tries.c[name] == value for name, value in key.items()]
    wanted = select(daily_tries.c.table_id).where(*theirs, daily_tries.c.person.in_({tried.person, *ids}))
    known: str | None = connection.execute(wanted.order_by(daily_tries.c.made_at).limit(1)).scalar_one_or_none()
    if known is not None:
        return known
    insert_new(connection, daily_tries, **key, person=tried.person, table_id=tried.table, made_at=at)
    # Of two that come at once one is written, and both read it.
    found: str = connection.execute(wanted.limit(1)).scalar_one()
    return found


def tries_of(connection: Connection, day: str, *, ids: Collection[str] | None = None) -> list[Try]:
    """All tries of a day, or those of these ids, the first ones first."""
    there = select(
        daily_tries.c.game,
        daily_tries.c.language,
        daily_tries.c.person,
        daily_tries.c.table_id.label("table"),
        cards.c.phase,
        cards.c.summary,
    ).outerjoin(cards, cards.c.table_id == daily_tries.c.table_id)
    wanted = there.where(daily_tries.c.day == day)
    if ids is not None:
        wanted = wanted.where(daily_tries.c.person.in_(ids))
    return [Try(**row) for row in connection.execute(wanted.order_by(daily_tries.c.made_at)).mappings()]


def count_running(connection: Connection, day: str, game: str, language: str, over: Collection[str]) -> int:
    """How many tables of a day's match are in none of these phases."""
    running = select(func.count()).join(cards, cards.c.table_id == daily_tries.c.table_id).select_from(daily_tries)
    of_day = (daily_tries.c.day == day) & (daily_tries.c.game == game) & (daily_tries.c.language == language)
    count: int = connection.execute(running.where(of_day, cards.c.phase.not_in(over))).scalar_one()
    return count
