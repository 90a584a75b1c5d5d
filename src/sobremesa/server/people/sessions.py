"""Sessions: who somebody is, from a signed cookie; guests at once, and everybody out at once."""

import secrets

import msgspec
from sqlalchemy import Connection

from sobremesa.editions.texts import Language
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.people.ids import new_id
from sobremesa.server.people.names import name_for_guest, read_name
from sobremesa.server.people.signing import LONGEST_VALID, Signing
from sobremesa.storage.database import Database
from sobremesa.storage.people import persons
from sobremesa.storage.people.persons import Person

MAX_AGE = LONGEST_VALID
"""How long a cookie is good for, in milliseconds; coming back renews it."""
_RENEWED_AFTER = 7 * 24 * 60 * 60 * 1_000
_SEEN_EVERY = 10 * 60 * 1_000
_CLOCKS_APART = 60 * 1_000
_PURPOSE = "session"


class Session(msgspec.Struct, frozen=True, array_like=True):
    """What a cookie says."""

    person: str
    epoch: int
    issued: int
    id: str
    """Of the browser's session, the same for as long as its cookie is renewed."""


class Visit(msgspec.Struct, frozen=True):
    """Somebody who is signed in, as a guest or with an account; `cookie`, if there is one, replaces theirs."""

    person: Person
    cookie: str | None = None
    session: str = ""
    """By which the sockets of the same browser are known."""


class Sessions:
    """Hands out cookies and recognises them."""

    def __init__(self, database: Database, signing: Signing) -> None:
        self._database = database
        self._signing = signing

    async def begin_as_guest(self, name: str | None, language: Language, *, now: int) -> Visit:
        """A new guest, with the name they chose or a friendly one."""
        called = name_for_guest(language) if name is None else read_name(name)
        person = new_id()
        guest = await self._database.run(
            lambda at: persons.add_person(at, person=person, name=called, language=language, at=now)
        )
        return Visit(guest, self.cookie_for(guest, now=now))

    def cookie_for(self, person: Person, *, now: int, session: str | None = None) -> str:
        """A cookie for somebody who has shown who they are; of a new session unless one goes on."""
        said = Session(person.id, person.epoch, now, secrets.token_urlsafe(9) if session is None else session)
        return self._signing.sign(_PURPOSE, msgspec.to_builtins(said))

    async def recognise(self, cookie: str | None, *, now: int) -> Visit | None:
        """Who comes with this cookie; nobody, if it is forged, too old, of an earlier epoch, or of somebody deleted."""
        session = None if not cookie else await self._read(cookie, now)
        if session is None:
            return None
        person = await self._database.look(lambda at: persons.find_person(at, session.person))
        if person is None or person.deleted_at is not None or person.epoch != session.epoch:
            return None
        if now - person.seen_at > _SEEN_EVERY:
            await self._database.run(lambda at: persons.saw(at, person.id, now))
        is_old = now - session.issued > _RENEWED_AFTER
        renewed = self.cookie_for(person, now=now, session=session.id) if is_old else None
        return Visit(person, renewed, session.id)

    async def end_all(self, person: str, *, now: int) -> Visit:
        """Sign out everywhere but here."""

        def end(at: Connection) -> Person:
            persons.end_sessions(at, person)
            return known(persons.find_person(at, person))

        return self.opened(await self._database.run(end), now=now)

    def opened(self, person: Person, *, now: int) -> Visit:
        """The visit of somebody who has shown who they are."""
        return Visit(person, self.cookie_for(person, now=now))

    async def rename(self, person: str, name: str) -> str:
        """Give a person another name; the name as it will be shown."""
        called = read_name(name)
        await self._database.run(lambda at: persons.rename(at, person, called))
        return called

    async def set_language(self, person: str, language: Language) -> None:
        """Remember which language a person reads."""
        await self._database.run(lambda at: persons.set_language(at, person, language))

    async def _read(self, cookie: str, now: int) -> Session | None:
        said = self._signing.read(_PURPOSE, cookie)
        if said is None and await self._signing.load_again(now):
            said = self._signing.read(_PURPOSE, cookie)
        try:
            session = msgspec.convert(said, Session)
        except msgspec.ValidationError:
            return None
        return session if -_CLOCKS_APART <= now - session.issued <= MAX_AGE else None


def known(person: Person | None) -> Person:
    """Somebody who is still there; `Denied` if they were deleted meanwhile."""
    if person is None or person.deleted_at is not None:
        raise Denied(Denial.SIGNED_OUT, "people-signed-out")
    return person
