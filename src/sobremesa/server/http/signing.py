"""Signing in with a password, and out: here, or everywhere else."""

from typing import Any

import msgspec
from litestar import Request, Response, post

from sobremesa.server.http.me import Me, enter, enter_even_banned, guest_to_bring
from sobremesa.server.http.trying import try_account
from sobremesa.server.http.visiting import (
    Visitor,
    device_of,
    give_session,
    look_again,
    node_of,
    recognise_even_banned,
)
from sobremesa.server.limits import Kind

TAGS = ["account"]


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login with its password."""

    login: str
    password: str
    bring_guest: bool = False
    """Whether what was played as a guest in this browser comes along; on a shared device it may be somebody else's."""


@post("/api/sign-in", tags=TAGS, summary="Sign in with a password", status_code=200)
async def sign_in(request: Request[Any, Any, Any], data: Credentials) -> Response[Me]:
    """From now on this browser is the account's person."""
    node = node_of(request)
    guest = await guest_to_bring(request, is_wanted=data.bring_guest)
    turn = await try_account(request, Kind.LOGIN, data.login)
    visit = await node.people.accounts.sign_in(
        data.login, data.password, now=node.now(), guest=guest, device=device_of(request), turn=turn
    )
    me = await enter_even_banned(request, visit)
    return Response(me, background=look_again(request, visit.person.id, guest))


@post("/api/sign-out", tags=TAGS, summary="Sign out in this browser", status_code=204)
async def sign_out(request: Request[Any, Any, Any]) -> None:
    """The session ends for ever, with the sockets of all tabs; a guest without an account cannot come back."""
    node = node_of(request)
    known = await recognise_even_banned(request)
    if known is not None:
        await node.people.sessions.end(known.id, known.session, now=node.now())
        await node.door.end_session(known.session)
    give_session(request, "")


@post("/api/sign-out-everywhere", tags=TAGS, summary="Sign out everywhere but here", status_code=200)
async def sign_out_everywhere(request: Request[Any, Any, Any], visitor: Visitor) -> Response[Me]:
    """Every other session ends, with its sockets, and every token of one's bots; this browser gets another cookie."""
    node = node_of(request)
    node.check_limit(Kind.ACTION, visitor.id, visitor.address)
    visit = await node.people.sessions.end_all(visitor.id, now=node.now(), device=device_of(request))
    return Response(enter(request, visit), background=look_again(request, visitor.id))


ROUTES = (sign_in, sign_out, sign_out_everywhere)
