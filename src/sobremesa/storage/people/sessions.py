"""Sessions of browsers, by the digest of their secret; and the devices from which somebody has signed in before."""

from collections.abc import Collection

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, select, update

from sobremesa.storage.database import upsert
from sobremesa.storage.log import OUT
from sobremesa.storage.notices import tell_nodes
from sobremesa.storage.people.inserting import insert_new
from sobremesa.storage.people.schema import accounts, known_devices, sessions


class StoredSession(msgspec.Struct, frozen=True):
    """A session of one browser; `ended_at` stands only where a cookie from before sessions were stored is void."""

    id: str
    person: str
    epoch: int
    created_at: int
    seen_at: int
    browser: str = ""
    system: str = ""
    device: str = ""
    adopted: bool = False
    ended_at: int | None = None


def add_session(connection: Connection, session: StoredSession, *, most: int) -> bool:
    """Keep a new session, and end the person's oldest beyond so many; False if it is there already."""
    added = insert_new(connection, sessions, **msgspec.structs.asdict(session))
    kept = _live_of(connection, session.person)[most:]
    for oldest in kept:
        end_session(connection, oldest.id, session.seen_at)
    return added


def find_session(connection: Connection, session: str) -> StoredSession | None:
    """The session with this digest, an ended one too."""
    row = connection.execute(select(sessions).where(sessions.c.id == session)).mappings().one_or_none()
    return None if row is None else StoredSession(**row)


def sessions_of(connection: Connection, person: str, epoch: int) -> tuple[StoredSession, ...]:
    """The sessions with which a person is signed in, the last seen first."""
    return tuple(each for each in _live_of(connection, person) if each.epoch == epoch)


def saw_session(connection: Connection, session: str, at: int) -> bool:
    """Remember when a session was here, also back in time, where a clock was put back; whether it has not ended."""
    seen = update(sessions).where(sessions.c.id == session, _is_live()).values(seen_at=at)
    return connection.execute(seen).rowcount == 1


def end_session(connection: Connection, session: str, at: int) -> None:
    """End a session for ever."""
    this = sessions.c.id == session
    connection.execute(update(sessions).where(this, sessions.c.adopted).values(ended_at=at))
    connection.execute(delete(sessions).where(this, sessions.c.adopted.is_(False)))


def sign_out(connection: Connection, person: str, session: str, at: int) -> None:
    """End the session in which somebody says so; its device stays known."""
    end_session(connection, session, at)
    tell_nodes(connection, [person], OUT)


def end_sessions_of_device(connection: Connection, person: str, device: str, at: int) -> None:
    """End the sessions that a person has in one browser: it has another cookie now."""
    for each in _live_of(connection, person):
        if each.device == device:
            end_session(connection, each.id, at)


def revoke_session(connection: Connection, person: str, session: str, at: int) -> bool:
    """End a session of this person, and know its device no more; whether there was one."""
    found = find_session(connection, session)
    if found is None or found.person != person or found.ended_at is not None:
        return False
    end_session(connection, session, at)
    device = (known_devices.c.person == person) & (known_devices.c.device == found.device)
    connection.execute(delete(known_devices).where(device))
    tell_nodes(connection, [person], OUT)
    return True


def live_among(connection: Connection, ids: Collection[str]) -> frozenset[str]:
    """Those of these sessions that have not ended."""
    if not ids:
        return frozenset()
    found = select(sessions.c.id).where(sessions.c.id.in_(ids), _is_live())
    return frozenset(connection.execute(found).scalars())


def know_device(connection: Connection, person: str, device: str, at: int, *, most: int) -> None:
    """From now on this is a device from which the person has signed in; of more than so many the oldest goes."""
    upsert(connection, known_devices, [{"person": person, "device": device, "seen_at": at}])
    mine = known_devices.c.person == person
    newest = select(known_devices.c.device).where(mine).order_by(known_devices.c.seen_at.desc(), known_devices.c.device)
    gone = connection.execute(newest.offset(most).limit(most)).scalars().all()
    connection.execute(delete(known_devices).where(mine, known_devices.c.device.in_(gone)))


def knows_device(connection: Connection, folded: str, device: str) -> bool:
    """Whether somebody has signed in to the account with this login from this device."""
    found = select(known_devices.c.device).join(accounts, accounts.c.person == known_devices.c.person)
    these = (accounts.c.folded == folded) & (known_devices.c.device == device)
    return connection.execute(found.where(these)).one_or_none() is not None


def count_devices(connection: Connection, person: str) -> int:
    """How many devices somebody has signed in from."""
    mine = select(func.count()).select_from(known_devices).where(known_devices.c.person == person)
    count: int = connection.execute(mine).scalar_one()
    return count


def forget_sessions(connection: Connection, before: int, *, most: int) -> int:
    """Forget some sessions and devices that nobody has come with since; how many."""
    gone = 0
    for table, key in ((sessions, sessions.c.id), (known_devices, known_devices.c.device)):
        old = select(key).where(table.c.seen_at < before).limit(most)
        found = connection.execute(old).scalars().all()
        connection.execute(delete(table).where(key.in_(found), table.c.seen_at < before))
        gone += len(found)
    return gone


def _live_of(connection: Connection, person: str) -> tuple[StoredSession, ...]:
    found = select(sessions).where(sessions.c.person == person, _is_live())
    rows = connection.execute(found.order_by(sessions.c.seen_at.desc(), sessions.c.created_at.desc(), sessions.c.id))
    return tuple(StoredSession(**row) for row in rows.mappings())


def _is_live() -> ColumnElement[bool]:
    return sessions.c.ended_at.is_(None)
