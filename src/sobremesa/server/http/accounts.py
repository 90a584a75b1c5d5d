"""An account: opened from what one is already, with a password; back in with a recovery code."""

from typing import Any

import msgspec
from litestar import Request, Response, get, post

from sobremesa.server.http.me import Me, enter
from sobremesa.server.http.visiting import Visitor, client_of, look_again, node_of, recognise, site_of
from sobremesa.server.limits import Kind
from sobremesa.server.people.names import find_login

TAGS = ["account"]


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The login and the password of a new account."""

    login: str
    password: str


class OpenedAccount(msgspec.Struct, frozen=True):
    """A new account; the recovery codes are shown this once."""

    me: Me
    recovery_codes: tuple[str, ...]


class Account(msgspec.Struct, frozen=True):
    """How somebody can come in, and whether passkeys work at this address."""

    login: str | None
    has_password: bool
    passkeys: int
    recovery_codes_left: int
    offers_passkeys: bool


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password that somebody has, if any, and the one that they want."""

    new: str
    old: str | None = None


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, and the password that it sets."""

    login: str
    code: str
    password: str


class Confirmation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password once more, for what should not happen by an unwatched screen alone; who has none needs none."""

    password: str | None = None


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Recovery codes, shown this once; each is good for one way back in."""

    recovery_codes: tuple[str, ...]


@post("/api/account", tags=TAGS, summary="Open an account")
async def open_account(request: Request[Any, Any, Any], visitor: Visitor, data: NewAccount) -> Response[OpenedAccount]:
    """Whoever was a guest stays the same person, with every match; other sessions of the guest end."""
    node = node_of(request)
    node.check_limit(Kind.ACCOUNT, visitor.id, visitor.address)
    opened = await node.people.accounts.open(visitor.id, data.login, data.password, now=node.now())
    me = enter(request, opened.visit)
    return Response(OpenedAccount(me, opened.recovery_codes), background=look_again(request, visitor.id))


@get("/api/account", tags=TAGS, summary="How I can come in")
async def ways_in(request: Request[Any, Any, Any], visitor: Visitor) -> Account:
    """A guest has no way but the cookie."""
    found = await node_of(request).people.accounts.ways_in(visitor.id)
    return Account(**msgspec.structs.asdict(found), offers_passkeys=site_of(request).offers_passkeys)


@post("/api/account/password", tags=TAGS, summary="Change my password", status_code=200)
async def change_password(request: Request[Any, Any, Any], visitor: Visitor, data: NewPassword) -> Response[Me]:
    """Every other session of the account ends."""
    node = node_of(request)
    node.check_limit(Kind.CONFIRM, visitor.id, visitor.address)
    visit = await node.people.accounts.change_password(visitor.id, data.old, data.new, now=node.now())
    return Response(enter(request, visit), background=look_again(request, visitor.id))


@post("/api/account/recovery", tags=TAGS, summary="Come back in with a recovery code", status_code=200)
async def recover(request: Request[Any, Any, Any], data: Recovery) -> Response[Me]:
    """The code is used up and sets another password; every other session of the account ends."""
    node = node_of(request)
    await recognise(request)
    account = find_login(data.login) or None
    node.check_limit(Kind.RECOVERY, None, client_of(request).subject, account)
    visit = await node.people.accounts.recover(data.login, data.code, data.password, now=node.now())
    await node.people.safety.check(person=visit.person.id, now=node.now())
    return Response(enter(request, visit), background=look_again(request, visit.person.id))


@post("/api/account/recovery-codes", tags=TAGS, summary="Get new recovery codes")
async def renew_recovery_codes(request: Request[Any, Any, Any], visitor: Visitor, data: Confirmation) -> RecoveryCodes:
    """All earlier ones are void."""
    node = node_of(request)
    await confirm(request, visitor, data.password)
    return RecoveryCodes(await node.people.accounts.renew_recovery_codes(visitor.id, now=node.now()))


async def confirm(request: Request[Any, Any, Any], visitor: Visitor, password: str | None) -> None:
    """`Denied` unless somebody who has a password says it once more."""
    node = node_of(request)
    node.check_limit(Kind.CONFIRM, visitor.id, visitor.address)
    await node.people.accounts.confirm(visitor.id, password or "")


ROUTES = (open_account, ways_in, change_password, recover, renew_recovery_codes)
