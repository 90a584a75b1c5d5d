"""An account: opened from what one is already, with a password; back in with a recovery code."""

from typing import Any

import msgspec
from litestar import Request, Response, get, post

from sobremesa.server.http.me import Me, enter, enter_even_banned
from sobremesa.server.http.proving import Confirmation, ShownAgain, confirm
from sobremesa.server.http.trying import try_account
from sobremesa.server.http.visiting import Visitor, device_of, look_again, node_of, site_of
from sobremesa.server.limits import Kind
from sobremesa.server.people.turns import Turn

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
    """The one that somebody wants, and the one that they have, or else a passkey."""

    new: str
    old: str | None = None
    passkey: ShownAgain | None = None


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, and the password that it sets."""

    login: str
    code: str
    password: str


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Recovery codes, shown this once; each is good for one way back in."""

    recovery_codes: tuple[str, ...]


@post("/api/account", tags=TAGS, summary="Open an account")
async def open_account(request: Request[Any, Any, Any], visitor: Visitor, data: NewAccount) -> Response[OpenedAccount]:
    """Whoever was a guest stays the same person, with every match; other sessions of the guest end."""
    node = node_of(request)
    node.check_limit(Kind.ACCOUNT, visitor.id, visitor.address)
    opened = await node.people.accounts.open(
        visitor.id,
        data.login,
        data.password,
        now=node.now(),
        device=device_of(request),
        turn=Turn(visitor.address),
    )
    me = enter(request, opened.visit)
    return Response(OpenedAccount(me, opened.recovery_codes), background=look_again(request, visitor.id))


@get("/api/account", tags=TAGS, summary="How I can come in")
async def ways_in(request: Request[Any, Any, Any], visitor: Visitor) -> Account:
    """A guest has no way but the cookie."""
    found = await node_of(request).people.accounts.ways_in(visitor.id)
    return Account(**msgspec.structs.asdict(found), offers_passkeys=site_of(request).offers_passkeys)


@post("/api/account/password", tags=TAGS, summary="Change my password", status_code=200)
async def change_password(request: Request[Any, Any, Any], visitor: Visitor, data: NewPassword) -> Response[Me]:
    """Every other session of the account ends, and every token of its bots."""
    node = node_of(request)
    await confirm(request, visitor, data.old, data.passkey)
    visit = await node.people.accounts.set_password(visitor.id, data.new, now=node.now(), device=device_of(request))
    return Response(enter(request, visit), background=look_again(request, visitor.id))


@post("/api/account/recovery", tags=TAGS, summary="Come back in with a recovery code", status_code=200)
async def recover(request: Request[Any, Any, Any], data: Recovery) -> Response[Me]:
    """The code is used up and sets another password; every other session ends, and every token of the bots."""
    node = node_of(request)
    turn = await try_account(request, Kind.RECOVERY, data.login)
    visit = await node.people.accounts.recover(
        data.login, data.code, data.password, now=node.now(), device=device_of(request), turn=turn
    )
    me = await enter_even_banned(request, visit)
    return Response(me, background=look_again(request, visit.person.id))


@post("/api/account/recovery-codes", tags=TAGS, summary="Get new recovery codes")
async def renew_recovery_codes(request: Request[Any, Any, Any], visitor: Visitor, data: Confirmation) -> RecoveryCodes:
    """All earlier ones are void."""
    node = node_of(request)
    await confirm(request, visitor, data.password, data.passkey)
    return RecoveryCodes(await node.people.accounts.renew_recovery_codes(visitor.id, now=node.now()))


ROUTES = (open_account, ways_in, change_password, recover, renew_recovery_codes)
