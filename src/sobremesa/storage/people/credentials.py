"""Ways in: a login with a password, passkeys, recovery codes."""

import msgspec
from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from sobremesa.storage.people.inserting import insert_new
from sobremesa.storage.people.schema import accounts, passkeys, passwords, recovery_codes, spent_challenges


class Passkey(msgspec.Struct, frozen=True):
    """A key that a device or a safe holds, and for which we have the public half."""

    id: bytes
    person: str
    public_key: bytes
    sign_count: int
    transports: tuple[str, ...]
    site: str
    label: str
    created_at: int
    used_at: int | None = None


def add_account(connection: Connection, person: str, *, login: str, folded: str, at: int) -> bool:
    """Give a person a login; not if it is taken, nor a second one."""
    return insert_new(connection, accounts, person=person, login=login, folded=folded, created_at=at)


def set_password(connection: Connection, person: str, hashed: str, at: int) -> None:
    """The one password of a person, instead of any other."""
    changed = update(passwords).where(passwords.c.person == person).values(hash=hashed, changed_at=at)
    if not connection.execute(changed).rowcount:
        insert_new(connection, passwords, person=person, hash=hashed, changed_at=at)


def password_of(connection: Connection, person: str) -> str | None:
    """The hash of a person's password."""
    return connection.execute(select(passwords.c.hash).where(passwords.c.person == person)).scalar_one_or_none()


def password_by_login(connection: Connection, folded: str) -> tuple[str, str | None] | None:
    """Whose login this is, and the hash of the password if there is one."""
    found = select(accounts.c.person, passwords.c.hash).outerjoin(passwords, passwords.c.person == accounts.c.person)
    row = connection.execute(found.where(accounts.c.folded == folded)).one_or_none()
    return None if row is None else (row.person, row.hash)


def add_passkey(connection: Connection, passkey: Passkey) -> bool:
    """Keep a passkey; not if somebody has it already."""
    row = msgspec.structs.asdict(passkey) | {"transports": " ".join(passkey.transports)}
    return insert_new(connection, passkeys, **row)


def find_passkey(connection: Connection, passkey: bytes) -> Passkey | None:
    """The passkey with this id."""
    row = connection.execute(select(passkeys).where(passkeys.c.id == passkey)).mappings().one_or_none()
    return None if row is None else _passkey(row)


def passkeys_of(connection: Connection, person: str) -> tuple[Passkey, ...]:
    """The passkeys of a person, the oldest first."""
    found = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created_at, passkeys.c.id)
    return tuple(_passkey(row) for row in connection.execute(found).mappings())


def used_passkey(connection: Connection, passkey: bytes, *, before: int, sign_count: int, at: int) -> bool:
    """Note the count that a passkey has reached; not if another sign-in has moved it meanwhile."""
    same = (passkeys.c.id == passkey) & (passkeys.c.sign_count == before)
    changed = connection.execute(update(passkeys).where(same).values(sign_count=sign_count, used_at=at))
    return changed.rowcount == 1


def remove_passkey(connection: Connection, person: str, passkey: bytes) -> bool:
    """Take a passkey away; whether it was this person's."""
    gone = connection.execute(delete(passkeys).where(passkeys.c.id == passkey, passkeys.c.person == person))
    return gone.rowcount == 1


def spend_challenge(connection: Connection, digest: str, *, until: int, at: int) -> bool:
    """Whether this challenge has not been answered before; it is kept for as long as it could be answered again."""
    connection.execute(delete(spent_challenges).where(spent_challenges.c.until < at))
    return insert_new(connection, spent_challenges, digest=digest, until=until)


def set_recovery_codes(connection: Connection, person: str, digests: list[str], at: int) -> None:
    """New codes instead of all earlier ones."""
    connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    rows = [{"digest": digest, "person": person, "created_at": at} for digest in digests]
    connection.execute(insert(recovery_codes), rows)


def use_recovery_code(connection: Connection, person: str, digest: str, at: int) -> bool:
    """Use a code up; whether it was this person's and still good."""
    good = (
        (recovery_codes.c.digest == digest) & (recovery_codes.c.person == person) & recovery_codes.c.used_at.is_(None)
    )
    return connection.execute(update(recovery_codes).where(good).values(used_at=at)).rowcount == 1


def recovery_codes_left(connection: Connection, person: str) -> int:
    """How many codes a person could still use."""
    left = (recovery_codes.c.person == person) & recovery_codes.c.used_at.is_(None)
    count: int = connection.execute(select(func.count()).select_from(recovery_codes).where(left)).scalar_one()
    return count


def _passkey(row: RowMapping) -> Passkey:
    return Passkey(**{**row, "transports": tuple(row["transports"].split())})
