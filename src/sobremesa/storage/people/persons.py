"""Persons: guests and people with accounts, what they are called, and which ids are the same person."""

from collections.abc import Collection, Iterator, Sequence

import msgspec
from sqlalchemy import BindParameter, Connection, Select, Table, bindparam, delete, func, insert, or_, select, update

from sobremesa.storage.chat import forget_sayings
from sobremesa.storage.log import OUT
from sobremesa.storage.notices import tell_nodes
from sobremesa.storage.people.schema import (
    OF_ONE_PERSON,
    accounts,
    bans,
    blocks,
    bot_tokens,
    known_devices,
    mutes,
    people,
    reports,
    sessions,
)

_AT_ONCE = 500
THESE: BindParameter[str] = bindparam("these", expanding=True)
_ROOTS = select(people.c.id, people.c.same_as).where(people.c.id.in_(THESE))


class Person(msgspec.Struct, frozen=True):
    """Somebody at the door; a guest until there is an account."""

    id: str
    name: str
    language: str | None
    created_at: int
    seen_at: int
    epoch: int
    login: str | None = None
    same_as: str | None = None
    deleted_at: int | None = None

    @property
    def guest(self) -> bool:
        """Whether this person has no account."""
        return self.login is None


def add_person(connection: Connection, *, person: str, name: str, language: str | None, at: int) -> Person:
    """A new person, a guest."""
    row = {"id": person, "name": name, "language": language, "created_at": at, "seen_at": at, "epoch": 0}
    connection.execute(insert(people).values(row))
    return msgspec.convert(row, Person)


def find_person(connection: Connection, person: str) -> Person | None:
    """The person with this id, deleted ones too."""
    row = connection.execute(_persons().where(people.c.id == person)).mappings().one_or_none()
    return None if row is None else Person(**row)


def find_persons(connection: Connection, ids: Collection[str]) -> dict[str, Person]:
    """The people with these ids, deleted ones too; whoever there is none of is left out."""
    found: dict[str, Person] = {}
    for some in batched(sorted(ids)):
        for row in connection.execute(_persons().where(people.c.id.in_(some))).mappings():
            found[row["id"]] = Person(**row)
    return found


def find_by_login(connection: Connection, folded: str) -> Person | None:
    """The person whose account has this login, in its folded form."""
    row = connection.execute(_persons().where(accounts.c.folded == folded)).mappings().one_or_none()
    return None if row is None else Person(**row)


def account_opened_at(connection: Connection, person: str) -> int | None:
    """When somebody opened an account; None for who has none."""
    wanted = select(accounts.c.created_at).where(accounts.c.person == person)
    opened: int | None = connection.execute(wanted).scalar_one_or_none()
    return opened


def names_of(connection: Connection, ids: Collection[str]) -> dict[str, str]:
    """What these people are called; a deleted person has no name."""
    rows = connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
    return {row.id: row.name for row in rows}


def rename(connection: Connection, person: str, name: str) -> None:
    """Give a person another name."""
    connection.execute(update(people).where(people.c.id == person, people.c.deleted_at.is_(None)).values(name=name))


def set_language(connection: Connection, person: str, language: str) -> None:
    """Remember which language a person reads."""
    connection.execute(
        update(people).where(people.c.id == person, people.c.deleted_at.is_(None)).values(language=language)
    )


def saw(connection: Connection, person: str, at: int) -> None:
    """Remember that a person was here."""
    connection.execute(update(people).where(people.c.id == person, people.c.seen_at < at).values(seen_at=at))


def end_sessions(connection: Connection, person: str, at: int) -> int:
    """End every session and every token of a person, and know no device of theirs; the epoch of the next sessions."""
    for table in (sessions, known_devices):
        connection.execute(delete(table).where(table.c.person == person))
    open_tokens = (bot_tokens.c.person == person) & bot_tokens.c.revoked_at.is_(None)
    connection.execute(update(bot_tokens).where(open_tokens).values(revoked_at=at))
    tell_nodes(connection, [person], OUT)
    connection.execute(update(people).where(people.c.id == person).values(epoch=people.c.epoch + 1))
    epoch: int = connection.execute(select(people.c.epoch).where(people.c.id == person)).scalar_one()
    return epoch


def hold(connection: Connection, person: str) -> None:
    """Whoever holds the same person waits until this transaction ends (SQLite has one writer anyway)."""
    connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())


def ids_of(connection: Connection, person: str) -> tuple[str, ...]:
    """All ids of one person: their own first, then those of the guests they were."""
    guests = select(people.c.id).where(people.c.same_as == person).order_by(people.c.created_at, people.c.id)
    return (person, *connection.execute(guests).scalars())


def roots_of(connection: Connection, ids: Collection[str]) -> dict[str, str]:
    """Who each of these ids is today: a guest who was merged is the person with the account."""
    rows = (row for some in batched(sorted(ids)) for row in connection.execute(_ROOTS, {"these": some}))
    return {row.id: row.same_as or row.id for row in rows}


def merge_guest(connection: Connection, guest: str, into: str, at: int) -> None:
    """From now on this guest is that person: history, blocks, mutes and bans; the guest's sessions end."""
    for table in (blocks, mutes):
        _move(connection, table, guest, into)
    connection.execute(update(bans).where(bans.c.person == guest).values(person=into))
    connection.execute(update(people).where(or_(people.c.id == guest, people.c.same_as == guest)).values(same_as=into))
    end_sessions(connection, guest, at)


def _move(connection: Connection, table: Table, guest: str, into: str) -> None:
    """Rows of `blocks` or `mutes` by and about the guest; what would stand there twice, or concern oneself, goes."""
    for column, other in ((table.c.person, table.c.other), (table.c.other, table.c.person)):
        kept = set(connection.execute(select(other).where(column == into)).scalars()) | {into, guest}
        connection.execute(delete(table).where(column == guest, other.in_(kept)))
        connection.execute(update(table).where(column == guest).values({column.name: into}))


def delete_person(connection: Connection, person: str, at: int) -> None:
    """Forget a person: the ids stay, so that matches stay as they were, and nothing else tells who it was.

    Bans stay, by id alone, and so does that somebody was reported, for what and at which table; the words go.
    """
    hold(connection, person)
    ids = ids_of(connection, person)
    tell_nodes(connection, ids, OUT)
    forget_sayings(connection, ids)
    for table in OF_ONE_PERSON:
        connection.execute(delete(table).where(table.c.person.in_(ids)))
    for table in (blocks, mutes):
        connection.execute(delete(table).where(or_(table.c.person.in_(ids), table.c.other.in_(ids))))
    connection.execute(update(reports).where(reports.c.reporter.in_(ids)).values(note=""))
    connection.execute(update(reports).where(reports.c.reported.in_(ids)).values(note="", said=""))
    forgotten = {"name": "", "language": None, "deleted_at": at, "epoch": people.c.epoch + 1}
    connection.execute(update(people).where(people.c.id.in_(ids), people.c.deleted_at.is_(None)).values(forgotten))


def guests_not_seen_since(connection: Connection, before: int, *, most: int) -> tuple[str, ...]:
    """Guests who have not been here for long, those longest away first; whoever was merged is no guest any more."""
    alone = people.c.deleted_at.is_(None) & people.c.same_as.is_(None) & accounts.c.person.is_(None)
    found = select(people.c.id).outerjoin(accounts).where(alone, people.c.seen_at < before)
    return tuple(connection.execute(found.order_by(people.c.seen_at, people.c.id).limit(most)).scalars())


def count_people(connection: Connection) -> int:
    """How many there are, without the deleted and the merged."""
    there = people.c.deleted_at.is_(None) & people.c.same_as.is_(None)
    count: int = connection.execute(select(func.count()).select_from(people).where(there)).scalar_one()
    return count


def batched(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    """As many at a time as a database takes in one question."""
    return (ids[start : start + _AT_ONCE] for start in range(0, len(ids), _AT_ONCE))


def _persons() -> Select[tuple[object, ...]]:
    return select(people, accounts.c.login).outerjoin(accounts)
