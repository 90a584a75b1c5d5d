"""Passkeys over HTTP: ask the browser for one, and take its answer; only where browsers know them."""

from typing import Any

import msgspec
from litestar import Request, Response, get, post

from sobremesa.server.http.me import Me, enter, enter_even_banned, guest_to_bring
from sobremesa.server.http.proving import Confirmation, ShownAgain, confirm
from sobremesa.server.http.visiting import Visitor, client_of, device_of, look_again, node_of, site_of
from sobremesa.server.limits import Kind
from sobremesa.server.people.passkeys import Ceremony, key_name

TAGS = ["account"]


class PasskeyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is needed before a passkey is added: a guest's login to be, or a proof that the account is one's own."""

    login: str | None = None
    password: str | None = None
    passkey: ShownAgain | None = None


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser made (`navigator.credentials.create`), and what its owner calls it."""

    challenge: str
    answer: dict[str, Any]
    label: str


class ShownPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser answered (`navigator.credentials.get`)."""

    challenge: str
    answer: dict[str, Any]
    bring_guest: bool = False
    """Whether what was played as a guest in this browser comes along."""


class AddedPasskey(msgspec.Struct, frozen=True):
    """Oneself with one more passkey; whoever has an account by it gets recovery codes, shown this once."""

    me: Me
    recovery_codes: tuple[str, ...] = ()


class PasskeyListed(msgspec.Struct, frozen=True):
    """A passkey as its owner knows it; times are milliseconds since 1970."""

    id: str
    label: str
    site: str
    created_at: int
    used_at: int | None


@post("/api/account/passkeys/begin", tags=TAGS, summary="Begin to add a passkey", status_code=200)
async def begin_adding(request: Request[Any, Any, Any], visitor: Visitor, data: PasskeyWish) -> Ceremony:
    """What to ask the browser for; whoever has a password says it once more, or else shows a passkey."""
    node = node_of(request)
    node.check_limit(Kind.ACCOUNT, visitor.id, visitor.address)
    await confirm(request, visitor, data.password, data.passkey)
    return await node.people.passkeys.begin_adding(visitor.id, site_of(request), now=node.now(), login=data.login)


@post("/api/account/passkeys", tags=TAGS, summary="Add a passkey")
async def finish_adding(request: Request[Any, Any, Any], visitor: Visitor, data: NewPasskey) -> Response[AddedPasskey]:
    """A guest has an account from now on, and is the same person."""
    node = node_of(request)
    node.check_limit(Kind.CONFIRM, visitor.id, visitor.address)
    visit = await node.people.passkeys.finish_adding(
        visitor.id,
        site_of(request),
        data.challenge,
        data.answer,
        label=data.label,
        now=node.now(),
        device=device_of(request),
    )
    codes: tuple[str, ...] = ()
    if visitor.login is None:
        codes = await node.people.accounts.renew_recovery_codes(visitor.id, now=node.now())
    return Response(AddedPasskey(enter(request, visit), codes), background=look_again(request, visitor.id))


@get("/api/account/passkeys", tags=TAGS, summary="My passkeys")
async def list_passkeys(request: Request[Any, Any, Any], visitor: Visitor) -> list[PasskeyListed]:
    """The oldest first."""
    return [
        PasskeyListed(key_name(each.id), each.label, each.site, each.created_at, each.used_at)
        for each in await node_of(request).people.passkeys.listed(visitor.id)
    ]


@post("/api/account/passkeys/{key:str}/removal", tags=TAGS, summary="Remove a passkey", status_code=204)
async def remove_passkey(request: Request[Any, Any, Any], visitor: Visitor, key: str, data: Confirmation) -> None:
    """Never the last way in; whoever has a password says it once more, or else shows a passkey."""
    await confirm(request, visitor, data.password, data.passkey)
    await node_of(request).people.passkeys.remove(visitor.id, key)


@post("/api/sign-in/passkey/begin", tags=TAGS, summary="Begin to sign in with a passkey", status_code=200)
async def begin_sign_in(request: Request[Any, Any, Any]) -> Ceremony:
    """What to ask the browser for: any passkey of this site."""
    node = node_of(request)
    return await node.people.passkeys.begin_sign_in(site_of(request), now=node.now())


@post("/api/sign-in/passkey", tags=TAGS, summary="Sign in with a passkey", status_code=200)
async def finish_sign_in(request: Request[Any, Any, Any], data: ShownPasskey) -> Response[Me]:
    """From now on this browser is the person whose passkey it is."""
    node = node_of(request)
    guest = await guest_to_bring(request, is_wanted=data.bring_guest)
    node.check_limit(Kind.PASSKEY, None, client_of(request).subject)
    visit = await node.people.passkeys.finish_sign_in(
        site_of(request), data.challenge, data.answer, now=node.now(), guest=guest, device=device_of(request)
    )
    me = await enter_even_banned(request, visit)
    return Response(me, background=look_again(request, visit.person.id, guest))


ROUTES = (
    begin_adding,
    finish_adding,
    list_passkeys,
    remove_passkey,
    begin_sign_in,
    finish_sign_in,
)
