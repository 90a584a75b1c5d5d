"""Keeping the peace: whom a person blocks or mutes, what is reported, whom an operator bans."""

from collections.abc import Collection

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, delete, false, insert, or_, select, update

from sobremesa.storage.people.inserting import insert_new
from sobremesa.storage.people.persons import hold, roots_of
from sobremesa.storage.people.schema import bans, blocks, mutes, people, reports

_NOT_LIFTED = bans.c.lifted_at.is_(None)
_FOR_EVER = bans.c.until.is_(None)


class Report(msgspec.Struct, frozen=True):
    """One person's complaint about another, with what was said as it was then."""

    id: str
    reporter: str
    reported: str
    at_table: str | None
    reason: str
    note: str
    said: str
    made_at: int
    handled_at: int | None = None


class Ban(msgspec.Struct, frozen=True):
    """An operator keeps out a person or an address, for a time or for good (`until` is None)."""

    id: str
    person: str | None
    address: str | None
    until: int | None
    reason: str
    operator: str
    made_at: int
    lifted_at: int | None = None


def block(connection: Connection, person: str, other: str, at: int) -> None:
    """A person wants to sit at no table with another."""
    insert_new(connection, blocks, person=person, other=other, created_at=at)


def unblock(connection: Connection, person: str, other: str) -> None:
    """Take a block back."""
    connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.other == other))


def mute(connection: Connection, person: str, other: str, at: int) -> None:
    """A person wants to read nothing of what another writes."""
    insert_new(connection, mutes, person=person, other=other, created_at=at)


def unmute(connection: Connection, person: str, other: str) -> None:
    """Take a mute back."""
    connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.other == other))


def blocked_by(connection: Connection, person: str) -> frozenset[str]:
    """Whom a person blocks."""
    return _others(connection, blocks, person)


def muted_by(connection: Connection, person: str) -> frozenset[str]:
    """Whom a person mutes."""
    return _others(connection, mutes, person)


def at_odds(connection: Connection, person: str, others: Collection[str]) -> frozenset[str]:
    """Those of the others with whom there is a block, whoever made it and by whichever of their ids."""
    roots = roots_of(connection, others)
    mine = select(blocks.c.other).where(blocks.c.person == person, blocks.c.other.in_(roots.values()))
    theirs = select(blocks.c.person).where(blocks.c.other == person, blocks.c.person.in_(roots.values()))
    odd = set(connection.execute(mine.union(theirs)).scalars())
    return frozenset(other for other, root in roots.items() if root in odd)


def add_report(connection: Connection, report: Report) -> None:
    """Keep a report; of somebody who is deleted meanwhile it tells nothing but what it is about."""
    hold(connection, report.reported)
    deleted_at = connection.execute(select(people.c.deleted_at).where(people.c.id == report.reported)).scalar()
    if deleted_at is not None:
        report = msgspec.structs.replace(report, note="", said="")
    connection.execute(insert(reports).values(msgspec.structs.asdict(report)))


def open_reports(connection: Connection, *, most: int) -> tuple[Report, ...]:
    """Reports nobody has looked at, the oldest first."""
    found = select(reports).where(reports.c.handled_at.is_(None)).order_by(reports.c.made_at, reports.c.id)
    return tuple(Report(**row) for row in connection.execute(found.limit(most)).mappings())


def reports_by(connection: Connection, ids: Collection[str]) -> tuple[Report, ...]:
    """Reports that a person made."""
    found = select(reports).where(reports.c.reporter.in_(ids)).order_by(reports.c.made_at, reports.c.id)
    return tuple(Report(**row) for row in connection.execute(found).mappings())


def handle_report(connection: Connection, report: str, at: int) -> bool:
    """An operator has looked at a report; whether it was open."""
    still_open = (reports.c.id == report) & reports.c.handled_at.is_(None)
    return connection.execute(update(reports).where(still_open).values(handled_at=at)).rowcount == 1


def forget_reports(connection: Connection, before: int) -> int:
    """Delete reports that were handled long ago; how many."""
    return connection.execute(delete(reports).where(reports.c.handled_at < before)).rowcount


def add_ban(connection: Connection, ban: Ban) -> None:
    """Keep somebody out."""
    connection.execute(insert(bans).values(msgspec.structs.asdict(ban)))


def ban_on(connection: Connection, *, at: int, person: str | None = None, address: str | None = None) -> Ban | None:
    """The ban that keeps this person or this address out now, the one that lasts longest."""
    found = select(bans).where(_holds(at), _about(person, address))
    held = [Ban(**row) for row in connection.execute(found).mappings()]
    return max(held, key=lambda ban: (ban.until is None, ban.until or 0, ban.id), default=None)


def bans_now(connection: Connection, *, at: int) -> tuple[Ban, ...]:
    """All bans that hold, the newest first."""
    found = select(bans).where(_holds(at)).order_by(bans.c.made_at.desc(), bans.c.id)
    return tuple(Ban(**row) for row in connection.execute(found).mappings())


def lift_bans(connection: Connection, *, at: int, person: str | None = None, address: str | None = None) -> int:
    """Let a person or an address in again; how many bans that lifted."""
    these = _about(person, address)
    return connection.execute(update(bans).where(_holds(at), these).values(lifted_at=at)).rowcount


def _holds(at: int) -> ColumnElement[bool]:
    return _NOT_LIFTED & (_FOR_EVER | (bans.c.until > at))


def _about(person: str | None, address: str | None) -> ColumnElement[bool]:
    """Bans of either; nobody (None) is not the same as every ban that names none."""
    named = ((bans.c.person, person), (bans.c.address, address))
    return or_(false(), *(column == value for column, value in named if value is not None))


def _others(connection: Connection, table: Table, person: str) -> frozenset[str]:
    return frozenset(connection.execute(select(table.c.other).where(table.c.person == person)).scalars())
