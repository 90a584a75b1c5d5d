"""Which nodes are alive, and since when nobody was."""

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, text

from sobremesa.storage.checking import check_number, check_text
from sobremesa.storage.database import Database, upsert
from sobremesa.storage.schema import cards, nodes, outages, settings

_STOPPED_AT = "nodes.stopped_at"
_TRIED_AT = "nodes.tried-at"
_AS_LARGE_AS_A_STEP = 16 * 1024
_LOCK = 0x536F6272
"""One number among all advisory locks of the database: that of starting nodes."""


class Outage(msgspec.Struct, frozen=True):
    """Nobody ran between two moments of wall time."""

    id: int
    since: int
    until: int


class Nodes:
    """Signs of life. All times are wall time in milliseconds and come from whoever calls."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def start(self, node: str, now: int, stale_after_ms: int) -> Outage | None:
        """Leave the first sign of life of a node.

        Where no other node has left one lately but somebody did once, nobody ran in between: that outage is recorded,
        once however many nodes start at the same time.
        """
        _check(node, now)

        def begin(connection: Connection) -> Outage | None:
            _one_at_a_time(connection)
            others = select(func.count()).where(nodes.c.node != node, nodes.c.seen_at > now - stale_after_ms)
            outage = None if connection.execute(others).scalar_one() else _record(connection, now)
            _seen(connection, node, now)
            return outage

        return await self._database.run(begin)

    async def alive(self, node: str, now: int) -> None:
        """Leave a sign of life."""
        _check(node, now)
        await self._database.run(lambda connection: _seen(connection, node, now))

    async def try_writing(self, now: int) -> None:
        """Write something of the size of a step and put a few bytes in its place; `StorageError` where that fails."""
        check_number("now", now)

        def write(connection: Connection) -> None:
            for value in (str(now).ljust(_AS_LARGE_AS_A_STEP), str(now)):
                upsert(connection, settings, [{"key": _TRIED_AT, "value": value}])

        await self._database.run(write)

    async def stop(self, node: str, now: int) -> None:
        """A clean end: the node is gone, and the time of it is remembered."""
        _check(node, now)

        def end(connection: Connection) -> None:
            _one_at_a_time(connection)
            connection.execute(delete(nodes).where(nodes.c.node == node))
            stopped_at = max(now, _stopped_at(connection) or 0)
            upsert(connection, settings, [{"key": _STOPPED_AT, "value": str(stopped_at)}])

        await self._database.run(end)

    async def living(self, now: int, stale_after_ms: int) -> list[str]:
        """The nodes that have left a sign of life lately."""
        wanted = select(nodes.c.node).where(nodes.c.seen_at > now - stale_after_ms).order_by(nodes.c.node)
        return await self._database.look(lambda connection: list(connection.execute(wanted).scalars()))

    async def outages_after(self, wall_ms: int) -> list[Outage]:
        """The outages that ended later than this, in the order in which they were."""
        wanted = select(outages).where(outages.c.until > wall_ms).order_by(outages.c.id)
        return await self._database.look(
            lambda connection: [Outage(found.id, found.since, found.until) for found in connection.execute(wanted)]
        )


def _check(node: str, now: int) -> None:
    check_text("node", node)
    check_number("now", now)


def _one_at_a_time(connection: Connection) -> None:
    # SQLite has one writer anyway.
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


def _seen(connection: Connection, node: str, now: int) -> None:
    upsert(connection, nodes, [{"node": node, "seen_at": now}])


def _stopped_at(connection: Connection) -> int | None:
    found = connection.execute(select(settings.c.value).where(settings.c.key == _STOPPED_AT)).scalar_one_or_none()
    return None if found is None else int(found)


def _record(connection: Connection, now: int) -> Outage | None:
    """The outage that ends now, if anybody ever was there before."""
    signs = [
        connection.execute(select(func.max(nodes.c.seen_at))).scalar_one(),
        connection.execute(select(func.max(cards.c.changed_at))).scalar_one(),
        _stopped_at(connection),
    ]
    since = max((sign for sign in signs if sign is not None), default=None)
    if since is None:
        return None
    # What the dead have left is in the outage now.
    connection.execute(delete(nodes))
    last = connection.execute(select(func.max(outages.c.id))).scalar_one()
    outage = Outage(id=0 if last is None else last + 1, since=min(since, now), until=now)
    connection.execute(insert(outages).values(id=outage.id, since=outage.since, until=outage.until))
    return outage
