"""Sessions: who somebody is, from a signed cookie and the row of its browser; guests at once, and anybody out at once.

A cookie is good only as long as its session is in the store. Cookies from before sessions were stored are told by
their shorter ids: such a one is taken up when it comes for the first time, and its row stays after its end, so that no
copy of it begins anew.
"""

import secrets

import msgspec
from sqlalchemy import Connection

from sobremesa.editions.texts import Language
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.people.devices import Device
from sobremesa.server.people.ids import digest_of, new_id
from sobremesa.server.people.names import name_for_guest, read_name
from sobremesa.server.people.signing import LONGEST_VALID, Signing
from sobremesa.storage.database import Database
from sobremesa.storage.people import persons
from sobremesa.storage.people import sessions as stored
from sobremesa.storage.people.persons import Person
from sobremesa.storage.people.sessions import StoredSession

MAX_AGE = LONGEST_VALID
"""How long a cookie is good for, in milliseconds; coming back renews it."""
MOST = 50
"""Sessions of one person, and devices of one account; the oldest make way."""
_RENEWED_AFTER = 7 * 24 * 60 * 60 * 1_000
_SEEN_EVERY = 10 * 60 * 1_000
_CLOCKS_APART = 60 * 1_000
_MOVES_WITHIN = 60 * 1_000
_ID_BYTES = 16
_SHORTEST_ID = 20
_AT_A_TIME = 1_000
_PURPOSE = "session"
_NO_DEVICE = Device()


class Session(msgspec.Struct, frozen=True, array_like=True):
    """What a cookie says."""

    person: str
    epoch: int
    issued: int
    id: str
    """Of the browser's session, the same for as long as its cookie is renewed."""

    @property
    def is_older(self) -> bool:
        """Whether it is from before sessions were stored."""
        return len(self.id) < _SHORTEST_ID


class Visit(msgspec.Struct, frozen=True):
    """Somebody who is signed in, as a guest or with an account; `cookie`, if there is one, replaces theirs."""

    person: Person
    cookie: str | None = None
    session: str = ""
    """The session's digest, by which it is listed and its sockets are known."""
    device: str = ""
    """The id by which the browser is known from now on, if it is to be told."""


class Sessions:
    """Hands out cookies and recognises them."""

    def __init__(self, database: Database, signing: Signing) -> None:
        self._database = database
        self._signing = signing

    async def begin_as_guest(
        self, name: str | None, language: Language, *, now: int, device: Device = _NO_DEVICE
    ) -> Visit:
        """A new guest, with the name they chose or a friendly one."""
        called = name_for_guest(language) if name is None else read_name(name)
        person = new_id()

        def begin(at: Connection) -> Visit:
            guest = persons.add_person(at, person=person, name=called, language=language, at=now)
            return self.begin(at, guest, device, now=now)

        return await self._database.run(begin)

    def begin(self, at: Connection, person: Person, device: Device, *, now: int) -> Visit:
        """A new session for somebody who has shown who they are, in place of the one that this browser had."""
        session = secrets.token_urlsafe(_ID_BYTES)
        known_as = "" if person.guest else device.id or new_id()
        if known_as:
            stored.end_sessions_of_device(at, person.id, digest_of(known_as), now)
            stored.know_device(at, person.id, digest_of(known_as), now, most=MOST)
        row = _row(session, person, device, known_as, now)
        stored.add_session(at, row, most=MOST)
        return Visit(person, self._cookie(person, session, now), row.id, known_as)

    async def recognise(
        self, cookie: str | None, *, now: int, device: Device = _NO_DEVICE, is_moving: bool = False
    ) -> Visit | None:
        """Who comes with this cookie; nobody, if it is forged, too old, ended, or of somebody deleted.

        `is_moving` says that it came under the name that cookies had before they were kept to https. Then it must be
        one from that time, is good for a minute, as a page asks several things at once, and gets its new name.
        """
        session = None if not cookie else await self._read(cookie, now)
        if session is None or (is_moving and not session.is_older):
            return None
        digest = digest_of(session.id)
        person, row = await self._database.look(
            lambda at: (persons.find_person(at, session.person), stored.find_session(at, digest))
        )
        if person is None or person.deleted_at is not None or person.epoch != session.epoch:
            return None
        known_as = ""
        if row is None and session.is_older:
            row, known_as = await self._adopt(session, person, device, now)
        if row is None or not _is_good(row, person, now) or (is_moving and now - row.created_at > _MOVES_WITHIN):
            return None
        if now - person.seen_at > _SEEN_EVERY or abs(now - row.seen_at) > _SEEN_EVERY:
            seen = row
            await self._database.run(lambda at: _saw(at, seen, now))
        # One from the future is from before the clock was put back: from now on it has today's time.
        is_old = not -_CLOCKS_APART <= now - session.issued <= _RENEWED_AFTER
        renewed = self._cookie(person, session.id, now) if is_old or is_moving else None
        return Visit(person, renewed, digest, known_as)

    async def _adopt(
        self, session: Session, person: Person, device: Device, now: int
    ) -> tuple[StoredSession | None, str]:
        """The row of a session from before there were rows, and the id of its browser if it is now known by it."""
        known_as = "" if person.guest else device.id or new_id()
        row = msgspec.structs.replace(_row(session.id, person, device, known_as, now), adopted=True)

        def adopt(at: Connection) -> tuple[StoredSession | None, str]:
            # A page asks several things at once: one of them is the first.
            is_first = stored.add_session(at, row, most=MOST)
            if is_first and known_as:
                stored.know_device(at, person.id, digest_of(known_as), now, most=MOST)
            return stored.find_session(at, row.id), known_as if is_first else ""

        return await self._database.run(adopt)

    async def end_all(self, person: str, *, now: int, device: Device = _NO_DEVICE) -> Visit:
        """Sign out everywhere but here, bots too."""

        def end(at: Connection) -> Visit:
            persons.end_sessions(at, person, now)
            return self.begin(at, known(persons.find_person(at, person)), device, now=now)

        return await self._database.run(end)

    async def end(self, person: str, session: str, *, now: int) -> None:
        """Sign out here: the session ends for ever, and its browser stays a known device."""
        await self._database.run(lambda at: stored.sign_out(at, person, session, now))

    async def revoke(self, person: str, session: str, *, now: int) -> None:
        """End a session of this person elsewhere; its browser is no known device any more."""
        if not await self._database.run(lambda at: stored.revoke_session(at, person, session, now)):
            raise Denied(Denial.GONE, "people-no-such-session")

    async def listed(self, person: str) -> tuple[StoredSession, ...]:
        """Where a person is signed in, the last seen first."""
        return await self._database.look(
            lambda at: stored.sessions_of(at, person, known(persons.find_person(at, person)).epoch)
        )

    async def knows(self, login: str, device: Device) -> bool:
        """Whether somebody has signed in to the account with this (folded) login from this device."""
        if not login or not device.id:
            return False
        return await self._database.look(lambda at: stored.knows_device(at, login, digest_of(device.id)))

    async def forget_old(self, *, now: int) -> int:
        """Forget some sessions whose cookies are too old; how many. Call it every hour."""
        before = now - MAX_AGE - _RENEWED_AFTER
        return await self._database.run(lambda at: stored.forget_sessions(at, before, most=_AT_A_TIME))

    async def rename(self, person: str, name: str) -> str:
        """Give a person another name; the name as it will be shown."""
        called = read_name(name)
        await self._database.run(lambda at: persons.rename(at, person, called))
        return called

    async def set_language(self, person: str, language: Language) -> None:
        """Remember which language a person reads."""
        await self._database.run(lambda at: persons.set_language(at, person, language))

    def _cookie(self, person: Person, session: str, now: int) -> str:
        return self._signing.sign(_PURPOSE, msgspec.to_builtins(Session(person.id, person.epoch, now, session)))

    async def _read(self, cookie: str, now: int) -> Session | None:
        said = self._signing.read(_PURPOSE, cookie)
        if said is None and await self._signing.load_again(now):
            said = self._signing.read(_PURPOSE, cookie)
        try:
            session = msgspec.convert(said, Session)
        except msgspec.ValidationError:
            return None
        # It may be from the future: the clock was put back since. How long it is good for then says its row.
        return session if now - session.issued <= MAX_AGE else None


def _row(session: str, person: Person, device: Device, known_as: str, now: int) -> StoredSession:
    return StoredSession(
        digest_of(session),
        person.id,
        person.epoch,
        now,
        now,
        device.browser,
        device.system,
        digest_of(known_as) if known_as else "",
    )


def _is_good(row: StoredSession, person: Person, now: int) -> bool:
    is_theirs = row.person == person.id and row.epoch == person.epoch
    return is_theirs and row.ended_at is None and now - row.seen_at <= MAX_AGE


def _saw(at: Connection, row: StoredSession, now: int) -> None:
    persons.saw(at, row.person, now)
    if stored.saw_session(at, row.id, now) and row.device:
        stored.know_device(at, row.person, row.device, now, most=MOST)


def known(person: Person | None) -> Person:
    """Somebody who is still there; `Denied` if they were deleted meanwhile."""
    if person is None or person.deleted_at is not None:
        raise Denied(Denial.SIGNED_OUT, "people-signed-out")
    return person
