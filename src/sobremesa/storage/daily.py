"""The match of a day: the secret that its deals come from, and who has tried it, once a person, game and language."""

from collections.abc import Collection

import msgspec
from sqlalchemy import BigInteger, Boolean, Column, Connection, Index, Table, Text, func, select, true

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
    # Whether it was dealt what all are who count in the ranking; others play what guests are dealt.
    Column("ranked", Boolean, nullable=False, server_default=true()),
    Index("ix_daily_tries_table_id", "table_id"),
)

day_secrets = Table(
    "day_secrets",
    metadata,
    Column("day", Text, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)


class Try(msgspec.Struct, frozen=True):
    """Somebody's try, with what the card of its table says; no phase where the table is not there yet."""

    game: str
    language: str
    person: str
    table: str
    ranked: bool = True
    phase: str | None = None
    summary: bytes | None = None


def secret_of_day(connection: Connection, day: str, *, fresh: str, at: int) -> str | None:
    """The secret of a day that has begun: `fresh` for the first who asks, and the same for all who ask after them.

    None for a day that was played before days had secrets of their own.
    """
    wanted = select(day_secrets.c.secret).where(day_secrets.c.day == day)
    known: str | None = connection.execute(wanted).scalar_one_or_none()
    if known is not None:
        return known
    # Since there are such secrets, nobody tries a day before it has one.
    tried = select(daily_tries.c.day).where(daily_tries.c.day == day).limit(1)
    if connection.execute(tried).scalar_one_or_none() is not None:
        return None
    insert_new(connection, day_secrets, day=day, secret=fresh, made_at=at)
    found: str = connection.execute(wanted).scalar_one()
    return found


def known_secret(connection: Connection, day: str) -> str | None:
    """The secret of a day, if it has one."""
    wanted = select(day_secrets.c.secret).where(day_secrets.c.day == day)
    found: str | None = connection.execute(wanted).scalar_one_or_none()
    return found


def take_try(connection: Connection, tried: Try, ids: Collection[str], *, day: str, at: int) -> Try:
    """Somebody's try, under whichever of their ids: this one, unless they have one already.

    A try of what guests are dealt is none at what counts in the ranking, and takes the place of no such one.
    """
    key = {"day": day, "game": tried.game, "language": tried.language}
    theirs = [daily_tries.c[name] == value for name, value in key.items()]
    wanted = select(daily_tries.c.person, daily_tries.c.table_id, daily_tries.c.ranked)
    wanted = wanted.where(*theirs, daily_tries.c.person.in_({tried.person, *ids}))
    if tried.ranked:
        wanted = wanted.where(daily_tries.c.ranked)
    wanted = wanted.order_by(daily_tries.c.ranked.desc(), daily_tries.c.made_at).limit(1)
    found = connection.execute(wanted).one_or_none()
    if found is None:
        insert_new(
            connection,
            daily_tries,
            **key,
            person=tried.person,
            table_id=tried.table,
            made_at=at,
            ranked=tried.ranked,
        )
        # Of two that come at once one is written, and both read it.
        found = connection.execute(wanted).one()
    return Try(tried.game, tried.language, found.person, found.table_id, found.ranked)


def tries_of(connection: Connection, day: str, *, ids: Collection[str] | None = None) -> list[Try]:
    """All tries of a day, or those of these ids, the first ones first."""
    there = select(
        daily_tries.c.game,
        daily_tries.c.language,
        daily_tries.c.person,
        daily_tries.c.table_id.label("table"),
        daily_tries.c.ranked,
        cards.c.phase,
        cards.c.summary,
    ).outerjoin(cards, cards.c.table_id == daily_tries.c.table_id)
    wanted = there.where(daily_tries.c.day == day)
    if ids is not None:
        wanted = wanted.where(daily_tries.c.person.in_(ids))
    return [Try(**row) for row in connection.execute(wanted.order_by(daily_tries.c.made_at)).mappings()]


def count_running(
    connection: Connection, day: str, game: str, language: str, over: Collection[str], *, ranked: bool
) -> int:
    """How many tables with one deal of a day's match are in none of these phases."""
    running = select(func.count()).join(cards, cards.c.table_id == daily_tries.c.table_id).select_from(daily_tries)
    of_day = (daily_tries.c.day == day) & (daily_tries.c.game == game) & (daily_tries.c.language == language)
    of_day &= daily_tries.c.ranked == ranked
    count: int = connection.execute(running.where(of_day, cards.c.phase.not_in(over))).scalar_one()
    return count
