"""All that is kept about a person, for that person: what they are entitled to read and to take along."""

from typing import Any

import msgspec
from sqlalchemy import Connection

from sobremesa.storage.people.credentials import passkeys_of, password_of, recovery_codes_left
from sobremesa.storage.people.persons import find_person, ids_of
from sobremesa.storage.people.safety import blocked_by, muted_by, reports_by
from sobremesa.storage.people.sessions import count_devices, sessions_of
from sobremesa.storage.people.tokens import tokens_of


class PasskeyTold(msgspec.Struct, frozen=True):
    """A passkey without its keys."""

    label: str
    site: str
    created_at: int
    used_at: int | None


class TokenTold(msgspec.Struct, frozen=True):
    """A token without its secret."""

    name: str
    scopes: tuple[str, ...]
    created_at: int
    used_at: int | None


class SessionTold(msgspec.Struct, frozen=True):
    """A browser in which one is signed in."""

    browser: str
    system: str
    created_at: int
    seen_at: int


class ReportTold(msgspec.Struct, frozen=True):
    """A report that one made, without what another person said in it."""

    reported: str
    at_table: str | None
    reason: str
    note: str
    made_at: int


class Export(msgspec.Struct, frozen=True):
    """Everything about one person, ready for JSON; times are milliseconds since 1970."""

    ids: tuple[str, ...]
    name: str
    login: str | None
    language: str | None
    created_at: int
    seen_at: int
    has_password: bool
    recovery_codes_left: int
    passkeys: tuple[PasskeyTold, ...]
    tokens: tuple[TokenTold, ...]
    sessions: tuple[SessionTold, ...]
    known_devices: int
    blocks: tuple[str, ...]
    mutes: tuple[str, ...]
    reports: tuple[ReportTold, ...]
    tables: tuple[Any, ...] = ()
    chat: tuple[Any, ...] = ()


def export_person(
    connection: Connection,
    person: str,
    *,
    tables: tuple[Any, ...] = (),
    chat: tuple[Any, ...] = (),
) -> Export | None:
    """All about a person; where they played and what they wrote comes from whoever keeps tables and chat."""
    found = find_person(connection, person)
    if found is None or found.deleted_at is not None:
        return None
    ids = ids_of(connection, person)
    return Export(
        ids=ids,
        name=found.name,
        login=found.login,
        language=found.language,
        created_at=found.created_at,
        seen_at=found.seen_at,
        has_password=password_of(connection, person) is not None,
        recovery_codes_left=recovery_codes_left(connection, person),
        passkeys=tuple(
            PasskeyTold(each.label, each.site, each.created_at, each.used_at)
            for each in passkeys_of(connection, person)
        ),
        tokens=tuple(
            TokenTold(each.name, each.scopes, each.created_at, each.used_at) for each in tokens_of(connection, person)
        ),
        sessions=tuple(
            SessionTold(each.browser, each.system, each.created_at, each.seen_at)
            for each in sessions_of(connection, person, found.epoch)
        ),
        known_devices=count_devices(connection, person),
        blocks=tuple(sorted(blocked_by(connection, person))),
        mutes=tuple(sorted(muted_by(connection, person))),
        reports=tuple(
            ReportTold(each.reported, each.at_table, each.reason, each.note, each.made_at)
            for each in reports_by(connection, ids)
        ),
        tables=tables,
        chat=chat,
    )
