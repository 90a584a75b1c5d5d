"""Accounts: a guest gets a login and stays the same person; in with a password, back in with a recovery code.

Whoever signs in from a guest's session leaves the guest as it was, with its own history: on a shared device it may be
somebody else's. If they ask to bring it along, the guest is the account's person from then on: logs are not rewritten,
the store knows that both ids are one person. Every new right comes with a new epoch, so no earlier cookie has it.
"""

from typing import Any

import msgspec
from sqlalchemy import Connection

from sobremesa.server.denial import Denial, Denied
from sobremesa.server.people.devices import Device
from sobremesa.server.people.ids import digest_of, is_id, new_id
from sobremesa.server.people.names import find_login, read_login
from sobremesa.server.people.passwords import Passwords, read_password
from sobremesa.server.people.recovery import new_codes, read_code
from sobremesa.server.people.sessions import Sessions, Visit, known
from sobremesa.server.people.turns import Turn
from sobremesa.storage.database import Database
from sobremesa.storage.orders import Order, add_order
from sobremesa.storage.people import credentials, persons
from sobremesa.storage.people.export import Export, export_person
from sobremesa.storage.people.persons import Person

_NO_DEVICE = Device()
_FIRST_COME = Turn()


class WaysIn(msgspec.Struct, frozen=True):
    """How a person can come in."""

    login: str | None
    has_password: bool
    passkeys: int
    recovery_codes_left: int


class Opened(msgspec.Struct, frozen=True):
    """A new account: the visit goes on with another cookie, and the recovery codes are shown this once."""

    visit: Visit
    recovery_codes: tuple[str, ...]


class Accounts:
    """Everything about having an account, but passkeys."""

    def __init__(self, database: Database, sessions: Sessions, passwords: Passwords) -> None:
        self._database = database
        self._sessions = sessions
        self._passwords = passwords

    async def open(
        self,
        guest: str,
        login: str,
        password: str,
        *,
        now: int,
        device: Device = _NO_DEVICE,
        turn: Turn = _FIRST_COME,
    ) -> Opened:
        """Give a guest an account; the person and all their matches stay."""
        shown, folded = read_login(login)
        person = known(await self._database.look(lambda at: persons.find_person(at, guest)))
        hashed = await self._passwords.hash(read_password(password, folded, person.name), turn)
        codes = new_codes()

        def open_account(at: Connection) -> Visit:
            add_login(at, guest, shown, folded, now)
            credentials.set_password(at, guest, hashed, now)
            credentials.set_recovery_codes(at, guest, [digest_of(read_code(code)) for code in codes], now)
            return self._sessions.begin(at, next_epoch(at, guest, now), device, now=now)

        return Opened(await self._database.run(open_account), codes)

    async def sign_in(
        self,
        login: str,
        password: str,
        *,
        now: int,
        guest: str | None = None,
        device: Device = _NO_DEVICE,
        turn: Turn = _FIRST_COME,
    ) -> Visit:
        """In with a password; `guest`, the one whose session asks, is brought along if given."""
        folded = find_login(login)
        found = await self._database.look(lambda at: credentials.password_by_login(at, folded))
        person, hashed = found or ("", None)
        if not await self._passwords.verify(hashed, password, turn):
            raise Denied(Denial.SIGNED_OUT, "people-wrong-password")
        assert hashed is not None
        renewed = await self._passwords.hash(password, turn) if self._passwords.is_outdated(hashed) else None

        def enter(at: Connection) -> Visit:
            if renewed and credentials.password_of(at, person) == hashed:
                credentials.set_password(at, person, renewed, now)
            return self._sessions.begin(at, arrived(at, person, guest=guest, now=now), device, now=now)

        return await self._database.run(enter)

    async def confirm(self, person: str, password: str) -> None:
        """`Denied` unless this is the person's password."""
        hashed = await self._database.look(lambda at: credentials.password_of(at, person))
        if not await self._passwords.verify(hashed, password, Turn(person)):
            raise Denied(Denial.FORBIDDEN, "people-wrong-old-password")

    async def set_password(self, person: str, new: str, *, now: int, device: Device = _NO_DEVICE) -> Visit:
        """Another password, or a first one, of somebody who has shown who they are; everybody else is out, bots too."""
        found = known(await self._database.look(lambda at: persons.find_person(at, person)))
        if found.login is None:
            raise Denied(Denial.FORBIDDEN, "people-guest")
        hashed = await self._passwords.hash(read_password(new, found.login, found.name), Turn(person))

        def change(at: Connection) -> Visit:
            credentials.set_password(at, person, hashed, now)
            return self._sessions.begin(at, next_epoch(at, person, now), device, now=now)

        return await self._database.run(change)

    async def recover(
        self,
        login: str,
        code: str,
        new: str,
        *,
        now: int,
        device: Device = _NO_DEVICE,
        turn: Turn = _FIRST_COME,
    ) -> Visit:
        """A recovery code sets another password, and everybody else is out, bots too."""
        folded, digest = find_login(login), digest_of(read_code(code))
        # The slow part comes first and always, so that an unknown login takes as long as a known one.
        hashed = await self._passwords.hash(read_password(new, folded), turn)

        def use_code(at: Connection) -> Visit:
            found = persons.find_by_login(at, folded)
            if found is None or not credentials.use_recovery_code(at, found.id, digest, now):
                raise Denied(Denial.SIGNED_OUT, "people-wrong-code")
            credentials.set_password(at, found.id, hashed, now)
            return self._sessions.begin(at, next_epoch(at, found.id, now), device, now=now)

        return await self._database.run(use_code)

    async def renew_recovery_codes(self, person: str, *, now: int) -> tuple[str, ...]:
        """Ten codes instead of all earlier ones, shown this once."""
        codes = new_codes()

        def renew(at: Connection) -> None:
            if known(persons.find_person(at, person)).guest:
                raise Denied(Denial.FORBIDDEN, "people-guest")
            credentials.set_recovery_codes(at, person, [digest_of(read_code(code)) for code in codes], now)

        await self._database.run(renew)
        return codes

    async def ways_in(self, person: str) -> WaysIn:
        """How a person can come in, for their settings."""

        def find(at: Connection) -> WaysIn:
            return WaysIn(
                known(persons.find_person(at, person)).login,
                credentials.password_of(at, person) is not None,
                len(credentials.passkeys_of(at, person)),
                credentials.recovery_codes_left(at, person),
            )

        return await self._database.look(find)

    async def find(self, named: str) -> Person | None:
        """Whoever has this id or this login, deleted people too; for an operator."""
        if is_id(named):
            return await self._database.look(lambda at: persons.find_person(at, named))
        folded = find_login(named)
        return await self._database.look(lambda at: persons.find_by_login(at, folded))

    async def ids_of(self, person: str) -> tuple[str, ...]:
        """All ids that are this person, for their history and seats: their own, and those of guests they were."""
        return await self._database.look(lambda at: persons.ids_of(at, person))

    async def export(self, person: str, *, tables: tuple[Any, ...] = (), chat: tuple[Any, ...] = ()) -> Export:
        """All that is kept about a person; tables and chat come from whoever keeps them."""
        told = await self._database.look(lambda at: export_person(at, person, tables=tables, chat=chat))
        if told is None:
            raise Denied(Denial.SIGNED_OUT, "people-signed-out")
        return told

    async def delete(self, person: str, *, now: int) -> None:
        """Forget a person for ever: matches stay, without a name; a node lets them leave those that go on."""
        order = Order(new_id(), "leave-tables", person, now)

        def forget(at: Connection) -> None:
            persons.delete_person(at, person, now)
            add_order(at, order)

        await self._database.run(forget)


def add_login(at: Connection, guest: str, login: str, folded: str, now: int) -> None:
    """A login for a guest; `Denied` if it is taken, or they have one."""
    if not known(persons.find_person(at, guest)).guest:
        raise Denied(Denial.TAKEN, "people-has-account")
    if not credentials.add_account(at, guest, login=login, folded=folded, at=now):
        raise Denied(Denial.TAKEN, "people-login-taken", login=folded)


def arrived(at: Connection, person: str, *, guest: str | None, now: int) -> Person:
    """Somebody has shown who they are; the guest they were comes along if they wish."""
    if guest is not None and guest != person:
        brought = known(persons.find_person(at, guest))
        if not brought.guest:
            raise Denied(Denial.FORBIDDEN, "people-no-guest")
        if brought.same_as is None:
            persons.merge_guest(at, guest, person, now)
    persons.saw(at, person, now)
    return known(persons.find_person(at, person))


def next_epoch(at: Connection, person: str, now: int) -> Person:
    """All sessions and tokens of a person end; the person as they are now."""
    persons.end_sessions(at, person, now)
    return known(persons.find_person(at, person))
